import type { Goods } from './goods.ts';

/** The spaces of the resource track, where trains go that have left the board. */
export const SPACE_NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16] as const;
export type SpaceNumber = (typeof SPACE_NUMBERS)[number];

/** What a space gives: goods, or one thing of the player's choice. */
export type SpaceGoods = readonly Goods[] | 'choice';

export const RESOURCE_TRACK: Readonly<Record<SpaceNumber, SpaceGoods>> = {
  1: 'choice',
  2: 'choice',
  3: 'choice',
  4: 'choice',
  5: ['cattle'],
  6: ['whiskey'],
  7: ['steel'],
  8: ['lumber', 'lumber'],
  9: ['cotton', 'cotton'],
  10: ['gravel', 'gravel'],
  11: ['coal', 'coal'],
  12: ['coal', 'coal'],
  13: ['whistle'],
  14: ['whistle'],
  15: ['gold'],
  16: ['gold'],
};
