import { describe, expect, test } from 'vitest';
import { game } from '../../../../src/games/railroad-revolution/game.ts';
import { refusalsOf, testMarks, testTries } from '../../../refusals.ts';

const refusals = await refusalsOf(game);

/** What the picture marks where an example refuses a move, by code: the kind of the mark, its place, and what stands beside it. */
const MARKS: Readonly<Record<string, readonly RegExp[]>> = {
  cityNotConnected: [/^gap city:[a-z-]+$/],
  crossingMoney: [/^short row:n:money needs \$\d+$/],
  dealShares: [/^short row:n:shares needs \d$/],
  effectUsed: [/^taken worker:n:trade:purple used$/],
  fourWorkers: [/^short row:n:workers leaves 3 of 4$/],
  mainActionDone: [/^taken place:n:(railroad|trade) done$/],
  mainActionFirst: [/^first place:n:station first$/],
  mainActionOpen: [/^first place:n:trade first$/],
  money: [/^short row:n:money needs \$\d+$/],
  noBonus: [/^gap train:n:n$/],
  noDiagonal: [/^gap slot:n:II-\d$/],
  noManagerPlace: [/^missing milestone:/],
  noRewardTile: [/^missing extension:n none left$/],
  noSuchWorker: [/^missing row:n:(orange|purple) needs 1$/],
  noThirdRail: [/^missing pieces:n none left$/],
  noWorkerLeft: [/^missing supply:(purple|white) none left$/],
  notDrawn: [/^first milestone:C-\d+( first)?$/],
  notFirstStation: [/^taken station:[a-z-]+:(blue|neutral)$/],
  notLeftmost: [/^first pieces:n:n first$/],
  notYourTurn: [/^first seat:n first$/],
  officeThere: [/^taken office:n:(black|yellow)$/],
  otherRow: [/^gap slot:n:III-1$/],
  performanceTileGone: [/^taken performance:perf-/],
  pointsShort: [/^short slot:n:(II|III)-\d needs \d$/],
  rewardLimit: [/^taken reward:reward-rail-\d$/],
  rewardTaken: [/^taken (city:washington|place:n:trade) used$/],
  sectionFull: [/^taken trade:n$/],
  slotTaken: [/^taken performance:perf-/],
  // The space has a cross, and dashed rings the cities at its ends, which the network does not reach.
  spaceNotConnected: [/^gap space:/, /^missing city:/],
  spaceTaken: [/^taken space:/],
  stationThere: [/^taken station:[a-z-]+:yellow$/],
  trackMoney: [/^short row:n:money needs \$\d+$/],
  trackShares: [/^short row:n:shares needs \d$/],
  trainFull: [/^taken car:wagon-\d+$/],
  unpaid: [/^first row:n:money owes \$\d+$/],
  wrongSlot: [/^gap slot:n:II-1$/],
};

describe('what a refused move lacks', () => {
  testMarks(refusals, MARKS);

  test('is on the board at that step, but for what has left the table', () => {
    const gone = ['noRewardTile', 'rewardLimit', 'performanceTileGone'];
    const undrawn = refusals.filter(({ code, lacks, drawn }) => drawn.length < lacks.length && !gone.includes(code));
    expect(undrawn.map(({ where }) => where)).toEqual([]);
  });

  test('names the numbers of the refusal: what is needed, where the player has less', () => {
    const [short] = refusals.filter(({ where }) => where === 'earned-in-the-action 2 5');
    expect(short?.lacks).toEqual([{ at: ['row:0:money'], kind: 'short', text: 'needs $600' }]);
  });
});

testTries(game, 200);
