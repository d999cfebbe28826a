import { describe, expect, test } from 'vitest';
import { linesOf, markOf, numberedOf, toldOf } from '../../src/components/catalogue/sentences.ts';
import { buildSpine, type SpineInput } from '../../src/spine/spine.ts';
import { type Change, input } from './sample.ts';

const faultsOf = (change: Change, more: Partial<SpineInput> = {}) => buildSpine(input(change, more)).faults;

describe('marks', () => {
  const printed = { kind: 'printed', where: 'Trade' } as const;
  const ours = { kind: 'reconstructed' } as const;
  const value = (text: string, mark: typeof printed | typeof ours) => ({ text, mark });

  test('side by side values of one mark are told together', () => {
    const row = { values: [value('a', printed), value('b', printed), value('c', ours)] };
    expect(toldOf(row).map(({ values: all, mark }) => [all.map(({ text }) => text).join(), mark.kind])).toEqual([
      ['a,b', 'printed'],
      ['c', 'reconstructed'],
    ]);
  });

  test('one mark speaks for a tile only where hardly anything else stands on it', () => {
    const piece = (...marks: (typeof printed | typeof ours)[]) => ({
      id: 'x',
      title: 'X',
      figure: { kind: 'x' },
      rows: marks.map((mark) => ({ values: [value('v', mark)] })),
    });
    expect(markOf(piece(ours, ours))).toEqual({ mark: ours, isAll: true });
    expect(markOf(piece(ours, ours, ours, printed))).toEqual({ mark: ours, isAll: false });
    expect(markOf(piece(ours, printed))).toBeUndefined();
  });
});

describe('what content names', () => {
  const catalogues = {
    toy: { kinds: [], grids: [{ id: 'costs', title: 'Costs', corner: 'For', columns: ['$'], rows: [] }] },
  };
  const laying = 'content/toy/rules/laying.mdx';
  const sheet = 'content/toy/reference/game.yaml';
  const lines = (rule: string) =>
    `lead: All.\nparts:\n  - title: Turn\n    lines:\n      - { text: Lay., rule: ${rule} }\n`;

  test('a table that exists is none of the faults, another is one with its line', () => {
    expect(faultsOf({ [laying]: (text) => `${text}\n<Grid id="costs" />\n` }, { catalogues })).toEqual([]);
    expect(faultsOf({ [laying]: (text) => `${text}\n<Grid id="cost" />\n` }, { catalogues })).toMatchObject([
      { kind: 'unknown-grid', file: laying, message: 'there is no table "cost"; did you mean "costs"?' },
    ]);
    expect(faultsOf({ [laying]: (text) => `${text}\n<Pieces of="rails" />\n` }, { catalogues })).toMatchObject([
      { kind: 'unknown-piece', file: laying },
    ]);
  });

  test('a line of a sheet must name a clause', () => {
    expect(faultsOf({ [sheet]: lines('lay-rail') })).toEqual([]);
    expect(faultsOf({ [sheet]: lines('lay-rial') })).toMatchObject([{ kind: 'unknown-clause', file: sheet, line: 5 }]);
    expect(faultsOf({ [sheet]: 'lead: All.\nparts:\n  - grid: costs\n' })).toMatchObject([
      { kind: 'unknown-grid', file: sheet, line: 3 },
    ]);
  });

  test('a sheet belongs to a game', () => {
    expect(faultsOf({ 'content/other/reference/game.yaml': lines('lay-rail') })).toMatchObject([
      { kind: 'frontmatter', file: 'content/other/reference/game.yaml' },
    ]);
  });

  test('what the catalogue cites must be a clause', () => {
    const grids = [
      { id: 'g', title: 'G', corner: '', columns: ['c'], rows: [{ head: 'h', cells: [{ text: 't', rule: 'gone' }] }] },
    ];
    expect(faultsOf({}, { catalogues: { toy: { kinds: [], grids } } })).toMatchObject([
      { kind: 'unknown-clause', file: 'src/games/toy/words/catalogue.ts' },
    ]);
  });
});

describe('a value that lists many numbered places', () => {
  const said = (text: string) => numberedOf([{ text, mark: { kind: 'printed' } }]);
  test('is told as a table, in their order', () => {
    const numbered = said('space 4: 2, space 6: 5, space 8: 9, space 10: 13, space 12: 18');
    expect(numbered?.of).toBe('space');
    expect(numbered?.columns.map(({ at, value }) => `${at} ${value}`)).toEqual(['4 2', '6 5', '8 9', '10 13', '12 18']);
  });
  test.each([
    'space 4: 2, space 6: 5',
    'space 4: 2, space 6: 5, row 8: 9, space 10: 13, space 12: 18',
    'cost: $300',
    'a row of Reward tiles',
  ])('is none, and stays as it is: %s', (text) => {
    expect(said(text)).toBeUndefined();
  });
});

describe('components of a kind on a sheet', () => {
  const mark = (kind: 'printed' | 'reconstructed') => ({ kind });
  const figure = { kind: 'tile' };
  const tile = (title: string, text: string, kind: 'printed' | 'reconstructed') => ({
    id: title,
    title,
    figure,
    rows: [
      { head: 'Bonus', values: [{ text, mark: mark(kind) }] },
      { head: 'Letter', values: [{ text: 'A', mark: mark('printed') }] },
    ],
  });
  test('stand in one line where they say the same and are as sure', () => {
    const pieces = [tile('Wagon 1', 'Gain $300', 'printed'), tile('Wagon 2', 'Gain $300', 'reconstructed')];
    const more = [tile('Wagon 3', '2 Shares', 'reconstructed'), tile('Wagon 4', '2 Shares', 'reconstructed')];
    const lines = linesOf({ shape: 'tiles', pieces: [...pieces, ...more] });
    expect(lines.map(({ heads, isOurs }) => `${heads}${isOurs ? '†' : ''}`)).toEqual(['1', '2†', '3,4†']);
  });
  test('of a board are its rows, reconstructed where a value of it is, without those of some counts', () => {
    const values = [
      { text: '2 slots', mark: mark('printed') },
      { text: '4 points', mark: mark('reconstructed') },
      { text: '3 tiles', mark: mark('printed'), players: [3] },
    ];
    const pieces = [{ id: 'board', title: 'Rows', figure, rows: [{ head: 'Row I', values }] }];
    const lines = linesOf({ shape: 'board', pieces });
    expect(lines).toEqual([{ heads: ['Row I'], values: values.slice(0, 2), isOurs: true }]);
  });
});
