/** How many there are of each kind. */
export type Counts = { readonly [kind: string]: number };

/** All of some counts together. */
export function total(counts: Counts): number {
  let sum = 0;
  for (const kind in counts) sum += counts[kind] as number;
  return sum;
}

/** Counts with `n` more of a kind; `n` may be negative. */
export function withMore<C extends Counts>(counts: C, kind: keyof C & string, n: number): C {
  return { ...counts, [kind]: (counts[kind] as number) + n };
}

/** Where counts are not those of the box, in sentences. */
export function miscounts(counts: Counts, expected: Counts): readonly string[] {
  return Object.entries(expected)
    .filter(([kind, count]) => counts[kind] !== count)
    .map(([kind, count]) => `${counts[kind] ?? 0} ${kind} are in the game instead of ${count}`);
}
