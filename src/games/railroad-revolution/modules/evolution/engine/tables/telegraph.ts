import type { Section, SectionNumber } from '../../../../engine/tables/telegraph.ts';

const section = (n: SectionNumber, shares: number, firstOfficeShares: number, hasTile: boolean): Section => ({
  section: n,
  shares,
  firstOfficeShares,
  deal: false,
  hasTile,
});

/** The telegraph line, left to right; its number of sections is printed (E124). */
export const SECTIONS: readonly Section[] = [
  section(1, 3, 2, false),
  section(2, 3, 1, true),
  section(3, 2, 2, true),
  section(4, 3, 1, true),
  section(5, 2, 2, true),
  section(6, 3, 1, true),
  section(7, 3, 2, false),
];

/** A slot for a Telegraph VP tile, between section `slot` and the next. */
export const VP_SLOTS = [1, 2, 3, 4, 5] as const;
export type VpSlot = (typeof VP_SLOTS)[number];

/** What two neighbouring sections score: the tile of a slot, or VP for each level among the cities connected. */
export interface EvolutionConnection {
  readonly between: readonly [VpSlot | 6, SectionNumber];
  readonly slot?: VpSlot;
  /** VP for each different level. */
  readonly perLevel?: number;
}

export const CONNECTIONS: readonly EvolutionConnection[] = [
  { between: [1, 2], slot: 1 },
  { between: [2, 3], slot: 2 },
  { between: [3, 4], slot: 3 },
  { between: [4, 5], slot: 4 },
  { between: [5, 6], slot: 5 },
  { between: [6, 7], perLevel: 4 },
];

/** The Telegraph VP tiles. */
export const VP_TILE_IDS = ['tv-1', 'tv-2', 'tv-3', 'tv-4', 'tv-5'] as const;
export type VpTileId = (typeof VP_TILE_IDS)[number];

/** A Telegraph VP tile: `vp` for each station in a city of `level`. */
export interface VpTile {
  readonly id: VpTileId;
  readonly level: 1 | 2 | 3 | 4 | 5;
  readonly vp: number;
}

const vpTile = (level: VpTile['level'], vp: number): VpTile => ({ id: `tv-${level}`, level, vp });

export const VP_TILES: readonly VpTile[] = [vpTile(1, 7), vpTile(2, 5), vpTile(3, 6), vpTile(4, 6), vpTile(5, 8)];

/** The Telegraph VP tiles by id. */
export const VP_TILE = Object.fromEntries(VP_TILES.map((tile) => [tile.id, tile])) as Readonly<
  Record<VpTileId, VpTile>
>;
