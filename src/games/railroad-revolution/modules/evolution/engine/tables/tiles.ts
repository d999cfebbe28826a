/** The letters on the backs of the performance tiles. */
export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

const FIVE = [1, 2, 3, 4, 5] as const;

/** The performance tiles: a letter and a number of ours. */
export type PerformanceTileId = `perf-${Letter}${(typeof FIVE)[number]}`;
export const PERFORMANCE_TILE_IDS: readonly PerformanceTileId[] = LETTERS.flatMap((letter) =>
  FIVE.map((n) => `perf-${letter}${n}` as const),
);

/** What a performance tile counts. */
export type Per =
  | { readonly kind: 'stations' | 'connectedCities'; readonly level: 1 | 2 | 3 | 4 | 5 }
  | { readonly kind: 'terrainRails'; readonly triangles: 0 | 1 | 2 | 3 }
  | { readonly kind: 'milestones'; readonly stacks: readonly Letter[] }
  | {
      readonly kind:
        | 'dealRails'
        | 'levels'
        | 'trains'
        | 'wagonsAndTenders'
        | 'offices'
        | 'telegraphConnections'
        | 'firstSlots';
    };

/** A performance tile: `vp` for each time that its condition is met. */
export interface PerformanceTile {
  readonly id: PerformanceTileId;
  readonly letter: Letter;
  readonly vp: number;
  readonly per: Per;
}

const tile = (id: PerformanceTileId, vp: number, per: Per): PerformanceTile => ({
  id,
  letter: id.charAt(5) as Letter,
  vp,
  per,
});

export const PERFORMANCE_TILES: readonly PerformanceTile[] = [
  tile('perf-A1', 5, { kind: 'stations', level: 1 }),
  tile('perf-A2', 4, { kind: 'stations', level: 2 }),
  tile('perf-A3', 4, { kind: 'stations', level: 3 }),
  tile('perf-A4', 4, { kind: 'stations', level: 4 }),
  tile('perf-A5', 5, { kind: 'stations', level: 5 }),
  tile('perf-B1', 2, { kind: 'dealRails' }),
  tile('perf-B2', 2, { kind: 'terrainRails', triangles: 0 }),
  tile('perf-B3', 2, { kind: 'terrainRails', triangles: 2 }),
  tile('perf-B4', 3, { kind: 'terrainRails', triangles: 3 }),
  tile('perf-B5', 3, { kind: 'levels' }),
  tile('perf-C1', 3, { kind: 'milestones', stacks: ['A', 'B'] }),
  tile('perf-C2', 4, { kind: 'milestones', stacks: ['C', 'D'] }),
  tile('perf-C3', 2, { kind: 'trains' }),
  tile('perf-C4', 2, { kind: 'wagonsAndTenders' }),
  tile('perf-C5', 2, { kind: 'milestones', stacks: LETTERS }),
  tile('perf-D1', 2, { kind: 'offices' }),
  tile('perf-D2', 3, { kind: 'telegraphConnections' }),
  tile('perf-D3', 2, { kind: 'firstSlots' }),
  tile('perf-D4', 4, { kind: 'connectedCities', level: 5 }),
  tile('perf-D5', 3, { kind: 'connectedCities', level: 4 }),
];

/** The performance tiles by id. */
export const PERFORMANCE_TILE = Object.fromEntries(PERFORMANCE_TILES.map((one) => [one.id, one])) as Readonly<
  Record<PerformanceTileId, PerformanceTile>
>;

/** Performance tiles of each letter that are set aside for the choice of the preparation. */
export const ASIDE_PER_LETTER = 1;

/** The reward tiles. */
export type RewardTileId = `reward-${'rail' | 'building'}-${1 | 2 | 3 | 4}`;
export const REWARD_TILE_IDS: readonly RewardTileId[] = (['rail', 'building'] as const).flatMap((piece) =>
  ([1, 2, 3, 4] as const).map((n) => `reward-${piece}-${n}` as const),
);

/** A reward tile: it places the rail or the building of the extension. */
export interface RewardTile {
  readonly id: RewardTileId;
  readonly piece: 'rail' | 'building';
}

/** The piece that a reward tile places. */
export const pieceOf = (id: RewardTileId): RewardTile['piece'] => (id.startsWith('reward-rail') ? 'rail' : 'building');

export const REWARD_TILES: readonly RewardTile[] = REWARD_TILE_IDS.map((id) => ({
  id,
  piece: pieceOf(id),
}));

/** Reward tiles of each type that a player may take in a game. */
export const REWARD_LIMIT = 1;
