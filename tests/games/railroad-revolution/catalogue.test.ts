import { describe, expect, test } from 'vitest';
import { citedIn, type Kind } from '../../../src/games/common/words/catalogue.ts';
import { english } from '../../../src/games/common/words/words.ts';
import { ABILITY } from '../../../src/games/railroad-revolution/engine/tables/abilities.ts';
import { CITIES } from '../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { CITY_TILES } from '../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import {
  ACTIONS,
  BOX,
  WORKER_COUNTS,
  WORKERS,
} from '../../../src/games/railroad-revolution/engine/tables/constants.ts';
import { DEAL_TILES } from '../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES } from '../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import { SETUP_SIDE_IDS } from '../../../src/games/railroad-revolution/engine/tables/setup-tiles.ts';
import { SPACES } from '../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import { SECTIONS, TELEGRAPH_TILES } from '../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { TRACKS } from '../../../src/games/railroad-revolution/engine/tables/tracks.ts';
import { TRAINS } from '../../../src/games/railroad-revolution/engine/tables/trains.ts';
import { catalogue, catalogueOf } from '../../../src/games/railroad-revolution/modules/evolution/words/catalogue.ts';
import { marksOf } from '../../../src/games/railroad-revolution/words/catalogue/marks.ts';
import { printed } from '../../../src/kernel/provenance.ts';
import { pseudo, unwrapped } from '../../stepper/pseudo.ts';

