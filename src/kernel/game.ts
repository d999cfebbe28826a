import type { AnyTask, Seat } from './agenda.ts';
import type { Options } from './config.ts';
import type { Draft } from './draft.ts';
import type { AnyMove, Vocabulary } from './moves.ts';
import type { Rng } from './rng.ts';
import type { Violation } from './rules.ts';
import type { ScoreSheet } from './score.ts';

/** How a table is set: part of every state, so that nothing about a game is kept outside it. */
export interface AnyConfig {
  readonly seats: number;
  readonly modules: readonly string[];
  readonly variants: { readonly [name: string]: boolean };
  /** The chosen reading of each ruling that has options; an absent ruling has its default. */
  readonly rulings: { readonly [name: string]: string };
}

/** What the kernel needs of every state. */
export interface AnyState {
  readonly config: AnyConfig;
  readonly rng: Rng;
  /** What is still to do or to ask; the last task comes first. Empty at the end of the game. */
  readonly agenda: readonly AnyTask[];
}

/** What the kernel needs of every event: the clause it follows. */
export interface AnyEvent {
  readonly kind: string;
  readonly rule: string;
}

/** What a player is asked: by kind, with the clause that asks and the facts that matter. */
export interface AnyPrompt<RuleId extends string = string> {
  readonly kind: string;
  readonly seat: Seat;
  readonly rule: RuleId;
}

/** Nobody is asked any more. */
export interface Over<RuleId extends string = string> {
  readonly kind: 'over';
  readonly rule: RuleId;
}

export type Viewer = Seat | 'public';

/** The types of one game, as one parameter. */
export interface GameTypes {
  readonly Config: AnyConfig;
  readonly State: AnyState;
  readonly Task: AnyTask;
  readonly Move: AnyMove;
  readonly Event: AnyEvent;
  readonly Prompt: AnyPrompt;
  readonly View: object;
  readonly Rule: string;
}

export interface Transition<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly events: readonly T['Event'][];
  /** True exactly when something hidden became known; history does not undo past it in play. */
  readonly revealed: boolean;
}

export type Outcome<T extends GameTypes = GameTypes> =
  | ({ readonly ok: true } & Transition<T>)
  | { readonly ok: false; readonly violation: Violation<T['Rule']> };

/** Limits that the laws hold a game to. */
export interface Bounds {
  /** Moves in a game, any-time moves included. */
  readonly maxMoves: number;
  /** Legal moves at a time, any-time moves of all seats included. */
  readonly maxLegal: number;
}

/** A game that can be played: what the kernel makes of a definition. All functions are pure. */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Base clauses that a module replaces, by module, for "changed by". */
  readonly replaced: { readonly [module: string]: { readonly [rule: string]: string } };
  readonly vocabulary: Vocabulary;
  readonly bounds: Bounds;
  readonly options: Options;
  /** A full configuration from a partial one; throws RangeError with a sentence where the table cannot be set so. */
  configure(given: Partial<AnyConfig> & { readonly seats: number }): T['Config'];
  /** The position after the setup; `chance` is a seed, any safe integer, or a generator. Throws RangeError where it is neither. */
  setup(config: T['Config'], chance: number | Rng): Transition<T>;
  prompt(state: T['State']): T['Prompt'] | Over<T['Rule']>;
  /**
   * The prompted seat's legal moves in fixed order; never empty in a running game. Where what is asked has no answer yet, they
   * are what the seat itself may do at any time: that alone leads on.
   */
  legal(state: T['State']): readonly T['Move'][];
  /** Legal moves that a rule lets any seat make between two steps, in fixed order; what `legal` lists already is left out. */
  anytime(state: T['State']): readonly T['Move'][];
  /**
   * The seat that alone knows whether a move between two steps is possible, where that hangs on what the seat hides;
   * `undefined` where everybody sees it. A list for others leaves such a move out.
   */
  knownTo?(move: T['Move']): Seat | undefined;
  /** Near misses worth teaching: candidates that are refused here, and what the definition adds. Each is refused by `check`. */
  attempts(state: T['State']): readonly T['Move'][];
  /**
   * Why a move is refused, or `undefined` where it is legal: the only place that says no. What is no move of the vocabulary
   * at all, as may come from a file or a link, is refused as `notAMove` under the clause that asks.
   */
  check(state: T['State'], move: T['Move']): Violation<T['Rule']> | undefined;
  /** The move carried out and everything that follows without a choice; always checks first. */
  apply(state: T['State'], move: T['Move']): Outcome<T>;
  /** Continues a position that was changed by hand (a scenario's start) to its next choice. */
  resume(state: T['State']): Transition<T>;
  /** The places that a move is about (`space:a--b`, `offer:1`), for boards to light and point at. */
  targets(state: T['State'], move: T['Move']): readonly string[];
  score(state: T['State']): ScoreSheet<T['Rule']>;
  /** The position as a viewer sees it: without the secrets. */
  view(state: T['State'], viewer: Viewer): T['View'];
  /** True where the turn can still be finished from here by the prompted seat (no pruning; for tests). */
  finishable(state: T['State'], limit?: number): boolean;
}

