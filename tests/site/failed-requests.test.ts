import type { Locator, Page, Route } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { idOf, partOf } from '../../src/games/common/wing.ts';
import { english } from '../../src/games/common/words/words.ts';
import { wings } from '../../src/games/index.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { games, htmlOf } from './found.ts';
import { eventually, useSite } from './harness.ts';

// A line drops a request now and then. Whichever file of an example it is, the next try must find the example whole: the
// reader loses a second, never the board.
const ui = uiWords(english);

/** One example of each game, and of each module that is played along. */
async function examples(): Promise<{ readonly path: string; readonly id: string }[]> {
  const found = new Map<string, { readonly path: string; readonly id: string }>();
  for (const [game, load] of Object.entries(wings)) {
    for (const [file, read] of Object.entries((await load()).scenarios)) {
      const scenario = await read();
      const hasTasks = scenario.runs.some(({ script }) => script.some((step) => 'try' in step));
      const key = `${game}/${partOf(scenario)}`;
      const id = idOf(file);
      if (!hasTasks && !found.has(key)) found.set(key, { path: `/${game}/examples/${id}/`, id });
    }
  }
  return [...found.values()];
}

const isScript = (address: string): boolean => /\/_astro\/[^/]+\.js$/.test(new URL(address).pathname);
const nameOf = (address: string): string => new URL(address).pathname.split('/').at(-1) ?? '';

/** Presses until it shows: once, and again as a reader would who was told that something did not come. */
async function pressUntil(button: Locator, shown: Locator): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await button.click();
    const here = await shown.waitFor({ timeout: 2000 }).then(
      () => true,
      () => false,
    );
    if (here) return;
  }
  throw new Error(`${shown} does not come`);
}

const nextOf = (page: Page, id: string): Locator =>
  page.locator(`[data-scenario="${id}"]`).getByRole('button', { name: ui.next, exact: true });

/** Presses Next until a step stands: a question takes one press more. */
async function stepOn(page: Page, id: string, step: number): Promise<void> {
  const there = page.locator(`[data-scenario="${id}"][data-at="${step}"]`);
  for (let tries = 0; tries < 2 && (await there.count()) === 0; tries += 1) {
    await nextOf(page, id).click();
    await there.waitFor({ timeout: 4000 }).catch(() => undefined);
  }
  expect(await there.count()).toBe(1);
}

/** What a reader does with an example: step on, look at the other moves, at the legend, step on. */
async function use(page: Page, id: string): Promise<void> {
  const example = page.locator(`[data-scenario="${id}"]`);
  // A press that wakes it is not lost, however long it takes.
  await nextOf(page, id).click();
  await page.locator(`[data-scenario="${id}"][data-at="1"]`).waitFor({ timeout: 8000 });
  await stepOn(page, id, 2);
  await pressUntil(
    example.getByRole('button', { name: ui.moves }),
    example.getByRole('button', { name: ui.closeMoves }),
  );
  await pressUntil(
    example.getByText(ui.key, { exact: true }),
    example.locator('details[open] dl, details[open] ul').first(),
  );
  await stepOn(page, id, 3);
  expect(await example.locator('svg').count()).toBeGreaterThan(0);
}

describe('an example of which one request fails', async () => {
  const site = useSite();
  const seen = new Set<string>();

  test.each(await examples())('at $path works when the next one is answered', { timeout: 240_000 }, async (example) => {
    const { page } = await site.open(example.path, { context: { reducedMotion: 'reduce' } });
    const files = new Set<string>();
    page.on('request', (request) => {
      if (isScript(request.url())) files.add(nameOf(request.url()));
    });
    await use(page, example.id);
    await page.waitForLoadState('networkidle');
    // A file that all games share is tried with the first of them.
    const untried = [...files].filter((file) => !seen.has(file));
    expect(untried.length).toBeGreaterThan(3);
    for (const file of untried) seen.add(file);

    const failures: string[] = [];
    const queue = untried.entries();
    const work = async (): Promise<void> => {
      for (const [n, file] of queue) {
        const opened = await site.open('/about/', { context: { reducedMotion: 'reduce' } });
        let isDropped = false;
        const drop = async (route: Route): Promise<void> => {
          if (isDropped) return route.fallback();
          isDropped = true;
          await (n % 2 === 0 ? route.abort('connectionreset') : route.fulfill({ status: 503, body: '' }));
        };
        await opened.page.route(`**/_astro/${file}*`, drop);
        try {
          await opened.page.goto(site.url(example.path), { waitUntil: 'load' });
          await use(opened.page, example.id);
          // What is drawn once the reader has gone on comes last; the example goes on after it too.
          await eventually(() => isDropped).toBe(true);
          await stepOn(opened.page, example.id, 4);
        } catch (error) {
          failures.push(`${file}: ${(error as Error).message.split('\n')[0]}`);
        }
        await opened.context.close();
      }
    };
    await Promise.all([work(), work(), work()]);
    expect(failures).toEqual([]);
  });
});

/** One chapter of each game that draws the chart of an example beside it. */
async function charted(): Promise<{ readonly path: string; readonly id: string }[]> {
  const found: { readonly path: string; readonly id: string }[] = [];
  for (const { id: game, chapters } of games) {
    const scenarios = await Promise.all(Object.values((await wings[game]?.())?.scenarios ?? {}).map((read) => read()));
    const shown = scenarios.flatMap(({ id, procedure }) => {
      const page = chapters.find(({ path }) => {
        const html = procedure === undefined ? '' : htmlOf(path);
        return html.includes(`data-scenario="${id}"`) && html.includes(`data-procedure="${procedure}"`);
      });
      return page === undefined ? [] : [{ path: page.path, id }];
    });
    found.push(...shown.slice(0, 1));
  }
  return found;
}

describe('a chart of which the script fails', async () => {
  const site = useSite();
  test.each(await charted())('at $path is lit from the next step on', { timeout: 60_000 }, async ({ path, id }) => {
    const { page } = await site.open(path, { context: { reducedMotion: 'reduce' } });
    const dropped = new Set<string>();
    await page.route('**/_astro/*.js', (route) => {
      const name = nameOf(route.request().url());
      if (dropped.has(name)) return route.fallback();
      dropped.add(name);
      return route.fulfill({ status: 503, body: '' });
    });
    const lit = page.locator('svg.chart .here');
    await nextOf(page, id).click();
    await page.locator(`[data-scenario="${id}"][data-at="1"]`).waitFor({ timeout: 20_000 });
    await eventually(async () => {
      if ((await lit.count()) === 0) await nextOf(page, id).click();
      return await lit.count();
    }).toBe(1);
  });
});
