import { describe, expect, test } from 'vitest';
import { SPACE } from '../../../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import { timesMet } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/scoring.ts';
import {
  PERFORMANCE_TILE,
  type PerformanceTileId,
} from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/tiles.ts';
import { TRACK_SPACES } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/tables/track.ts';
import type { State } from '../../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { type EvolutionPlayer, type EvolutionTable, evolutionTable, game } from './table.ts';

const bare: EvolutionPlayer = { trains: [], milestones: [] };
const position = (player: EvolutionPlayer, more: Partial<EvolutionTable> = {}): State =>
  evolutionTable({ players: [{ ...bare, ...player }, bare, bare, bare], ...more });
const lines = (state: State) => game.score(state).lines.filter(({ seat }) => seat === 0);
const lineOf = (state: State, rule: string) => lines(state).filter((line) => line.rule === rule);

// seven cities of levels 1, 2 and 3, and rails that connect them
const seven = [
  'washington--chicago',
  'charlotte--little-rock',
  'charlotte--miami',
  'chicago--duluth',
  'chicago--kansas-city',
] as const;

describe('RE telegraph connections', () => {
  test('RE-73 RE-74 the example: 7 cities of 3 levels are 12 VP at the rightmost connection', () => {
    const state = position({ rails: seven, offices: [6, 7] });
    expect(lineOf(state, 'connection-levels')).toEqual([
      { seat: 0, points: 12, rule: 'connection-levels', because: { sections: [6, 7], levels: 3, vp: 4 } },
    ]);
    // the two cities of the beginning are one level
    expect(lineOf(position({ offices: [6, 7] }), 'connection-levels')).toMatchObject([{ points: 4 }]);
  });

  test('RE-75 the example: two Stations in level 1 cities are 14 VP with the tile of level 1', () => {
    const state = position(
      { offices: [2, 3], stations: ['washington', 'charlotte'] },
      { vpTiles: ['tv-2', 'tv-1', 'tv-3', 'tv-4', 'tv-5'] },
    );
    expect(lineOf(state, 'vp-tile-connection')).toEqual([
      {
        seat: 0,
        points: 14,
        rule: 'vp-tile-connection',
        because: { sections: [2, 3], level: 1, stations: 2, vp: 7 },
      },
    ]);
  });

  test.each([
    [[1, 2], 'tv-3'],
    [[2, 3], 'tv-5'],
    [[3, 4], 'tv-1'],
    [[4, 5], 'tv-4'],
    [[5, 6], 'tv-2'],
  ] as const)('RE-75 between sections %j lies the tile of its slot', (offices, tile) => {
    const vpTiles = ['tv-3', 'tv-5', 'tv-1', 'tv-4', 'tv-2'] as const;
    const level = Number(tile.charAt(3));
    const [line] = lineOf(position({ offices }, { vpTiles }), 'vp-tile-connection');
    expect(line).toMatchObject({ points: 0, because: { sections: offices, level, stations: 0 } });
  });

  test('RE-72 only two neighbouring offices of one player make a connection; one alone scores nothing', () => {
    const state = evolutionTable({ players: [{ ...bare, offices: [1, 3] }, { ...bare, offices: [2] }, bare, bare] });
    expect(lines(state)).toEqual([
      { seat: 0, points: 0, rule: 'lone-office', because: { section: 1 } },
      { seat: 0, points: 0, rule: 'lone-office', because: { section: 3 } },
    ]);
    const all = position({ offices: [1, 2, 3, 4, 5, 6, 7] });
    expect(lineOf(all, 'vp-tile-connection')).toHaveLength(5);
    expect(lineOf(all, 'connection-levels')).toHaveLength(1);
    expect(lineOf(all, 'lone-office')).toEqual([]);
  });

  test('RE-71 the connections and tracks of the base game score nothing', () => {
    const state = position({
      offices: [1, 2, 3, 4, 5, 6, 7],
      stations: ['washington', 'charlotte'],
      markers: { telegraph: 5, stations: 5, network: 5 },
    });
    const rules = lines(state).map(({ rule }) => rule);
    for (const rule of ['telegraph-connections', 'offices-score', 'stations-score', 'network-score', 'track-vp'])
      expect(rules).not.toContain(rule);
  });

  test('RE-71 trains and Milestones score as ever', () => {
    const trains = [
      { front: 'train-shares', faceUp: true },
      { front: 'train-shares', faceUp: false },
    ] as const;
    const state = position({ trains, completed: ['A1-1'], cars: [{ id: 'wagon-1', train: 0 }] });
    expect(lineOf(state, 'train-vp')).toMatchObject([{ points: 8 }]);
    expect(lineOf(state, 'milestone-vp')).toHaveLength(1);
  });
});

