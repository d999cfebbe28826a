import type { ConcealedTask, SealedTask, Seat } from '../../../kernel/agenda.ts';
import type { AnyConfig, GameTypes } from '../../../kernel/game.ts';
import type { IsJson } from '../../../kernel/json.ts';
import type { Rng } from '../../../kernel/rng.ts';
import type { Event } from './events.ts';
import type { Prompt } from './prompts.ts';
import type { RuleId } from './rules.ts';
import type { CardId } from './tables/cards.ts';
import type { Face, Phase, PlayerColour } from './tables/constants.ts';
import type { Resource, Side, Warehoused } from './tables/market.ts';
import type { SlotNumber } from './tables/player-board.ts';
import type { SiteNumber } from './tables/sites.ts';
import type { Move } from './vocabulary.ts';

/**
 * Rulings with a second playable reading, the default first.
 * `lowReroll`: a total of 4 or less may be rerolled as often as it comes up, or once.
 * `raisePrice`: raising a Sum to 4 costs 1 coin for each missing point, or 1 coin in all.
 */
export const RULINGS = {
  lowReroll: ['repeat', 'once'],
  raisePrice: ['each-point', 'one-coin'],
} as const;
export type RulingName = keyof typeof RULINGS;

export interface Config extends AnyConfig {
  readonly seats: 2 | 3 | 4;
  readonly rulings: { readonly [R in RulingName]: (typeof RULINGS)[R][number] };
}

/** One of the two actions of a card: at its top (4+) or at its bottom (7+). */
export const HALVES = ['top', 'bottom'] as const;
export type Half = (typeof HALVES)[number];

/** What lies in one of the four places of a player board. */
export interface Slot {
  readonly card?: CardId;
  readonly die?: Face;
  /** "+1" tokens beside the die. */
  readonly tokens: number;
}

/** The tokens that a player owns. */
export interface Tokens {
  readonly reroll: number;
  readonly plusOne: number;
}

export type Stock = { readonly [R in Resource]: number };

/** What everybody sees of a player. */
interface Open {
  readonly colour: PlayerColour;
  readonly coins: number;
  readonly facilities: Stock;
  readonly tokens: Tokens;
  /** The face-up pile of the cards played in this round. */
  readonly discard: readonly CardId[];
  /** The own three dice as they lie, then the one from the middle; none while they are set aside. */
  readonly dice: readonly Face[];
  /** What the own three dice made when they were rolled. */
  readonly total?: number;
}

/** What a player has. */
export interface Player extends Open {
  /** In the order of the cards' table. */
  readonly hand: readonly CardId[];
  /** The four slots, left to right. */
  readonly slots: readonly Slot[];
}

/** A Construction site on the map: what waits in its warehouses, by seat. */
export interface OpenSite {
  readonly number: SiteNumber;
  readonly warehouses: { readonly [W in Warehoused]: readonly number[] };
}

/** What everybody sees on the table, the same in the state and in a view. */
export interface Table {
  /** 0 before the first round. */
  readonly round: number;
  readonly phase: Phase;
  /** Who holds the Baton. */
  readonly baton: Seat;
  readonly market: { readonly [R in Resource]: Side };
  /** The piles of tokens beside the board. */
  readonly tokens: Tokens;
  /** Dice in the middle of the board. */
  readonly middle: number;
  readonly sites: readonly OpenSite[];
  /** Whether the dice of this phase have been shown. */
  readonly shown: boolean;
  /** How many slots have been turned up in this phase. */
  readonly open: number;
  /** Who plays in which order with the slot that was turned up last. */
  readonly order?: readonly Seat[];
  /** Whose turn it is. */
  readonly turn?: Seat;
}

export interface State extends Table {
  readonly config: Config;
  readonly rng: Rng;
  readonly agenda: readonly Task[];
  readonly seats: readonly Player[];
  /** The Project tiles that are still face down, their top first. */
  readonly projects: readonly SiteNumber[];
}

/** A slot as a viewer sees it. */
export interface SlotView {
  readonly card?: CardId | 'down';
  readonly die?: Face | 'down';
  readonly tokens: number;
  /** Die, number and tokens together, where the viewer sees them. */
  readonly sum?: number;
}

/** A player as a viewer sees them. */
export interface PlayerView extends Open {
  /** Cards in the hand. */
  readonly hand: number;
  /** Which they are; only of the viewer. */
  readonly cards?: readonly CardId[];
  readonly slots: readonly SlotView[];
}

/** A position as a viewer sees it. */
export interface View extends Table {
  readonly seats: readonly PlayerView[];
  /** Project tiles that are still face down. */
  readonly projects: number;
  /** A choice that is being made in secret. */
  readonly choosing?: ConcealedTask<Move> & { readonly slot?: SlotNumber };
}

/** A turn with the card in a slot. */
export interface TurnTask {
  readonly kind: 'turn';
  readonly seat: Seat;
  readonly slot: SlotNumber;
  /** Whether the Sum was raised to 4 with coins. */
  readonly raised: boolean;
  /** The actions of the card that were carried out. */
  readonly done: readonly Half[];
  /** The resources of which some were bought. */
  readonly bought: readonly Resource[];
}

export type Task =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'preparation' }
  | { readonly kind: 'beginPhase'; readonly phase: Phase }
  | (SealedTask<Move> & { readonly kind: 'placeCard'; readonly slot: SlotNumber })
  | (SealedTask<Move> & { readonly kind: 'readyCards' })
  | { readonly kind: 'rollDice' }
  /** A total of 4 or less may be rerolled. */
  | { readonly kind: 'lowTotal'; readonly seat: Seat; readonly rerolled: boolean }
  | { readonly kind: 'fourthDice' }
  /** `left`: Reroll tokens not yet used in this phase. */
  | { readonly kind: 'rerollTokens'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'beginAssigning' }
  | (SealedTask<Move> & { readonly kind: 'assignDie'; readonly slot: SlotNumber })
  | (SealedTask<Move> & { readonly kind: 'readyDice' })
  | { readonly kind: 'openSlot'; readonly slot: SlotNumber }
  | { readonly kind: 'startTurn'; readonly seat: Seat; readonly slot: SlotNumber }
  | TurnTask
  | { readonly kind: 'endPhase' }
  | { readonly kind: 'payments' };

export type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

export interface Types extends GameTypes {
  readonly Config: Config;
  readonly State: State;
  readonly Task: Task;
  readonly Move: Move;
  readonly Event: Event;
  readonly Prompt: Prompt;
  readonly View: View;
  readonly Rule: RuleId;
}

export const stateIsJson: IsJson<State> = true;
