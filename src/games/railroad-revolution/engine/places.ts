import type { Seat } from '../../../kernel/agenda.ts';
import { availableCities, networkAt } from './network.ts';
import { TELEGRAPH_TILE } from './tables/telegraph.ts';
import type { State, Task } from './types.ts';
import { type Refusal, refuse } from './violations.ts';

/** True for a rail that a seat must place, or will have to once the worker for its Telegraph tile is discarded. */
const isRailDue = (task: Task): boolean =>
  task.kind === 'layRail'
    ? task.must
    : task.kind === 'discardWorker' && task.tile !== undefined && TELEGRAPH_TILE[task.tile].effect.kind === 'placeRail';

const isStationDue = (task: Task): boolean => task.kind === 'layStation' && task.must;

/** True while a seat has a rail or a station to place that it has taken, kept aside or not. */
export function hasPieceDue(state: State, seat: Seat): boolean {
  return state.agenda.some((task) => 'seat' in task && task.seat === seat && (isRailDue(task) || isStationDue(task)));
}

/** Why what a seat must place has too few places: another piece, placed at any time, can have taken the last of them. */
export function noPlaceLeft(state: State, seat: Seat): Refusal {
  let rails = 0;
  let stations = 0;
  for (const task of state.agenda) {
    if (!('seat' in task) || task.seat !== seat) continue;
    if (isRailDue(task)) rails++;
    if (isStationDue(task)) stations++;
  }
  if (stations > 0 && availableCities(state, seat).length < stations)
    return refuse('available-city', 'noCityAvailable', {});
  const spaces = rails > 0 ? networkAt(state, seat).spaces.length : 0;
  return spaces < rails ? refuse('available-rail-space', 'noRailSpace', { needed: rails, spaces }) : undefined;
}
