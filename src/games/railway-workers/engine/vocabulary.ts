import type { MoveOf, Vocabulary } from '../../../kernel/moves.ts';
import { CARD_IDS } from './tables/cards.ts';
import { FACES } from './tables/constants.ts';
import { SLOTS } from './tables/player-board.ts';
import { SITE_NUMBERS } from './tables/sites.ts';

/** The seats, clockwise. */
export const SEATS = [0, 1, 2, 3] as const;

/** Two slots whose cards or dice change places. */
export const SLOT_PAIRS = ['1-2', '1-3', '1-6', '2-3', '2-6', '3-6'] as const;
export type SlotPair = (typeof SLOT_PAIRS)[number];

/** Where a "+1" token lies: aside, with the player's other tokens, or on a slot. */
export const TOKEN_PLACES = ['aside', ...SLOTS] as const;
export type TokenPlace = (typeof TOKEN_PLACES)[number];

/** "+1" tokens laid on a slot; a player can own no more than there are. */
export const TOKEN_COUNTS = [0, 1, 2, 3, 4, 5] as const;
export type TokenCount = (typeof TOKEN_COUNTS)[number];

/** How many resources are bought at a time; plans are limited by the Construction sites. */
export const AMOUNTS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Every move of the game. */
export const VOCABULARY = {
  /** Places a card of the hand face down in the slot that is asked for. */
  placeCard: { card: CARD_IDS },
  /** While cards are placed: two placed cards change places. */
  swapCards: { seat: SEATS, slots: SLOT_PAIRS },
  /** While cards are placed: a placed card goes back for another one of the hand. */
  exchangeCard: { seat: SEATS, slot: SLOTS, card: CARD_IDS },
  /** Says that the own cards, or dice, lie as they shall. */
  declareReady: {},
  /** Rolls all three dice again, after a low total. */
  rerollAll: {},
  /** Leaves the dice as they lie. */
  keepDice: {},
  /** Uses a Reroll token on one die, by its face. */
  rerollDie: { face: FACES },
  /** Puts a die, by its face, and any "+1" tokens on the card in the slot that is asked for. */
  assignDie: { face: FACES, tokens: TOKEN_COUNTS },
  /** While dice are assigned: two assigned dice change places; tokens stay. */
  swapDice: { seat: SEATS, slots: SLOT_PAIRS },
  /** While dice are assigned: a "+1" token goes to another slot, aside, or on to a slot. */
  moveToken: { seat: SEATS, from: TOKEN_PLACES, to: TOKEN_PLACES },
  /** Passes the turn for 1 coin. */
  pass: {},
  /** Raises a Sum of 3 or less to 4 with coins. */
  raiseSum: {},
  /** The 4+ action of a buying card: buys into the Facilities. */
  buy: { amount: AMOUNTS },
  /** The 7+ action of Buy Structures and Buy Tracks: buys 1 into a warehouse. */
  buyToWarehouse: { site: SITE_NUMBERS },
  /** The 7+ action of Buy Plans: buys 1 plan more. */
  buyExtraPlan: {},
  /** Ends the turn; what is left of the card is not used. */
  endTurn: {},
} as const satisfies Vocabulary;

export type Move = MoveOf<typeof VOCABULARY>;
export type MoveKind = Move['kind'];
export type MoveOfKind<K extends MoveKind> = Extract<Move, { readonly kind: K }>;
