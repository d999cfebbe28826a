import { counted, listed, type Tag } from '../../../../../src/games/common/words/words.ts';
import type { Colour, Crate, Slot } from '../engine/types.ts';

/** The names of the things of the game, for sentences. */
export function namesOf(w: Tag) {
  const seats = [w`Green`, w`Yellow`, w`Black`, w`White`];
  const colours: Readonly<Record<Colour, string>> = { red: w`red`, blue: w`blue` };
  const slots: Readonly<Record<Slot, string>> = { left: w`left`, right: w`right` };
  const crate = ({ colour, value }: Crate) => w`${colours[colour]} ${value}`;
  return {
    seat: (seat: number) => seats[seat] ?? w`Seat ${seat + 1}`,
    colour: (id: Colour | string) => colours[id as Colour] ?? id,
    slot: (id: Slot | string) => slots[id as Slot] ?? id,
    crate,
    crates: (crates: readonly Crate[]) => (crates.length === 0 ? w`none` : listed(w, crates.map(crate))),
    coins: (n: number) => counted(w, n, w`coin`, w`coins`),
    crew: (n: number) => w`${n} crew`,
    signals: (n: number) => counted(w, n, w`signal`, w`signals`),
  };
}

export type Names = ReturnType<typeof namesOf>;
