import { isFiller, normal, words } from './words.ts';

/** What a reader asks for, as understood from what was typed. */
export interface Query {
  /** The words to look for. Words that only hold a question together are left out unless there are no others. */
  readonly words: readonly string[];
  /** Whether it asks how many or how much. */
  readonly isCount: boolean;
  /** What must stand so, in small letters. */
  readonly quoted: readonly string[];
  /** The name of a game or module that was typed with it. Its words may have been meant as words: they tell equals apart. */
  readonly name?: string;
  /** The number or id that names a clause, a section or an article, where the whole query is one. */
  readonly citation?: string;
}

/** What is looked at of a query; nobody types more. In characters. */
const longest = 300;
/** How many different words are looked for. */
const most = 24;

/** Understands what was typed: a number, an id, an address of this site, words in quotation marks, or plain words. */
export function readQuery(typed: string, name?: string): Query {
  const text = typed.slice(0, longest).trim();
  const quoted = [...text.matchAll(/["“”]([^"“”]+)["“”]/g)]
    .map(([, phrase = '']) => phrase.trim().toLowerCase())
    .filter((phrase) => phrase !== '');
  const all = [...new Set(words(text))].slice(0, most);
  const telling = all.filter((word) => !isFiller(word));
  const asked = quoted.length > 0 || telling.length === 0 ? all : telling;
  const citation = citationIn(text);
  return { words: asked, isCount: asksCount(all), quoted, ...(name && { name }), ...(citation && { citation }) };
}

/** The words of a question asked in other words, as the index keeps them, and whether it asks how many: `how many dice`. */
export function readAlias(alias: string): { words: readonly string[]; isCount: boolean } {
  const all = words(alias);
  return { words: [...new Set(all.filter((word) => !isFiller(word)).map(normal))], isCount: asksCount(all) };
}

const asksCount = (all: readonly string[]): boolean => all.some((word) => /^(?:many|much)$/i.test(word));

/** A query and the game that it asks, where it names one. */
export interface Asked<G> {
  /** What was typed, without what names the game. */
  readonly q: string;
  readonly game?: G;
  /** The name that was typed, as the game writes it; a code is none. */
  readonly name?: string;
}

/**
 * What was typed, and the game that it names: by its code before all else, as `TL 4.5` asks Toy Line for `4.5`, or
 * by a name anywhere. A code or a name alone is words like any other, and so are the names of two games.
 */
export function asked<G extends { readonly code: string; readonly names: readonly string[] }>(
  typed: string,
  games: readonly G[],
): Asked<G> {
  const [, code, rest] = /^\s*([a-z]{2})(?:[\s:,.-]+|(?=\d))(\S.*)$/i.exec(typed) ?? [];
  const called = games.find((one) => one.code === code?.toUpperCase());
  if (called !== undefined && rest !== undefined) return { q: rest, game: called };
  const named = games.flatMap((game) => {
    let q = typed;
    let name: string | undefined;
    for (const one of game.names) {
      const rest = without(q, one);
      if (rest !== q) name = one;
      q = rest;
    }
    return name === undefined ? [] : [{ q, game, name }];
  });
  const [one, other] = named;
  return one === undefined || other !== undefined || words(one.q).every(isFiller) ? { q: typed } : one;
}

/** A text of at most that many characters is looked through for names. */
const short = 300;

/** What was typed without a name, as `Toy Line`, `toy-line` and `in toyline` write it; within quotation marks it stays. */
function without(typed: string, name: string): string {
  const spelled = words(name).map((word) => word.replace(/[^\p{Letter}\p{Number}]/gu, '.?'));
  const pattern = `(?:\\b(?:in|of|for)\\s+)?(?<![\\p{L}\\p{N}])${spelled.join('[\\s-]*')}(?:['’]s)?(?![\\p{L}\\p{N}])[\\s:,.-]*`;
  const parts = typed.slice(0, short).split(/(["“”][^"“”]*["“”])/);
  const found = parts.map((part, at) => (at % 2 === 1 ? part : part.replace(new RegExp(pattern, 'giu'), ' '))).join('');
  return found === typed.slice(0, short) ? typed : found.trim();
}

function citationIn(text: string): string | undefined {
  const number = /^(?:rule|clause|section|chapter|§|#|no\.?)?\s*(\d+(?:\.\d+)+)\.?$/i.exec(text)?.[1];
  if (number !== undefined) return number;
  const address = /\/[^\s?#]*(?:#([a-z0-9-]+)|\/([a-z0-9-]+)\/?)$/i.exec(text.replace(/\?[^#]*/, ''));
  return address?.[1] ?? address?.[2] ?? /^#?([a-z0-9]+(?:-[a-z0-9]+)+)$/.exec(text)?.[1];
}

/** How well a thing is named by a citation: 2 where it is the one, 1 where it lies within, 0 where it is another. */
export function named(citation: string, thing: { number: string; href: string; aliases: string }): 0 | 1 | 2 {
  if (/^\d/.test(citation) && citation.includes('.')) {
    if (thing.number === citation) return 2;
    return thing.number.startsWith(`${citation}.`) ? 1 : 0;
  }
  const isIt =
    thing.href.endsWith(`#${citation}`) ||
    thing.href.endsWith(`/${citation}/`) ||
    thing.aliases.split(', ').includes(citation);
  return isIt ? 2 : 0;
}
