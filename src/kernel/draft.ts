import { type AnyTask, pushTasks, type Seat } from './agenda.ts';
import { below, type Rng, shuffled } from './rng.ts';

/** Events that the kernel itself writes, in every game. */
export type KernelEvent<RuleId extends string = string, Move = unknown> =
  /** The only answer there was, played without asking. */
  | { readonly kind: 'forced'; readonly seat: Seat; readonly rule: RuleId; readonly move: Move }
  /** A choice made in secret; what it is stays sealed until the reveal. */
  | { readonly kind: 'sealed'; readonly seat: Seat; readonly rule: RuleId }
  /** Pieces put in random order; the draws (0 … i) are hidden from the players. */
  | { readonly kind: 'shuffled'; readonly rule: RuleId; readonly what: string; readonly draws: readonly number[] }
  /** One random number from 0 to `below` - 1, open to all. */
  | {
      readonly kind: 'drawn';
      readonly rule: RuleId;
      readonly what: string;
      readonly below: number;
      readonly value: number;
    };

/** A transition in the making. `state` is replaced, never changed in place. */
export interface Draft<S, E> {
  state: S;
  readonly events: E[];
  /** Set, before its consequences, when something hidden becomes known to somebody; it cannot be taken back. */
  revealed: boolean;
  /** The state in which that happened first: all that a player knew when they chose to let it happen. */
  readonly known?: S | undefined;
}

/** What all drafts share. Accessors written out in each draft would cost more than most moves do. */
const noting = {
  get revealed(): boolean {
    return (this as Partial<Draft<unknown, unknown>>).known !== undefined;
  },
  set revealed(now) {
    const draft = this as { state?: unknown; known?: unknown };
    if (now) draft.known ??= draft.state;
  },
};

/** A draft on `state`. */
export function draftOf<S, E>(state: S): Draft<S, E> {
  const draft = Object.create(noting);
  draft.state = state;
  draft.events = [];
  draft.known = undefined;
  return draft;
}

/** Writes an event; those of the kernel it writes itself. */
export function tell<S, E>(draft: Draft<S, E>, event: Exclude<E, KernelEvent>): void {
  draft.events.push(event);
}

/** Puts tasks on the agenda; the first of them is done first. */
export function push<S extends { readonly agenda: readonly AnyTask[] }, E>(
  draft: Draft<S, E>,
  ...tasks: S['agenda']
): void {
  draft.state = pushTasks(draft.state, ...tasks);
}

/** An open random number from 0 to `n` - 1, logged; it makes something hidden known. */
export function draw<R extends string, S extends { readonly rng: Rng }, E>(
  draft: Draft<S, E | KernelEvent<R>>,
  n: number,
  rule: R,
  what: string,
): number {
  const { value, rng } = below(draft.state.rng, n);
  draft.state = { ...draft.state, rng };
  draft.events.push({ kind: 'drawn', rule, what, below: n, value });
  draft.revealed = true;
  return value;
}

/** `items` in random order, logged with its draws; it makes nothing known. */
export function shuffle<R extends string, S extends { readonly rng: Rng }, E, T>(
  draft: Draft<S, E | KernelEvent<R>>,
  items: readonly T[],
  rule: R,
  what: string,
): T[] {
  const { items: out, draws, rng } = shuffled(draft.state.rng, items);
  draft.state = { ...draft.state, rng };
  draft.events.push({ kind: 'shuffled', rule, what, draws });
  return out;
}
