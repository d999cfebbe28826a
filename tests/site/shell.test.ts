import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type KnownPage, nearest, readable } from '../../src/client/nearest.ts';
import { root } from '../../src/commands/toolchain.mjs';
import { announced, type Chapter, chapterWith, games, most } from './found.ts';
import { axe, eventually, rested, shift, useSite, watchShift, whole } from './harness.ts';
import { read } from './read.ts';

// What every page has around its text. That each is clean, fits a phone and reads without scripts is asked of all
// templates.

const site = useSite();
const pages = ['/', '/about/', '/about/design/', '/nothing/here/'];
const chapter = chapterWith(/<Example/, /<Procedure/);
const clause = chapter.clauses[0] as string;
const barOf = (page: Page) => page.getByRole('navigation', { name: 'Quick access' });
const hasFocus = (one: Element) => one === document.activeElement;
const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

describe('shell: every page of it', () => {
  test.each(pages)('%s leads to the search without scripts, and has no control that would not answer', async (path) => {
    const { page, problems } = await site.open(path, { width: 360, js: false });
    expect(await page.getByRole('link', { name: 'Search' }).first().isVisible()).toBe(true);
    expect(await page.getByRole('button', { name: 'Dark theme' }).count()).toBe(0);
    expect(await page.getByRole('form', { name: 'Your table' }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the page keeps its parts apart when colours are forced', async () => {
    const { page, problems } = await site.open(chapter.path, { context: { forcedColors: 'active' } });
    expect(await axe(page.getByRole('banner'))).toEqual([]);
    const players = page.getByRole('group', { name: 'Players at your table' });
    const [chosen, other] = await Promise.all(
      [true, false].map((checked) =>
        players
          .getByRole('radio', { checked })
          .first()
          .evaluate((input) => getComputedStyle(input.nextElementSibling ?? input).backgroundColor),
      ),
    );
    expect(chosen).not.toBe(other);
    expect(problems).toEqual([]);
  });

  test('the first Tab reaches a link past the header', async () => {
    const { page } = await site.open('/about/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to the text' });
    expect(await skip.evaluate(hasFocus)).toBe(true);
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    expect(await page.getByRole('main').evaluate(hasFocus)).toBe(true);
  });
});

describe('shell: theme', () => {
  const dark = 'rgb(20, 22, 26)';

  test('a chosen theme is there in the first frame, and in every later one', async () => {
    const { page, context } = await site.open('/', { stored: { 'roundhouse:theme': 'dark' } });
    await context.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { frames_: frames });
      const look = (): void => {
        if (document.body !== null) frames.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(site.url('/about/'));
    const frames = () => page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
    await eventually(async () => (await frames()).length).toBeGreaterThan(15);
    expect(new Set(await frames())).toEqual(new Set([dark]));
  });

  test('the button turns it, it lasts, and turning back follows the system again', async () => {
    const { page } = await site.open('/');
    const button = page.getByRole('button', { name: 'Dark theme' });
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    expect([await ground(page), await button.getAttribute('aria-pressed')]).toEqual([dark, 'true']);
    await page.goto(site.url('/about/'));
    expect(await ground(page)).toBe(dark);
    await button.click();
    expect(await page.evaluate(() => localStorage.getItem('roundhouse:theme'))).toBe(null);
    await page.emulateMedia({ colorScheme: 'dark' });
    await eventually(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await ground(page)).toBe(dark);
  });

  test('something else in its place in storage is left alone', async () => {
    const { page, problems } = await site.open('/', { stored: { 'roundhouse:theme': '<img src=x onerror=alert(1)>' } });
    expect(await page.locator('html').getAttribute('data-theme')).toBe(null);
    expect(problems).toEqual([]);
  });
});

describe('shell: on a phone', () => {
  test.each([...pages, chapter.path])('%s has a bar of three targets of 44 px or more', async (path) => {
    const { page } = await site.open(path, { width: 360 });
    const targets = barOf(page).getByRole('link').or(barOf(page).getByRole('button'));
    expect(await targets.count()).toBe(3);
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('the glossary is a tap away outside a game, and in its contents', async () => {
    const { page } = await site.open('/', { width: 360 });
    await barOf(page).getByRole('link', { name: 'Glossary' }).tap();
    await page.waitForURL('**/glossary/');
    const inside = await site.open(chapter.path, { width: 360 });
    await inside.page.getByRole('button', { name: 'Contents' }).tap();
    const contents = inside.page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.getByRole('link', { name: 'Glossary' }).isVisible()).toBe(true);
  });

  test('the end of a page is not covered by the bar', async () => {
    const { page } = await site.open('/about/', { width: 360 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('contentinfo').getByRole('link').last().boundingBox();
    const bar = await barOf(page).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test.each([true, false])('contents open from the bar, scripts %s, and Escape gives the focus back', async (js) => {
    const { page, problems } = await site.open(chapter.path, { width: 360, js });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    const button = barOf(page).getByRole('button', { name: 'Contents' });
    expect(await contents.isVisible()).toBe(false);
    await button.tap();
    expect(await contents.isVisible()).toBe(true);
    expect(await contents.locator('[aria-current]').textContent()).toContain(chapter.title);
    if (js) expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await contents.isVisible()).toBe(false);
    expect(await button.evaluate(hasFocus)).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('shell: the contents', () => {
  const last = most(games, ({ chapters }) => chapters.length, 'games').chapters.at(-1) as Chapter;
  const isInView = (page: Page) =>
    page
      .getByRole('navigation', { name: 'Contents' })
      .locator('[aria-current=page]')
      .evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        const whole = (one.closest('nav') as Element).getBoundingClientRect();
        return top >= whole.top && bottom <= Math.min(whole.bottom, innerHeight);
      });

  test.each([400, 500, 860])('show the page in them, beside the text, %i px high', async (height) => {
    const { page } = await site.open(last.path, { height });
    await eventually(() => isInView(page)).toBe(true);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    // A list that is seen whole stands where it begins.
    const { page: first } = await site.open(chapter.path, { height: 2000 });
    const top = () => first.getByRole('navigation', { name: 'Contents' }).evaluate((one) => one.scrollTop);
    expect(await top()).toBe(0);
  });

  test('show the page in them on a phone, when they are opened', async () => {
    const { page } = await site.open(last.path, { width: 360, height: 420 });
    await barOf(page).getByRole('button', { name: 'Contents' }).click();
    await eventually(() => isInView(page)).toBe(true);
  });
});

describe('shell: where you were', () => {
  test('home offers the page of a game that was read last, and nothing moves', async () => {
    const opened = await site.open(chapter.path);
    const { page, problems } = opened;
    await page.goto(site.url('/about/'));
    await watchShift(opened);
    await page.goto(site.url('/'));
    await rested(page);
    expect(await shift(page)).toBeLessThan(0.01);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^${chapter.title}`) })
      .first()
      .click();
    expect(page.url()).toBe(site.url(chapter.path));
    expect(problems).toEqual([]);
  });

  test.each([
    '{',
    '[]',
    '{"path":"//evil.example/","title":"x"}',
    '{"path":"javascript:alert(1)","title":"x"}',
    '{"path":"/\\\\evil.example","title":"<b>x</b>"}',
  ])('what is damaged or leads elsewhere is not offered: %s', async (kept) => {
    const { page, problems } = await site.open('/', { stored: { 'roundhouse:last': kept } });
    expect(await page.getByText('New here?').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });
});

describe('shell: what is not there', () => {
  const near = (page: Page) =>
    page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Did you mean' }) })
      .getByRole('link');
  const slip = (path: string) => path.replace(/(.)\/$/, '/');
  const clausePath = `/${chapter.game}/c/${clause}/`;

  test.each([
    [slip(chapter.path), chapter.path],
    [chapter.path.replace('/rules/', '/rule/').replace(/\/$/, ''), chapter.path],
    ['/abuot/', '/about/'],
    [slip(clausePath), clausePath],
  ])('%s suggests %s', async (path, wanted) => {
    const { page, problems } = await site.open(path);
    await near(page).first().waitFor();
    const offered = await near(page).evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(offered).toContain(site.url(wanted));
    expect(offered.length).toBeLessThanOrEqual(3);
    expect(problems).toEqual([]);
  });

  test.each(['/%E0%A4%A/', '/<img src=x onerror=alert(1)>/', '/zzzzqqqq/'])('%s still leads on', async (path) => {
    const { page, problems } = await site.open(path);
    expect(await page.getByRole('link', { name: 'To the games' }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  const misspelt = 'It may be misspelt';
  const coming = announced();
  const capital = (id: string) => id.replaceAll(/(^|-)[a-z]/g, (letter) => letter.toUpperCase());

  test.each(
    coming.flatMap(({ id, title }) =>
      [`/${id}/`, `/${id}/rules/x/`, `/embed/${id}/x/`, `/${capital(id)}`].map((path) => ({ path, title })),
    ),
  )('$path is of a game that is still to come, and the page says so', async ({ path, title }) => {
    const { page, problems } = await site.open(path);
    const main = page.getByRole('main');
    await main.getByText(`${title} is in preparation`, { exact: true }).waitFor();
    expect(await read(main)).toContain(`${title}, in preparation`);
    await page.waitForLoadState('networkidle');
    expect(await near(page).count()).toBe(0);
    expect(await page.getByText(misspelt).isVisible()).toBe(false);
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('an address of no game says nothing of one, and names what is to come all the same', async () => {
    const { page } = await site.open('/zzzzqqqq/', { js: false });
    expect(await page.getByText(misspelt).isVisible()).toBe(true);
    for (const { title } of coming) {
      expect(await page.getByText(`${title} is in preparation`, { exact: true }).isVisible()).toBe(false);
      expect(await page.getByText(`${title}, in preparation`).isVisible()).toBe(true);
    }
  });

  test('the nearest come first', () => {
    const known = [
      ['/a/deals/', 'Deals'],
      ['/a/trains/', 'Trains'],
      ['/b/', 'B'],
    ] as const;
    expect(nearest(known, '/a/train/', 1)).toEqual([known[1]]);
    expect(nearest(known, '/x/daels/', 2)[0]).toEqual(known[0]);
    expect(nearest(known, '???', 2)).toEqual([]);
    expect(nearest(known, '/', 2)).toEqual([]);
    expect(readable('/caf%C3%A9/')).toBe('/café/');
    expect(readable('/%E0%A4%A/')).toBe('/%E0%A4%A/');
  });

  const known = JSON.parse(readFileSync(join(root, whole.dir, 'paths.json'), 'utf8')) as KnownPage[];
  const named = known.filter(([path]) => path.length > 4);
  /** An address with a slip in its last word: a letter left out, twice, or changed with its neighbour. */
  const slips = (path: string): string[] => {
    const at = path.length - 3;
    const [start, one, two] = [path.slice(0, at - 1), path[at - 1] ?? '', path[at] ?? ''];
    return [
      `${start}${two}${path.slice(at + 1)}`,
      `${start}${one}${one}${two}${path.slice(at + 1)}`,
      `${start}${two}${one}${path.slice(at + 1)}`,
    ];
  };

  test('every page is suggested for a slip in its address, or a page that is as near', () => {
    expect(named.length).toBeGreaterThan(100);
    const lost = named
      .filter((_, at) => at % 7 === 0)
      .flatMap(([path]) => slips(path).filter((wrong) => !nearest(known, wrong, 3).some(([found]) => found === path)));
    expect(lost).toEqual([]);
  });

  test('an address that is near none suggests nothing, whatever game or list it begins with', () => {
    const begins = [
      '/',
      ...games.flatMap(({ home }) =>
        ['', 'rules/', 'c/', 'faq/', 'rulings/', 'examples/'].map((list) => `${home}${list}`),
      ),
    ];
    for (const begin of begins)
      for (const name of ['qqqq-xxxx', 'how-do-i-cook-rice', 'wp-login.php', 'x'])
        expect(nearest(known, `${begin}${name}/`, 3), `${begin}${name}/`).toEqual([]);
  });
});
