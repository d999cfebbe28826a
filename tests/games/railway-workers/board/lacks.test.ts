import { describe, expect, test } from 'vitest';
import { game } from '../../../../src/games/railway-workers/game.ts';
import { refusalsOf, testMarks, testTries } from '../../../refusals.ts';

const refusals = await refusalsOf(game);

/** What the picture marks where an example refuses a move, by code: the kind of the mark, its place, and what stands beside it. */
const MARKS: Readonly<Record<string, readonly RegExp[]>> = {
  cardsFixed: [/^taken slot:n:n fixed$/, /^taken slot:n:n$/],
  diceFixed: [/^taken slot:n:n fixed$/, /^taken slot:n:n$/],
  noSuchDie: [/^missing dice:n needs \d$/],
  noTokenLeft: [/^short tokens:n needs 2$/],
  raisedTopOnly: [/^taken slot:n:n$/],
  sumTooLow: [/^short slot:n:n needs [47]$/],
  tokensLater: [/^first middle first$/],
  totalTooHigh: [/^short total:n 4 at most$/],
};

describe('what a refused move lacks', () => {
  testMarks(refusals, MARKS);

  test('is on the board at that step', () => {
    expect(refusals.filter(({ lacks, drawn }) => drawn.length < lacks.length).map(({ where }) => where)).toEqual([]);
  });
});

testTries(game, 100);
