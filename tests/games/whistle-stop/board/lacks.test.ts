import { describe, expect, test } from 'vitest';
import { game } from '../../../../src/games/whistle-stop/game.ts';
import { refusalsOf, testMarks, testTries } from '../../../refusals.ts';

const refusals = await refusalsOf(game);

/** What the picture marks where an example refuses a move, by code: the kind of the mark, its place, and what stands beside it. */
const MARKS: Readonly<Record<string, readonly RegExp[]>> = {
  opponentInWay: [/^taken train:n:n$/],
  spaceTaken: [/^taken space:n$/],
  stopHeld: [/^taken train:n:n$/],
};
/** Where the line of the move ends, the map has a cross of its own. */
const ON_ROUTE = ['eastward', 'lastStop', 'leadsNowhere', 'noStopInReach', 'threeLaid', 'trackUsed'];

describe('what a refused move lacks', () => {
  testMarks(refusals, MARKS, ON_ROUTE);

  test.each(ON_ROUTE)('%s: the line of the move ends in a cross, and nothing else is marked', (code) => {
    const all = refusals.filter((one) => one.code === code);
    expect(all.length).toBeGreaterThan(0);
    for (const { where, lacks, html } of all) {
      expect(lacks, where).toEqual([]);
      expect(html, where).toContain('class="no"');
    }
  });

  test('the train that bars the way is the one that holds the stop', () => {
    const [first] = refusals.filter(({ where }) => where === 'whistle-bypass 2 2');
    expect(first?.lacks).toEqual([{ at: ['train:1:0'], kind: 'taken' }]);
    expect(first?.drawn).toEqual(first?.lacks);
  });
});

testTries(game, 100);
