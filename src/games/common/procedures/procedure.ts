import type { AnyStateMachine } from 'xstate';
import type { GameTypes } from '../../../kernel/game.ts';
import type { AnyMove } from '../../../kernel/moves.ts';

/**
 * A procedure of a rulebook as a chart: an XState machine whose states are in the rulebook's words (`Sign` in `chart.ts`),
 * whose events are moves of the engine and whose guards ask the engine's `check`. It knows what comes after what; what a
 * move does, and whether it is legal, it leaves to the engine. Its input is `{ position }`.
 */
export interface Procedure<T extends GameTypes = GameTypes> {
  readonly id: string;
  readonly game: string;
  readonly title: string;
  /** One sentence for lists. */
  readonly summary: string;
  /** The clauses that it draws, the most important first. */
  readonly rules: readonly T['Rule'][];
  readonly machine: AnyStateMachine;
  /** The state of the chart in which a position stands; `undefined` where the procedure is not under way. */
  place(position: T['State']): string | undefined;
}

/** A move as an event of a chart. `forced` is one that the engine has played by itself. */
export type Played<Move extends AnyMove> = {
  [K in Move['kind']]: {
    readonly type: K;
    readonly move: Extract<Move, { readonly kind: K }>;
    readonly forced?: true;
  };
}[Move['kind']];

/** `move` as an event. */
export function played<Move extends AnyMove>(move: Move): Played<Move> {
  return { type: move.kind, move } as unknown as Played<Move>;
}
