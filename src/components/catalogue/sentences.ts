import type { Kind, Mark, Piece, Row, Value } from '../../games/common/words/catalogue.ts';

/** Values that stand side by side and are as sure as each other, so that one mark speaks for them. */
export interface Told {
  readonly values: readonly Value[];
  readonly mark: Mark;
}

const same = (a: Mark, b: Mark): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The values of a row, those of one mark together. */
export function toldOf({ values }: Row): Told[] {
  const told: { values: Value[]; mark: Mark }[] = [];
  for (const value of values) {
    const last = told.at(-1);
    if (last !== undefined && same(last.mark, value.mark)) last.values.push(value);
    else told.push({ values: [value], mark: value.mark });
  }
  return told;
}

/** What several components, or rows of one, say in the same words, with what they are called for short. */
export interface Line {
  readonly heads: readonly string[];
  readonly values: readonly Value[];
  /** Whether a value of it is reconstructed. */
  readonly isOurs: boolean;
}

/**
 * Components of a kind in few lines: of a board its rows, of tiles what the first row of each says. What is of some player counts only is left out: it is said where the table is set up.
 */
export function linesOf({ pieces, shape }: Pick<Kind, 'pieces' | 'shape'>): Line[] {
  const rows = pieces.flatMap(({ title, rows: all }) =>
    shape === 'board' ? all : all.slice(0, 1).map((row) => ({ ...row, head: title.replace(/^.* (?=\S+$)/, '') })),
  );
  const lines: { heads: string[]; values: readonly Value[]; isOurs: boolean }[] = [];
  for (const { head, values: all } of rows) {
    const values = all.filter(({ players }) => players === undefined);
    if (values.length === 0) continue;
    const isOurs = values.some(({ mark }) => mark.kind === 'reconstructed');
    const last = lines.at(-1);
    const isSame = last !== undefined && last.isOurs === isOurs && textOf(last.values) === textOf(values);
    if (isSame && head !== undefined) last.heads.push(head);
    else lines.push({ heads: head === undefined ? [] : [head], values, isOurs });
  }
  return lines;
}

const textOf = (values: readonly Value[]): string => values.map(({ text }) => text).join('; ');

/** The one mark that speaks for a piece, where it is that of all its values, or of three and more and nearly all. */
export function markOf({ rows }: Piece): { readonly mark: Mark; readonly isAll: boolean } | undefined {
  const marks = rows.flatMap(({ values }) => values.map(({ mark }) => mark));
  const counts = marks.map((mark) => ({ mark, count: marks.filter((other) => same(other, mark)).length }));
  const [most] = counts.sort((a, b) => b.count - a.count);
  if (most === undefined) return undefined;
  const { mark, count } = most;
  if (count === marks.length) return { mark, isAll: true };
  return count >= 3 && count >= marks.length - 2 ? { mark, isAll: false } : undefined;
}

/** Whether a mark is the one that speaks for the whole piece. */
export const speaks = (whole: { readonly mark: Mark } | undefined, mark: Mark): boolean =>
  whole !== undefined && same(whole.mark, mark);

/** Values of numbered spaces as columns of a table: `space 4: 2, space 6: 5` is 2 at 4 and 5 at 6 of the spaces. */
export interface Numbered {
  readonly of: string;
  readonly columns: readonly { readonly at: string; readonly value: string }[];
}

/** A value that lists so many spaces that a line of them is hard to read, as such a table. */
export function numberedOf(values: readonly Value[]): Numbered | undefined {
  const [value, ...others] = values;
  if (value === undefined || others.length > 0) return undefined;
  const found = value.text.split(', ').map((text) => /^(\p{Letter}+) (\d+): (\S+)$/u.exec(text));
  const of = found[0]?.[1];
  if (found.length < 5 || of === undefined || found.some((one) => one?.[1] !== of)) return undefined;
  return { of, columns: found.map((one) => ({ at: one?.[2] ?? '', value: one?.[3] ?? '' })) };
}
