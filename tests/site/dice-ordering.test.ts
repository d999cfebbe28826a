import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../src/scenarios/railway-workers/dice-ordering.ts';
import { uiWords } from '../../src/words/ui.ts';
import { english } from '../../src/words/words.ts';
import { axe, overflow, useSite } from './harness.ts';

const site = useSite();
const path = '/railway-workers/examples/dice-ordering/';
const runs = scenario.runs.map(({ key, script }) => ({ key, steps: script.length }));

const box = (page: Page) => page.locator('[data-scenario="dice-ordering"]');
const act = (page: Page, name: string) => box(page).locator(`[data-act="${name}"]`);
const at = async (page: Page) => Number(await box(page).getAttribute('data-at'));

/** Wakes the example and opens a run. */
async function openRun(page: Page, key: string): Promise<void> {
  await act(page, `run:${key}`).click();
  await page.waitForFunction((run) => document.querySelector<HTMLElement>('.x')?.dataset.run === run, key);
}

/** Goes on to a step; a question takes one press more, for its answer. */
async function goTo(page: Page, step: number): Promise<void> {
  while ((await at(page)) < step) await act(page, 'next').click();
}

describe('RW dice ordering on its page', () => {
  test.each(runs)('is played to its end by clicks, with $key players', async ({ key, steps }) => {
    const { page, problems } = await site.open(path, { width: 360 });
    await openRun(page, key);
    await goTo(page, steps);
    expect(await at(page)).toBe(steps);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  // Rolled, assigned behind the screens, turned up.
  test.each([14, 27, 36].flatMap((step) => (['light', 'dark'] as const).map((theme) => [step, theme] as const)))(
    'can be read by everybody at step %i, %s',
    async (step, theme) => {
      const { page } = await site.open(path, { width: 360, theme });
      await openRun(page, '3');
      await goTo(page, step);
      expect(await axe(page)).toEqual([]);
    },
  );

  test('a hidden die is known to its owner alone, and the order follows other dice that the reader assigns', async () => {
    const { page } = await site.open(path);
    await openRun(page, '3');
    // Everybody has assigned, Green has changed its mind, and Red is asked to be ready.
    await goTo(page, 30);
    const seats = box(page).locator('.seat');
    expect(await seats.nth(0).locator('.slots').textContent()).toContain('die 5');
    expect(await seats.nth(1).locator('.slots').textContent()).toContain('a hidden die');
    await act(page, 'choose').click();
    await box(page)
      .locator('summary', { hasText: uiWords(english).anySeat })
      .click();
    await box(page).locator('[data-move="swapDice:0:1-6"]').click();
    for (let i = 0; i < 3; i++) await box(page).locator('[data-move="declareReady"]').click();
    // Red's 6 at +1 makes 7, and with the Baton Red is first.
    const order = await box(page).locator('.order li').allTextContents();
    expect(order.map((one) => one.replace(/\s+/g, ''))).toEqual(['RedSum7', 'GreenSum7', 'YellowSum7']);
  });
});
