/** The position in which a setup ends, for each number of players, in rising order. */
export type SetupTables<V = unknown> = readonly { readonly players: number; readonly view: V }[];

/** Something that a picture shows at some numbers of players. */
export interface Alike<T> {
  readonly value: T;
  /** What marks it there; nothing where it is shown at all. A reader who has chosen no number sees the highest. */
  readonly at: { readonly 'data-players'?: string; readonly 'data-most'?: '' };
}

/**
 * What tables have in common, so that it is drawn once: the values that `read` finds, each with the numbers of players whose
 * tables have it. Where it finds none, nothing is drawn.
 */
export function alike<V, T>(tables: SetupTables<V>, read: (view: V, players: number) => T | undefined): Alike<T>[] {
  const found = new Map<string, { value: T; counts: number[] }>();
  for (const { players, view } of tables) {
    const value = read(view, players);
    if (value === undefined) continue;
    const key = JSON.stringify(value);
    const known = found.get(key);
    if (known === undefined) found.set(key, { value, counts: [players] });
    else known.counts.push(players);
  }
  const most = tables.at(-1)?.players ?? 0;
  return [...found.values()].map(({ value, counts }) => ({
    value,
    at:
      counts.length === tables.length
        ? {}
        : { 'data-players': counts.join(' '), ...(counts.includes(most) ? ({ 'data-most': '' } as const) : {}) },
  }));
}
