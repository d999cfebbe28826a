import type { DealReward } from './effects.ts';

/** The Deal tiles. */
export const DEAL_TILE_IDS = [
  'deal-1',
  'deal-2',
  'deal-3',
  'deal-4',
  'deal-5',
  'deal-6',
  'deal-7',
  'deal-8',
  'deal-9',
] as const;
export type DealTileId = (typeof DEAL_TILE_IDS)[number];

/** One of the two deals of a tile. */
export interface Offer {
  /** In Shares. */
  readonly price: 1 | 2 | 3 | 4;
  readonly effect: DealReward;
}

export interface DealTile {
  readonly id: DealTileId;
  readonly offers: readonly [Offer, Offer];
}

export const DEAL_TILES: readonly DealTile[] = [
  {
    id: 'deal-1',
    offers: [
      { price: 1, effect: { kind: 'exchangeWorker' } },
      { price: 3, effect: { kind: 'placeRail', cost: 0 } },
    ],
  },
  {
    id: 'deal-2',
    offers: [
      { price: 2, effect: { kind: 'placeOffice' } },
      { price: 2, effect: { kind: 'takeTrain', cost: 200 } },
    ],
  },
  {
    id: 'deal-3',
    offers: [
      { price: 1, effect: { kind: 'promote', max: 2, cost: 0, costEach: 100 } },
      { price: 3, effect: { kind: 'advance', n: 3 } },
    ],
  },
  {
    id: 'deal-4',
    offers: [
      { price: 2, effect: { kind: 'gainWorkers', mode: 'all', workers: ['purple'], cost: 100 } },
      { price: 2, effect: { kind: 'flip', times: 1, cost: 0 } },
    ],
  },
  {
    id: 'deal-5',
    offers: [
      { price: 3, effect: { kind: 'placeStation' } },
      { price: 2, effect: { kind: 'advance', n: 2 } },
    ],
  },
  {
    id: 'deal-6',
    offers: [
      { price: 4, effect: { kind: 'gainWorkers', mode: 'all', workers: ['orange', 'grey'], cost: 100 } },
      { price: 1, effect: { kind: 'exchangeWorker' } },
    ],
  },
  {
    id: 'deal-7',
    offers: [
      { price: 3, effect: { kind: 'flip', times: 2, cost: 0 } },
      { price: 3, effect: { kind: 'gainWorkers', mode: 'all', workers: ['turquoise'], cost: 0 } },
    ],
  },
  {
    id: 'deal-8',
    offers: [
      { price: 4, effect: { kind: 'takeTrain', cost: 0 } },
      { price: 1, effect: { kind: 'promote', max: 2, cost: 0, costEach: 100 } },
    ],
  },
  {
    id: 'deal-9',
    offers: [
      { price: 1, effect: { kind: 'flip', times: 1, cost: 0 } },
      { price: 4, effect: { kind: 'advance', n: 4 } },
    ],
  },
];

/** The Deal tiles by id. */
export const DEAL_TILE = Object.fromEntries(DEAL_TILES.map((tile) => [tile.id, tile])) as Readonly<
  Record<DealTileId, DealTile>
>;
