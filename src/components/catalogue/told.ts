import type { Mark, Piece, Row, Value } from '../../words/catalogue.ts';

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
