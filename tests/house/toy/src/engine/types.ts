import type { ConcealedTask, SealedTask, Seat } from '../../../../../src/kernel/agenda.ts';
import type { KernelEvent } from '../../../../../src/kernel/draft.ts';
import type { AnyConfig, AnyPrompt } from '../../../../../src/kernel/game.ts';
import type { IsJson } from '../../../../../src/kernel/json.ts';
import type { MoveOf, Vocabulary } from '../../../../../src/kernel/moves.ts';
import type { Rng } from '../../../../../src/kernel/rng.ts';
import type { RuleId } from './rules.ts';

// Sidings: a toy railway game with every feature of the kernel in it, and no more of each than a test needs.

export const COLOURS = ['red', 'blue'] as const;
export const VALUES = [1, 2, 3] as const;
export const SLOTS = ['left', 'right'] as const;
export const SEATS = [0, 1, 2, 3] as const;
export type Colour = (typeof COLOURS)[number];
export type Value = (typeof VALUES)[number];
export type Slot = (typeof SLOTS)[number];

export interface Crate {
  readonly colour: Colour;
  readonly value: Value;
}

export const vocabulary = {
  take: { slot: SLOTS },
  pass: {},
  shunt: { value: VALUES },
  haul: {},
  roll: {},
  rest: {},
  bid: { coins: [0, 1, 2] },
  hire: { seat: SEATS },
  sell: { seat: SEATS, colour: COLOURS, value: VALUES },
} as const satisfies Vocabulary;

export type Move = MoveOf<typeof vocabulary>;
export type MoveOfKind<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

/** What a table may choose, by the names that addresses have too. */
export const VARIANTS = ['short'] as const;
/** The readings of each ruling, the default first. */
export const RULINGS = { tie: ['shared', 'later'] } as const;

export interface Config extends AnyConfig {
  /** `short`: the crates of value 2 stay in the box. */
  readonly variants: { readonly short: boolean };
  /** `tie`: who wins with equal points and money. */
  readonly rulings: { readonly tie: 'shared' | 'later' };
}

export type Task =
  | { readonly kind: 'prepare' }
  | { readonly kind: 'turn'; readonly seat: Seat }
  | { readonly kind: 'load'; readonly seat: Seat }
  | { readonly kind: 'shunt'; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'earn'; readonly seat: Seat }
  | { readonly kind: 'settleUp'; readonly seat: Seat }
  | { readonly kind: 'refill'; readonly seat: Seat }
  | { readonly kind: 'endTurn'; readonly seat: Seat }
  | (SealedTask<Move> & { readonly kind: 'bid' });

export interface Player {
  /** Below 0 only inside the own turn, until its end. */
  readonly money: number;
  readonly crew: number;
  readonly goal: Colour;
  readonly signals: number;
  /** Where crates wait and earn; the last one was taken last. */
  readonly yard: readonly Crate[];
  /** Where they count. */
  readonly shed: readonly Crate[];
}

export interface State {
  readonly config: Config;
  readonly rng: Rng;
  readonly agenda: readonly Task[];
  readonly first: Seat;
  readonly bank: number;
  readonly crew: number;
  readonly signals: number;
  /** Face down; the last crate is on top. */
  readonly stack: readonly Crate[];
  readonly offer: { readonly [S in Slot]?: Crate };
  readonly sold: readonly Crate[];
  /** Face down: the goals that nobody has. */
  readonly goals: readonly Colour[];
  readonly seats: readonly Player[];
  /** Set by the end trigger: the turns still to play, the running one among them. */
  readonly turnsLeft?: number;
}

export const stateIsJson: IsJson<State> = true;

export type Event =
  | KernelEvent<RuleId, Move>
  | { readonly kind: 'turnStarted'; readonly rule: RuleId; readonly seat: Seat }
  | { readonly kind: 'crateTurned'; readonly rule: RuleId; readonly slot: Slot; readonly crate: Crate }
  | {
      readonly kind: 'crateTaken';
      readonly rule: RuleId;
      readonly seat: Seat;
      readonly slot: Slot;
      readonly crate: Crate;
    }
  | { readonly kind: 'crateLeft'; readonly rule: RuleId; readonly seat: Seat; readonly crate: Crate }
  | { readonly kind: 'crewSpent'; readonly rule: RuleId; readonly seat: Seat }
  | { readonly kind: 'shunted'; readonly rule: RuleId; readonly seat: Seat; readonly crate: Crate }
  | { readonly kind: 'nothingToShunt'; readonly rule: RuleId; readonly seat: Seat; readonly colour: Colour }
  | { readonly kind: 'earned'; readonly rule: RuleId; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'biddingOpened'; readonly rule: RuleId }
  | { readonly kind: 'bidsRevealed'; readonly rule: RuleId; readonly bids: readonly number[] }
  | { readonly kind: 'signalWon'; readonly rule: RuleId; readonly seat: Seat; readonly coins: number }
  | { readonly kind: 'hired'; readonly rule: RuleId; readonly seat: Seat }
  | { readonly kind: 'sold'; readonly rule: RuleId; readonly seat: Seat; readonly crate: Crate }
  | { readonly kind: 'endTriggered'; readonly rule: RuleId; readonly turnsLeft: number }
  | { readonly kind: 'turnCounted'; readonly rule: RuleId; readonly turnsLeft: number }
  | { readonly kind: 'gameEnded'; readonly rule: RuleId };

export interface Prompt extends AnyPrompt<RuleId> {
  readonly kind: 'load' | 'shunt' | 'earn' | 'settleUp' | 'bid';
}

export interface PlayerView {
  readonly money: number;
  readonly crew: number;
  readonly signals: number;
  readonly yard: readonly Crate[];
  readonly shed: readonly Crate[];
  /** Only on the own seat. */
  readonly goal?: Colour;
}

export interface View {
  readonly first: Seat;
  readonly bank: number;
  readonly crew: number;
  readonly signals: number;
  readonly stack: number;
  readonly offer: State['offer'];
  readonly sold: readonly Crate[];
  readonly seats: readonly PlayerView[];
  readonly turnsLeft?: number;
  readonly active?: Seat;
  readonly bidding?: ConcealedTask<Move>;
}

export interface Toy {
  readonly Config: Config;
  readonly State: State;
  readonly Task: Task;
  readonly Move: Move;
  readonly Event: Event;
  readonly Prompt: Prompt;
  readonly View: View;
  readonly Rule: RuleId;
}
