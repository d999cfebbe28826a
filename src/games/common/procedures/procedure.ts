import type { AnyStateMachine } from 'xstate';
import type { GameTypes, Over } from '../../../kernel/game.ts';

/**
 * A procedure of a rulebook as a chart: an XState machine whose states are in the rulebook's words (`StateLabel` in `chart.ts`) and
 * whose events are moves of the engine. It knows what comes after what; what a move does, and whether it is legal, it leaves
 * to the engine, whose outcome comes with the move. Its input is `Standing`. While its procedure is not under way it stands
 * `OUTSIDE`, so that it follows a game from any position on, through as many turns as there are.
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
}

/** A position with what is asked in it. */
export interface Standing<T extends GameTypes = GameTypes> {
  readonly position: T['State'];
  readonly prompt: T['Prompt'] | Over<T['Rule']>;
}

/** What the engine has made of a move; the context of every machine holds that of the last one it took. */
export interface Made<T extends GameTypes = GameTypes> extends Standing<T> {
  /** What the engine has told of the move, and of what followed by itself. */
  readonly events: readonly T['Event'][];
}

/** A move as an event of a chart; `made` is absent where the engine refuses it. */
export type Played<T extends GameTypes> = {
  [K in T['Move']['kind']]: {
    readonly type: K;
    readonly move: Extract<T['Move'], { readonly kind: K }>;
    readonly made?: Made<T>;
  };
}[T['Move']['kind']];

/** What a machine knows of a position that no move has led to yet. */
export const standing = <T extends GameTypes>({ position, prompt }: Standing<T>): Made<T> => ({
  position,
  prompt,
  events: [],
});
