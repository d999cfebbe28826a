import { money, type Tag } from './words.ts';

/** What stands at a place that a refused move lacks: short, for it must fit on a board. */
export function lackWords(w: Tag) {
  return {
    /** A number that is too small. */
    needs: (n: number | string) => w`needs ${n}`,
    needsMoney: (dollars: number) => w`needs ${money(dollars)}`,
    /** A number that is too large. */
    atMost: (n: number) => w`${n} at most`,
    /** How many would be left of those that are needed. */
    leaves: (n: number, of: number) => w`leaves ${n} of ${of}`,
    owes: (dollars: number) => w`owes ${money(dollars)}`,
    room: (n: number) => w`room for ${n}`,
    none: w`none left`,
    used: w`used`,
    done: w`done`,
    fixed: w`fixed`,
    /** What has to be done before. */
    first: w`first`,
  };
}
