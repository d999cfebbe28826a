import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { linesOf, markOf, placesOf, toldOf } from '../../src/components/catalogue/told.ts';
import { citedIn, type Kind } from '../../src/games/common/words/catalogue.ts';
import { ABILITY } from '../../src/games/railroad-revolution/engine/tables/abilities.ts';
import { CITIES } from '../../src/games/railroad-revolution/engine/tables/cities.ts';
import { CITY_TILES } from '../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import { ACTIONS, BOX, WORKER_COUNTS, WORKERS } from '../../src/games/railroad-revolution/engine/tables/constants.ts';
import { DEAL_TILES } from '../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES } from '../../src/games/railroad-revolution/engine/tables/milestones.ts';
import { SETUP_SIDE_IDS } from '../../src/games/railroad-revolution/engine/tables/setup-tiles.ts';
import { SPACES } from '../../src/games/railroad-revolution/engine/tables/spaces.ts';
import { SECTIONS, TELEGRAPH_TILES } from '../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import { TRACKS } from '../../src/games/railroad-revolution/engine/tables/tracks.ts';
import { TRAINS } from '../../src/games/railroad-revolution/engine/tables/trains.ts';
import { VP_TILES } from '../../src/games/railroad-revolution/modules/evolution/engine/tables/telegraph.ts';
import { PERFORMANCE_TILES } from '../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import { WAGONS } from '../../src/games/railroad-revolution/modules/evolution/engine/tables/wagons.ts';
import { catalogue, catalogueOf } from '../../src/games/railroad-revolution/modules/evolution/words/catalogue.ts';
import { searchRecords } from '../../src/spine/records.ts';
import { siteGame, siteSpine } from '../../src/spine/site.ts';
import { buildSpine, type SpineInput } from '../../src/spine/spine.ts';
import { pseudo, unwrapped } from '../stepper/pseudo.ts';
import { type Change, input } from './sample.ts';

const faultsOf = (change: Change, more: Partial<SpineInput> = {}) => buildSpine(input(change, more)).faults;

const kind = (id: string): Kind => {
  const found = catalogue.kinds.find((one) => one.id === id);
  if (found === undefined) throw new Error(`no kind ${id}`);
  return found;
};
const rowsOf = (id: string) => kind(id).pieces.flatMap(({ rows }) => rows);
const values = catalogue.kinds.flatMap(({ pieces }) => pieces.flatMap(({ rows }) => rows.flatMap((row) => row.values)));

