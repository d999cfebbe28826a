import type { Seat } from '../../../kernel/agenda.ts';
import { pushTasks } from '../../../kernel/agenda.ts';
import type { Draft, KernelEvent } from '../../../kernel/draft.ts';
import type { Event } from './events.ts';
import type { RuleId } from './rules.ts';
import { type SlotNumber, slotIndex } from './tables/player-board.ts';
import type { Player, Slot, State, Task } from './types.ts';
import type { Move } from './vocabulary.ts';

/** A transition of this game in the making. */
export type D = Draft<State, Event>;

/** What the player at a seat has. */
export function playerOf(state: State, seat: Seat): Player {
  const player = state.seats[seat];
  if (!player) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Replaces parts of what a player has. */
export function change(draft: D, seat: Seat, parts: Partial<Player>): void {
  const seats = draft.state.seats.map((player, i) => (i === seat ? { ...player, ...parts } : player));
  draft.state = { ...draft.state, seats };
}

/** What lies in a slot of a player. */
export function slotOf(player: Player, slot: SlotNumber): Slot {
  return player.slots[slotIndex(slot)] ?? { tokens: 0 };
}

/** Replaces what lies in a slot of a player. */
export function changeSlot(draft: D, seat: Seat, slot: SlotNumber, parts: Partial<Slot>): void {
  const { slots } = playerOf(draft.state, seat);
  change(draft, seat, { slots: slots.map((one, i) => (i === slotIndex(slot) ? { ...one, ...parts } : one)) });
}

/** Writes an event. */
export function tell(draft: D, event: Exclude<Event, KernelEvent<RuleId, Move>>): void {
  draft.events.push(event);
}

/** Puts tasks on the agenda; the first of them is done first. */
export function push(draft: D, ...tasks: readonly Task[]): void {
  draft.state = pushTasks<State>(draft.state, ...tasks);
}

/** As much of a table as says in which order the seats come. */
export interface Seated {
  readonly baton: Seat;
  readonly config: { readonly seats: number };
}

/** The seats clockwise from the one with the Baton. */
export function fromBaton({ baton, config }: Seated): readonly Seat[] {
  return Array.from({ length: config.seats }, (_, i) => (baton + i) % config.seats);
}
