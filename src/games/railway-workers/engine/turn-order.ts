import type { Seat } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import type { Automatic } from '../../../kernel/game.ts';
import { inTurn, type Order } from '../../../kernel/order.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { fromBaton, slotOf } from './player.ts';
import { SLOTS, type SlotNumber, slotIndex } from './tables/player-board.ts';
import type { Slot, State, Task, TaskOf, Types } from './types.ts';

/**
 * The Sum of a card: its die, the number above its slot, and 1 for each "+1" token beside the die.
 * @rule sum, plus-one-token
 */
export function sumOf({ die, tokens }: Slot, slot: SlotNumber): number {
  return (die ?? 0) + slot + tokens;
}

/** The Sum of a player's card in a slot. */
export function sumAt(state: State, seat: Seat, slot: SlotNumber): number {
  return sumOf(slotOf(playerOf(state, seat), slot), slot);
}

/** A seat with the Sum of its chosen card and how far it sits from the Baton, clockwise. */
export interface Announced {
  readonly seat: Seat;
  readonly sum: number;
  readonly fromBaton: number;
}

/**
 * The Sums that everybody announces for a slot.
 * @rule announce-sums
 */
export function announced(state: State, slot: SlotNumber): readonly Announced[] {
  return fromBaton(state).map((seat, i) => ({
    seat,
    sum: sumAt(state, seat, slot),
    fromBaton: i,
  }));
}

/**
 * The highest Sum first; of equal Sums, the Baton holder or else the one who sits nearest, clockwise.
 * @rule highest-sum-first, equal-sums
 */
export const highestFirst = inTurn<Announced>(
  (a, b) => b.sum - a.sum,
  (a, b) => a.fromBaton - b.fromBaton,
);

/** The order of play with a slot, from the Sums of that slot alone. */
export function orderWith(state: State, slot: SlotNumber): readonly Seat[] {
  return [...announced(state, slot)].sort(highestFirst).map(({ seat }) => seat);
}

/**
 * All players turn up the card in a slot; everybody then has a turn with it, and the next slot follows.
 * @rule order-anew, next-slot
 */
export const openSlot: Automatic<Types, TaskOf<'openSlot'>> = {
  rule: 'chosen-card',
  settle(draft, { slot }) {
    draft.revealed = true;
    const at = slotIndex(slot);
    draft.state = { ...draft.state, open: at + 1 };
    const all = announced(draft.state, slot);
    for (const { seat, sum } of all) {
      const { card } = slotOf(playerOf(draft.state, seat), slot);
      if (card !== undefined) tell(draft, { kind: 'cardTurned', seat, rule: 'chosen-card', slot, card, sum });
    }
    const order = orderWith(draft.state, slot);
    const tied = new Set(all.map(({ sum }) => sum)).size < all.length;
    draft.state = { ...draft.state, order };
    tell(draft, { kind: 'orderSet', rule: tied ? 'equal-sums' : 'highest-sum-first', slot, order });
    const next = SLOTS[at + 1];
    push(
      draft,
      ...order.map((seat): Task => ({ kind: 'startTurn', seat, slot })),
      next === undefined ? { kind: 'endPhase' } : { kind: 'openSlot', slot: next },
    );
  },
};

/** The orders of play with each slot, with what they order. */
export function sumOrders(state: State): readonly Order<Announced>[] {
  return SLOTS.map((slot) => ({ name: `sums ${slot}`, items: announced(state, slot), compare: highestFirst }));
}
