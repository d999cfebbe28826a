import MiniSearch from 'minisearch';

/** A page of the site: its path without the base, and its title. */
export type KnownPage = readonly [path: string, title: string];

const words = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** The at most `most` pages whose addresses and titles are most like `wanted`, the best first. */
export function nearest(pages: readonly KnownPage[], wanted: string, most: number): KnownPage[] {
  const index = new MiniSearch<{ id: number; path: string; title: string }>({
    fields: ['path', 'title'],
    tokenize: words,
    searchOptions: { fuzzy: 0.4, prefix: true, boost: { path: 2 } },
  });
  index.addAll(pages.map(([path, title], id) => ({ id, path, title })));
  const found = index.search(words(wanted).join(' ')).slice(0, most);
  return found.map(({ id }) => pages[Number(id)]).filter((page) => page !== undefined);
}

/** The words of an address as they were typed; an address that is damaged is taken as it stands. */
export function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
