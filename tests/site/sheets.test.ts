import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { exampleId } from '../../src/components/anchors.ts';
import { wings } from '../../src/games/index.ts';
import { chapterWith, games, most } from './found.ts';
import { eventually, holdBack, rested, shift, useSite, watchShift, whole } from './harness.ts';

const site = useSite();
const dir = join(root, whole.dir);
const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
const html = (file: string): string =>
  readFileSync(join(dir, file), 'utf8').replaceAll(/<script\b[\s\S]*?<\/script>/g, '');

/** The sheets that a page links, each with where it does so. */
const linked = (text: string): { sheet: string; at: number }[] =>
  [...text.matchAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g)].map(({ 0: link, index }) => ({
    sheet: /href="[^"]*\/(_astro\/[^"]+)"/.exec(link)?.[1] ?? link,
    at: index,
  }));

const sheets = [...new Set(pages.flatMap((file) => linked(html(file)).map(({ sheet }) => sheet)))];

/** The classes under which the rules of a sheet stand that is linked: those of its components. */
const rootsOf = (sheet: string): Set<string> => {
  const css = readFileSync(join(dir, sheet), 'utf8');
  const all = [...css.matchAll(/\.([a-z]+-[a-z-]+)/g)].map(([, name = '']) => name);
  const [own = ''] = all.map((name) => name.slice(0, name.indexOf('-') + 1));
  return new Set(all.filter((name) => name.startsWith(own)));
};
const isBoard = (sheet: string): boolean => /\/board\.[\w-]+\.css$/.test(sheet);
const boards = sheets.filter(isBoard).map((sheet) => ({ sheet, roots: rootsOf(sheet) }));
const classes = /class="([^"]*)"/g;

describe('the style sheets of a page', () => {
  test('are its own, which stands in it, and those of the pictures that it shows', () => {
    expect(boards.length).toBeGreaterThanOrEqual(Object.keys(wings).length);
    // That of the examples, and that of the setup.
    expect(sheets.filter((sheet) => !isBoard(sheet))).toHaveLength(2);
    for (const file of pages) {
      const text = html(file);
      const links = linked(text);
      const [head = ''] = text.split('</head>');
      expect(linked(head), file).toEqual([]);
      // An island of an example, a game, a module of it.
      const island = text.includes('data-scenario=') ? 1 : 0;
      const setup = text.includes('data-setup=') ? 1 : 0;
      const distinct = new Set(links.map(({ sheet }) => sheet));
      expect(
        [...distinct].filter((sheet) => !isBoard(sheet)),
        file,
      ).toHaveLength(island + setup);
      const shown = new Map<string, number>();
      for (const { 1: names = '', index } of text.matchAll(classes))
        for (const name of names.split(/\s+/))
          for (const { sheet, roots } of boards) if (roots.has(name) && !shown.has(sheet)) shown.set(sheet, index);
      const missing = [...shown].filter(([sheet, at]) => !links.some((link) => link.sheet === sheet && link.at < at));
      expect(missing, file).toEqual([]);
      // What an example shows later is drawn by sheets that are here already: a module without a picture yet may have its own.
      const games = new Set(links.filter(({ sheet }) => isBoard(sheet)).map(({ sheet }) => sheet));
      if (!/^(glossary|about)/.test(file)) expect(games.size, file).toBeLessThanOrEqual(2);
      if (games.size > 0) expect(shown.size, file).toBeGreaterThan(0);
    }
  });
});

// A chapter whose first example comes far down, with citations and clauses after it.
const found = chapterWith(/<Rule[\s\S]{4000,}?<Example/, /<Procedure/);
const chapter = found.path;
const [, example = ''] = /<Example id="([^"]+)"/.exec(found.text) ?? [];
const last = found.clauses.at(-1) as string;
const held = '**/_astro/{board,islands}.*.css';

const looks = (page: Page) =>
  page.locator(`[id="${exampleId(example)}"] .x > header`).evaluate((one) => getComputedStyle(one).display);

