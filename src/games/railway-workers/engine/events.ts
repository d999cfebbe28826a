import type { Seat } from '../../../kernel/agenda.ts';
import type { KernelEvent } from '../../../kernel/draft.ts';
import type { RuleId } from './rules.ts';
import type { CardId } from './tables/cards.ts';
import type { Face, Phase } from './tables/constants.ts';
import type { Resource, Side, Warehoused } from './tables/market.ts';
import type { SlotNumber } from './tables/player-board.ts';
import type { SiteNumber } from './tables/sites.ts';
import type { Move } from './vocabulary.ts';

interface Common {
  /** The clause it follows. */
  readonly rule: RuleId;
}
interface OfSeat extends Common {
  readonly seat: Seat;
}

/** What happens in the frame of the game. */
export type FrameEvent =
  | (OfSeat & { readonly kind: 'firstPlayerChosen' })
  | (OfSeat & { readonly kind: 'coinsGiven'; readonly coins: number })
  | (Common & { readonly kind: 'siteOpened'; readonly site: SiteNumber })
  | (Common & { readonly kind: 'roundBegun'; readonly round: number })
  /** Everybody takes all eight action cards back. */
  | (Common & { readonly kind: 'cardsTakenBack' })
  | (Common & { readonly kind: 'indicatorTurned'; readonly resource: Resource; readonly side: Side })
  | (Common & { readonly kind: 'phaseBegun'; readonly phase: Phase })
  /** Dice are set aside and returned, the four played cards of everybody are discarded. */
  | (Common & { readonly kind: 'phaseCleared'; readonly phase: Phase })
  | (OfSeat & { readonly kind: 'batonPassed' })
  | (Common & { readonly kind: 'gameEnded'; readonly winners: readonly Seat[] });

/** What happens while cards are placed and dice are rolled and assigned. What is hidden is not told. */
export type OrderEvent =
  /** Everybody's card lies face down in a slot. */
  | (Common & { readonly kind: 'cardsPlaced'; readonly slot: SlotNumber })
  /** Two face-down cards of a player have changed places. */
  | (OfSeat & { readonly kind: 'cardsSwapped' })
  /** A face-down card of a player has gone back for another one of the hand. */
  | (OfSeat & { readonly kind: 'cardExchanged' })
  | (Common & { readonly kind: 'allReady' })
  | (OfSeat & { readonly kind: 'diceRolled'; readonly dice: readonly Face[]; readonly total: number })
  /** All three dice again, after a low total. */
  | (OfSeat & {
      readonly kind: 'diceRerolled';
      readonly from: readonly Face[];
      readonly dice: readonly Face[];
      readonly total: number;
    })
  | (OfSeat & { readonly kind: 'diceKept' })
  | (OfSeat & {
      readonly kind: 'fourthDieTaken';
      readonly face: Face;
      /** Counted from the lowest total. */
      readonly rank: number;
      readonly total: number;
    })
  /** A Reroll token was used on one die; `die` is its place among the player's, from 1. */
  | (OfSeat & { readonly kind: 'dieRerolled'; readonly die: number; readonly from: Face; readonly to: Face })
  /** Everybody now puts dice on the own cards, behind the screens. */
  | (Common & { readonly kind: 'assigningBegun' })
  /** Everybody's die lies on the card in a slot. */
  | (Common & { readonly kind: 'diceAssigned'; readonly slot: SlotNumber })
  | (OfSeat & { readonly kind: 'diceRearranged' })
  /** The dice of a player are shown, by slot, with the "+1" tokens beside them. */
  | (OfSeat & { readonly kind: 'diceShown'; readonly dice: readonly Face[]; readonly tokens: readonly number[] })
  | (OfSeat & {
      readonly kind: 'cardTurned';
      readonly slot: SlotNumber;
      readonly card: CardId;
      readonly sum: number;
    })
  | (Common & { readonly kind: 'orderSet'; readonly slot: SlotNumber; readonly order: readonly Seat[] });

/** What happens in a turn. Money in coins. */
export type TurnEvent =
  | (OfSeat & { readonly kind: 'turnBegun'; readonly slot: SlotNumber; readonly card: CardId })
  | (OfSeat & { readonly kind: 'passed'; readonly card: CardId; readonly coins: number })
  | (OfSeat & { readonly kind: 'sumRaised'; readonly from: number; readonly to: number; readonly price: number })
  | (OfSeat & {
      readonly kind: 'bought';
      readonly resource: Resource;
      readonly amount: number;
      readonly price: number;
    })
  | (OfSeat & {
      readonly kind: 'boughtToWarehouse';
      readonly resource: Warehoused;
      readonly site: SiteNumber;
      readonly price: number;
    })
  | (OfSeat & { readonly kind: 'turnEnded' });

export type GameEvent = FrameEvent | OrderEvent | TurnEvent;
export type Event = GameEvent | KernelEvent<RuleId, Move>;
export type EventKind = Event['kind'];
