import type { Seat } from '../../../../../kernel/agenda.ts';
import { push } from '../../../../../kernel/draft.ts';
import type { D } from '../../../engine/company.ts';
import type { Event as BaseEvent } from '../../../engine/events.ts';
import type { State as BaseState, Task as BaseTask } from '../../../engine/types.ts';
import type { EvolutionEvent } from './events.ts';
import type { Evolution, EvolutionTask, Extension, State, Task } from './types.ts';

// The base game's functions know its own types only; what comes in there carries the expansion's as well.

/** What the expansion has on the table. */
export function partOf(state: BaseState): Evolution {
  return (state as State).evolution as Evolution;
}

/** What a player has of the expansion. */
export function extensionOf(state: BaseState, seat: Seat): Extension {
  return partOf(state).seats[seat] as Extension;
}

/** Replaces parts of what the expansion has on the table. */
export function setPart(draft: D, parts: Partial<Evolution>): void {
  const after: State = { ...draft.state, evolution: { ...partOf(draft.state), ...parts } };
  draft.state = after;
}

/** Replaces parts of what a player has of the expansion. */
export function setExtension(draft: D, seat: Seat, parts: Partial<Extension>): void {
  setPart(draft, { seats: partOf(draft.state).seats.map((own, i) => (i === seat ? { ...own, ...parts } : own)) });
}

/** Writes an event of the expansion. */
export function tell(draft: D, event: EvolutionEvent): void {
  draft.events.push(event as unknown as BaseEvent);
}

/** Puts tasks of the expansion on the agenda; the first of them is done first. */
export function ask(draft: D, ...tasks: readonly EvolutionTask[]): void {
  push(draft, ...(tasks as unknown as readonly BaseTask[]));
}

/** The agenda with the expansion's tasks, the last of which comes first. */
export function agendaOf(state: BaseState): readonly Task[] {
  return (state as State).agenda as readonly Task[];
}
