import type { MoveOf, Vocabulary } from '../../../kernel/moves.ts';
import { CITY_IDS, TURNS } from './tables/cities.ts';
import { CUBES } from './tables/constants.ts';
import { RAILROADS } from './tables/railroads.ts';

/** How far a tile can be from the first one in any direction: the table has no edge, but there are only so many tiles. */
const FAR = CITY_IDS.length - 1;

/** The columns and rows of the table, counted from the first tile: east and south are above 0. */
export const COORDINATES: readonly number[] = Array.from({ length: 2 * FAR + 1 }, (_, i) => i - FAR);

/** More points than a game can bring. */
const HIGHEST_BID = 500;

/** Bids for the first place, in points. */
export const BIDS: readonly number[] = Array.from({ length: HIGHEST_BID }, (_, i) => i + 1);

/** Every move of the game. */
export const VOCABULARY = {
  /** Bids points for the first place in turn order. */
  bid: { points: BIDS },
  /** Leaves the bidding. */
  passBid: {},
  /** Takes a face-up city tile. */
  takeCity: { city: CITY_IDS },
  /** Takes a face-up stock tile; in solitaire keeps it. */
  takeStock: { railroad: RAILROADS },
  /** Places a city tile on a space of the table, turned by so many quarters clockwise. */
  placeCity: { city: CITY_IDS, x: COORDINATES, y: COORDINATES, turn: TURNS },
  /** Places no city tile, as none fits. */
  passPlacing: {},
  /** Delivers a cube of a city over its link with another. */
  deliver: { cube: CUBES, from: CITY_IDS, to: CITY_IDS },
  /** Delivers nothing. */
  declineDelivery: {},
  /** Puts the next of the first three cubes of the solitaire row. */
  setCube: { cube: CUBES },
} as const satisfies Vocabulary;

export type Move = MoveOf<typeof VOCABULARY>;
export type MoveKind = Move['kind'];
export type MoveOfKind<K extends MoveKind> = Extract<Move, { readonly kind: K }>;
