import type { Violation } from '../../../kernel/rules.ts';
import type { RuleId } from './rules.ts';

/**
 * Why a move is refused: the code with the names of its facts. The kernel adds `notAsked` (asked, move), `notAMove` and
 * `gameOver` (move).
 */
export const VIOLATIONS = {
  /** None of the cubes that are left has this colour. */
  cubeNotLeft: ['cube'],
  /** A bid has to beat the one before. */
  bidTooLow: ['points', 'high'],
  /** The player has fewer points than that. */
  bidOverScore: ['points', 'score'],
  /** The tile does not lie face up. */
  cityNotDrawn: ['city'],
  stockNotDrawn: ['railroad'],
  /** The player has taken a tile of that type in this turn. */
  cityTaken: [],
  stockTaken: [],
  /** City tiles are short, so there are only stock tiles to take. */
  stocksOnly: [],
  notInHand: ['city'],
  /** A tile lies there. */
  spaceTaken: ['city'],
  /** No city is beside the space. */
  notBeside: [],
  /** Turned less, the tile looks the same. */
  sameTurn: ['city'],
  /** Blank edges meet, but `matching` can match a railroad. */
  mustMatch: ['city', 'matching'],
  /** No edge of the tile has the railroad it touches. `own` meets `theirs` of `neighbour`. */
  noMatch: ['city', 'neighbour', 'own', 'theirs'],
  /** No tile can match a railroad, and no blank edge of this one meets a blank edge; `way` tells whether one could elsewhere. */
  noBlankPair: ['city', 'way'],
  /** `city` can be placed, by a railroad or by a blank edge. */
  canPlace: ['city', 'way'],
  /** The city is not on the table. */
  cityNotLaid: ['city'],
  /** No cube of the colour is on the city. */
  noCube: ['city', 'cube'],
  /** The cities are not next to each other. */
  notNeighbours: ['city', 'to'],
  /** The edges of the two cities do not match. */
  noLink: ['city', 'to', 'own', 'theirs'],
  /** There is something to deliver. */
  mustDeliver: [],
} as const satisfies { readonly [code: string]: readonly string[] };

export type ViolationCode = keyof typeof VIOLATIONS;

/** The facts that a code carries. */
export type FactsOf<C extends ViolationCode> = {
  readonly [F in (typeof VIOLATIONS)[C][number]]: string | number | boolean;
};

/** A refusal under `rule`, with all the facts of its code. */
export function refuse<C extends ViolationCode>(rule: RuleId, code: C, facts: FactsOf<C>): Violation<RuleId> {
  return { rule, code, facts };
}

export type Refusal = Violation<RuleId> | undefined;
