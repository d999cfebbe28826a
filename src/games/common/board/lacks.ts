import type { AnyPrompt, GameTypes, Over } from '../../../kernel/game.ts';
import type { Facts, Violation } from '../../../kernel/rules.ts';
import { lackWords } from '../words/lacks.ts';
import { english } from '../words/words.ts';

/**
 * What a mark says of a place: a number there is too small or too large (`short`), something is missing from it (`missing`),
 * something there is in the way (`taken`), nothing leads on or up to it (`gap`), or it comes before (`first`).
 */
export type LackKind = 'short' | 'missing' | 'taken' | 'gap' | 'first';

/** A place that a refused move lacks something at, or that is in its way. */
export interface Lack {
  /** The names that a board may have for the place, as `data-target` or `data-spot`; the first that is drawn counts. */
  readonly at: readonly string[];
  readonly kind: LackKind;
  /** A number or a sign that stands beside it. */
  readonly text?: string;
}

/** A refused move, in the position where it was tried. */
export interface Refused<T extends GameTypes = GameTypes> {
  readonly view: T['View'];
  readonly violation: Violation<T['Rule']>;
  readonly move: T['Move'];
  readonly asked: T['Prompt'] | Over<T['Rule']> | AnyPrompt;
  /** The places of the moves that answer what is asked. */
  readonly open: () => readonly string[];
}

/** What a refused move lacks, by the code of its violation; a code without a place on the board marks none. */
export type LacksByCode<R extends Refused, Code extends string> = Readonly<
  Record<Code, (refused: R, facts: Facts) => readonly Lack[]>
>;

/** More places than this would mark half of the board. */
const MOST = 6;

export const words = lackWords(english);

/** What violations without a place on the board mark. */
export const nowhere = (): readonly Lack[] => [];

/** One place that is marked. */
export const mark = (kind: LackKind, place: string, note?: string): readonly Lack[] => [
  { at: [place], kind, ...(note === undefined ? {} : { text: note }) },
];

/** A fact that is a number. */
export const count = (facts: Facts, name: string): number => Number(facts[name] ?? 0);

/** A fact that is a text. */
export const text = (facts: Facts, name: string): string => String(facts[name] ?? '');

/** The seat that a refusal is about: the one that it names, that of the move, or the one that is asked. */
export function seatOf({ violation, move, asked }: Refused): number {
  const named = [violation.facts, move, asked].find((one) => 'seat' in one) as { readonly seat: number } | undefined;
  return named?.seat ?? 0;
}

/** What is asked comes first: the places where it is answered, as long as they are few. */
export function askedFirst({ open }: Pick<Refused, 'open'>): readonly Lack[] {
  const places = [...new Set(open())];
  if (places.length > MOST) return [];
  // One says it for all of them.
  return places.flatMap((place, i) => mark('first', place, i === 0 ? words.first : undefined));
}

/** Marks of a refused move by the table of its game. */
export const lacksBy =
  <R extends Refused>(table: LacksByCode<R, string>) =>
  (refused: R): readonly Lack[] => {
    const { code, facts } = refused.violation;
    return Object.hasOwn(table, code) ? (table[code]?.(refused, facts) ?? []) : [];
  };
