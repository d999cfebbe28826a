import MiniSearch, { type Options } from 'minisearch';
import type { RecordKind } from './kinds.ts';
import { named, type Query, readAlias, readQuery } from './query.ts';
import { keptAs, normal, words } from './words.ts';

/** One thing that a search finds. */
export interface Hit {
  readonly kind: RecordKind;
  /** The number of a clause, else empty. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  /** The player counts that it is for, where it is not for all. */
  readonly players?: readonly number[];
  /** The module or variant that it is for, where it is not for all, with its title. */
  readonly part?: readonly [id: string, kind: 'module' | 'variant', title: string];
  /** The modules with which something else holds instead. */
  readonly changed?: readonly string[];
}

/** A hit as the build writes it, with other words that it is known by. */
export type Entry = Hit & { readonly aliases: string };

/** A hit with the words of it that answered the query, slips put right, in their normal form. */
export interface Found {
  readonly hit: Hit;
  readonly words: readonly string[];
  /** Higher is better; comparable within a query, across the games too. */
  readonly score: number;
}

/** The small index of a game. */
export interface Index {
  readonly entries: readonly Entry[];
  readonly mini: MiniSearch<Entry & { id: number }>;
}

/** A word tells what is asked, a clause says it: where both answer equally well, the clause comes first. */
const weightOf = {
  clause: 1,
  faq: 1,
  ruling: 0.85,
  term: 0.8,
  lesson: 0.7,
  example: 0.7,
  procedure: 0.7,
  component: 0.6,
} as const;

/** How much more a thing weighs for a query that is one of the questions, or names, that its author gave it, or is like one. */
const asAlias = { so: 4, like: 1.5 } as const;

/** How much more a thing of a module weighs for a query that names it. */
const ofNamed = 1.5;
/** How much a thing of another module weighs while the table does not play with it: the base game comes first. */
const ofOther = 0.85;
/** How much the words of a name weigh where they may be words of the question. */
const asWords = 0.4;

/** How far a word may be off, as a part of its length. */
const slip = (term: string): number | false => (term.length > 3 && !/^[$\d]/.test(term) ? 0.25 : false);

/** How words are kept, and what weighs how much. */
function options(entries: readonly Entry[]): Options<Entry & { id: number }> {
  return {
    fields: ['number', 'title', 'aliases', 'text'],
    tokenize: words,
    processTerm: (word) => [...keptAs(word)],
    searchOptions: {
      processTerm: normal,
      boost: { number: 6, title: 1.2, aliases: 2.5 },
      // One or two letters begin too much, unless they are all there is so far.
      prefix: (term, _at, terms) => (term.length > 2 || terms.length === 1) && !/^[$\d]/.test(term),
      fuzzy: slip,
      weights: { fuzzy: 0.35, prefix: 0.6 },
      combineWith: 'OR',
      boostDocument: (id) => weightOf[entries[id as number]?.kind ?? 'term'],
    },
  };
}

/**
 * The index of entries. It is made where it is used: the entries alone are half as long as an index of them. It is made
 * in pieces, so that what a reader types meanwhile is not held up.
 */
export async function makeIndex(entries: readonly Entry[]): Promise<Index> {
  const mini = new MiniSearch(options(entries));
  await mini.addAllAsync(
    entries.map((entry, id) => ({ ...entry, id })),
    { chunkSize: 60 },
  );
  return { entries, mini };
}

/** Whether an index has a word as it stands; or one that begins so, where a reader may still be typing it. */
export function knows({ mini }: Pick<Index, 'mini'>, word: string, prefix = false): boolean {
  return mini.search(word, { fuzzy: false, prefix }).length > 0;
}

/**
 * All that an index finds for a query, best first; what the query names by number or id before all. A word that is `right`
 * is not taken for another that is like it; `played` are the modules at the reader's table.
 */
