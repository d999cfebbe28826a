import type { Resource } from './goods.ts';

/** The End tiles of the base game. */
export const END_IDS = ['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7', 'E8', 'E9', 'E10'] as const;
export type EndId = (typeof END_IDS)[number];

/** Where a train is delivered: a delivery asks for resources, a Stock Market pays VP for each share. */
export type EndTile =
  | { readonly kind: 'delivery'; readonly cost: readonly Resource[]; readonly gain: number; readonly loss: number }
  | { readonly kind: 'stockMarket'; readonly perShare: number };

export const END_TILES: Readonly<Record<EndId, EndTile>> = {
  E1: { kind: 'delivery', cost: ['lumber', 'cotton', 'gravel'], gain: 14, loss: 7 },
  E2: { kind: 'delivery', cost: ['lumber', 'lumber', 'cattle'], gain: 18, loss: 9 },
  E3: { kind: 'delivery', cost: ['cotton', 'cotton', 'whiskey'], gain: 18, loss: 9 },
  E4: { kind: 'delivery', cost: ['gravel', 'gravel', 'steel'], gain: 18, loss: 9 },
  E5: { kind: 'delivery', cost: ['lumber', 'cattle', 'whiskey'], gain: 23, loss: 11 },
  E6: { kind: 'delivery', cost: ['cotton', 'whiskey', 'steel'], gain: 23, loss: 11 },
  E7: { kind: 'delivery', cost: ['gravel', 'cattle', 'steel'], gain: 23, loss: 11 },
  E8: { kind: 'delivery', cost: ['cattle', 'whiskey', 'steel'], gain: 28, loss: 14 },
  E9: { kind: 'stockMarket', perShare: 3 },
  E10: { kind: 'stockMarket', perShare: 4 },
};
