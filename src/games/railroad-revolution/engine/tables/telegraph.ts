import type { Provenance } from '../../../../kernel/provenance.ts';
import type { TelegraphTileEffect } from './effects.ts';

/** The sections of the telegraph line, counted from the left. */
export const SECTION_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8] as const;
export type SectionNumber = (typeof SECTION_NUMBERS)[number];

/** A section of the telegraph line with its two numbers of Shares. */
export interface Section extends Provenance {
  readonly section: SectionNumber;
  readonly shares: number;
  readonly firstOfficeShares: number;
  readonly deal: boolean;
  readonly hasTile: boolean;
}

export const SECTIONS: readonly Section[] = [
  {
    section: 1,
    shares: 3,
    firstOfficeShares: 1,
    deal: false,
    hasTile: true,
    source: 'reconstructed',
    note: 'the pair 3 + 1 is printed, its place in the line is not known',
    fieldSources: { shares: { source: 'printed', ref: 'B403' }, firstOfficeShares: { source: 'printed', ref: 'B403' } },
  },
  { section: 2, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true, source: 'reconstructed' },
  { section: 3, shares: 1, firstOfficeShares: 1, deal: true, hasTile: false, source: 'reconstructed' },
  { section: 4, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true, source: 'reconstructed' },
  { section: 5, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true, source: 'reconstructed' },
  { section: 6, shares: 1, firstOfficeShares: 1, deal: true, hasTile: false, source: 'reconstructed' },
  { section: 7, shares: 2, firstOfficeShares: 1, deal: false, hasTile: true, source: 'reconstructed' },
  { section: 8, shares: 2, firstOfficeShares: 2, deal: false, hasTile: true, source: 'reconstructed' },
];

/** The VP between two neighbouring sections. */
export interface Connection extends Provenance {
  readonly between: readonly [SectionNumber, SectionNumber];
  readonly vp: 5 | 8;
}

/** An example has three neighbours joined for 5 and 5 VP, and two others for 8. */
const PLACED = { source: 'reconstructed', note: 'an example counts 5, 5 and 8 VP, without saying where' } as const;

export const CONNECTIONS: readonly Connection[] = [
  { between: [1, 2], vp: 5, ...PLACED },
  { between: [2, 3], vp: 5, ...PLACED },
  { between: [3, 4], vp: 8, source: 'reconstructed' },
  { between: [4, 5], vp: 5, ...PLACED },
  { between: [5, 6], vp: 8, source: 'reconstructed' },
  { between: [6, 7], vp: 5, source: 'reconstructed' },
  { between: [7, 8], vp: 8, ...PLACED },
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
export interface TelegraphTile extends Provenance {
  readonly id: TelegraphTileId;
  readonly effect: TelegraphTileEffect;
}

export const TELEGRAPH_TILES: readonly TelegraphTile[] = [
  { id: 'tt-rail', effect: { kind: 'placeRail', cost: 0 }, source: 'printed', ref: 'B710' },
  { id: 'tt-double-flip', effect: { kind: 'flip', times: 2, cost: 0 }, source: 'printed', ref: 'B714' },
  { id: 'tt-train', effect: { kind: 'takeTrain', cost: 0 }, source: 'printed', ref: 'B718' },
  { id: 'tt-promote', effect: { kind: 'promote', max: 2, cost: 0, costEach: 0 }, source: 'printed', ref: 'B722' },
  { id: 'tt-money', effect: { kind: 'gainMoney', amount: 600 }, source: 'printed', ref: 'B725' },
  {
    id: 'tt-advance',
    effect: { kind: 'advance', n: 3 },
    source: 'printed',
    ref: 'B729',
    fieldSources: { 'effect.n': { source: 'reconstructed' } },
  },
];

/** The Telegraph tiles by id. */
export const TELEGRAPH_TILE = Object.fromEntries(TELEGRAPH_TILES.map((tile) => [tile.id, tile])) as Readonly<
  Record<TelegraphTileId, TelegraphTile>
>;
