import type { CityId } from './cities.ts';
import type { FirstStationBonus, PrimaryReward } from './effects.ts';

/** The City tiles; two are printed on the board. */
export const CITY_TILE_IDS = [
  'printed-washington',
  'printed-charlotte',
  '2-a',
  '2-b',
  '2-c',
  '3-a',
  '3-b',
  '3-c',
  '4-a',
  '4-b',
  '4-c',
  '4-d',
  '5-a',
  '5-b',
  '5-c',
] as const;
export type CityTileId = (typeof CITY_TILE_IDS)[number];

/** A City tile: the cost of a station in dollars, its primary reward and its First Station bonus. */
export interface CityTile {
  readonly id: CityTileId;
  /** The number on its back: it lies on a city of this level. */
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly cost: number;
  readonly primary: PrimaryReward;
  readonly firstStation: FirstStationBonus;
  /** The city it is printed on, for the two that are no loose tiles. */
  readonly fixedCity?: CityId;
}

export const CITY_TILES: readonly CityTile[] = [
  {
    id: 'printed-washington',
    level: 1,
    cost: 100,
    primary: { kind: 'gainWorkers', mode: 'oneOf', workers: ['orange', 'grey'] },
    firstStation: { kind: 'gainShares', n: 2 },
    fixedCity: 'washington',
  },
  {
    id: 'printed-charlotte',
    level: 1,
    cost: 100,
    primary: { kind: 'gainWorkers', mode: 'oneOf', workers: ['purple', 'turquoise'] },
    firstStation: { kind: 'flip', times: 1, cost: 100 },
    fixedCity: 'charlotte',
  },
  {
    id: '2-a',
    level: 2,
    cost: 100,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['purple'] },
    firstStation: { kind: 'exchangeWorker' },
  },
  {
    id: '2-b',
    level: 2,
    cost: 200,
    primary: { kind: 'advance', n: 2 },
    firstStation: { kind: 'gainShares', n: 1, promote: 1 },
  },
  {
    id: '2-c',
    level: 2,
    cost: 200,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['orange', 'grey'] },
    firstStation: { kind: 'flip', times: 1, cost: 0 },
  },
  {
    id: '3-a',
    level: 3,
    cost: 300,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['grey', 'turquoise'] },
    firstStation: { kind: 'advance', n: 2 },
  },
  {
    id: '3-b',
    level: 3,
    cost: 300,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['purple', 'orange'] },
    firstStation: { kind: 'gainWorkerOfChoice', cost: 200 },
  },
  {
    id: '3-c',
    level: 3,
    cost: 200,
    primary: { kind: 'advance', n: 3 },
    firstStation: { kind: 'takeTrain', cost: 300 },
  },
  {
    id: '4-a',
    level: 4,
    cost: 200,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['turquoise', 'orange'] },
    firstStation: { kind: 'promote', max: 2, cost: 200, costEach: 0 },
  },
  { id: '4-b', level: 4, cost: 300, primary: { kind: 'advance', n: 3 }, firstStation: { kind: 'gainShares', n: 2 } },
  {
    id: '4-c',
    level: 4,
    cost: 300,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['purple', 'grey'] },
    firstStation: { kind: 'advance', n: 1, promote: 1 },
  },
  { id: '4-d', level: 4, cost: 300, primary: { kind: 'advance', n: 4 }, firstStation: { kind: 'exchangeWorker' } },
  {
    id: '5-a',
    level: 5,
    cost: 400,
    primary: { kind: 'advance', n: 6 },
    firstStation: { kind: 'takeTrain', cost: 200 },
  },
  {
    id: '5-b',
    level: 5,
    cost: 300,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['orange', 'purple'] },
    firstStation: { kind: 'advance', n: 3 },
  },
  {
    id: '5-c',
    level: 5,
    cost: 300,
    primary: { kind: 'gainWorkers', mode: 'all', workers: ['grey', 'turquoise'] },
    firstStation: { kind: 'gainWorkerOfChoice', cost: 200 },
  },
];

/** The City tiles by id. */
export const CITY_TILE = Object.fromEntries(CITY_TILES.map((tile) => [tile.id, tile])) as Readonly<
  Record<CityTileId, CityTile>
>;
