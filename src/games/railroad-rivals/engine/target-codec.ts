import { targetCodec } from '../../../kernel/targets.ts';
import { CITY_IDS, TURNS } from './tables/cities.ts';
import { CUBES } from './tables/constants.ts';
import { RAILROADS } from './tables/railroads.ts';
import { COORDINATES } from './vocabulary.ts';

/** The seats, clockwise. */
export const SEATS = [0, 1, 2, 3, 4] as const;

/** The spaces of the score track, on which scores go round. */
export const SCORE_SPACES: readonly number[] = Array.from({ length: 100 }, (_, i) => i);

/** The places of the game. */
export const TARGETS = {
  /** A city tile on the table. */
  city: { city: CITY_IDS },
  /** An empty space of the table, by its column and row. */
  space: { x: COORDINATES, y: COORDINATES },
  /** A tile as it would lie on a space, turned by so many quarters clockwise. */
  turned: { city: CITY_IDS, x: COORDINATES, y: COORDINATES, turn: TURNS },
  /** The link of two cities, the one placed later first. */
  link: { from: CITY_IDS, to: CITY_IDS },
  /** The cubes of a colour on a city. */
  cube: { city: CITY_IDS, cube: CUBES },
  /** A city tile in a hand. */
  hand: { seat: SEATS, city: CITY_IDS },
  /** A tile that lies face up to be taken. */
  offeredCity: { city: CITY_IDS },
  offeredStock: { railroad: RAILROADS },
  /** The stock tiles of a railroad that a player has. */
  stocks: { seat: SEATS, railroad: RAILROADS },
  /** The value marker of a railroad. */
  value: { railroad: RAILROADS },
  /** The locomotive of a player on the score track, and a space of that track. */
  score: { seat: SEATS },
  scoreSpace: { points: SCORE_SPACES },
  /** The character card of a player in the turn order. */
  card: { seat: SEATS },
  /** The cubes delivered in this turn, or the solitaire row. */
  delivered: {},
  bag: {},
} as const;

export const { format: formatTarget, parse: parseTarget } = targetCodec(TARGETS);
