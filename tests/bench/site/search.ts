import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { percentile } from '../statistics.ts';
import type { Row } from '../table.ts';
import { gamesOf, pagesOf, titleOf } from './pages.ts';
import { watchPaint } from './painted.ts';
import { onPhone, type Phone, rest, settle } from './phone.ts';
import type { Sent, Server } from './server.ts';

const kB = 1000;
const field = '#find-field';
/** Keys of a question that are timed at most. */
const KEYS = 40;

const bytes = (all: readonly Sent[]): number => all.reduce((sum, one) => sum + one.bytes, 0);

/** What a first search loads, in bytes: until something is found, and then until the full text has answered too. */
export interface Loaded {
  readonly query: string;
  readonly first: number;
  readonly full: number;
}

/** Searches on an open page that has not been searched yet. */
export async function firstSearch({ page }: Phone, server: Server, query: string): Promise<Loaded> {
  server.sent();
  await page.keyboard.press('/');
  await page.locator(field).waitFor();
  // At once: a pause between two keys would ask the full text for half a query as well.
  await page.locator(field).fill(query);
  await page.locator('.found').first().waitFor();
  const early = server.sent();
  await page.locator('.finder[data-phase=whole]').waitFor();
  await rest(page);
  const late = server.sent();
  const isFull = ({ path }: Sent) => path.startsWith('/pagefind/');
  return {
    query,
    first: bytes(early.filter((one) => !isFull(one))),
    full: bytes([...early.filter(isFull), ...late]),
  };
}

/** Types a question key by key, each when the one before has been answered; what each took to be painted, in ms. */
async function keystrokes({ page }: Phone, question: string): Promise<number[]> {
  await page.locator(field).fill('');
  await page.waitForTimeout(1000);
  const watched = await watchPaint(page, 'keydown', field, '.finder .results');
  const times: number[] = [];
  for (const key of [...question].slice(0, KEYS)) {
    await page.keyboard.type(key);
    // A key may leave the results as they are; then there is nothing to paint.
    times.push(...[await watched.answered()].filter((time) => time !== undefined));
  }
  return times;
}

/** All rows about the search. */
export async function searchRows(
  browser: Browser,
  server: Server,
  dir: string,
  { say }: { say: (text: string) => void },
): Promise<Row[]> {
  const group = 'Search';
  const rows: Row[] = [];
  for (const game of gamesOf(dir)) {
    const [chapter] = pagesOf(dir, game, 'rules');
    const [question = chapter] = pagesOf(dir, game, 'faq');
    if (!chapter || !question) continue;
    if (!existsSync(join(dir, 'pagefind'))) {
      rows.push({ group, what: game, unit: 'kB', note: 'no search opens over a page yet' });
      continue;
    }
    say(`search from ${chapter.path}`);
    const word = titleOf(chapter).replace(/^[\d.]+\s*/, '');
    const sentence = titleOf(question);
    const loaded: Loaded[] = [];
    let times: number[] = [];
    for (const query of [sentence, word]) {
      await onPhone(browser, async (phone) => {
        await settle(phone, server.url + chapter.path);
        loaded.push(await firstSearch(phone, server, query));
        if (query === word) times = await keystrokes(phone, sentence);
      });
    }
    const worst = (of: (one: Loaded) => number) => loaded.reduce((a, b) => (of(b) > of(a) ? b : a));
    const [first, full] = [worst((one) => one.first), worst((one) => one.full)];
    const asked = loaded.map(({ query }) => `“${query}”`).join(' and ');
    rows.push(
      {
        ...{ group, what: `${game}: bytes to the first answer`, value: first.first / kB, unit: 'kB', bar: 90, aim: 60 },
        note: `dialog, index and all else that is sent until something is found; the most of ${asked}`,
      },
      {
        ...{
          group,
          what: `${game}: more until the full text has answered`,
          value: full.full / kB,
          unit: 'kB',
          bar: 140,
          aim: 100,
        },
        note: `for “${full.query}”, the other games’ small indexes included`,
      },
      {
        ...{ group, what: `${game}: keystroke to results, once loaded`, value: percentile(times, 0.95), unit: 'ms' },
        ...{ bar: 120, aim: 60, digits: 0 },
        note: `95th percentile of the ${times.length} keys of “${sentence}” that changed the results, to the paint; median ${percentile(times, 0.5).toFixed(0)} ms, most ${Math.max(...times).toFixed(0)} ms`,
      },
    );
  }
  return rows;
}
