import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { games, htmlOf } from './found.ts';
import { awake, eventually, holdBack, useSite } from './harness.ts';
import { exampleOn, ui } from './play.ts';
import { examples } from './wings.ts';

const site = useSite();

/** In every game its first example, and its first with a module. */
const shown = games.flatMap(({ id }) => {
  const own = examples.filter(({ scenario }) => scenario.game === id);
  const base = own.find(({ scenario }) => scenario.modules.length === 0);
  return [base, own.find(({ scenario }) => scenario.modules.length > 0)].filter((one) => one !== undefined);
});

describe.each(shown)('the first touch of $path', ({ path }) => {
  test('opens each fold with what is in it', async () => {
    const first = await site.open(path, { width: 360 });
    const count = await exampleOn(first.page).box.locator('details').count();
    expect(count).toBeGreaterThan(0);
    for (let n = 0; n < count; n += 1) {
      const { page, problems } = await site.open(path, { width: 360 });
      const fold = exampleOn(page).box.locator('details').nth(n);
      await fold.locator('summary').tap();
      await awake(page);
      await eventually(() => fold.evaluate((one: HTMLDetailsElement) => one.open)).toBe(true);
      const filled = fold.locator('summary ~ :is(p, ul, dl, ol, table, div, figure)');
      await eventually(() => filled.count()).toBeGreaterThan(0);
      await eventually(() => fold.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThan(80);
      // The second touch closes it, the third opens it as filled.
      await fold.locator('summary').tap();
      await eventually(() => filled.count()).toBe(0);
      await fold.locator('summary').tap();
      await eventually(() => filled.count()).toBeGreaterThan(0);
      expect(problems).toEqual([]);
    }
  });

  test('counts once on a slow line, and says that it is taken', async () => {
    const { page, problems } = await site.open(path, { width: 360 });
    const x = exampleOn(page);
    const scripts = await holdBack(page, '**/_astro/*.js');
    const loading = x.panel.getByText(ui.loading, { exact: true });
    expect(await loading.isVisible()).toBe(false);
    await x.next.tap();
    await scripts.asked;
    await loading.waitFor();
    expect(await page.locator('astro-island[aria-busy="true"]').count()).toBe(1);
    await x.next.tap();
    await x.next.tap();
    scripts.send();
    await awake(page);
    await x.arrive(1);
    await loading.waitFor({ state: 'hidden' });
    expect(await page.locator('astro-island[aria-busy]').count()).toBe(0);
    await x.next.tap();
    await x.arrive(2);
    expect(problems).toEqual([]);
  });
});

describe('an example of which the page still comes', async () => {
  /** Answers that wait for the rest of their page. */
  const waiting: (() => void)[] = [];
  /** Hands on what the site has; an example's page only to the end of its panel, until the rest is let go. */
  async function answer(path: string, response: ServerResponse): Promise<void> {
    const found = await fetch(site.url(path));
    const body = Buffer.from(await found.arrayBuffer());
    response.writeHead(found.status, { 'content-type': found.headers.get('content-type') ?? '' });
    const cut = path.endsWith('/') ? body.indexOf('class="picture"') : -1;
    if (cut < 0) return void response.end(body);
    response.write(body.subarray(0, cut));
    waiting.push(() => response.end(body.subarray(cut)));
  }
  const server = createServer((request, response) => {
    void answer(request.url ?? '/', response);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  afterAll(() => server.close());
  const home = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  test.each(shown)('$path: a press counts, once', async ({ path }) => {
    expect(htmlOf(path).indexOf('class="picture"')).toBeGreaterThan(0);
    const { page } = await site.open('/about/', { width: 360 });
    await page.goto(home + path, { waitUntil: 'commit' });
    const x = exampleOn(page);
    await x.next.tap();
    await x.next.tap();
    await x.panel.getByText(ui.loading, { exact: true }).waitFor();
    for (const rest of waiting.splice(0)) rest();
    await awake(page);
    await x.arrive(1);
  });
});
