import type { Goods } from '../engine/tables/goods.ts';
import type { SpecialKind } from '../engine/tables/special-tiles.ts';

// Signs of our own, filled, on a grid from -10 to 10.

export const goodsSigns: Readonly<Record<Goods, string>> = {
  lumber: 'M0-10 7-1H4L9 5H2V9H-2V5H-9L-4-1H-7Z',
  cotton: 'M-4 7A5 5 0 0 1-6-2 6 6 0 0 1 6-2 5 5 0 0 1 4 7Z',
  gravel: 'M-9 8-7 2H-2L0 8ZM1 8 3 2H7L9 8ZM-5 0-3-6H3L5 0Z',
  cattle: 'M-10-8C-9-5-7-4-5-4H5C7-4 9-5 10-8 11-3 9 0 5 1L3 7C2 10-2 10-3 7L-5 1C-9 0-11-3-10-8Z',
  whiskey: 'M-2-10H2V-5C5-4 6-2 6 0V9H-6V0C-6-2-5-4-2-5Z',
  steel: 'M-8-9H8V-5H2.500V5H8V9H-8V5H-2.500V-5H-8Z',
  coal: 'M-9 7-7 0-1-2 2 1 6 0 9 7ZM-3-4-1-8H4L6-3 3-1Z',
  whistle: 'M-10-6H3A7 7 0 1 1-4 1H-10ZM3-2A3 3 0 1 0 3 4 3 3 0 1 0 3-2Z',
  gold: 'M-8 4-6-4 0-8 7-4 8 3 2 7H-4Z',
};

export const stopSigns: Readonly<Record<SpecialKind, string>> = {
  town: 'M-9 9V-1L0-9 9-1V9H3V3H-3V9Z',
  goldMine: 'M-10-2C-6-9 6-9 10-2 7-5 4-5 2-5V9H-2V-5C-4-5-7-5-10-2Z',
  coalYard: goodsSigns.coal,
  whistleFactory: goodsSigns.whistle,
  generalStore: 'M-9-8H9L10-2H8V9H-8V-2H-10ZM-4 1V9H1V1Z',
  tradingPost: 'M-9-6H1V-10L9-4 1 2V-2H-9ZM9 6H-1V10L-9 4-1-2V2H9Z',
};

/** A train on its way west. */
export const TRAIN = 'M-32 11V-7H-27V-20H-16V-7H-2V-23H32V11H29A8 8 0 0 1 13 11H10A8 8 0 0 1-6 11H-9A8 8 0 0 1-25 11Z';

/** What tells the colours of players apart where colour does not, on a train’s boiler. */
export const marks: Readonly<Record<string, string>> = {
  yellow: '',
  red: 'M-26 2H-8',
  blue: 'M-24 2H-23.900M-10 2H-9.900',
  green: 'M-17-2V6',
  black: '',
};
