import type { Provenance } from '../../src/kernel/provenance.ts';

// Whether the tables of a game say where each of their values comes from.

type Exports = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Exports => typeof value === 'object' && value !== null;
const isProvenance = (value: unknown): value is Provenance => isObject(value) && typeof value.source === 'string';

/** A vocabulary: names or numbers in a row, which count nothing. */
const isVocabulary = (value: unknown) => Array.isArray(value) && !value.some(isObject);

/** What names a row: its first value, of a pair the first of the two. */
const nameOf = (row: unknown): string => String([Object.values(row as Exports)[0]].flat()[0]);

/** The rows of a table by their names. */
const rowsOf = (table: Exports): Exports =>
  Array.isArray(table) ? Object.fromEntries(table.map((row) => [nameOf(row), row])) : table;

const REFERENCE = /^[A-Z]\d+(-[A-Z]?\d+)?$/;

function* provenanceFaults(name: string, provenance: Provenance): Iterable<string> {
  const fields = Object.entries(provenance.fieldSources ?? {});
  for (const [what, { source, ref }] of [
    [name, provenance],
    ...fields.map(([key, one]) => [`${name}.${key}`, one]),
  ] as [string, Provenance][]) {
    if (!['printed', 'derived', 'public', 'reconstructed'].includes(source)) yield `${what} comes from ${source}`;
    if (source === 'reconstructed' ? ref !== undefined : !(ref ?? '').split(', ').every((one) => REFERENCE.test(one)))
      yield `${what} is ${source}, with the reference ${ref}`;
  }
}

/** Compares what stands in a table with what is said of it, row by row. */
function* tableFaults(name: string, table: unknown, told: unknown): Iterable<string> {
  if (isProvenance(told)) {
    yield* provenanceFaults(name, told);
    // Rows within a row, where they have a provenance of their own, are told in their order.
    for (const [part, rows] of Object.entries(told))
      if (Array.isArray(rows)) {
        const count = isObject(table) && Array.isArray(table[part]) ? table[part].length : 0;
        if (rows.length !== count) yield `${name}.${part} has ${count} rows, and ${rows.length} are told of`;
        for (const [at, row] of rows.entries()) yield* provenanceFaults(`${name}.${part}.${at}`, row);
      }
    return;
  }
  if (!isObject(table) || !isObject(told)) return yield `${name} has no rows to tell of`;
  const rows = rowsOf(table);
  for (const row of Object.keys(rows))
    if (Object.hasOwn(told, row)) yield* tableFaults(`${name}.${row}`, rows[row], told[row]);
    else yield `${name}.${row} has no provenance`;
  for (const row of Object.keys(told))
    if (!Object.hasOwn(rows, row)) yield `${name}.${row} is told of, and is not there`;
}

/**
 * What is wrong with the provenance of a module of tables: rows and constants without one, and what has one and is not
 * there. `sources` is absent where the module has none beside it.
 */
export function sourceFaults(values: Exports, sources: Exports | undefined): string[] {
  const rows = new Set(Object.values(values).flatMap((value) => (Array.isArray(value) ? value : [])));
  /** The same rows once more, by their ids. */
  const isIndex = (value: unknown) =>
    isObject(value) && !Array.isArray(value) && Object.values(value).every((row) => isObject(row) && rows.has(row));
  const tables = Object.entries(values).filter(([, value]) => typeof value !== 'function');
  return [
    ...tables.flatMap(([name, table]) => {
      const told = sources?.[`${name}_SOURCES`];
      if (told !== undefined) return [...tableFaults(name, table, told)];
      return isVocabulary(table) || isIndex(table) ? [] : [`${name} has no provenance`];
    }),
    ...Object.keys(sources ?? {}).flatMap((name) =>
      name.endsWith('_SOURCES') && Object.hasOwn(values, name.slice(0, -'_SOURCES'.length))
        ? []
        : [`${name} tells of no table`],
    ),
  ];
}
