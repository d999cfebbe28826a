import { bearsOn } from '../spine/bearing.ts';
import type { Choices, RulingChoice } from '../spine/types.ts';

/** A reading that a table can choose instead of ours, with the ruling that it belongs to. */
export interface OtherReading {
  /** `any-time.own-decisions` */
  readonly id: string;
  readonly reading: string;
  /** Of its ruling. */
  readonly slug: string;
  readonly title: string;
}

/** The readings of a ruling that are not ours. */
export function othersOf({ slug, title, others }: RulingChoice): OtherReading[] {
  return others.map(({ id, reading }) => ({ id, reading, slug, title }));
}

/** The readings that change something for whoever rests on `clauses`; with `first` only of rulings that are about one of them before all others. */
export function readingsOn({ rulings }: Choices, clauses: readonly string[], first = false): OtherReading[] {
  return rulings.filter((ruling) => bearsOn(ruling, clauses, first)).flatMap(othersOf);
}

/**
 * Where a sheet tells of each reading, once: at a line, that of the clause which the ruling is about before the others that
 * it touches. What no line rests on stands under `undefined`.
 */
export function readingsOfLines<Line extends { readonly rule: string }>(
  { rulings }: Choices,
  lines: readonly Line[],
): Map<Line | undefined, OtherReading[]> {
  const told = new Map<Line | undefined, OtherReading[]>();
  for (const ruling of rulings) {
    const [line] = ruling.clauses.flatMap((id) => lines.find(({ rule }) => rule === id) ?? []);
    told.set(line, [...(told.get(line) ?? []), ...othersOf(ruling)]);
  }
  return told;
}
