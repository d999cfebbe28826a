import type { Game, GameTypes, Transition } from './game.ts';
import type { Violation } from './rules.ts';

/** One move of a history with what it led to. */
export interface Frame<T extends GameTypes> extends Transition<T> {
  readonly move: T['Move'];
}

/** A line of play with a place in it. `cursor` counts the moves that stand; the frames after it can be redone. */
export interface History<T extends GameTypes> {
  readonly start: Transition<T>;
  readonly frames: readonly Frame<T>[];
  readonly cursor: number;
}

/** A history that stands at its start. */
export function historyOf<T extends GameTypes>(start: Transition<T>): History<T> {
  return { start, frames: [], cursor: 0 };
}

/** The position at the cursor. */
export function present<T extends GameTypes>(history: History<T>): T['State'] {
  return history.cursor === 0 ? history.start.state : (history.frames[history.cursor - 1] as Frame<T>).state;
}

/** The history after a move at the cursor, which drops what could be redone; or why the move is refused. */
export function advance<T extends GameTypes>(
  game: Game<T>,
  history: History<T>,
  move: T['Move'],
):
  | { readonly ok: true; readonly history: History<T> }
  | { readonly ok: false; readonly violation: Violation<T['Rule']> } {
  const outcome = game.apply(present(history), move);
  if (!outcome.ok) return outcome;
  const { state, events, revealed } = outcome;
  const frames = [...history.frames.slice(0, history.cursor), { move, state, events, revealed }];
  return { ok: true, history: { ...history, frames, cursor: frames.length } };
}

/** True where the last move may be taken back in play: it made nothing hidden known. */
export function canUndo<T extends GameTypes>(history: History<T>): boolean {
  return history.cursor > 0 && !(history.frames[history.cursor - 1] as Frame<T>).revealed;
}

/** One move back in play; the same history where that is not allowed. */
export function undo<T extends GameTypes>(history: History<T>): History<T> {
  return canUndo(history) ? { ...history, cursor: history.cursor - 1 } : history;
}

/** One move forward again. */
export function redo<T extends GameTypes>(history: History<T>): History<T> {
  return history.cursor < history.frames.length ? { ...history, cursor: history.cursor + 1 } : history;
}

/** The history at another place, for a reader who leafs through it: no barrier, nothing is played anew. */
export function jump<T extends GameTypes>(history: History<T>, cursor: number): History<T> {
  return { ...history, cursor: Math.max(0, Math.min(history.frames.length, Math.trunc(cursor))) };
}
