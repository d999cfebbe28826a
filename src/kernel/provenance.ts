/** Where a value comes from: a rulebook, arithmetic on it, a public page, or ourselves. */
export type Source = 'printed' | 'derived' | 'public' | 'reconstructed';

/**
 * Where one value comes from. `ref` is a line of the game's sources: of the rulebook (L…, or B… and E… where there are a base
 * rulebook and one of an expansion), or a public fact (P…).
 */
export interface Origin {
  readonly source: Source;
  readonly ref?: string;
}

/** Where the values of a row come from: all of them from `source`, but for those that `fieldSources` names. */
export interface Provenance extends Origin {
  /** The line that shows that this kind of reward or icon exists, where the row itself is ours. */
  readonly kindRef?: string;
  readonly note?: string;
  readonly fieldSources?: { readonly [field: string]: Origin };
}

/** A single value with its origin. */
export interface Sourced<V> extends Provenance {
  readonly value: V;
}

/** The origin of one field of a row. */
export function originOf(row: Provenance, field: string): Origin {
  return row.fieldSources?.[field] ?? row;
}
