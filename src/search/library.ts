import { href } from '../spine/href.ts';
import { searchGamesPath, searchIndexPath, searchReadingsPath } from '../spine/paths.ts';
import type { Book, Game } from './answer.ts';
import { type Packed, unpack } from './packed.ts';
import type { Readings } from './readings.ts';
import { makeIndex } from './small-index.ts';

/** The games that can be searched. */
export interface GameList {
  /** Changes with the text of the site. */
  readonly edition: string;
  readonly games: readonly (Game & {
    /** Searches to offer. */
    readonly tries: readonly string[];
  })[];
}

const loaded = new Map<string, Promise<unknown>>();

/** What an address holds, fetched once; what did not come is asked for again the next time. */
function once<T>(address: string, read: (body: unknown) => T | Promise<T>): Promise<T> {
  const known = loaded.get(address);
  if (known !== undefined) return known as Promise<T>;
  const coming = fetch(address).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
    return read(await answer.json());
  });
  coming.catch(() => loaded.delete(address));
  loaded.set(address, coming);
  return coming;
}

/** The games that can be searched. */
export function searchedGames(): Promise<GameList> {
  return once(href(searchGamesPath), (body) => body as GameList);
}

/** What the readings of a game that are not ours say. */
export function readings(game: string): Promise<Readings> {
  return once(href(searchReadingsPath(game)), (body) => body as Readings);
}

/** The small index of a game. */
export async function book(game: string): Promise<Book> {
  const index = once(href(searchIndexPath(game)), (body) => makeIndex(unpack(body as Packed)));
  const { games } = await searchedGames();
  const found = games.find(({ id }) => id === game);
  if (found === undefined) throw new Error(`There is no game "${game}".`);
  return { game: found, index: await index };
}
