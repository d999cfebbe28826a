/** The four places for cards on a player board, left to right, each named by the number above it. */
export const SLOTS = [1, 2, 3, 6] as const;
export type SlotNumber = (typeof SLOTS)[number];

/** The place of a slot in its row, from 0. */
export function slotIndex(slot: SlotNumber): number {
  return SLOTS.indexOf(slot);
}