export function find(
  index: Index,
  query: Query | string,
  right: readonly string[] = [],
  played: readonly string[] = [],
): Found[] {
  const { entries, mini } = index;
  const { words: typed, isCount, quoted, citation, name } = typeof query === 'string' ? readQuery(query) : query;
  // Where money is coins, an amount is so many of them.
  const isKnown = (word: string): boolean => knows(index, word);
  const asked = typed.flatMap((word) =>
    /^\$\d/.test(word) && !isKnown(word) && isKnown(word.slice(1)) && isKnown('coins')
      ? [word.slice(1), 'coins']
      : [(right.includes(word) ? undefined : swappedBack(index, word)) ?? word],
  );
  const isQuoted = ({ title, text }: Hit): boolean =>
    quoted.every((phrase) => `${title} ${text}`.toLowerCase().includes(phrase));
  const called =
    citation === undefined
      ? []
      : entries.flatMap((hit) => {
          const rank = named(citation, hit);
          return rank === 0 ? [] : [{ hit, words: [normal(citation)], score: rank * 1e6 }];
        });
  const first = new Set<Hit>(called.map(({ hit }) => hit));
  const exact = asked.map(normal);
  const byName = new Map(name === undefined ? [] : mini.search(name).map(({ id, score }) => [id, score * asWords]));
  const kept = new Set(right.map(normal));
  const fuzzy = (term: string) => !kept.has(term) && slip(term);
  const others = mini.search(asked.join(' '), { fuzzy }).flatMap(({ id, terms, queryTerms, score: plain }): Found[] => {
    const hit = entries[id as number];
    if (hit === undefined || first.has(hit) || !isQuoted(hit)) return [];
    const isAlias = (said: readonly string[]) => isAsked(hit, said, asked.length, isCount);
    const isWhole = queryTerms.length === asked.length;
    const weight = isWhole && isAlias(exact) ? asAlias.so : isWhole && isAlias(terms) ? asAlias.like : 1;
    const [part = '', kind, title] = hit.part ?? [];
    const isOfNamed = name !== undefined && title === name;
    const isOfOther = kind === 'module' && !played.includes(part);
    const score = plain * weight * (isOfNamed ? ofNamed : isOfOther ? ofOther : 1) + (byName.get(id) ?? 0);
    // Where all that was asked for stands as it was typed, what is only like it did not answer.
    const isExact = exact.every((term) => terms.includes(term));
    return [{ hit, words: isExact ? exact : terms, score }];
  });
  return [...called, ...others].sort((a, b) => b.score - a.score);
}

/**
 * A word that is known, for one of which two neighbouring letters changed places: in a word of five letters that is as far
 * off as another word.
 */
function swappedBack(index: Index, word: string): string | undefined {
  if (!/^\p{Letter}{4,12}$/u.test(word) || knows(index, word, true)) return undefined;
  const swapped = [...word].slice(1).map((letter, at) => word.slice(0, at) + letter + word[at] + word.slice(at + 2));
  return swapped.find((one) => knows(index, one));
}

/** What the aliases of an entry ask. */
const known = new WeakMap<Entry, readonly ReturnType<typeof readAlias>[]>();

/**
 * Whether one of an entry's aliases asks just what was asked: `found` are the words to ask it in, `count` how many there are
 * to be.
 */
function isAsked(entry: Entry, found: readonly string[], count: number, isCount: boolean): boolean {
  const asks = known.get(entry) ?? entry.aliases.split(', ').map(readAlias);
  known.set(entry, asks);
  return asks.some((one) => {
    const { words: own } = one;
    return own.length === count && one.isCount === isCount && own.every((word) => found.includes(word));
  });
}

/** Words with slips put right as far as the indexes know better, for a search that forgives none. */
export function mended(indexes: readonly Index[], asked: readonly string[]): string[] {
  return asked.map((word) => {
    // Nothing is known of how so short a word was meant.
    if (word.length < 3) return word;
    const found = indexes.flatMap(({ entries, mini }) =>
      mini.search(word).map(({ id, terms: [term = ''], score }) => ({ entry: entries[id as number], term, score })),
    );
    // A word that is known, or that more letters would make one, is right.
    if (found.some(({ term }) => term.startsWith(normal(word)))) return word;
    const best = found.sort((a, b) => b.score - a.score)[0];
    return best === undefined ? word : (asWritten(best.term, best.entry) ?? word);
  });
}

/** Up to four words that the indexes know and that look a little like what was asked, the likest first. */
export function alike(indexes: readonly Index[], asked: readonly string[]): string[] {
  // Few letters begin everything, and nobody is helped by guesses at the ninth word.
  const likely = [...new Set(asked)].filter((word) => word.length > 2).slice(0, 8);
  const found = indexes
    .flatMap(({ entries, mini }) =>
      likely
        .flatMap((word) => mini.search(word, { fuzzy: (term) => (term.length > 3 ? 0.45 : false), prefix: true }))
        .flatMap(({ id, terms, score }) => terms.map((term) => ({ entry: entries[id as number], term, score }))),
    )
    .sort((a, b) => b.score - a.score)
    .map(({ entry, term }) => asWritten(term, entry)?.toLowerCase())
    .filter((word) => word !== undefined);
  return [...new Set(found)].slice(0, 4);
}

/** A word that the index keeps, as an entry writes it. */
function asWritten(term: string, entry: Entry | undefined): string | undefined {
  if (entry === undefined) return undefined;
  return words(`${entry.title} ${entry.text} ${entry.aliases}`).find((word) => keptAs(word).includes(term));
}
