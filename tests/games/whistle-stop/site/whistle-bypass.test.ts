import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { english } from '../../../../src/games/common/words/words.ts';
import { scenario } from '../../../../src/games/whistle-stop/scenarios/whistle-bypass.ts';
import { pickerWords } from '../../../../src/stepper/words/picker.ts';
import { axe, eventually, looked, overflow, useSite } from '../../../site/harness.ts';
import { buttonFor } from '../../../site/play.ts';

const site = useSite();
const path = '/whistle-stop/examples/whistle-bypass/';

const box = (page: Page) => page.locator('[data-scenario="whistle-bypass"]');
const act = (page: Page, name: Parameters<typeof buttonFor>[1]) => buttonFor(box(page), name);
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

const [two] = scenario.runs;
/** The step of the shortest run at which a move of a kind is the next one. */
const stepBefore = (kind: string): number =>
  two?.script.findIndex((step) => 'move' in step && step.move.kind === kind) ?? Number.NaN;

describe('WS whistle bypass on its page', () => {
  test.each(
    ['bypass', 'layTile', 'takeSpace'].flatMap((kind) =>
      (['light', 'dark'] as const).map((theme) => [kind, theme] as const),
    ),
  )('can be read by everybody before %s, %s', async (kind, theme) => {
    const { page } = await site.open(path, { width: 360, theme });
    await openRun(page, '2');
    await goTo(page, stepBefore(kind));
    await act(page, 'choose').click();
    await box(page).locator('[data-picker]').waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  test('a coal is refused where a whistle may go, with the clause that says so', async () => {
    const { page, problems } = await site.open(path);
    await openRun(page, '2');
    await goTo(page, 1);
    await act(page, 'choose').click();
    const near = box(page).locator('summary', { hasText: 'Illegal moves' });
    if ((await near.count()) > 0) await near.click();
    await box(page).locator('[data-move="move:0:coal:SW"]').click();
    const link = box(page).locator('[data-refusal] a').first();
    expect(await link.getAttribute('href')).toMatch(/\/whistle-stop\/c\/opponent-stop\/$/);
    await box(page).locator('[data-move="move:0:whistle:SW"]').click();
    expect(problems).toEqual([]);
  });

  test('shows the way of a move, and a tile as it would lie while its move is pointed at', async () => {
    const { page } = await site.open(path);
    await openRun(page, '2');
    // The step before shows a turn that is refused.
    await goTo(page, stepBefore('layTile') - 1);
    expect(await box(page).locator('.ws-map .ws-route .run').count()).toBe(1);
    expect(await box(page).locator('.ws-map .ghost').count()).toBe(0);
    await act(page, 'choose').click();
    // By keys: what a finger or a script comes to is not pointed at.
    await page.keyboard.press('Home');
    await box(page).locator('[data-move^="layTile:"]').first().focus();
    expect(await box(page).locator('.ws-map .ghost').count()).toBe(1);
    // The same by the tile itself: its turns are listed.
    await box(page).locator('.ws-hand [data-target^="tile:0:"]').first().click();
    expect(await box(page).locator('[data-move^="layTile:"]').count()).toBeGreaterThan(1);
  });

  test('shows by the first touch how a tile would lie, and lays it by the second', async () => {
    const { page, problems } = await site.open(path, { width: 360 });
    await openRun(page, '2');
    await goTo(page, stepBefore('layTile') - 1);
    // What has just come under the finger is not touched.
    await looked(page);
    await act(page, 'choose').tap();
    await box(page).locator('[data-picker]').waitFor();
    const at = await box(page).getAttribute('data-at');
    const [one, two] = [0, 1].map((n) => box(page).locator('[data-move^="layTile:"]:not(.scripted)').nth(n)) as [
      Locator,
      Locator,
    ];
    for (const move of [one, two]) {
      // What has just come under the finger is not touched.
      await looked(page);
      await move.tap();
      await box(page).locator('.ws-map .ghost').waitFor();
      expect(await move.textContent()).toContain(pickerWords(english).touchAgain);
    }
    expect(await one.textContent()).not.toContain(pickerWords(english).touchAgain);
    expect(await box(page).getAttribute('data-at')).toBe(at);
    // What would be laid is seen, between the text and the list.
    const [ghost, panel, list] = await Promise.all(
      ['.ws-map .ghost', '.panel', '[data-picker]'].map((part) => box(page).locator(part).boundingBox()),
    );
    expect(ghost?.y).toBeGreaterThanOrEqual((panel?.y ?? 0) + (panel?.height ?? 0) - 1);
    expect((ghost?.y ?? 0) + (ghost?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + 1);
    // A second touch right after the first can have seen nothing yet.
    await looked(page);
    await two.tap();
    await eventually(() => box(page).getAttribute('data-at')).not.toBe(at);
    expect(problems).toEqual([]);
  });

  test('tells in words what the picture shows', async () => {
    const { page } = await site.open(path);
    const told = await box(page).locator('#x-whistle-bypass-map-told').textContent();
    expect(told).toMatch(/Yellow, train 1: the \w+ stop on B4/);
    expect(told).toMatch(/D5: Coal Yard/);
  });
});
