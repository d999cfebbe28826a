import { isFiller, normal, words } from './words.ts';

/** What a reader asks for, as understood from what was typed. */
export interface Query {
  /** The words to look for. Words that only hold a question together are left out unless there are no others. */
  readonly words: readonly string[];
  /** Whether it asks how many or how much. */
  readonly isCount: boolean;
  /** What must stand so, in small letters. */
  readonly quoted: readonly string[];
  /** The number or id that names a clause, a section or an article, where the whole query is one. */
  readonly place?: string;
}

/** What is looked at of a query; nobody types more. In characters. */
const longest = 300;
/** How many different words are looked for. */
const most = 24;

/** Understands what was typed: a number, an id, an address of this site, words in quotation marks, or plain words. */
export function readQuery(typed: string): Query {
  const text = typed.slice(0, longest).trim();
  const quoted = [...text.matchAll(/["“”]([^"“”]+)["“”]/g)]
    .map(([, phrase = '']) => phrase.trim().toLowerCase())
    .filter((phrase) => phrase !== '');
  const all = [...new Set(words(text))].slice(0, most);
  const telling = all.filter((word) => !isFiller(word));
  const asked = quoted.length > 0 || telling.length === 0 ? all : telling;
  const place = placeIn(text);
  return { words: asked, isCount: asksCount(all), quoted, ...(place === undefined ? {} : { place }) };
}

/** The words of a question asked in other words, as the index keeps them, and whether it asks how many: `how many dice`. */
export function readAlias(alias: string): { words: readonly string[]; isCount: boolean } {
  const all = words(alias);
  return { words: [...new Set(all.filter((word) => !isFiller(word)).map(normal))], isCount: asksCount(all) };
}

const asksCount = (all: readonly string[]): boolean => all.some((word) => /^(?:many|much)$/i.test(word));

/**
 * What was typed, without the code of a game that it begins with: `RW 4.5` asks Railway Workers for `4.5`. A code alone is
 * a word like any other.
 */
export function coded<G extends { readonly code: string }>(
  typed: string,
  games: readonly G[],
): { q: string; game?: G } {
  const [, code, rest] = /^\s*([a-z]{2})(?:[\s:,.-]+|(?=\d))(\S.*)$/i.exec(typed) ?? [];
  const game = games.find((one) => one.code === code?.toUpperCase());
  return game === undefined || rest === undefined ? { q: typed } : { q: rest, game };
}

function placeIn(text: string): string | undefined {
  const number = /^(?:rule|clause|section|chapter|§|#|no\.?)?\s*(\d+(?:\.\d+)+)\.?$/i.exec(text)?.[1];
  if (number !== undefined) return number;
  const address = /\/[^\s?#]*(?:#([a-z0-9-]+)|\/([a-z0-9-]+)\/?)$/i.exec(text.replace(/\?[^#]*/, ''));
  return address?.[1] ?? address?.[2] ?? /^#?([a-z0-9]+(?:-[a-z0-9]+)+)$/.exec(text)?.[1];
}

/** How well a thing is named by a place: 2 where it is the one, 1 where it lies within, 0 where it is another. */
export function named(place: string, thing: { number: string; href: string; aliases: string }): 0 | 1 | 2 {
  if (/^\d/.test(place) && place.includes('.')) {
    if (thing.number === place) return 2;
    return thing.number.startsWith(`${place}.`) ? 1 : 0;
  }
  const isIt =
    thing.href.endsWith(`#${place}`) || thing.href.endsWith(`/${place}/`) || thing.aliases.split(', ').includes(place);
  return isIt ? 2 : 0;
}
