import type { Violation } from '../../../kernel/rules.ts';
import type { RuleId } from './rules.ts';

/**
 * Why a move is refused: the code with the names of its facts. `coins` is what the player has, `price` what is needed.
 * The kernel adds `notAsked` (asked, move) and `gameOver` (move).
 */
export const VIOLATIONS = {
  /** Nobody sits there. */
  noSuchSeat: ['seat'],
  /** The card lies in the player's discard pile until the next round. */
  cardDiscarded: ['card'],
  /** The card lies in another slot already. */
  cardPlaced: ['card', 'slot'],
  /** The card to exchange is not in the hand. */
  cardNotInHand: ['card'],
  /** No card, or no die, lies there yet. */
  slotEmpty: ['slot'],
  /** Cards are fixed once everybody is ready. */
  cardsFixed: [],
  /** No cards are being placed. */
  noCardsOut: [],
  /** Both dice show the same. */
  sameDice: ['face'],
  /** Dice are fixed once everybody is ready. */
  diceFixed: [],
  /** No dice are being assigned. */
  noDiceOut: [],
  /** The player has no die with that face. */
  noSuchDie: ['face'],
  /** The die with that face lies on another card already. */
  dieAssigned: ['face'],
  /** The player has no more tokens for this phase. */
  noTokenLeft: ['tokens', 'wanted'],
  /** No "+1" token lies in that place. */
  noTokenThere: ['from'],
  /** A token that does not change its place. */
  samePlace: ['from'],
  /** A Reroll token before the fourth die is taken. */
  tokensLater: [],
  /** All three dice with a total of more than 4. */
  totalTooHigh: ['total', 'most'],
  /** A low total is rerolled before the fourth die is taken, not afterwards. */
  rerollOver: ['total'],
  /** One more reroll of a low total, under the ruling that allows only one. */
  rerolledAlready: ['total'],
  /** The player has done something with the card and cannot pass any more. */
  cardResolved: [],
  /** The turn cannot end before something is done; to do nothing is to pass. */
  nothingResolved: [],
  /** The chosen card has no such action. */
  otherCard: ['card'],
  /** What this card does is not played here yet. */
  cardInPreparation: ['card'],
  sumTooLow: ['sum', 'needed'],
  /** A Sum that needs no coins, or that coins cannot raise. */
  sumNotLow: ['sum', 'to'],
  /** The Sum is raised already. */
  raisedAlready: [],
  /** A Sum raised with coins opens the 4+ action alone. */
  raisedTopOnly: [],
  /** The coins left could not pay for the 4+ action. */
  raiseForNothing: ['price', 'coins'],
  /** The action of this half of the card is done. */
  actionDone: ['half'],
  /** The Facilities have no room for so many. */
  noRoom: ['resource', 'room'],
  /** No more plans than Construction sites. */
  planLimit: ['sites'],
  /** There is no such Construction site on the map. */
  noSuchSite: ['site'],
  coins: ['price', 'coins'],
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
