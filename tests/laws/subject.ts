import type { Seat } from '../../src/kernel/agenda.ts';
import type { AnyConfig, AnyEvent, AnyState, Definition, Game, GameTypes, Transition } from '../../src/kernel/game.ts';
import type { Ply } from '../../src/kernel/playout.ts';
import type { Proofs } from '../../src/kernel/proofs.ts';

/** A game held to the laws, with what the laws cannot read from the game itself. Write it from the rulebook. */
export interface Subject {
  readonly name: string;
  readonly game: Game;
  readonly proofs: Proofs;
  /** What the game is made of; with it law 4 searches every turn without the kernel's look-ahead. */
  readonly definition?: Definition<GameTypes>;
  readonly configs: readonly (Partial<AnyConfig> & { readonly seats: number })[];
  /** Whole games for each configuration, where fewer than a run plays are enough. */
  readonly plays?: number;
  /** Other positions to play from, such as one with piles almost empty: what to change after the setup. */
  readonly starts?: readonly { readonly name: string; set(state: AnyState): AnyState }[];
  /** The base assembled without the modules, for law 15. */
  readonly baseWithout?: Game;
  /** Turns and the end, for law 17. */
  readonly end?: End;
  /** Paths of the state that may hold a number below 0. */
  readonly negative?: RegExp;
  /** Paths of the state that are hidden from everybody; law 10 asks that `shuffleUnknown` changes each of them at times. */
  readonly secrets?: readonly string[];
  /** Names of orders in which two may share a place. */
  readonly sharing?: readonly string[];
}

/** The end of a game as its rulebook has it. */
export interface End {
  /** The seat whose turn an event begins. */
  turnOf(event: AnyEvent): Seat | undefined;
  /** True where an event triggers the end. */
  triggers(event: AnyEvent): boolean;
  /** How many turns follow the one in which the end was triggered. */
  turnsAfter(trigger: Trigger): number;
  /** True where turns go round clockwise without exception. */
  readonly clockwise: boolean;
}

export interface Trigger {
  readonly seats: number;
  /** Whose turn it was. */
  readonly seat: Seat;
  /** Who had the first turn of the game. */
  readonly first: Seat;
}

/** One game played for the laws. */
export interface Played {
  readonly subject: Subject;
  readonly game: Game;
  readonly proofs: Proofs;
  readonly config: AnyConfig;
  readonly seed: number;
  readonly tape: readonly number[];
  /** The name of the other start, where it is not the setup. */
  readonly from?: string;
  readonly start: Transition;
  readonly plies: readonly Ply<GameTypes>[];
  readonly over: boolean;
  /** What stopped it. */
  readonly thrown?: unknown;
  /** True where every position is looked at and not a sample. */
  readonly thorough: boolean;
}

/** Counts that a law gathers over all games of a configuration. */
export type Counts = Map<string, { seen: number; told: number }>;

/** One law of the quality page, as a function that says where it is broken. */
export interface Law {
  readonly number: number;
  readonly title: string;
  /** It looks at one in this many games. */
  readonly every: number;
  check(run: Played, counts: Counts): Iterable<string>;
  /** What only all games of a configuration together can show. */
  overall?(counts: Counts, subject: Subject): Iterable<string>;
}
