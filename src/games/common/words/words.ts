import type { Seat } from '../../../kernel/agenda.ts';
import type { GameTypes, Over } from '../../../kernel/game.ts';
import type { Violation } from '../../../kernel/rules.ts';
import type { ScoreLine } from '../../../kernel/score.ts';

/**
 * The tag that every text for readers is written with. The literal parts are what a translator sees; a pseudo-locale wraps
 * them, and a test finds what was not written with it.
 */
export type Tag = (literals: TemplateStringsArray, ...values: readonly (string | number)[]) => string;

/** The words as they stand. */
export const english: Tag = (literals, ...values) =>
  literals.reduce((text, literal, i) => `${text}${values[i - 1] ?? ''}${literal}`);

/** A move on a button: what it does, and in smaller letters what comes with it. */
export interface Label {
  readonly label: string;
  readonly detail?: string;
}

/** Something that a position shows, in words: `Blue` `money` `$400`. */
export interface Fact {
  /** Stays the same for the same thing in every position. */
  readonly key: string;
  /** Whose it is, or where it is. */
  readonly of: string;
  readonly what: string;
  readonly value: string;
}

/** All that is said about one game. `view` is the public view of the position that is spoken of. */
export interface Words<T extends GameTypes = GameTypes> {
  /** A seat by its colour. */
  seat(seat: Seat, view: T['View']): string;
  /** A move on a button. `asked` is the prompt that it answers, where it does: what it costs and brings may depend on it. */
  move(move: T['Move'], view: T['View'], asked?: T['Prompt'] | Over<T['Rule']>): Label;
  /** Moves that stand together, by kind: their heading. */
  kind(kind: T['Move']['kind']): string;
  /** What happened, as a sentence; `undefined` for what says nothing to a reader. */
  event(event: T['Event'], view: T['View']): string | undefined;
  /** Why a move is refused, as a sentence. `asked` is who is to decide, where somebody is. */
  violation(violation: Violation<T['Rule']>, move: T['Move'], view: T['View'], asked?: Seat): string;
  /** A line of the score sheet, as a sentence; absent where a game tells none. */
  readonly score?: (line: ScoreLine<T['Rule']>, view: T['View']) => string;
  /** Whether a reader learns something from such a refusal; absent where they do from all. */
  teaches?(violation: Violation<T['Rule']>): boolean;
  /** What is asked, and of whom, as a sentence. */
  prompt(prompt: T['Prompt'] | Over<T['Rule']>, view: T['View']): string;
  /** A place on the board that a move points at. */
  target(target: string, view: T['View']): string;
}

/** Everything that a reader could compare in a position, in a fixed order. */
export type FactsOf<T extends GameTypes = GameTypes> = (view: T['View']) => readonly Fact[];

/** `$1,200`: whole dollars, grouped by thousands. */
export function money(dollars: number): string {
  const digits = String(Math.abs(dollars)).replace(/\B(?=(\d{3})+$)/g, ',');
  return dollars < 0 ? `−$${digits}` : `$${digits}`;
}

/** `1 Share`, `3 Shares`: a number with the form of the noun that goes with it. */
export function counted(w: Tag, n: number, one: string, many: string): string {
  return w`${n} ${n === 1 ? one : many}`;
}

/** `Blue`, `Blue and Red`, `Blue, Red and Grey`. */
export function listed(w: Tag, items: readonly string[]): string {
  const [before, last] = beforeLast(items);
  return before === '' ? last : w`${before} and ${last}`;
}

/** Items of which any counts, in one phrase: `A or B`. */
export function either(w: Tag, items: readonly string[]): string {
  const [before, last] = beforeLast(items);
  return before === '' ? last : w`${before} or ${last}`;
}

/** The last item and what stands before it; both may be empty. */
function beforeLast(items: readonly string[]): [before: string, last: string] {
  return [items.slice(0, -1).join(', '), items[items.length - 1] ?? ''];
}

/** A text that begins a sentence. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
