import type { Sourced } from '../../../../kernel/provenance.ts';

/** The four places for cards on a player board, left to right, each named by the number above it. */
export const SLOTS = [1, 2, 3, 6] as const;
export type SlotNumber = (typeof SLOTS)[number];

/** The same, with its origin. */
export const SLOT_NUMBERS: Sourced<readonly SlotNumber[]> = { value: SLOTS, source: 'printed', ref: 'L114' };

/** The place of a slot in its row, from 0. */
export function slotIndex(slot: SlotNumber): number {
  return SLOTS.indexOf(slot);
}
