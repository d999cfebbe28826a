import { describe, expect, test } from 'vitest';
import { game } from '../../../../src/games/railway-workers/game.ts';
import { marksByCode, refusalsOf, triesOf } from '../../../refusals.ts';

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
  const marks = marksByCode(refusals);
  test('is marked for every code that an example refuses', () => {
    expect(Object.keys(marks)).toEqual(Object.keys(MARKS).sort());
  });

  test.each(Object.entries(MARKS))('%s', (code, expected) => {
    const found = marks[code] ?? [];
    expect(found.filter((one) => !expected.some((pattern) => pattern.test(one)))).toEqual([]);
    for (const pattern of expected)
      expect(
        found.some((one) => pattern.test(one)),
        `${pattern}`,
      ).toBe(true);
  });

  test('is on the board at that step', () => {
    expect(refusals.filter(({ lacks, drawn }) => drawn.length < lacks.length).map(({ where }) => where)).toEqual([]);
  });
});

test('whatever a reader tries in an example, its marks name places, and are few', async () => {
  const tries = await triesOf(game);
  expect(tries.length).toBeGreaterThan(100);
  for (const { where, code, lacks } of tries) {
    expect(lacks.length, `${where} ${code}`).toBeLessThanOrEqual(6);
    for (const { at } of lacks)
      for (const name of at) expect(name, `${where} ${code}`).toMatch(/^(middle|[a-z]+(:(?!undefined)[\w-]+)+)$/);
  }
});
