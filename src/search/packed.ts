import type { Entry } from './small-index.ts';

const fields = ['kind', 'number', 'title', 'href', 'aliases', 'players', 'part', 'changed', 'text'] as const;

/** Entries field by field, as they are sent: like beside like packs a twelfth smaller. 0 stands for what an entry lacks. */
export type Packed = { readonly [F in keyof Required<Entry>]: readonly (Entry[F] | 0)[] };

export function pack(entries: readonly Entry[]): Packed {
  const columns = fields.map((field) => [field, entries.map((entry) => entry[field] ?? 0)] as const);
  return Object.fromEntries(columns) as unknown as Packed;
}

/** The entries that `pack` was given. */
export function unpack(packed: Packed): Entry[] {
  return packed.kind.map((_, at) => {
    const own = fields.flatMap((field) => {
      const value = packed[field][at];
      return value === 0 || value === undefined ? [] : [[field, value] as const];
    });
    return Object.fromEntries(own) as unknown as Entry;
  });
}
