import type { Seat } from '../../../kernel/agenda.ts';
import type { Draft } from '../../../kernel/draft.ts';
import { change, clockwiseFrom, playerOf } from '../../../kernel/seats.ts';
import type { Event } from './events.ts';
import { type SlotNumber, slotIndex } from './tables/player-board.ts';
import type { Player, Slot, State } from './types.ts';

/** A transition of this game in the making. */
export type D = Draft<State, Event>;

/** What lies in a slot of a player. */
export function slotOf(player: Player, slot: SlotNumber): Slot {
  return player.slots[slotIndex(slot)] ?? { tokens: 0 };
}

/** Replaces what lies in a slot of a player. */
export function changeSlot(draft: D, seat: Seat, slot: SlotNumber, parts: Partial<Slot>): void {
  const { slots } = playerOf(draft.state, seat);
  change(draft, seat, { slots: slots.map((one, i) => (i === slotIndex(slot) ? { ...one, ...parts } : one)) });
}

/** As much of a table as says in which order the seats come. */
export interface Seated {
  readonly baton: Seat;
  readonly config: { readonly seats: number };
}

/** The seats clockwise from the one with the Baton. */
export function fromBaton({ baton, config }: Seated): readonly Seat[] {
  return clockwiseFrom(baton, config.seats);
}
