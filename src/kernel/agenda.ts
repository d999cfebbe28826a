import type { AnyMove } from './moves.ts';

/** A player's place at the table, clockwise from 0. */
export type Seat = number;

/** Something the game still has to do or to ask, as plain data. The last task of an agenda comes first. */
export interface AnyTask {
  readonly kind: string;
  readonly seat?: Seat;
}

/** A choice that several seats make in secret: who is still to choose, in the order of asking, and what is sealed. */
export interface SealedTask<Move extends AnyMove = AnyMove> extends AnyTask {
  readonly waiting: readonly Seat[];
  /** In order of seat, so that the order of asking leaves no trace. */
  readonly sealed: readonly { readonly seat: Seat; readonly move: Move }[];
}

/** What a viewer may see of a sealed choice: who has chosen, and what they themselves chose. */
export interface ConcealedTask<Move extends AnyMove = AnyMove> extends AnyTask {
  readonly waiting: readonly Seat[];
  readonly sealed: readonly { readonly seat: Seat; readonly move?: Move }[];
}

/** A sealed choice to put on the agenda; `seats` in the order in which they are asked. */
export function sealedTask<K extends string>(
  kind: K,
  seats: readonly Seat[],
): { kind: K; waiting: readonly Seat[]; sealed: readonly [] } {
  return { kind, waiting: seats, sealed: [] };
}

/** True where a task is a sealed choice. */
export function isSealed(task: AnyTask): task is SealedTask {
  return 'waiting' in task && 'sealed' in task;
}

/** A sealed choice as `viewer` sees it before the reveal. */
export function conceal<Move extends AnyMove>(task: SealedTask<Move>, viewer: Seat | 'public'): ConcealedTask<Move> {
  return { ...task, sealed: task.sealed.map((one) => (one.seat === viewer ? one : { seat: one.seat })) };
}

/** The state with `tasks` put on its agenda; the first of them is done first. */
export function pushTasks<S extends { readonly agenda: readonly AnyTask[] }>(
  state: S,
  ...tasks: readonly S['agenda'][number][]
): S {
  return { ...state, agenda: [...state.agenda, ...[...tasks].reverse()] };
}
