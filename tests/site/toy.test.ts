import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { draft as folder } from '../../src/commands/draft.mjs';
import { root } from '../../src/commands/toolchain.mjs';
import { brokenLinks } from '../../src/spine/links.ts';
import { readSources } from '../../src/spine/sources.ts';
import { awake, axe, draft, eventually, overflow, useSite } from './harness.ts';
import { exampleOn, taskUi, ui } from './play.ts';
import { read } from './read.ts';

// A small site, below a base path, of a tree that has no game but the toy: see src/commands/draft.mjs.

const site = useSite(draft);
const example = '/sidings/examples/pay-later/';

describe('a game of three folders has its pages', () => {
  test.each([
    ['/sidings/', 'Sidings'],
    ['/sidings/rules/turn/', '1 Setup and your turn'],
    ['/sidings/c/pay-by-end/', /^Rule 1\.2\.13/],
    ['/sidings/code/night-run/', 'How the engine enforces 2.1.4'],
    [example, 'Take first, pay later'],
    ['/sidings/examples/night-run/', 'A run by night'],
    ['/embed/sidings/pay-later/', 'Take first, pay later'],
    ['/sidings/learn/', 'Course'],
    ['/sidings/learn/first-crate/', 'Your first crate'],
    ['/sidings/faq/pay-for-a-crate-later/', 'May I take a crate that I cannot pay for?'],
    ['/sidings/rulings/equal-at-the-end/', 'Equal points and coins'],
    ['/sidings/procedures/turn/', 'A turn: the flowchart'],
    ['/sidings/reference/', 'Sidings: reference sheet'],
    ['/sidings/print/', /Sidings/],
    ['/sidings/search/', 'Search'],
    ['/glossary/', 'Glossary'],
    ['/about/', 'About this site'],
    ['/about/design/', 'Design'],
  ])('%s', async (path, heading) => {
    const { page, problems } = await site.open(path);
    expect(await read(page.getByRole('heading', { level: 1 }))).toMatch(heading);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 640 });
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the first page lists it, in its colour', async () => {
    const { page } = await site.open('/');
    const link = page.getByRole('main').getByRole('link', { name: 'Sidings', exact: true }).first();
    expect(await link.evaluate((one) => getComputedStyle(one).getPropertyValue('--accent'))).toContain('#6a3d9a');
    await link.click();
    await page.waitForURL(site.url('/sidings/'));
  });

  test('what tells of all games tells of one', async () => {
    const { page } = await site.open('/about/');
    expect(await read(page.getByRole('main'))).toContain('the rules of one railway board game and plays');
  });

  test('what it calls a term stands in the glossary, its chart is drawn, its module and its variant are named', async () => {
    const { page } = await site.open('/glossary/#lamp');
    expect(await read(page.locator('#lamp'))).toContain('Lamp');
    await page.goto(site.url('/sidings/rules/turn/'));
    expect(await page.locator('svg.chart [data-state]').count()).toBe(5);
    expect(await read(page.locator('#crates-shuffled'))).toContain('Short game');
    await page.goto(site.url('/sidings/rules/end/'));
    expect(await read(page.locator('#night-income'))).toContain('Night Trains');
  });

  test('every link and hash leads somewhere', () => {
    expect(brokenLinks(join(root, draft.dir), draft.base, readSources(folder))).toEqual([]);
  });

  test('no page and no script speaks of a game that is not there', () => {
    const names = readdirSync(join(root, 'content')).filter((name) => name !== 'glossary');
    const files = readdirSync(join(root, draft.dir), { recursive: true, encoding: 'utf8' });
    const texts = files.filter((file) => /\.(html|js|json|css|xml)$/.test(file));
    expect(names.length).toBeGreaterThan(1);
    expect(texts.length).toBeGreaterThan(100);
    const speaks = (file: string) => {
      const text = readFileSync(join(root, draft.dir, file), 'utf8');
      return names.some((name) => text.includes(name));
    };
    expect(texts.filter(speaks)).toEqual([]);
  });
});

