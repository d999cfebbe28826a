import { type RecordKind, recordKinds } from './kinds.ts';
import { asked, type Query, readQuery } from './query.ts';
import { type Found, find, type Index, knows } from './small-index.ts';
import type { Wanted } from './wanted.ts';

/** What a search says of a game. */
export interface Game {
  readonly id: string;
  readonly title: string;
  readonly code: string;
  /** What readers call it: its title, a short one where that is no other word, those of its modules. */
  readonly names: readonly string[];
  readonly players: readonly number[];
}

/** A game with its small index. */
export interface Book {
  readonly game: Game;
  readonly index: Index;
}

export interface Result extends Found {
  readonly game: Game;
}

/** Results under one heading; without a kind they are the best of all kinds. */
export interface Group {
  readonly kind?: RecordKind;
  readonly results: readonly Result[];
}

/** How many of the best stand before the kinds. */
const best = 3;

/** Whether something is for a table of so many. */
export function suits({ hit, game }: Pick<Result, 'hit' | 'game'>, { players }: Pick<Wanted, 'players'>): boolean {
  return players === undefined || (hit.players ?? game.players).includes(players);
}

/** Words that a game does not have, and no reader still typing may mean, although others of these games have them as they stand. */
export function foreign(books: readonly Book[], { game, index }: Book, { words }: Pick<Query, 'words'>): string[] {
  const others = books.filter((one) => one.game.id !== game.id);
  return strange(index, words).filter((word) => others.some((one) => knows(one.index, word)));
}

/** Words that an index does not have: they may be slips, or words of another game. */
export function strange(index: Index, words: readonly string[]): string[] {
  return words.filter((word) => word.length > 3 && /^\p{Letter}+$/u.test(word) && !knows(index, word, true));
}

/** A search as the indexes are asked, and the game that it names by its code or name, with what is left of it. */
export interface Meaning {
  readonly query: Query;
  readonly narrowed: Wanted & { readonly played: readonly string[] };
  readonly named?: { readonly game: string; readonly q: string };
}

/** What a search means among these games: one that it names is asked, whatever it was narrowed to. */
export function meaning(wanted: Wanted, games: readonly Game[], played: readonly string[] = []): Meaning {
  const { q, game, name } = asked(wanted.q, games);
  return {
    ...(game === undefined ? {} : { named: { game: game.id, q } }),
    query: readQuery(q, name),
    narrowed: { ...wanted, ...(game && { game: game.id }), played },
  };
}

/**
 * Everything that the small indexes answer, of any kind, best first; what several games share and say alike comes once. A word of one
 * game is not taken for a slip in another. `played` are the modules at the reader's table.
 */
export function answers(
  books: readonly Book[],
  query: Query,
  wanted: Omit<Wanted, 'q' | 'kind'> & { readonly played?: readonly string[] },
): Result[] {
  const seen = new Set<string>();
  return books
    .filter(({ game }) => wanted.game === undefined || game.id === wanted.game)
    .flatMap((book) =>
      find(book.index, query, foreign(books, book, query), wanted.played).map((found) => ({
        ...found,
        game: book.game,
      })),
    )
    .filter((result) => suits(result, wanted))
    .sort((a, b) => b.score - a.score)
    .filter(({ hit: { href, text } }) => !seen.has(`${href} ${text}`) && seen.add(`${href} ${text}`));
}

/** How many results there are of each kind. */
export function counts(results: readonly Result[]): Readonly<Record<RecordKind, number>> {
  const count = (kind: RecordKind) => results.filter(({ hit }) => hit.kind === kind).length;
  return Object.fromEntries(recordKinds.map((kind) => [kind, count(kind)])) as Record<RecordKind, number>;
}

/** Results as they are shown: those of one kind as they come; of all kinds first the best, then kind by kind. */
export function arrange(results: readonly Result[], kind?: RecordKind): Group[] {
  const wanted = kind === undefined ? results : results.filter(({ hit }) => hit.kind === kind);
  if (wanted.length === 0) return [];
  if (kind !== undefined) return [{ kind, results: wanted }];
  const rest = new Map<RecordKind, Result[]>();
  for (const result of wanted.slice(best)) rest.set(result.hit.kind, [...(rest.get(result.hit.kind) ?? []), result]);
  return [{ results: wanted.slice(0, best) }, ...[...rest].map(([of, those]): Group => ({ kind: of, results: those }))];
}
