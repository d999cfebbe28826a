import type { State } from '../engine/types.ts';
import { withoutBeside } from './beside.ts';

/** The states of the chart of a turn in which somebody is asked something. */
export type TurnPlace = 'hire' | 'choose' | 'action' | 'deal' | 'short' | 'milestones';

/** Where a position stands in a turn; `undefined` during the setup and after the game. */
export function placeInTurn(state: State): TurnPlace | undefined {
  const agenda = withoutBeside(state);
  const top = agenda.at(-1);
  if (top === undefined || !agenda.some(({ kind }) => kind === 'endTurn')) return undefined;
  if (top.kind === 'recall') return 'hire';
  if (top.kind === 'placeWorker') return 'choose';
  if (top.kind === 'closeTurn') return 'short';
  if (top.kind === 'completeMilestone' || top.kind === 'replaceMilestone') return 'milestones';
  return agenda.some(({ kind }) => kind === 'action') ? 'action' : 'deal';
}
