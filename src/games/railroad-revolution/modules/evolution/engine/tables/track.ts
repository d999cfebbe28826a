import type { Row } from './extension.ts';

/** The rows of tiles beside the Performance track, from the bottom. */
export const ROW_IDS = ['perf-row-1', 'reward-row-1', 'perf-row-2', 'reward-row-2', 'perf-row-3'] as const;
export type RowId = (typeof ROW_IDS)[number];

/** A row of tiles beside the track: of performance tiles for a row of the extension, or of reward tiles for workers. */
export interface TileRow {
  readonly id: RowId;
  readonly space: number;
  /** The numeral beside it; absent at reward tiles. */
  readonly extensionRow?: Row;
  /** Workers that a tile of it costs. */
  readonly workers: number;
}

const performance = (id: RowId, space: number, extensionRow: Row): TileRow => ({
  id,
  space,
  extensionRow,
  workers: 0,
});
const reward = (id: RowId, space: number): TileRow => ({
  id,
  space,
  workers: 1,
});

export const TILE_ROWS: readonly TileRow[] = [
  performance('perf-row-1', 2, 'I'),
  reward('reward-row-1', 4),
  performance('perf-row-2', 7, 'I'),
  reward('reward-row-2', 10),
  performance('perf-row-3', 11, 'II'),
];

/** The rows by id. */
export const TILE_ROW = Object.fromEntries(TILE_ROWS.map((row) => [row.id, row])) as Readonly<Record<RowId, TileRow>>;

/** The spaces of the Performance track. */
export const SPACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type SpaceNumber = (typeof SPACE_NUMBERS)[number];

/** A space of the Performance track, counted from the bottom; 0 is beside the track. */
export interface TrackSpace {
  readonly index: number;
  readonly vp?: number;
  /** What a marker pays to enter it: dollars, Shares, workers. */
  readonly money?: number;
  readonly shares?: number;
  readonly workers?: number;
}

export const TRACK_SPACES: readonly TrackSpace[] = [
  { index: 1 },
  { index: 2 },
  { index: 3 },
  { index: 4, vp: 2 },
  { index: 5, money: 300 },
  { index: 6, vp: 5 },
  { index: 7 },
  { index: 8, vp: 9 },
  { index: 9, shares: 2 },
  { index: 10, vp: 13 },
  { index: 11 },
  { index: 12, vp: 18, workers: 1 },
  { index: 13 },
  { index: 14, vp: 24 },
  { index: 15, vp: 30 },
];

/** Tiles in each row, by number of players. */
export const TILES_PER_ROW: Readonly<Record<number, number>> = { 2: 2, 3: 3, 4: 4 };

/** Tiles of each letter and of each type of reward that leave the game first, by number of players. */
export const TILES_REMOVED: Readonly<Record<number, number>> = { 2: 2, 3: 1, 4: 0 };