describe('RE the Performance track and its tiles', () => {
  test.each([
    [0, 0],
    [3, 0],
    [4, 2],
    [5, 2],
    [6, 5],
    [7, 5],
    [8, 9],
    [9, 9],
    [10, 13],
    [11, 13],
    [12, 18],
    [13, 18],
    [14, 24],
    [15, 30],
  ])('RE-76 a marker at space %i scores %i VP, the highest reached or passed', (marker, vp) => {
    expect(
      TRACK_SPACES.filter(({ index }) => index <= marker).reduce((most, space) => Math.max(most, space.vp ?? 0), 0),
    ).toBe(vp);
    const expected = vp > 0 ? [{ seat: 0, points: vp, rule: 'track-highest-vp', because: { space: marker, vp } }] : [];
    expect(lineOf(position({ marker }), 'track-highest-vp')).toEqual(expected);
  });

  test('RE-70 RE-77 RE-78 the examples: 4 VP for two Stations times four are 32, 3 VP for four Milestones 12', () => {
    const state = position({
      rails: seven,
      stations: ['duluth', 'kansas-city'],
      completed: ['A1-1', 'A2-1', 'B-1', 'B-2', 'C-1'],
      tiles: { 'IV-1': 'perf-A3', 'I-2': 'perf-C1' },
    });
    expect(lineOf(state, 'row-multiplier')).toEqual([
      { seat: 0, points: 32, rule: 'row-multiplier', because: { tile: 'perf-A3', count: 2, vp: 4, multiplier: 4 } },
    ]);
    expect(lineOf(state, 'performance-tile-vp')).toEqual([
      {
        seat: 0,
        points: 12,
        rule: 'performance-tile-vp',
        because: { tile: 'perf-C1', count: 4, vp: 3, multiplier: 1 },
      },
    ]);
  });

  test.each([
    ['I-1', 1],
    ['I-2', 1],
    ['II-1', 2],
    ['II-2', 2],
    ['III-1', 3],
    ['III-2', 3],
    ['IV-1', 4],
  ] as const)('RE-78 in slot %s a tile counts %i times', (slot, times) => {
    const state = position({ stations: ['washington'], tiles: { [slot]: 'perf-A1' } });
    const rule = times === 1 ? 'performance-tile-vp' : 'row-multiplier';
    expect(lineOf(state, rule)).toMatchObject([{ points: 5 * times, because: { multiplier: times } }]);
  });

  test('RE-77 what is not met scores nothing; a tile in front of nobody neither', () => {
    expect(lines(position({ tiles: { 'II-1': 'perf-A5' } }))).toEqual([]);
  });

  const rich: EvolutionPlayer = {
    rails: seven,
    stations: ['washington', 'charlotte', 'duluth', 'kansas-city'],
    offices: [2, 3, 4, 7],
    completed: ['A1-1', 'B-1', 'B-2', 'C-1', 'D-1', 'D-2', 'D-3'],
    trains: [
      { front: 'train-shares', faceUp: true },
      { front: 'train-money', faceUp: false },
    ],
    cars: [{ id: 'wagon-1', train: 0 }, { id: 'tender-1' }, { id: 'wagon-2' }],
  };
  const all = ['washington--charlotte', ...seven] as const;
  const rails = (triangles: number) => all.filter((space) => SPACE[space].triangles === triangles).length;

  test.each<[PerformanceTileId, number]>([
    ['perf-A1', 2],
    ['perf-A2', 0],
    ['perf-A3', 2],
    ['perf-A4', 0],
    ['perf-A5', 0],
    ['perf-B1', all.filter((space) => SPACE[space].deal).length],
    ['perf-B2', rails(0)],
    ['perf-B3', rails(2)],
    ['perf-B4', rails(3)],
    ['perf-B5', 3],
    ['perf-C1', 3],
    ['perf-C2', 4],
    ['perf-C3', 2],
    ['perf-C4', 3],
    ['perf-C5', 7],
    ['perf-D1', 4],
    ['perf-D2', 2],
    // the First Stations are Washington, Charlotte, Duluth, Kansas City; sections 2, 3, 4, 7 have no other office
    ['perf-D3', 8],
    ['perf-D4', 0],
    ['perf-D5', 0],
  ])('RE-77 %s counts %i times', (tile, count) => {
    expect(timesMet(position(rich), 0, PERFORMANCE_TILE[tile].per)).toBe(count);
  });

  test('RE-77 only what is the player’s own counts: first slots of others do not, nor cities of another level', () => {
    const state = evolutionTable({
      players: [
        { ...bare, stations: ['washington'], offices: [1] },
        { ...bare, stations: ['washington'], offices: [1] },
        bare,
        bare,
      ],
    });
    expect([0, 1].map((seat) => timesMet(state, seat, { kind: 'firstSlots' }))).toEqual([2, 0]);
    const far = position({
      rails: [...seven, 'duluth--bismarck', 'bismarck--portland'],
    });
    expect(timesMet(far, 0, { kind: 'connectedCities', level: 4 })).toBe(1);
    expect(timesMet(far, 0, { kind: 'connectedCities', level: 5 })).toBe(1);
    expect(timesMet(far, 0, { kind: 'levels' })).toBe(5);
  });

  test('RE-73 five levels are the most: 20 VP', () => {
    const state = position({ rails: [...seven, 'duluth--bismarck', 'bismarck--portland'], offices: [6, 7] });
    expect(lineOf(state, 'connection-levels')).toMatchObject([{ points: 20 }]);
  });
});
