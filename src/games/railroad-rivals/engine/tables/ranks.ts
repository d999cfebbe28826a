/** The ranks of the solitaire game, lowest first. */
export const RANKS = [
  'vagabond',
  'porter',
  'stoker',
  'conductor',
  'signalman',
  'engineer',
  'dispatcher',
  'foreman',
  'manager',
  'ceo',
  'tycoon',
] as const;
export type Rank = (typeof RANKS)[number];

/** The lowest score that earns each rank. */
export const RANK_FROM: Readonly<Record<Rank, number>> = {
  vagabond: 0,
  porter: 36,
  stoker: 41,
  conductor: 46,
  signalman: 51,
  engineer: 56,
  dispatcher: 61,
  foreman: 66,
  manager: 71,
  ceo: 76,
  tycoon: 81,
};
