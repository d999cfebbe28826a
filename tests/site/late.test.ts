import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { exampleId } from '../../src/components/told.ts';
import { chapterWith } from './found.ts';
import { eventually, rested, shift, useSite, watchShift } from './harness.ts';

const site = useSite();
/** A screen too narrow to show the example beside the clauses. */
const narrow = { width: 1000 };
// A chapter whose first example comes far down, with citations and clauses after it.
const found = chapterWith(/<Rule[\s\S]{4000,}?<Example/, /<Procedure/);
const chapter = found.path;
const [, example = ''] = /<Example id="([^"]+)"/.exec(found.text) ?? [];
const late = found.clauses.at(-1) as string;

/** How an example stands: whether its figures are held back, and what its parts wear. */
const looks = (page: Page) =>
  page.locator(`[id="${exampleId(example)}"]`).evaluate((one) => ({
    isBare: 'bare' in document.documentElement.dataset,
    opacity: getComputedStyle(one).opacity,
    worn: [...one.querySelectorAll('*')].slice(0, 200).map((part) => {
      const { display, padding, fontSize, borderTopWidth, fill } = getComputedStyle(part);
      return [display, padding, fontSize, borderTopWidth, fill].join();
    }),
  }));
const bare = { isBare: true, opacity: '0' };
const dressed = { isBare: false, opacity: '1' };
const sheetOf = (page: Page) => page.locator('meta[name="roundhouse:late"]').getAttribute('content');

describe('the styles of the figures of a chapter', () => {
  test.each([360, 1000])(
    'come before the first figure is seen, and nothing that is seen moves, %i px wide',
    async (width) => {
      const opened = await site.open('/about/', { width });
      const { page, problems } = opened;
      await watchShift(opened);
      await page.goto(site.url(chapter), { waitUntil: 'networkidle' });
      const first = await looks(page);
      expect(first).toMatchObject(bare);
      const top = (await page.locator(`[id="${exampleId(example)}"]`).boundingBox())?.y ?? 0;
      const { height } = page.viewportSize() ?? { height: 0 };
      expect(top).toBeGreaterThan(height);
      // At a reader's pace: who outruns the line sees a figure come late.
      for (let seen = 0; seen < top; seen += height / 2) {
        await page.evaluate(async (by) => {
          scrollBy(0, by);
          for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
        }, height / 2);
        if (top - seen < 1.5 * height) await eventually(() => looks(page)).toMatchObject(dressed);
      }
      const last = await looks(page);
      expect(last).toMatchObject(dressed);
      expect(last.worn).not.toEqual(first.worn);
      expect(await shift(page)).toBeLessThan(0.01);
      expect(problems).toEqual([]);
    },
  );

  test('come with the clauses where the example stands beside them', async () => {
    const { page } = await site.open(chapter, { width: 1280 });
    expect(await looks(page)).toMatchObject(dressed);
  });

  test.each([`#${late}`, '?players=3', `#${exampleId(example)}`])('come at once for a link with %s', async (to) => {
    const { page } = await site.open(`${chapter}${to}`, narrow);
    await eventually(() => looks(page)).toMatchObject(dressed);
  });

  test('come for a reader who goes on from there and comes back', async () => {
    const { page } = await site.open(chapter, narrow);
    expect(await looks(page)).toMatchObject(bare);
    await page.reload();
    await eventually(() => looks(page)).toMatchObject(dressed);
  });

  test('are on paper, though nobody scrolled', async () => {
    const { page, problems } = await site.open(chapter, narrow);
    const { worn } = await looks(page);
    await page.pdf();
    const printed = await looks(page);
    expect(printed).toMatchObject(dressed);
    expect(printed.worn).not.toEqual(worn);
    expect(problems).toEqual([]);
  });

  test('that do not arrive leave the figures to be read', async () => {
    const { page } = await site.open(chapter, narrow);
    const sheet = await sheetOf(page);
    await page.route(`**${sheet}`, (route) => route.abort());
    await page.locator(`[id="${exampleId(example)}"]`).scrollIntoViewIfNeeded();
    await eventually(() => looks(page)).toMatchObject(dressed);
  });

  test('come without scripts', async () => {
    const { page } = await site.open(chapter, { ...narrow, js: false });
    const sheet = await sheetOf(page);
    expect(await page.locator(`link[rel="stylesheet"][href="${sheet}"]`).count()).toBe(1);
  });
});

describe('clauses far from the window', () => {
  const last = (page: Page) => page.locator(`[id="${late}"]`);
  const isLaidOut = (page: Page) =>
    last(page).evaluate((rule) => getComputedStyle(rule).contentVisibility === 'visible');
  const top = (page: Page) => last(page).evaluate((rule) => rule.getBoundingClientRect().top);

  test('are laid out when a link in the page leads to one, and it is where the reader looks', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    expect(await isLaidOut(page)).toBe(false);
    await page.getByRole('heading', { level: 1 }).evaluate((heading, id) => {
      const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: 'to' });
      heading.append(link);
      link.click();
    }, late);
    await page.waitForURL(`**#${late}`);
    await eventually(() => isLaidOut(page)).toBe(true);
    await rested(page);
    const there = await top(page);
    expect(there).toBeGreaterThanOrEqual(0);
    expect(there).toBeLessThan(740);
    // What is laid out above it later does not move it.
    await page.waitForLoadState('networkidle');
    await rested(page);
    expect(Math.abs((await top(page)) - there)).toBeLessThan(2);
  });

  test('are found by a search within the page', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    const words =
      (await last(page).textContent())
        ?.replace(/^[\s\d.]+/, '')
        .trim()
        .split(/\s+/)
        .slice(0, 5)
        .join(' ') ?? '';
    const found = await page.evaluate(
      (wanted) => (window as unknown as { find(text: string): boolean }).find(wanted),
      words,
    );
    expect(found, words).toBe(true);
    await eventually(() => last(page).evaluate((rule) => rule.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('show the whole mark of what has the focus', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    await last(page).locator('a').last().focus();
    expect(await isLaidOut(page)).toBe(true);
  });

  test('are on paper', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    await page.pdf();
    expect(await isLaidOut(page)).toBe(true);
  });

  test.each(['?players=3', `#${late}`])('are laid out at once for a link with %s', async (to) => {
    const { page } = await site.open(`${chapter}${to}`, { width: 360 });
    expect(await isLaidOut(page)).toBe(true);
  });
});