describe('the catalogue of Railroad Revolution', () => {
  test.each([
    ['city-tiles', CITY_TILES.length],
    ['telegraph-tiles', TELEGRAPH_TILES.length],
    ['deal-tiles', DEAL_TILES.length],
    ['trains', TRAINS.length],
    ['milestones', MILESTONES.length],
    ['worker-pieces', WORKERS.length],
    ['vp-tiles', VP_TILES.length],
    ['wagons', WAGONS.length],
    ['performance-tiles', PERFORMANCE_TILES.length],
  ])('%s: every one of the %i in the tables', (id, count) => {
    expect(kind(id).pieces.length).toBe(count);
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

  test('no two anchors are the same', () => {
    const ids = catalogue.kinds.flatMap((one) => [
      one.id,
      ...one.pieces.flatMap((piece) => [piece.id, ...piece.rows.flatMap((row) => row.id ?? [])]),
    ]);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  });

  test('nothing is said twice of one value', () => {
    const twice = (text: string) => {
      const said = text.split(/, | and | or |; /).filter((part) => /[a-z]{3}/i.test(part));
      return new Set(said).size < said.length;
    };
    expect(twice('Gain 1 Share, promote 1 and promote 1')).toBe(true);
    expect(values.map(({ text }) => text).filter(twice)).toEqual([]);
  });

  test('every value is marked, and what is not ours says where it is from', () => {
    expect(values.length).toBeGreaterThan(350);
    expect(values.filter(({ mark }) => mark.kind !== 'reconstructed' && mark.where === undefined)).toEqual([]);
    expect(new Set(values.map(({ mark }) => mark.kind))).toEqual(
      new Set(['printed', 'derived', 'public', 'reconstructed']),
    );
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
    expect(Object.values(WORKER_COUNTS.value).reduce((sum, n) => sum + n, 0)).toBe(64);
    expect(Object.values(BOX.banknotes.value).reduce((sum, n) => sum + n, 0)).toBe(52);
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

  test('what is in the box of the expansion is marked as its own, and told as what it is', () => {
    const own = catalogue.kinds.filter(({ part }) => part === 'evolution');
    expect(own.map(({ id }) => id)).toEqual([
      'performance-track',
      'extension-board',
      'trade-area',
      'evolution-line',
      'vp-tiles',
      'wagons',
      'tenders',
      'performance-tiles',
      'reward-tiles',
    ]);
    const marksAt = (id: string, head: string) =>
      rowsOf(id)
        .filter((row) => row.head === head)
        .flatMap((row) => row.values.map(({ text, mark }) => `${text}: ${mark.kind}`));
    const certain = (list: string[]) => list.filter((one) => !one.endsWith(': reconstructed'));
    expect(certain(marksAt('wagons', 'Bonus'))).toEqual(['Gain $300: printed']);
    expect(certain(marksAt('performance-tiles', 'Scores'))).toEqual([
      '4 VP for each Station in a level 3 city: printed',
      '3 VP for each completed A or B milestone: printed',
    ]);
    expect(certain(marksAt('performance-tiles', 'Letter'))).toEqual([]);
    expect(marksAt('vp-tiles', 'Scores').slice(0, 2)).toEqual([
      '7 VP: derived',
      'for each Station in a level 1 city: printed',
    ]);
    // The three costs are printed, where they stand is not.
    const costs = rowsOf('performance-track').flatMap((row) =>
      row.values.filter(({ text }) => text.startsWith('cost')),
    );
    expect(costs.map(({ text, mark }) => `${text}: ${mark.kind}`)).toEqual([
      'cost: $300: reconstructed',
      'cost: 2 Shares: reconstructed',
      'cost: 1 worker: reconstructed',
    ]);
    expect(marksAt('performance-track', 'Costs')).toEqual(['$300: printed', '2 Shares: printed', '1 worker: printed']);
    const prices = ['I', 'II', 'III', 'IV'].flatMap((row) =>
      marksAt('extension-board', `Row ${row}`).filter((text) => /point|worker|diagonal/.test(text)),
    );
    expect(prices).toEqual([
      'from row I: 2 points: printed',
      'from row II: 4 points: reconstructed',
      'from row III: 4 points: reconstructed',
      'and 1 worker: printed',
      'diagonally too: printed',
    ]);
    const rows = rowsOf('trade-area').filter(({ head }) => head === 'Wagon section 5');
    expect(rows.flatMap((row) => row.values.map(({ text, players }) => `${players}: ${text}`))).toEqual([
      '2: no Wagons',
      '3: 1 Wagon',
      '4: 2 Wagons',
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

  test('a search finds each kind', () => {
    const records = searchRecords(siteSpine(), siteGame('railroad-revolution')).filter(
      (one) => one.kind === 'component',
    );
    expect(records.map(({ path }) => path)).toEqual(
      catalogue.kinds.map(({ id }) => `/railroad-revolution/components/#${id}`),
    );
  });

  test('a game without a catalogue has none, and everything that one cites exists', () => {
    expect(siteGame('whistle-stop').catalogue).toEqual({ kinds: [], grids: [] });
    const { clauses } = siteGame('railroad-revolution');
    const cited = citedIn(catalogue);
    expect(cited.length).toBeGreaterThan(80);
    expect(cited.filter((id) => !clauses.has(id))).toEqual([]);
  });
});

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

  test('shared code names no game', () => {
    const shared = [
      'Grid.astro',
      'Mark.astro',
      'Piece.astro',
      'Pieces.astro',
      'Values.astro',
      'figures.ts',
      'told.ts',
    ].map((name) => readFileSync(`src/components/catalogue/${name}`, 'utf8'));
    const pages = [
      'pages/[game]/components/index.astro',
      'pages/[game]/reference/index.astro',
      'pages/[game]/print.astro',
      'components/Sheet.astro',
    ].map((name) => readFileSync(`src/${name}`, 'utf8'));
    for (const text of [...shared, ...pages])
      expect(text).not.toMatch(/railroad-revolution|railway-workers|whistle-stop/);
  });
});

describe('a value that lists many numbered places', () => {
  const said = (text: string) => placesOf([{ text, mark: { kind: 'printed' } }]);
  test('is told as a table, in their order', () => {
    const places = said('space 4: 2, space 6: 5, space 8: 9, space 10: 13, space 12: 18');
    expect(places?.of).toBe('space');
    expect(places?.columns.map(({ at, value }) => `${at} ${value}`)).toEqual(['4 2', '6 5', '8 9', '10 13', '12 18']);
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
    const { most, lines } = linesOf({ shape: 'tiles', pieces: [...pieces, ...more] });
    expect(most).toBe('reconstructed');
    expect(lines.map(({ heads, kind }) => `${heads} ${kind}`)).toEqual([
      '1 printed',
      '2 reconstructed',
      '3,4 reconstructed',
    ]);
  });
  test('of a board are its rows, each as sure as the least sure of its values, without those of some counts', () => {
    const values = [
      { text: '2 slots', mark: mark('printed') },
      { text: '4 points', mark: mark('reconstructed') },
      { text: '3 tiles', mark: mark('printed'), players: [3] },
    ];
    const pieces = [{ id: 'board', title: 'Rows', figure, rows: [{ head: 'Row I', values }] }];
    const { lines } = linesOf({ shape: 'board', pieces });
    expect(lines).toEqual([{ heads: ['Row I'], values: values.slice(0, 2), kind: 'reconstructed' }]);
  });
});
