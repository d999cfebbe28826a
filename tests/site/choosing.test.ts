import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { english } from '../../src/games/common/words/words.ts';
import { faqPath } from '../../src/spine/paths.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { useSite } from './harness.ts';

const ui = uiWords(english);
const site = useSite();

const examples = [
  '/railroad-revolution/examples/deal-resolution/',
  '/railway-workers/examples/dice-ordering/',
  '/whistle-stop/examples/whistle-bypass/',
];

/**
 * How much of the board can be seen between the panel and the list of moves, where the panel stands and how far the page
 * is scrolled, in pixels; and how many places that a step is about are seen whole.
 */
const seen = (page: Page) =>
  page.evaluate(() => {
    const box = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
    const bar = document.querySelector('.bar');
    const foot = bar ? bar.getBoundingClientRect().top || innerHeight : innerHeight;
    const [panel, picture, picker] = [box('.panel'), box('.picture'), box('[data-picker]')];
    return {
      board: picker.top - Math.max(panel.bottom, picture.top),
      over: Math.round(picker.bottom - foot),
      panel: panel.top,
      places: [...document.querySelectorAll('.picture .lit, .picture .placed')]
        .map((one) => one.getBoundingClientRect())
        .filter(({ top, bottom }) => top >= panel.bottom - 1 && bottom <= picker.top + 1).length,
      y: scrollY,
    };
  });

describe.each(examples)('whoever chooses a move, on %s', (path) => {
  test('reads the next list from its beginning, however far down the move stood', async () => {
    const { page } = await site.open(path, { width: 360, height: 740 });
    await page.locator('[data-act="next"]').click();
    await page.waitForSelector('astro-island:not([ssr])');
    await page.locator('[data-act="choose"]').click();
    await page.waitForFunction(() => document.activeElement?.matches('[data-picker]'));
    const list = page.locator('[data-picker]');
    await list.locator('details').evaluateAll((folded) => {
      for (const one of folded) one.setAttribute('open', '');
    });
    const top = () => list.evaluate((one) => one.scrollTop);
    const last = list.locator('[data-move]:not(.try)').last();
    await last.scrollIntoViewIfNeeded();
    await list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    expect(await top()).toBeGreaterThan(0);
    await last.focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-scenario][data-own]');
    await expect.poll(top).toBe(0);
  });

  test.each([360, 1280])('sees the board above the list, before and after it, %i px wide', async (width) => {
    const { page, problems } = await site.open(path, { width, height: 740, context: { reducedMotion: 'reduce' } });
    await page.locator('[data-act="next"]').click();
    await page.waitForSelector('astro-island:not([ssr])');
    await page.locator('[data-act="choose"]').click();
    await page.locator('[data-move]').first().waitFor();
    await page.waitForFunction(() => document.activeElement?.matches('[data-picker]'));
    const before = await seen(page);
    expect(before.board).toBeGreaterThan(120);
    expect(before.over).toBeLessThanOrEqual(0);
    await page.locator('[data-move]').first().click();
    await page.waitForSelector('[data-scenario][data-state="choosing"]');
    // What is brought into sight comes once the move is painted.
    await page.waitForTimeout(300);
    const after = await seen(page);
    expect(after.over).toBeLessThanOrEqual(0);
    expect(after.board).toBeGreaterThan(60);
    // Nothing jumps, unless nothing of what the move did could be seen: that is brought into sight, below the panel.
    expect(Math.abs(after.panel - before.panel)).toBeLessThanOrEqual(1);
    if (Math.abs(after.y - before.y) > 1) await expect.poll(async () => (await seen(page)).places).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('finds what its signs mean without scripts', async () => {
    const { page } = await site.open(path, { js: false });
    const key = page.locator('.board-key');
    expect(await key.isVisible()).toBe(true);
    expect(await key.locator('h2').textContent()).toBe(ui.key);
    expect(await key.locator('li').count()).toBeGreaterThan(5);
  });
});

test('the example of a question begins at the step that answers it, with the first run that has it', async () => {
  const taken = `/${faqPath('railroad-revolution', 'deal-already-taken').replace(/^\//, '')}`;
  const { page, problems } = await site.open(taken);
  const box = page.locator('[data-scenario]');
  expect(await box.getAttribute('data-run')).toBe('3');
  const at = Number(await box.getAttribute('data-at'));
  expect(await box.locator('.told').textContent()).toContain('an accepted Deal stays open');
  const { search } = new URL(page.url());
  await box.locator('[data-act="next"]').click();
  await page.waitForFunction(
    (n) => document.querySelector<HTMLElement>('[data-scenario]')?.dataset.at === n,
    String(at + 1),
  );
  await page.waitForFunction(() => location.search.includes('x='));
  await box.locator('[data-act="back"]').click();
  // What the page shows anyway needs no place in the address.
  await page.waitForFunction((bare) => location.search === bare, search);
  await box.locator('[data-act="run:4"]').click();
  expect(await box.locator('.told').textContent()).toContain('an accepted Deal stays open');
  await box.locator('[data-act="restart"]').click();
  await page.waitForFunction(() => document.querySelector<HTMLElement>('[data-scenario]')?.dataset.at === '0');
  expect(problems).toEqual([]);
});
