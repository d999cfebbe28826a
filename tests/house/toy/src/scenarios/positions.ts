import type { Patch } from '../../../../../src/kernel/patch.ts';
import { KINDS, sameCrate } from '../engine/state.ts';
import type { Crate, Player, State } from '../engine/types.ts';

/** A table at the start of Green's turn; what is not said is as after the setup. */
export interface Position {
  readonly offer: { readonly left: Crate; readonly right: Crate };
  /** By seat. */
  readonly seats: readonly Partial<Player>[];
  /** The crates on top of the stack, the next first. */
  readonly next: readonly Crate[];
}

export const red = (value: Crate['value']) => ({ colour: 'red', value }) as const;
export const blue = (value: Crate['value']) => ({ colour: 'blue', value }) as const;

/** The patch that turns a position after the setup into such a table: every crate that is not said lies below the others. */
export function position({ offer, seats, next }: Position): Patch<State> {
  const placed = [offer.left, offer.right, ...next, ...seats.flatMap(({ yard = [], shed = [] }) => [...yard, ...shed])];
  const rest = KINDS.flatMap((kind) =>
    Array.from({ length: 3 - placed.filter((crate) => sameCrate(crate, kind)).length }, () => kind),
  );
  return { offer, seats: { ...seats }, stack: [...rest, ...next.toReversed()] };
}
