import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { searchGamesPath, searchIndexPath } from '../spine/paths.ts';
import { answers, arrange, type Book, meaning } from './answer.ts';
import type { GameList } from './library.ts';
import { type Packed, unpack } from './packed.ts';
import { type Hit, makeIndex } from './small-index.ts';

/** Where a search is made: in a game, or in all; with the modules at the table; for a number of players, or for any. */
export interface Scope {
  readonly game?: string;
  readonly modules?: readonly string[];
  readonly players?: number;
}

/** The search of a built site, as the dialog answers it before the full text comes. */
export interface Search {
  /** The ids of the games that it knows. */
  readonly games: readonly string[];
  /** What answers a query, in the order in which the dialog shows it. A game that it does not know has no answers. */
  ask(query: string, scope?: Scope): readonly Hit[];
}

/**
 * Opens the search of a built site in plain Node.
 * @param folder of the build, as a path or a file address
 * @throws Error, with a sentence, where the folder holds no search
 */
export async function openSearch(folder: string | URL): Promise<Search> {
  const root = resolve(typeof folder === 'string' && !folder.startsWith('file:') ? folder : fileURLToPath(folder));
  const read = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(root, path), 'utf8'));
  const { games } = (await read(searchGamesPath).catch((cause: unknown) => {
    throw new Error(`${root} is no built site: it has no ${searchGamesPath}`, { cause });
  })) as GameList;
  const books: readonly Book[] = await Promise.all(
    games.map(async (game) => ({
      game,
      index: await makeIndex(unpack((await read(searchIndexPath(game.id))) as Packed)),
    })),
  );
  return {
    games: games.map(({ id }) => id),
    ask(q, { game, modules = [], players } = {}) {
      const wanted = { q, ...(game === undefined ? {} : { game }), ...(players === undefined ? {} : { players }) };
      const { query, narrowed } = meaning(wanted, games, modules);
      return arrange(answers(books, query, narrowed)).flatMap(({ results }) => results.map(({ hit }) => hit));
    },
  };
}
