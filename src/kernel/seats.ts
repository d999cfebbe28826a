import type { Seat } from './agenda.ts';
import type { Draft } from './draft.ts';

/** A state whose players are listed by seat. */
export interface Seated<Player = unknown> {
  readonly seats: readonly Player[];
}

/**
 * What the player at a seat has.
 * @throws RangeError where nobody sits there
 */
export function playerOf<Player>({ seats }: Seated<Player>, seat: Seat): Player {
  const player = seats[seat];
  if (player === undefined) throw new RangeError(`no seat ${seat}`);
  return player;
}

/** Replaces parts of what the player at a seat has. */
export function change<S extends Seated<object>, E>(
  draft: Draft<S, E>,
  seat: Seat,
  parts: Partial<S['seats'][number]>,
): void {
  const seats = draft.state.seats.map((player, i) => (i === seat ? { ...player, ...parts } : player));
  draft.state = { ...draft.state, seats };
}

/** The seats of a table clockwise, beginning with `first`. */
export function clockwiseFrom(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + i) % seats);
}

/** The seat on the left of another, which is next clockwise. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
