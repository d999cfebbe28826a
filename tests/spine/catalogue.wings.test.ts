import { describe, expect, test } from 'vitest';
import { citedIn } from '../../src/games/common/words/catalogue.ts';
import { searchRecords } from '../../src/spine/records.ts';
import { siteSpine } from '../../src/spine/site.ts';
import { buildSpine } from '../../src/spine/spine.ts';
import { isAsked } from '../asked.ts';
import { input } from './sample.ts';

const spine = siteSpine();
const games = [...spine.games.values()].filter(({ id }) => isAsked(id));

describe.each(games)('the catalogue of $id', (game) => {
  const { catalogue, clauses } = game;
  const values = catalogue.kinds.flatMap(({ pieces }) =>
    pieces.flatMap(({ rows }) => rows.flatMap((row) => row.values)),
  );

  test('no two anchors are the same', () => {
    const ids = catalogue.kinds.flatMap((one) => [
      one.id,
      ...one.pieces.flatMap((piece) => [piece.id, ...piece.rows.flatMap((row) => row.id ?? [])]),
    ]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('nothing is said twice of one value', () => {
    expect(values.map(({ text }) => text).filter(isSaidTwice)).toEqual([]);
  });

  test('what is not ours says where it is from', () => {
    expect(values.filter(({ mark }) => mark.kind !== 'reconstructed' && mark.where === undefined)).toEqual([]);
  });

  test('everything that it cites exists', () => {
    expect(citedIn(catalogue).filter((id) => !clauses.has(id))).toEqual([]);
  });

  test('a search finds each kind', () => {
    const records = searchRecords(spine, game).filter((one) => one.kind === 'component');
    expect(records.map(({ path }) => path)).toEqual(catalogue.kinds.map(({ id }) => `/${game.id}/components/#${id}`));
  });
});

/** Whether two parts of a text are the same. */
function isSaidTwice(text: string): boolean {
  const said = text.split(/, | and | or |; /).filter((part) => /[a-z]{3}/i.test(part));
  return new Set(said).size < said.length;
}

test('a part of a text that stands twice is found', () => {
  expect(isSaidTwice('Gain 1 Share, promote 1 and promote 1')).toBe(true);
  expect(isSaidTwice('Gain 1 Share, promote 1 and promote 2')).toBe(false);
});

test('a game without a catalogue has none', () => {
  const { spine: toys } = buildSpine(input());
  expect(toys.games.get('toy')?.catalogue).toEqual({ kinds: [], grids: [] });
});
