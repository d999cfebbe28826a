import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { scenario } from '../../../../src/games/railway-workers/scenarios/dice-ordering.ts';
import { axe, looked, overflow, rested, useSite } from '../../../site/harness.ts';
import { buttonFor } from '../../../site/play.ts';
import { read } from '../../../site/read.ts';

const site = useSite();
const path = '/railway-workers/examples/dice-ordering/';
const chapter = '/railway-workers/rules/dice-and-turn-order/';
const runs = scenario.runs.map(({ key, script }) => ({ key, steps: script.length }));

const box = (page: Page) => page.locator('[data-scenario="dice-ordering"]');
const act = (page: Page, name: Parameters<typeof buttonFor>[1]) => buttonFor(box(page), name);
const at = async (page: Page) => Number(await box(page).getAttribute('data-at'));

/** Wakes the example and opens a run. */
async function openRun(page: Page, key: string): Promise<void> {
  await act(page, `run:${key}`).click();
  await page.waitForFunction((run) => document.querySelector<HTMLElement>('.x')?.dataset.run === run, key);
}

/** Waits until a step stands. */
async function arrive(page: Page, step: number): Promise<void> {
  await page.waitForFunction(
    (n) => document.querySelector('[data-scenario="dice-ordering"]')?.getAttribute('data-at') === n,
    String(step),
  );
}

/** Goes on to a step; a question takes one press more, for its answer. */
async function goTo(page: Page, step: number): Promise<void> {
  while ((await at(page)) < step) await act(page, 'next').click();
}

describe('RW dice ordering on its page', () => {
  test('lists the moves of what is touched on the board, also a little beside it', async () => {
    const { page, problems } = await site.open(path, { width: 360 });
    await openRun(page, '3');
    await act(page, 'choose').click();
    await box(page).locator('[data-picker]').waitFor();
    const listed = await box(page)
      .locator('[data-move]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-move')));
    const held = box(page).locator('[data-target^="card:0:"]');
    expect(await held.count()).toBe(5);
    for (const target of await held.evaluateAll((all) => all.map((one) => one.getAttribute('data-target') ?? '')))
      expect(listed).toContain(`placeCard:${target.split(':')[2]}`);
    const card = box(page).locator('[data-target="card:0:new-worker"]');
    await card.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    // What has just come under the finger is not touched.
    await looked(page);
    const area = await card.boundingBox();
    await page.touchscreen.tap((area?.x ?? 0) + (area?.width ?? 0) / 2, (area?.y ?? 0) - 5);
    // It can be placed, or exchanged for one that lies there: the list is down to these.
    const picker = '[data-picker] [data-move]';
    await page.waitForFunction(
      (moves) =>
        [...document.querySelectorAll<HTMLElement>(moves)].every((one) => /new-worker/.test(one.dataset.move ?? '')),
      picker,
    );
    expect(await box(page).locator(picker).count()).toBeGreaterThan(0);
    await box(page).locator('[data-move="placeCard:new-worker"]').click();
    await arrive(page, 1);
    expect(await box(page).locator('[data-live]').textContent()).toMatch(/^Your moves A, move 1 of 1\./);
    expect(problems).toEqual([]);
  });

  test.each(runs)(
    'on a phone its words are 11 px and more and no row of a player is cut, with $key players',
    async ({ key, steps }) => {
      const { page } = await site.open(path, { width: 360 });
      await openRun(page, key);
      for (const step of [0, 12, 28, steps]) {
        await goTo(page, step);
        const bad = await box(page)
          .locator('.board *')
          .evaluateAll((all) =>
            all
              .filter((one) => one.closest('.choice') === null && one.closest('.sr') === null)
              .filter((one) => {
                const isText = [...one.childNodes].some(
                  (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
                );
                const isSmall = isText && Number.parseFloat(getComputedStyle(one).fontSize) < 11;
                const board = one.closest('.board')?.getBoundingClientRect();
                return isSmall || one.getBoundingClientRect().right > (board?.right ?? 0) + 0.5;
              })
              .map((one) => one.outerHTML.slice(0, 120)),
          );
        expect(bad, `step ${step}`).toEqual([]);
      }
    },
  );

  test('lights its place in the chart', async () => {
    const { page } = await site.open(path, { width: 360 });
    const lit = () =>
      page.locator('svg.chart .here').evaluateAll((list) => list.map((one) => one.getAttribute('data-state')));
    await openRun(page, '3');
    for (const [step, state] of [
      [2, 'place'],
      [6, 'readyCards'],
      [10, 'low'],
      [13, 'tokens'],
      [17, 'assign'],
      [31, 'readyDice'],
      [40, 'turn'],
    ] as const) {
      await goTo(page, step);
      expect(await lit(), `step ${step}`).toEqual([state]);
    }
  });

  test('keeps its step over a reload, and a shared link opens it elsewhere', async () => {
    const { page } = await site.open(path);
    await openRun(page, '2');
    await goTo(page, 5);
    await page.waitForURL(/\.5$/);
    await page.reload();
    await arrive(page, 5);
    const link = new URL(page.url());
    const other = await site.open(`${link.pathname}${link.search}`, { width: 360 });
    await arrive(other.page, 5);
    expect(await box(other.page).getAttribute('data-run')).toBe('2');
    expect(other.problems).toEqual([]);
  });

  test('works in a frame of another site', async () => {
    const { page, problems } = await site.open('/embed/railway-workers/dice-ordering/', { width: 360 });
    await act(page, 'next').tap();
    await arrive(page, 1);
    await act(page, 'next').tap();
    await arrive(page, 2);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('reads whole without scripts: the picture of its start, and every step as text', async () => {
    const { page, problems } = await site.open(path, { js: false, width: 360 });
    expect(await act(page, 'next').isVisible()).toBe(false);
    expect(await box(page).locator('.rw-seat').count()).toBe(2);
    const text = await read(page.locator('main'));
    for (const { script } of scenario.runs)
      for (const step of script) if ('ask' in step) expect(text).toContain(step.answer);
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
    const seats = box(page).locator('.rw-seat');
    expect(await seats.nth(0).locator('.slots').textContent()).toContain('die 5');
    expect(await seats.nth(1).locator('.slots').textContent()).toContain('a hidden die');
    await act(page, 'choose').click();
    // Only Red's own changes of mind are offered: what Green could swap would tell of its dice.
    expect(await box(page).locator('[data-move^="swapDice:1:"]').count()).toBe(0);
    await box(page).locator('[data-move="swapDice:0:1-6"]').click();
    for (let i = 0; i < 3; i++) await box(page).locator('[data-move="declareReady"]').click();
    // Red's 6 at +1 makes 7, and with the Baton Red is first.
    const order = await box(page).locator('.rw-order li').allTextContents();
    expect(order.map((one) => one.replace(/\s+/g, ''))).toEqual(['RedSum7', 'GreenSum7', 'YellowSum7']);
  });
});

describe('RW dice ordering in its chapter', () => {
  test.each([360, 1280])('has the same box when it wakes, at %i px', async (width) => {
    const { page } = await site.open(chapter, { width });
    await box(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => !('bare' in document.documentElement.dataset));
    const before = await box(page).boundingBox();
    await act(page, 'next').focus();
    await page.waitForFunction(
      () => document.querySelector('[data-scenario]')?.closest('astro-island')?.hasAttribute('ssr') === false,
    );
    await rested(page);
    const after = await box(page).boundingBox();
    expect(before?.height).toBeGreaterThan(200);
    expect(Math.abs((after?.height ?? 0) - (before?.height ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs((after?.width ?? 0) - (before?.width ?? 0))).toBeLessThanOrEqual(2);
  });
});