describe('the sheets of pictures in a chapter', () => {
  test.each([360, 1280])('that come late hold up nothing above the first example, %i px wide', async (width) => {
    const opened = await site.open('/about/', { width });
    const { page, problems } = opened;
    await watchShift(opened);
    const { asked, send } = await holdBack(page, held);
    await page.goto(site.url(chapter), { waitUntil: 'commit' });
    await asked;
    const heading = page.getByRole('heading', { level: 1 });
    await eventually(() => heading.isVisible()).toBe(true);
    await eventually(() => page.evaluate(() => performance.getEntriesByType('paint').length)).toBeGreaterThan(0);
    send();
    await page.waitForLoadState('networkidle');
    expect(await looks(page)).toBe('flex');
    expect(await shift(page)).toBeLessThan(0.01);
    expect(problems).toEqual([]);
  });

  test('lead a reader who comes by a link to a clause behind them to the right place', async () => {
    const { page } = await site.open('/about/', { width: 360 });
    const { asked, send } = await holdBack(page, held);
    await page.goto(site.url(`${chapter}#${last}`), { waitUntil: 'commit' });
    await asked;
    send();
    await page.waitForLoadState('networkidle');
    await rested(page);
    const top = await page.locator(`[id="${last}"]`).evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(740);
  });

  test('that do not arrive leave what they draw to be read', async () => {
    const { page } = await site.open('/about/', { width: 360 });
    await page.route(held, (route) => route.abort());
    await page.goto(site.url(chapter));
    expect(await looks(page)).toBe('block');
    expect(await page.locator(`[id="${exampleId(example)}"]`).isVisible()).toBe(true);
    expect(await page.locator(`[id="${last}"]`).isVisible()).toBe(true);
  });

  test('that did not arrive are asked for once more by the touch that wakes the example', async () => {
    const { page } = await site.open('/about/', { context: { reducedMotion: 'reduce' } });
    let isDown = true;
    await page.route(held, (route) => (isDown ? route.abort() : route.fallback()));
    await page.goto(site.url(chapter), { waitUntil: 'load' });
    const box = page.locator(`[id="${exampleId(example)}"]`);
    const links = box.locator('link[rel="stylesheet"]');
    const isStyled = () =>
      links.evaluateAll((all) =>
        all.every((one) => {
          try {
            return ((one as HTMLLinkElement).sheet?.cssRules.length ?? 0) > 0;
          } catch {
            return false;
          }
        }),
      );
    expect(await isStyled()).toBe(false);
    isDown = false;
    await box.locator('[data-act="next"]').click();
    await eventually(isStyled).toBe(true);
  });

  test('come without scripts', async () => {
    const { page } = await site.open(chapter, { width: 360, js: false });
    expect(await page.locator('.x > header').first().isVisible()).toBe(true);
    const style = await page
      .locator('.x')
      .first()
      .evaluate((one) => getComputedStyle(one).maxWidth);
    expect(style).toBe('640px');
  });
});

/** The sheets that a script of a page brings with what it opens. */
const late = ['client', 'search'].flatMap((room) =>
  readdirSync(join(root, 'src', room))
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(root, 'src', room, file), 'utf8').matchAll(/from '\.\/([\w-]+\.css)\?(?:url|inline)'/g),
    ])
    .map(([, sheet = '']) => readFileSync(join(root, 'src', room, sheet), 'utf8')),
);

describe('a sheet that comes with what it is for', () => {
  const pictures = /<Example|<Pieces|<Grid/;
  const pictured = games.flatMap(({ chapters }) => {
    const shown = chapters.filter(({ text }) => pictures.test(text));
    return shown.length === 0 ? [] : [most(shown, ({ text }) => text.split(pictures).length, 'pictures').path];
  });
  test.each([...pictured, '/'])('changes nothing that is there already: %s', async (path) => {
    expect(late.length).toBeGreaterThan(3);
    const { page } = await site.open(path);
    await page.waitForLoadState('networkidle');
    const changed = await page.evaluate((sheets) => {
      // The table of the header is what one of them is for.
      const isSeen = (one: Element) => one.checkVisibility() && !one.matches('.table, .table *');
      const all = [...document.body.querySelectorAll('*')].filter(isSeen);
      const look = (one: Element) => {
        const style = getComputedStyle(one);
        return [...style].map((name) => style.getPropertyValue(name)).join();
      };
      const before = all.map(look);
      document.adoptedStyleSheets.push(
        ...sheets.map((css) => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(css);
          return sheet;
        }),
      );
      return all.filter((one, at) => look(one) !== before[at]).map((one) => one.outerHTML.slice(0, 120));
    }, late);
    expect(changed).toEqual([]);
  });
});
