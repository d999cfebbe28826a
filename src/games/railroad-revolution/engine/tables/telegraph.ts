import type { TelegraphTileEffect } from './effects.ts';

/** The sections of the telegraph line, counted from the left. */
export const SECTION_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type SectionNumber = (typeof SECTION_NUMBERS)[number];

/** A section of the telegraph line with its two numbers of Shares. */
export interface Section {
  readonly section: SectionNumber;
  readonly shares: number;
  readonly firstOfficeShares: number;
  readonly deal: boolean;
  readonly hasTile: boolean;
}

export const SECTIONS: readonly Section[] = [
  { section: 1, shares: 3, firstOfficeShares: 1, deal: false, hasTile: true },
  { section: 2, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true },
  { section: 3, shares: 1, firstOfficeShares: 1, deal: true, hasTile: false },
  { section: 4, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true },
  { section: 5, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true },
  { section: 6, shares: 1, firstOfficeShares: 1, deal: true, hasTile: false },
  { section: 7, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true },
  { section: 8, shares: 2, firstOfficeShares: 2, deal: false, hasTile: true },
];

/** The VP between two neighbouring sections. */
export interface Connection {
  readonly between: readonly [Exclude<SectionNumber, 8>, SectionNumber];
  readonly vp: 5 | 8;
}

export const CONNECTIONS: readonly Connection[] = [
  { between: [1, 2], vp: 5 },
  { between: [2, 3], vp: 5 },
  { between: [3, 4], vp: 8 },
  { between: [4, 5], vp: 5 },
  { between: [5, 6], vp: 8 },
  { between: [6, 7], vp: 5 },
  { between: [7, 8], vp: 8 },
];

/** The Telegraph tiles. */
export const TELEGRAPH_TILE_IDS = [
  'tt-rail',
  'tt-double-flip',
  'tt-train',
  'tt-promote',
  'tt-money',
  'tt-advance',
] as const;
export type TelegraphTileId = (typeof TELEGRAPH_TILE_IDS)[number];

/** A Telegraph tile: what a builder in its section may take for a worker. */
export interface TelegraphTile {
  readonly id: TelegraphTileId;
  readonly effect: TelegraphTileEffect;
}

export const TELEGRAPH_TILES: readonly TelegraphTile[] = [
  { id: 'tt-rail', effect: { kind: 'placeRail', cost: 0 } },
  { id: 'tt-double-flip', effect: { kind: 'flip', times: 2, cost: 0 } },
  { id: 'tt-train', effect: { kind: 'takeTrain', cost: 0 } },
  { id: 'tt-promote', effect: { kind: 'promote', max: 2, cost: 0, costEach: 0 } },
  { id: 'tt-money', effect: { kind: 'gainMoney', amount: 600 } },
  { id: 'tt-advance', effect: { kind: 'advance', n: 3 } },
];

/** The Telegraph tiles by id. */
export const TELEGRAPH_TILE = Object.fromEntries(TELEGRAPH_TILES.map((tile) => [tile.id, tile])) as Readonly<
  Record<TelegraphTileId, TelegraphTile>
>;
