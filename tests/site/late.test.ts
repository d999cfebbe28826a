import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { shift, useSite, watchShift } from './harness.ts';

const site = useSite();
/** A screen too narrow to show the example beside the clauses. */
const narrow = { width: 1000 };
const chapter = '/railroad-revolution/rules/deals/';

/** How the example's board stands: its frame's border and whether its figures are held back. */
const looks = (page: Page) =>
  page.evaluate(() => ({
    isBare: 'bare' in document.documentElement.dataset,
    opacity: getComputedStyle(document.querySelector('.example') as Element).opacity,
    // The cells of the seats' table are set tightly by the sheet of the board.
    padding: getComputedStyle(document.querySelector('.example thead th') as Element).padding,
  }));
const bare = { isBare: true, opacity: '0' };
const dressed = { isBare: false, opacity: '1' };

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
      const top = await page.locator('.example').evaluate((example) => example.getBoundingClientRect().top);
      const { height } = page.viewportSize() ?? { height: 0 };
      expect(top).toBeGreaterThan(height);
      // At a reader's pace: who outruns the line sees a figure come late.
      for (let seen = 0; seen < top; seen += height / 2) {
        await page.evaluate(async (by) => {
          scrollBy(0, by);
          for (let frame = 0; frame < 12; frame++) await new Promise(requestAnimationFrame);
        }, height / 2);
        if (top - seen < 1.5 * height) await expect.poll(() => looks(page)).toMatchObject(dressed);
      }
      const last = await looks(page);
      expect(last).toMatchObject(dressed);
      expect(last.padding).not.toBe(first.padding);
      expect(await shift(page)).toBeLessThan(0.01);
      expect(problems).toEqual([]);
    },
  );

  test('come with the clauses where the example stands beside them', async () => {
    const { page } = await site.open(chapter, { width: 1280 });
    expect(await looks(page)).toMatchObject(dressed);
  });

  test.each(['#deal-discard', '?players=3', '#example-deal-resolution'])(
    'come at once for a link with %s',
    async (to) => {
      const { page } = await site.open(`${chapter}${to}`, narrow);
      await page.waitForLoadState('load');
      await expect.poll(() => looks(page)).toMatchObject(dressed);
    },
  );

  test('come for a reader who goes on from there and comes back', async () => {
    const { page } = await site.open(chapter, narrow);
    expect(await looks(page)).toMatchObject(bare);
    await page.reload();
    await expect.poll(() => looks(page)).toMatchObject(dressed);
  });

  test('are on paper, though nobody scrolled', async () => {
    const { page, problems } = await site.open(chapter, narrow);
    const { padding } = await looks(page);
    await page.pdf();
    const printed = await looks(page);
    expect(printed).toMatchObject(dressed);
    expect(printed.padding).not.toBe(padding);
    expect(problems).toEqual([]);
  });

  test('that do not arrive leave the figures to be read', async () => {
    const { page } = await site.open(chapter, narrow);
    const late = await page.locator('meta[name="roundhouse:late"]').getAttribute('content');
    await page.route(`**${late}`, (route) => route.abort());
    await page.locator('.example').scrollIntoViewIfNeeded();
    await expect.poll(() => looks(page)).toMatchObject(dressed);
  });

  test('come without scripts', async () => {
    const { page } = await site.open(chapter, { ...narrow, js: false });
    const late = await page.locator('meta[name="roundhouse:late"]').getAttribute('content');
    expect(await page.locator(`link[rel="stylesheet"][href="${late}"]`).count()).toBe(1);
  });
});

describe('clauses far from the window', () => {
  const isLaidOut = (page: Page) =>
    page
      .locator('.rule')
      .last()
      .evaluate((rule) => getComputedStyle(rule).contentVisibility === 'visible');

  test('are laid out when a link in the page leads to one, and it is where the reader looks', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    expect(await isLaidOut(page)).toBe(false);
    const { id, top } = await page.evaluate(async () => {
      const { id } = [...document.querySelectorAll('.rule')].at(-1) as Element;
      const link = Object.assign(document.createElement('a'), { href: `#${id}`, textContent: 'to' });
      document.querySelector('h1')?.append(link);
      link.click();
      await new Promise((done) => setTimeout(done, 500));
      return { id, top: document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN };
    });
    expect(page.url()).toMatch(new RegExp(`#${id}$`));
    expect(await isLaidOut(page)).toBe(true);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(740);
    await page.waitForTimeout(1500);
    const later = await page.locator(`#${id}`).evaluate((rule) => rule.getBoundingClientRect().top);
    expect(Math.abs(later - top)).toBeLessThan(2);
  });

  test('are found by a search within the page', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    const last = page.locator('.rule').last();
    const text = ((await last.locator('.text').textContent()) ?? '').trim().split(' ').slice(0, 5).join(' ');
    const found = await page.evaluate(
      (wanted) => (window as unknown as { find(text: string): boolean }).find(wanted),
      text,
    );
    expect(found).toBe(true);
    await expect.poll(() => last.evaluate((rule) => rule.getBoundingClientRect().top < innerHeight)).toBe(true);
  });

  test('show the whole mark of what has the focus', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    const last = page.locator('.rule').last();
    await last.locator('.more').focus();
    expect(await isLaidOut(page)).toBe(true);
  });

  test('are on paper', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    await page.pdf();
    expect(await isLaidOut(page)).toBe(true);
  });

  test.each(['?players=3', '#deal-discard'])('are laid out at once for a link with %s', async (to) => {
    const { page } = await site.open(`${chapter}${to}`, { width: 360 });
    expect(await isLaidOut(page)).toBe(true);
  });
});
