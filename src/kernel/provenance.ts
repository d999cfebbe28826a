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

/** What is said of a row beside where it comes from. */
interface Remarks {
  /** The line that shows that this kind of reward or icon exists, where the row itself is ours. */
  readonly kindRef?: string;
  readonly note?: string;
  /** The values of the row that come from elsewhere, by field. */
  readonly fieldSources?: { readonly [field: string]: Origin };
}

/** Where the values of a row, or a single value, come from: all of them from `source`, but for those that `fieldSources` names. */
export interface Provenance extends Origin, Remarks {}

/**
 * The provenance of a table, by what names its rows: the first value of each, or the name of a constant. Tables hold values
 * alone; the provenance of the table `X` is `X_SOURCES` in `sources/`, which play never loads.
 */
export type SourcesOf<Row extends string | number> = Readonly<Record<Row, Provenance>>;

/** Stated by a rulebook on this line. */
export const printed = (ref: string, remarks?: Remarks): Provenance => ({ source: 'printed', ref, ...remarks });

/** Worked out from what stands on this line. */
export const derived = (ref: string, remarks?: Remarks): Provenance => ({ source: 'derived', ref, ...remarks });

/** Seen in public: `ref` is a public fact. */
export const publicFact = (ref: string, remarks?: Remarks): Provenance => ({ source: 'public', ref, ...remarks });

/** Made up to fit, as no source shows it. */
export const reconstructed = (remarks?: Remarks): Provenance => ({ source: 'reconstructed', ...remarks });

/** The same provenance for each of these rows. */
export function each<Row extends string | number>(rows: readonly Row[], provenance: Provenance): SourcesOf<Row> {
  return Object.fromEntries(rows.map((row) => [row, provenance])) as SourcesOf<Row>;
}

/** The origin of one field of a row; where it is that of the row, with what is noted of the row. */
export function originOf(row: Provenance, field: string): Provenance {
  return row.fieldSources?.[field] ?? row;
}
