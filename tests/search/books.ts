import { answers, arrange, type Book, type Result } from '../../src/search/answer.ts';
import { namesOf } from '../../src/search/names.ts';
import { asked, readQuery } from '../../src/search/query.ts';
import { makeIndex } from '../../src/search/small-index.ts';
import { searchRecords } from '../../src/spine/records.ts';
import { siteSpine } from '../../src/spine/site.ts';

// What a reader's search asks: the small index of every game, made of the site's content.

export const spine = siteSpine();

export const books: readonly Book[] = await Promise.all(
  [...spine.games.values()].map(async (game) => ({
    game: {
      id: game.id,
      title: game.data.title,
      code: game.data.code,
      names: namesOf(spine, game),
      players: game.data.players,
    },
    index: await makeIndex(searchRecords(spine, game).map(({ path, ...record }) => ({ ...record, href: path }))),
  })),
);

/** The games that a search knows. */
export const games = books.map(({ game }) => game);

/** The book of a game; throws RangeError where there is none. */
export function bookOf(game: string): Book {
  const book = books.find((one) => one.game.id === game);
  if (book === undefined) throw new RangeError(`There is no game ${game}.`);
  return book;
}

/** What a result is known by: the id of a clause, `faq/…`, `ruling/…`, `example/…`, `procedure/…` or `word/…`. */
export function known({ hit: { href, kind } }: Pick<Result, 'hit'>): string {
  const anchor = href.split('#')[1];
  if (anchor !== undefined) return kind === 'term' ? `word/${anchor}` : anchor;
  return `${kind}/${/([^/]+)\/$/.exec(href)?.[1]}`;
}

/** What answers a query in a game, best first, as its reader sees it. */
export const answersIn = (game: string, query: string): string[] =>
  arrange(answers(books, readQuery(query), { game })).flatMap(({ results }) => results.map(known));

/** What answers best among all games, as the page of the search asks them: the code of its game, and what it is known by. */
export function best(typed: string): string {
  const { q, game, name } = asked(typed, games);
  const [first] = answers(books, readQuery(q, name), { ...(game && { game: game.id }) });
  return first === undefined ? '' : `${first.game.code} ${known(first)}`;
}