const texts = import.meta.glob<string>('../../../src/games/railroad-revolution/engine/tables/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const kind = (id: string): Kind => {
  const found = catalogue.kinds.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no kind ${id}`);
  return found;
};
const rowsOf = (id: string) => kind(id).pieces.flatMap(({ rows }) => rows);
const values = catalogue.kinds.flatMap(({ pieces }) => pieces.flatMap(({ rows }) => rows.flatMap((row) => row.values)));

describe('RR the catalogue', () => {
  test.each([
    ['city-tiles', CITY_TILES.length],
    ['telegraph-tiles', TELEGRAPH_TILES.length],
    ['deal-tiles', DEAL_TILES.length],
    ['trains', TRAINS.length],
    ['milestones', MILESTONES.length],
    ['worker-pieces', WORKERS.length],
  ])('%s: every one of the %i in the tables', (id, count) => {
    expect(kind(id).pieces.length).toBe(count);
  });

  test('holds the values of the box, of every certainty', () => {
    expect(values.length).toBeGreaterThan(350);
    expect(new Set(values.map(({ mark }) => mark.kind))).toEqual(
      new Set(['printed', 'derived', 'public', 'reconstructed']),
    );
  });

  test('cites many clauses', () => {
    expect(citedIn(catalogue).length).toBeGreaterThan(80);
  });

  test('every side of a setup tile, every city, rail space, section and track has a row to link to', () => {
    const ids = new Set(
      catalogue.kinds.flatMap(({ pieces }) => pieces.flatMap(({ rows }) => rows.map((row) => row.id))),
    );
    const wanted = [
      ...SETUP_SIDE_IDS,
      ...CITIES.map(({ id }) => `city-${id}`),
      ...SPACES.map(({ id }) => `space-${id}`),
      ...SECTIONS.map(({ section }) => `section-${section}`),
      ...TRACKS.map(({ id }) => `track-${id}`),
    ];
    expect(wanted.filter((id) => !ids.has(id))).toEqual([]);
  });

  test('a train has its bonus and its VP on the side that lies up, and nothing on the other', () => {
    const texts = (side: string) =>
      rowsOf('trains')
        .filter(({ head }) => head === side)
        .map((row) => row.values.map(({ text }) => text));
    expect(texts('Face up')).toHaveLength(TRAINS.length);
    for (const [bonus, vp, ...more] of texts('Face up')) {
      expect(bonus).toMatch(/promote|advance|rail|\$|Share/i);
      expect([vp, ...more]).toEqual(['8 VP']);
    }
    expect(texts('Face down')).toEqual(TRAINS.map(() => ['no bonus, no VP']));
  });

  test('where offices are joined for how many VP is ours, and so is what a step on a track costs where', () => {
    const connections = rowsOf('telegraph-line')
      .flatMap((row) => row.values)
      .filter(({ rule }) => rule === 'telegraph-connections');
    expect(connections).toHaveLength(7);
    expect(new Set(connections.map(({ mark }) => mark.kind))).toEqual(new Set(['reconstructed']));
  });

  test('a mark is that of the table: prices of Deals are ours, the trains are printed, one Milestone is public', () => {
    expect(
      rowsOf('deal-tiles')
        .flatMap((row) => row.values)
        .every(({ mark }) => mark.kind === 'reconstructed'),
    ).toBe(true);
    const fronts = rowsOf('trains').filter(({ head }) => head === 'Face up');
    expect(fronts.map((row) => row.values[0]?.mark)).toEqual(
      TRAINS.map(() => ({ kind: 'printed', where: 'Train tiles (p. 14)' })),
    );
    const shown = kind('milestones').pieces.filter(({ rows }) =>
      rows.some((row) => row.values.some(({ mark }) => mark.kind === 'public')),
    );
    expect(shown.map(({ id }) => id)).toEqual(['milestone-a1-1']);
  });

  test('no line number of a source stands in what a reader sees', () => {
    const told = values.flatMap(({ text, mark }) => [text, mark.where ?? '', mark.note ?? '']);
    expect(told.filter((text) => /\b[BEP]\d+\b/.test(text))).toEqual([]);
  });

  test('counts that change with the players are marked with them', () => {
    const stacks = rowsOf('trains').flatMap((row) => row.values.filter(({ players }) => players !== undefined));
    expect(stacks.slice(0, 3).map(({ text, players }) => [text, players])).toEqual([
      ['3 in the stack', [2]],
      ['4 in the stack', [3]],
      ['5 in the stack', [4]],
    ]);
    const white = kind('worker-pieces').pieces[0]?.rows.flatMap((row) => row.values.filter(({ players }) => players));
    expect(white?.map(({ text }) => text)).toEqual(['8 in play', '12 in play', '16 in play']);
    const neutral = rowsOf('pieces').flatMap((row) => row.values.filter(({ players }) => players));
    expect(neutral.map(({ text, players }) => [text.slice(0, 9), players])).toEqual([
      ['7 neutral', [2]],
      ['5 neutral', [3]],
    ]);
  });

  test('the tables of the box agree with what the rulebook counts', () => {
    expect(Object.values(WORKER_COUNTS).reduce((sum, n) => sum + n, 0)).toBe(64);
    expect(Object.values(BOX.banknotes).reduce((sum, n) => sum + n, 0)).toBe(52);
    expect(TRAINS.reduce((sum, { count }) => sum + count, 0)).toBe(24);
  });

  test('worker effects: each of 5 workers on 4 actions, each with a clause of its own', () => {
    const abilities = catalogue.grids.find(({ id }) => id === 'abilities');
    expect(abilities?.columns.length).toBe(ACTIONS.length);
    const cells = abilities?.rows.flatMap((row) => row.cells) ?? [];
    expect(cells.length).toBe(20);
    expect(new Set(cells.map(({ rule }) => rule)).size).toBe(1 + 4 * Object.keys(ABILITY.station).length);
    // The numbers are those of the table.
    const at = (worker: number, action: number) => abilities?.rows[worker]?.cells[action]?.text;
    expect([at(0, 0), at(1, 1), at(2, 1), at(4, 0), at(4, 3)]).toEqual([
      'Promote 1 worker',
      'Pay $300: take a train',
      'Gain $100, plus $50 a triangle',
      'Pay $300: the primary reward again',
      'Flip once more, also the same train',
    ]);
  });

  test('every word goes through the tag that a translator sees', () => {
    const { kinds, grids } = catalogueOf(pseudo);
    const told = [
      ...kinds.flatMap(({ title, says, pieces }) => [
        title,
        says,
        ...pieces.flatMap((piece) => [
          piece.title,
          ...piece.rows.flatMap(({ head = '', values: all }) => [head, ...all.map(({ text }) => text)]),
        ]),
      ]),
      ...grids.flatMap(({ title, corner, columns, rows }) => [
        title,
        corner,
        ...columns,
        ...rows.flatMap(({ head, cells }) => [head, ...cells.map(({ text }) => text)]),
      ]),
    ];
    const names = [...CITIES.map(({ name }) => name), 'A1', 'A2', 'III', 'II', 'IV'];
    expect(told.flatMap((text) => unwrapped(text, names))).toEqual([]);
  });
});

describe('RR how much of the map is ours', () => {
  test('is counted from the provenance of its tables', () => {
    const told = catalogue.board?.tallies.map(({ what, known, all }) => `${known} of ${all} ${what}`);
    expect(told).toEqual([
      '13 of 15 city names',
      '4 of 15 city levels',
      '1 of 29 lines between cities',
      '2 of 29 terrains',
      '0 of 15 Station costs',
    ]);
    expect(catalogue.board?.kind).toBe('map');
  });

  test('the worked correction is of a line that stands in its table, and would be told as read off a copy', () => {
    const { table, source } = catalogue.correction ?? {};
    expect(texts[`../../../${table?.file}`]).toContain(table?.was);
    expect(table?.now.replace('triangles: 2', 'triangles: 1')).toBe(table?.was);
    expect(texts[`../../../${source?.file}`]).toContain('SPACES_SOURCES');
    const ref = /printed\('(\w+)'\)/.exec(source?.now ?? '')?.[1] ?? '';
    expect(marksOf(english).mark(printed(ref))).toEqual({ kind: 'public', where: 'a reader’s copy of the game' });
  });
});
