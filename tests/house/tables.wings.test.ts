import { expect, test } from 'vitest';
import { printed, reconstructed } from '../../src/kernel/provenance.ts';
import { loadAsked } from '../asked.ts';
import { sourceFaults } from './tables.ts';

type Exports = Readonly<Record<string, unknown>>;
const inTables = import.meta.glob<Exports>('../../src/games/**/engine/tables/*.ts');
const inSources = import.meta.glob<Exports>('../../src/games/**/engine/tables/sources/*.ts');
const texts = import.meta.glob<string>('../../src/games/**/engine/tables/*.ts', { query: '?raw', import: 'default' });
const sourcesOf = (path: string) => path.replace(/[^/]+$/, 'sources/$&');

/** What makes something of other tables has the provenance of these. */
const isMadeOfOthers = (text: string) => /^import \{[^}]*\} from '\.\//m.test(text);

test('every table of every game says where its rows and values come from, and tells of nothing else', async () => {
  for (const { path, value } of await loadAsked(inTables)) {
    const sources = await inSources[sourcesOf(path)]?.();
    const isMade = sources === undefined && isMadeOfOthers((await texts[path]?.()) ?? '');
    expect(isMade ? [] : sourceFaults(value, sources), path).toEqual([]);
  }
});

test('every module of provenance stands beside a table', async () => {
  const tables = Object.keys(inTables).map(sourcesOf);
  expect(Object.keys(inSources).filter((path) => !tables.includes(path))).toEqual([]);
});

const IDS = ['a', 'b'];
const ROWS = [
  { id: 'a', vp: 1 },
  { id: 'b', vp: 2 },
];
const values = { IDS, ROWS, ROW: { a: ROWS[0], b: ROWS[1] }, LIMIT: 3, NUMBERS: { one: 1 }, limitOf: () => 3 };
const sources = {
  ROWS_SOURCES: { a: printed('B1, B3-5'), b: reconstructed({ fieldSources: { vp: printed('L1-L2') } }) },
  LIMIT_SOURCES: printed('B2'),
  NUMBERS_SOURCES: { one: reconstructed() },
};
const TRACKS = [{ id: 'a', slots: [{ vp: 1 }, { vp: 2 }] }];
const tracks = (count: number) => ({
  TRACKS_SOURCES: { a: { ...reconstructed(), slots: Array.from({ length: count }, () => reconstructed()) } },
});

test.each<[string, Exports, Exports | undefined, string[]]>([
  ['nothing', values, sources, []],
  ['a row', values, { ...sources, ROWS_SOURCES: { a: printed('B1') } }, ['ROWS.b has no provenance']],
  ['a constant', values, { ...sources, NUMBERS_SOURCES: {} }, ['NUMBERS.one has no provenance']],
  ['a number', { LIMIT: 3 }, {}, ['LIMIT has no provenance']],
  ['a table', { ROWS }, undefined, ['ROWS has no provenance']],
  [
    'no row',
    { NUMBERS: {} },
    { NUMBERS_SOURCES: { one: printed('B1') } },
    ['NUMBERS.one is told of, and is not there'],
  ],
  ['no table', { IDS }, { ROWS_SOURCES: {} }, ['ROWS_SOURCES tells of no table']],
  ['a reference', { LIMIT: 3 }, { LIMIT_SOURCES: printed('page 3') }, ['LIMIT is printed, with the reference page 3']],
  [
    'what is ours',
    { LIMIT: 3 },
    { LIMIT_SOURCES: { source: 'reconstructed', ref: 'B1' } },
    ['LIMIT is reconstructed, with the reference B1'],
  ],
  [
    'a field',
    { NUMBERS: { one: 1 } },
    { NUMBERS_SOURCES: reconstructed({ fieldSources: { one: { source: 'printed' } } }) },
    ['NUMBERS.one is printed, with the reference undefined'],
  ],
  ['rows within a row', { TRACKS }, tracks(2), []],
  ['one of them', { TRACKS }, tracks(1), ['TRACKS.a.slots has 2 rows, and 1 are told of']],
])('provenance that is missing or too much is found: %s', (_, table, told, faults) => {
  expect(sourceFaults(table, told)).toEqual(faults);
});