/**
 * A question to one seat, which moves of some kinds answer. The kernel takes the task off the agenda before `perform` and
 * `none`, and asks about no moves of other kinds.
 */
export interface Choice<T extends GameTypes, Task extends AnyTask, M extends T['Move'] = T['Move']> {
  readonly rule: T['Rule'];
  /** The kinds of move that answer this question. */
  readonly accepts: readonly M['kind'][];
  /** Set where the answers hang on what the seat hides: it is asked even where there is only one, as a sealed choice is. */
  readonly secret?: true;
  prompt(state: T['State'], task: Task): T['Prompt'];
  /** A finite superset of the legal answers in fixed order. */
  candidates(state: T['State'], task: Task): Iterable<M>;
  check(state: T['State'], move: M, task: Task): Violation<T['Rule']> | undefined;
  perform(draft: Draft<T['State'], T['Event']>, move: M, task: Task): void;
  /** Near misses worth teaching here, beside the candidates that `check` refuses. */
  attempts?(state: T['State'], task: Task): Iterable<M>;
  /** What a rule says happens when nothing is possible; without it that is a `SoftLock`. */
  none?(draft: Draft<T['State'], T['Event']>, task: Task): void;
}

/** Something that happens without a choice. */
export interface Automatic<T extends GameTypes, Task extends AnyTask> {
  readonly rule: T['Rule'];
  /** The kernel has taken the task off the agenda. */
  settle(draft: Draft<T['State'], T['Event']>, task: Task): void;
  /** Set on a task that closes what a seat may owe: it waits, asking this, until `owes` is silent for the task's seat. */
  closes?(state: T['State'], task: Task, owed: Violation<T['Rule']>): T['Prompt'];
}

/** A choice that the seats of `task.waiting` make at once and in secret. Answers must not depend on what is sealed. */
export interface Sealed<T extends GameTypes, Task extends AnyTask, M extends T['Move'] = T['Move']> {
  readonly rule: T['Rule'];
  readonly accepts: readonly M['kind'][];
  prompt(state: T['State'], task: Task, seat: Seat): T['Prompt'];
  candidates(state: T['State'], task: Task, seat: Seat): Iterable<M>;
  check(state: T['State'], move: M, task: Task, seat: Seat): Violation<T['Rule']> | undefined;
  /** All choices, in order of seat; sets `draft.revealed` unless they stay face down. */
  reveal(
    draft: Draft<T['State'], T['Event']>,
    choices: readonly { readonly seat: Seat; readonly move: M }[],
    task: Task,
  ): void;
}

/** Moves that any seat may make between two steps. They name their seat. */
export interface Anytime<T extends GameTypes, M extends T['Move'] = T['Move']> {
  readonly kinds: readonly M['kind'][];
  /** False where a kind plays no part in this game, such as that of a module left out; without it all do. */
  asks?(state: T['State'], kind: M['kind']): boolean;
  seatOf(move: M): Seat;
  candidates(state: T['State']): Iterable<M>;
  check(state: T['State'], move: M): Violation<T['Rule']> | undefined;
  perform(draft: Draft<T['State'], T['Event']>, move: M): void;
  attempts?(state: T['State']): Iterable<M>;
}

export type Handler<T extends GameTypes, Task extends AnyTask> = Choice<T, Task> | Automatic<T, Task> | Sealed<T, Task>;

/** One handler for each kind of task. */
export type Handlers<T extends GameTypes> = {
  readonly [K in T['Task']['kind']]: Handler<T, Extract<T['Task'], { readonly kind: K }>>;
};

/** What a seat may owe in the midst of its turn, and what spares the look-ahead a search. */
export interface Debts<T extends GameTypes> {
  /** What a seat still has to restore or pay before its turn (or decision) may end; `undefined` where nothing. */
  owes(state: T['State'], seat: Seat): Violation<T['Rule']> | undefined;
  /** What a seat may not come to, not even on the way to meeting what it owes. `mayOwe` must not deny such a move. */
  never?(state: T['State'], seat: Seat): Violation<T['Rule']> | undefined;
  /** A quick, safe guess whether a move can make anybody owe something; without it the kernel always looks. */
  mayOwe?(state: T['State'], move: T['Move']): boolean;
  /** A quick, safe proof that a seat can no longer meet what it owes; it spares the look-ahead a search that must fail. */
  hopeless?(state: T['State'], seat: Seat): boolean;
  /** False where the look-ahead need not try a legal move: towards any debt, another move that it tries does as well. */
  isWorthTrying?(state: T['State'], move: T['Move']): boolean;
}

/** A game as its author writes it; `defineGame` completes it. */
export interface Definition<T extends GameTypes>
  extends Pick<Game<T>, 'id' | 'vocabulary' | 'bounds' | 'options' | 'knownTo' | 'targets' | 'score' | 'view'> {
  /** The expansions in the box, in the order in which a configuration lists them. */
  readonly modules?: readonly string[];
  /** The clause that says the game is over, cited when somebody still wants to move. */
  readonly over: T['Rule'];
  readonly tasks: Handlers<T>;
  readonly anytime?: Anytime<T>;
  readonly debts?: Debts<T>;
  /** The position before the first task, with the setup itself on its agenda. */
  initial(config: T['Config'], rng: Rng): T['State'];
}
