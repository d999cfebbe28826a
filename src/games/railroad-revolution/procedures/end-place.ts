import { isLastRound } from '../engine/turn.ts';
import type { State } from '../engine/types.ts';

/** The states of the chart of the end of the game in which players take turns. */
export type EndPlace = 'open' | 'round' | 'last';

/** Where a position stands on the way to the end of the game; `undefined` during the setup and after the game. */
export function placeInEnd(state: State): EndPlace | undefined {
  if (!state.agenda.some(({ kind }) => kind === 'endTurn')) return undefined;
  if (isLastRound(state)) return 'last';
  return state.end === undefined ? 'open' : 'round';
}
