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

/** The one mark that speaks for all of a piece, where it is one. */
export function markOf({ rows }: Piece): Mark | undefined {
  const [first, ...others] = rows.flatMap(({ values }) => values.map(({ mark }) => mark));
  return first !== undefined && others.every((mark) => same(mark, first)) ? first : undefined;
}