describe('its examples are played', () => {
  /** Plays on to the end; a question takes one press more. */
  async function toEnd(page: Page, press: () => Promise<void>): Promise<void> {
    const x = exampleOn(page);
    const last = Number(await x.jump.getAttribute('max'));
    for (let n = 0; n < 2 * last && (await x.at()) < last; n++) {
      const said = await x.live.textContent();
      await press();
      await eventually(() => x.live.textContent()).not.toBe(said);
    }
    await x.arrive(last);
    expect(await x.live.textContent()).toContain(ui.end);
  }

  test.each([example, '/sidings/examples/night-run/', '/embed/sidings/pay-later/'])(
    '%s by clicks and by keys to its end',
    async (path) => {
      const { page, problems } = await site.open(path);
      const x = exampleOn(page);
      await toEnd(page, () => x.next.click());
      await page.keyboard.press('r');
      await x.arrive(0);
      await toEnd(page, () => page.keyboard.press('n'));
      expect(problems).toEqual([]);
    },
  );

  test('a refused move says why, and cites its clause', async () => {
    const { page } = await site.open(example);
    const x = exampleOn(page);
    await x.next.focus();
    await awake(page);
    await x.goTo(5);
    expect(await read(x.told)).toContain('Green could not pay by the end of the turn.');
    await x.told.getByRole('link', { name: '1.2.13' }).click();
    await page.waitForURL(site.url('/sidings/c/pay-by-end/'));
  });

  test('another move is made on the board, and with 3 players', async () => {
    const { page, problems } = await site.open(example);
    const x = exampleOn(page);
    await x.next.focus();
    await awake(page);
    await x.openRun('3');
    await x.openMoves();
    await x.place('offer:right').click();
    await x.arrive(1);
    expect(await read(x.told)).toContain('Green takes the blue 2 for 2 coins.');
    expect(problems).toEqual([]);
  });

  test('a lamp of the expansion is pointed at and told', async () => {
    const { page } = await site.open('/sidings/examples/night-run/');
    const x = exampleOn(page);
    await x.next.focus();
    await awake(page);
    await x.goTo(2);
    expect(await x.place('lamp:0').count()).toBe(1);
    expect(await x.picture.getByRole('img').first().getAttribute('aria-label')).toContain('the lamp of Green burns');
  });

  test('a lesson is solved by moves of one’s own', async () => {
    const { page, problems } = await site.open('/sidings/learn/first-crate/');
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await x.next.click();
    await x.arrive(2);
    await x.answer.click();
    for (const [n, name] of [/^Take the crate on the right/, /^Shunt a crate of value 2/, /^Haul/].entries()) {
      await x.list.getByRole('button', { name }).click();
      await x.arrive(3 + n);
    }
    await x.task.getByRole('button', { name: taskUi.goOn, exact: true }).waitFor();
    expect(await x.live.textContent()).toContain(taskUi.onward);
    expect(problems).toEqual([]);
  });
});

describe('the search finds it', () => {
  const field = (within: Page | Locator) => within.getByRole('combobox', { name: /^Search rules/ });
  const results = (within: Page | Locator) => within.getByRole('listbox', { name: 'Results' }).getByRole('option');
  const hrefs = (within: Page | Locator) =>
    results(within).evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
  const asked = [
    ['borrow coins', '/sidings/faq/pay-for-a-crate-later/'],
    ['heavy crate', '/sidings/rules/turn/#heavy-crate'],
    ['1.2.13', '/sidings/rules/turn/#pay-by-end'],
    ['second night run', '/sidings/faq/run-twice-by-night/'],
  ] as const;

  test.each(asked)('in the dialog: %s', async (query, path) => {
    const { page, problems } = await site.open('/sidings/');
    await page.keyboard.press('/');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await field(dialog).fill(query);
    await eventually(async () => (await hrefs(dialog))[0]).toBe(site.url(path));
    await results(dialog).first().click();
    await page.waitForURL(site.url(path));
    expect(problems).toEqual([]);
  });

  test.each(asked)('on the page of the search: %s', async (query, path) => {
    const { page } = await site.open(`/search/?q=${encodeURIComponent(query)}`);
    await eventually(async () => (await hrefs(page))[0]).toBe(site.url(path));
  });

  test('every result leads to a page below the base path that has the place', async () => {
    const { page, problems } = await site.open('/search/');
    const met = new Set<string>();
    for (const query of ['crate', 'lamp', 'coins', '"take first"']) {
      await field(page).fill(query);
      await page.locator('.finder[data-phase=whole]').waitFor();
      for (const href of await hrefs(page)) met.add(href);
    }
    expect(met.size).toBeGreaterThan(20);
    expect([...met].some((href) => href.includes('/examples/'))).toBe(true);
    for (const href of met) {
      expect(href.startsWith(site.url('/')), href).toBe(true);
      const [address = '', anchor] = href.split('#');
      const answer = await page.request.get(address);
      expect(answer.status(), href).toBe(200);
      if (anchor !== undefined) expect(await answer.text(), href).toContain(`id="${anchor}"`);
    }
    expect(problems).toEqual([]);
  });
});
