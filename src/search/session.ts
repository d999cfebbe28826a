import { answers, type Book, meaning, type Result, strange } from './answer.ts';
import { fullText } from './full.ts';
import { tableOfPage } from './home.ts';
import { book, type GameList, searchedGames } from './library.ts';
import { readQuery } from './query.ts';
import { alike, knows, mended } from './small-index.ts';
import type { Home, Wanted } from './wanted.ts';
import { normal } from './words.ts';

/** How many results of the full text are added. */
const most = 10;
/** How long after the last key the full text is asked, in ms. */
const pause = 250;

/** What is known of a search so far. */
export interface SearchState {
  readonly wanted: Wanted;
  /** blank: nothing is asked. coming: more small indexes are on their way. small: they have answered. whole: the full text has too. */
  readonly phase: 'blank' | 'coming' | 'small' | 'whole' | 'failed';
  readonly games: GameList['games'];
  /** The game that the query names, whatever the search is narrowed to, and the query without its name. */
  readonly named?: { readonly game: string; readonly q: string };
  /** Other games that have words of the query which the game that was asked does not have, with those words. */
  readonly elsewhere?: readonly { readonly game: string; readonly words: readonly string[] }[];
  /** Of the small indexes, of any kind. */
  readonly small: readonly Result[];
  /** What only the full text found. */
  readonly full: readonly Result[];
  /** Whether the full text could not be loaded. */
  readonly isPartial?: boolean;
}

export interface SearchSession {
  /** Begins a search; the one before is given up. */
  ask(wanted: Wanted): void;
  /** Words that are known and look like those of a query that found nothing. */
  alike(q: string): string[];
}

/**
 * Asks the small indexes as they come, the game of the page first, then the full text, and tells what is known after
 * each. Nothing is loaded before the first search.
 */
export function openSession(home: Home, onchange: (state: SearchState) => void): SearchSession {
  const books = new Map<string, Book>();
  let games: GameList | undefined;
  let run = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const indexes = () => [...books.values()].map(({ index }) => index);

  const meant = (wanted: Wanted, { games: all }: GameList) => meaning(wanted, all, tableOfPage().with);

  async function small(
    wanted: Wanted,
    tell: (state: Omit<SearchState, 'wanted' | 'games' | 'named'>) => boolean,
  ): Promise<void> {
    const first = wanted.game ?? home.game;
    // The list of games and the index of the page's game are on their way at once; any other must be known first.
    const early = first === undefined || first !== home.game ? undefined : book(first);
    early?.catch(() => undefined);
    if (games === undefined && !tell({ phase: wanted.q.trim() === '' ? 'blank' : 'coming', small: [], full: [] }))
      return;
    games = await searchedGames();
    const all = games.games.map(({ id }) => id);
    const { query, narrowed } = meant(wanted, games);
    const needed = all.filter((id) => narrowed.game === undefined || id === narrowed.game);
    needed.sort((a, b) => Number(b === first) - Number(a === first));
    const isBlank = wanted.q.trim() === '';
    if (isBlank && !tell({ phase: 'blank', small: [], full: [] })) return;
    for (const id of needed) {
      if (!books.has(id)) books.set(id, await book(id));
      else if (id !== needed.at(-1)) continue;
      if (isBlank) continue;
      const phase = id === needed.at(-1) ? 'small' : 'coming';
      if (!tell({ phase, small: answers([...books.values()], query, narrowed), full: [] })) return;
    }
    if (needed.length === 0 && !isBlank) tell({ phase: 'small', small: [], full: [] });
  }

  /** The games that have what the one that was asked does not know. Only such a word loads them. */
  async function elsewhere(wanted: Wanted): Promise<NonNullable<SearchState['elsewhere']>> {
    if (games === undefined) return [];
    const { query, narrowed } = meant(wanted, games);
    const own = books.get(narrowed.game ?? '');
    const unknown = own === undefined ? [] : strange(own.index, query.words);
    if (unknown.length === 0) return [];
    const there: { game: string; words: string[] }[] = [];
    for (const { id } of games.games) {
      const one = books.get(id) ?? (await book(id));
      books.set(id, one);
      const words = unknown.filter((word) => knows(one.index, word));
      if (words.length > 0) there.push({ game: id, words });
    }
    return there;
  }

  async function full(wanted: Wanted): Promise<readonly Result[]> {
    if (games === undefined) return [];
    const { query, narrowed } = meant(wanted, games);
    const known = new Set(answers([...books.values()], query, narrowed).map(({ hit }) => hit.href));
    return fullText(games, query, mended(indexes(), query.words), narrowed, (address) => known.has(address), most);
  }

  return {
    ask(wanted) {
      run += 1;
      const mine = run;
      clearTimeout(timer);
      let last: Pick<SearchState, 'small'> = { small: [] };
      /** Tells what is known; false once another search has begun. */
      const tell = (state: Omit<SearchState, 'wanted' | 'games' | 'named'>): boolean => {
        if (mine !== run) return false;
        last = state;
        const { named } = games === undefined ? {} : meant(wanted, games);
        onchange({ ...state, wanted, games: games?.games ?? [], ...(named && { named }) });
        return true;
      };
      small(wanted, tell).then(
        () => {
          if (mine !== run || wanted.q.trim() === '') return;
          timer = setTimeout(async () => {
            const there = await elsewhere(wanted).catch(() => []);
            if (mine !== run || games === undefined) return;
            // What only looked like a word of another game is no answer.
            const { query, narrowed } = meant(wanted, games);
            const left = there.length === 0 ? last.small : answers([...books.values()], query, narrowed);
            const whole = { phase: 'whole', small: left, elsewhere: there } as const;
            full(wanted).then(
              (found) => tell({ ...whole, full: found }),
              () => tell({ ...whole, full: [], isPartial: true }),
            );
          }, pause);
        },
        () => tell({ phase: 'failed', small: [], full: [] }),
      );
    },
    alike(q) {
      const typed = readQuery(q).words;
      const said = new Set(typed.map(normal));
      return alike(indexes(), typed).filter((word) => !said.has(normal(word)));
    },
  };
}
