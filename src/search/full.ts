import { href } from '../spine/href.ts';
import { fullTextPath } from '../spine/paths.ts';
import { type Game, type Result, suits } from './answer.ts';
import { parseKind } from './kinds.ts';
import type { Query } from './query.ts';
import type { Wanted } from './wanted.ts';
import { keptAs, normal, words } from './words.ts';

/** What is used of Pagefind. */
interface Pagefind {
  options(options: { metaCacheTag: string; noWorker: boolean }): Promise<void>;
  search(
    term: string,
    options: { filters: Record<string, string> },
  ): Promise<{ results: readonly { score: number; data(): Promise<Fragment> }[] }>;
}

interface Fragment {
  readonly url: string;
  readonly content: string;
  readonly meta: Readonly<Record<string, string>>;
}

/** How many records are looked at for a query; behind them nothing answers it. */
const most = 24;
/** How many are asked for at a time. */
const batch = 6;

let coming: Promise<Pagefind> | undefined;

/**
 * Loads Pagefind. Its answer is kept unless it fails. Its worker would bring the same script once more (12 kB); a query takes it
 * milliseconds here.
 */
function pagefind(edition: string): Promise<Pagefind> {
  coming ??= (async () => {
    const address = href(`${fullTextPath}pagefind.js`);
    const library = (await import(/* @vite-ignore */ address)) as Pagefind;
    // By itself it stamps a request with the time, which no cache could ever answer.
    await library.options({ metaCacheTag: edition, noWorker: true });
    return library;
  })();
  coming.catch(() => {
    coming = undefined;
  });
  return coming;
}

/**
 * Up to `wish` results of the full text that are not known yet, best first. `asked` are words with slips put right.
 * Pagefind drops `$` and dots, so whether an amount or a number stands there is seen to here. Throws when it cannot be loaded.
 */
export async function fullText(
  { edition, games }: { readonly edition: string; readonly games: readonly Game[] },
  query: Query,
  asked: readonly string[],
  { game, kind, players }: Omit<Wanted, 'q'>,
  isKnown: (href: string) => boolean,
  wish: number,
): Promise<Result[]> {
  const exact = asked.filter((word) => /[$.,]/.test(word)).map(normal);
  const plain = asked.filter((word) => !/[.,]/.test(word)).map((word) => word.replace('$', ''));
  if (plain.length === 0) return [];
  const [phrase] = query.quoted;
  const library = await pagefind(edition);
  const { results } = await library.search(phrase === undefined ? plain.join(' ') : `"${phrase}"`, {
    filters: { ...(game === undefined ? {} : { game }), ...(kind === undefined ? {} : { kind }) },
  });
  const terms = asked.map(normal);
  const found: Result[] = [];
  for (let at = 0; at < Math.min(results.length, most) && found.length < wish; at += batch) {
    const some = results.slice(at, at + batch);
    const read = await Promise.all(some.map(async ({ score, data }) => ({ score, fragment: await data() })));
    for (const { score, fragment } of read) {
      const result = resultOf(fragment, score, games, terms);
      if (result === undefined || isKnown(result.hit.href) || !suits(result, players === undefined ? {} : { players }))
        continue;
      const all = `${result.hit.title} ${result.hit.text}`;
      const stands = new Set(words(`${all} ${fragment.meta.aliases ?? ''}`).flatMap(keptAs));
      const isThere =
        exact.every((word) => stands.has(word)) &&
        plain.every((word) => isLike(normal(word), stands)) &&
        query.quoted.every((one) => all.toLowerCase().includes(one));
      if (isThere && found.length < wish) found.push(result);
    }
  }
  return found;
}

/**
 * Whether a word or another form of it stands there: Pagefind answers a word that it does not know with any that begins
 * like it, `b` for `baltimore`.
 */
function isLike(word: string, stands: ReadonlySet<string>): boolean {
  const stem = word.slice(0, Math.max(3, Math.ceil(word.length * 0.6)));
  return stands.has(word) || [...stands].some((one) => one.startsWith(stem));
}

function resultOf(
  { url, content, meta }: Fragment,
  score: number,
  games: readonly Game[],
  terms: string[],
): Result | undefined {
  const kind = parseKind(meta.kind);
  const game = games.find(({ id }) => id === meta.game);
  if (kind === undefined || game === undefined) return undefined;
  const players = meta.players === undefined ? {} : { players: meta.players.split(' ').map(Number) };
  const [id = '', of, ...named] = (meta.part ?? '').split(' ');
  const isModule = of === 'module';
  const part = id === '' ? {} : { part: [id, isModule ? 'module' : 'variant', named.join(' ')] as const };
  const changed = meta.changed === undefined ? {} : { changed: meta.changed.split(' ') };
  const { title = '', number = '' } = meta;
  const hit = { kind, number, title, text: content, href: url, ...players, ...part, ...changed };
  return { hit, words: terms, game, score };
}
