import type { Provenance, Sourced } from '../../../../../../kernel/provenance.ts';
import type { Row } from './extension.ts';

/** The rows of tiles beside the Performance track, from the bottom. */
export const ROW_IDS = ['perf-row-1', 'reward-row-1', 'perf-row-2', 'reward-row-2', 'perf-row-3'] as const;
export type RowId = (typeof ROW_IDS)[number];

/** A row of tiles beside the track: of performance tiles for a row of the extension, or of reward tiles for workers. */
export interface TileRow extends Provenance {
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
  source: 'reconstructed',
  fieldSources: { extensionRow: { source: 'printed', ref: 'E208' }, workers: { source: 'printed', ref: 'E208' } },
});
const reward = (id: RowId, space: number): TileRow => ({
  id,
  space,
  workers: 1,
  source: 'reconstructed',
  fieldSources: { workers: { source: 'printed', ref: 'E214' } },
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

/** A space of the Performance track, counted from the bottom; 0 is beside the track. */
export interface TrackSpace extends Provenance {
  readonly index: number;
  readonly vp?: number;
  /** What a marker pays to enter it: dollars, Shares, workers. */
  readonly money?: number;
  readonly shares?: number;
  readonly workers?: number;
}

const space = (index: number, values: Omit<TrackSpace, 'index' | 'source'> = {}): TrackSpace => {
  const [cost] = (['money', 'shares', 'workers'] as const).filter((one) => values[one] !== undefined);
  return {
    index,
    ...values,
    source: 'reconstructed',
    ...(cost ? { fieldSources: { [cost]: { source: 'printed', ref: 'E204' } } } : {}),
  };
};

export const TRACK_SPACES: readonly TrackSpace[] = [
  space(1),
  space(2),
  space(3),
  space(4, { vp: 2 }),
  space(5, { money: 300 }),
  space(6, { vp: 5 }),
  space(7),
  space(8, { vp: 9 }),
  space(9, { shares: 2 }),
  space(10, { vp: 13 }),
  space(11),
  space(12, { vp: 18, workers: 1 }),
  space(13),
  space(14, { vp: 24 }),
  space(15, { vp: 30 }),
];

/** Tiles in each row, by number of players. */
export const TILES_PER_ROW: Sourced<Readonly<Record<number, number>>> = {
  value: { 2: 2, 3: 3, 4: 4 },
  source: 'printed',
  ref: 'E92-116',
};

/** Tiles of each letter and of each type of reward that leave the game first, by number of players. */
export const TILES_REMOVED: Sourced<Readonly<Record<number, number>>> = {
  value: { 2: 2, 3: 1, 4: 0 },
  source: 'printed',
  ref: 'E102-116',
};
