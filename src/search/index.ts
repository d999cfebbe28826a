import MiniSearch, { type Options } from 'minisearch';

/** One thing that a search finds, as the index keeps it. */
export interface Hit {
  readonly id: number;
  readonly kind: 'clause' | 'faq' | 'ruling' | 'term';
  readonly number: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

/** A hit with the words of it that answered the query, slips put right. */
export interface Found {
  readonly hit: Hit;
  readonly words: readonly string[];
}

export type Entry = Hit & { readonly aliases: string };

/** How far a word may be off, and what weighs how much. The build and the browser share it: an index fits one set only. */
const options: Options<Entry> = {
  fields: ['number', 'title', 'aliases', 'text'],
  storeFields: ['kind', 'number', 'title', 'text', 'href'],
  // Symbols are words here: `$400`, `4+`, `B&O`, `10.2.1`.
  tokenize: (text) =>
    text.match(/[$]?\p{Letter}*\p{Number}+(?:[.,]\p{Number}+)*\+?|\p{Letter}+(?:[&'’]\p{Letter}+)*/gu) ?? [],
  processTerm: (term) => term.toLowerCase().replace(/[’']s?$/, ''),
  searchOptions: {
    boost: { number: 6, title: 3, aliases: 2.5 },
    prefix: (term) => term.length > 2 && !/^[$\d]/.test(term),
    fuzzy: (term) => (term.length > 3 && !/^[$\d]/.test(term) ? 0.25 : false),
    weights: { fuzzy: 0.35, prefix: 0.6 },
    combineWith: 'OR',
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

/** What an index finds for a query, best first, `most` at most. An empty query finds nothing. */
export function find(index: MiniSearch<Entry>, query: string, most = 30): Found[] {
  return index
    .search(query)
    .slice(0, most)
    .map(({ id, kind, number, title, text, href, terms }) => ({
      hit: { id, kind, number, title, text, href },
      words: [...terms].sort((a, b) => b.length - a.length),
    }));
}
