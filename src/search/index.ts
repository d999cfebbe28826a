import MiniSearch, { type Options } from 'minisearch';
import { isFiller, normal, words } from './words.ts';

/** One thing that a search finds, as the index keeps it. */
export interface Hit {
  readonly id: number;
  readonly kind: 'clause' | 'faq' | 'ruling' | 'term';
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** A hit with the words of it that answered the query, slips put right, in their normal form. */
export interface Found {
  readonly hit: Hit;
  readonly words: readonly string[];
}

export type Entry = Hit & { readonly aliases: string };

/** A word tells what is asked, a clause says it: where both answer equally well, the clause comes first. */
const weightOf = { clause: 1, faq: 1, ruling: 0.85, term: 0.8 } as const;

/** How far a word may be off, and what weighs how much. The build and the browser share it: an index fits one set only. */
const options: Options<Entry> = {
  fields: ['number', 'title', 'aliases', 'text'],
  storeFields: ['kind', 'number', 'title', 'text', 'href'],
  tokenize: words,
  processTerm: normal,
  searchOptions: {
    boost: { number: 6, title: 1.2, aliases: 2.5 },
    prefix: (term) => term.length > 2 && !/^[$\d]/.test(term),
    fuzzy: (term) => (term.length > 3 && !/^[$\d]/.test(term) ? 0.25 : false),
    weights: { fuzzy: 0.35, prefix: 0.6 },
    combineWith: 'OR',
    boostDocument: (_id, _term, stored) => weightOf[(stored as unknown as Hit).kind],
  },
};

/** An index of entries as text, for the build. */
export function makeIndex(entries: readonly Entry[]): string {
  const index = new MiniSearch(options);
  index.addAll(entries);
  return JSON.stringify(index);
}

/** An index that was made by `makeIndex`. Throws on anything else. */
export function readIndex(text: string): MiniSearch<Entry> {
  return MiniSearch.loadJSON(text, options);
}

/**
 * All that an index finds for a query, best first. Words that only hold a question together are left out, unless the
 * query has no others or they stand in quotation marks; what is quoted must stand so in the hit. An empty query finds nothing.
 */
export function find(index: MiniSearch<Entry>, query: string): Found[] {
  const quoted = [...query.matchAll(/["“”]([^"“”]+)["“”]/g)].map(([, phrase = '']) => phrase.trim().toLowerCase());
  const loose = words(query);
  const telling = loose.filter((word) => !isFiller(word));
  const asked = quoted.length > 0 || telling.length === 0 ? loose : telling;
  return index
    .search(asked.join(' '), {
      filter: ({ title, text }) => quoted.every((phrase) => `${title} ${text}`.toLowerCase().includes(phrase)),
    })
    .map(({ id, kind, number, title, text, href, terms }) => ({
      hit: { id, kind, number, title, text, href },
      words: [...terms].sort((a, b) => b.length - a.length),
    }));
}
