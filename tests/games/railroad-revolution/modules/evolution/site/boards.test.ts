import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../../../src/games/common/scenario.ts';
import { scenario } from '../../../../../../src/games/railroad-revolution/modules/evolution/scenarios/bonus-order.ts';
import { scenario as base } from '../../../../../../src/games/railroad-revolution/scenarios/deal-resolution.ts';
import { fileOf } from '../../../../../site/files.ts';
import { axe, overflow, rested, shift, tooSmall, useSite, watchShift } from '../../../../../site/harness.ts';
import { pdfPages, pdfText } from '../../../../../site/pdf.ts';
import { buttonFor } from '../../../../../site/play.ts';

// An example of Railroad Evolution: its island, its boards and its weight.

const site = useSite();
const path = `/${scenario.game}/examples/${scenario.id}/`;
const basePath = `/${base.game}/examples/${base.id}/`;
const box = (page: Page, id = scenario.id) => page.locator(`[data-scenario="${id}"]`);
const act = (page: Page, name: Parameters<typeof buttonFor>[1], id = scenario.id) => buttonFor(box(page, id), name);
const place = (page: Page, target: string) => box(page).locator(`[data-target="${target}"]`);

async function goTo(page: Page, step: number): Promise<void> {
  for (let at = 0; at < step; at++) {
    await act(page, 'next').click();
    await page.waitForFunction(
      ([id, n]) => document.querySelector(`[data-scenario="${id}"]`)?.getAttribute('data-at') === n,
      [scenario.id, String(at + 1)] as const,
    );
  }
}

describe('RE an example on its page', () => {
  test('takes a section of the Trade Area for a move, and says why a full one is refused', async () => {
    const { page, problems } = await site.open(path, { width: 360 });
    await goTo(page, 4);
    await place(page, 'trade:1').waitFor();
    await act(page, 'choose').click();
    await box(page).locator('[data-picker]').waitFor();
    await place(page, 'trade:2').click();
    await box(page).locator('[data-refusal]').waitFor();
    expect(await box(page).locator('[data-refusal] a').getAttribute('href')).toMatch(/\/c\/wagon-section\/$/);
    await place(page, 'trade:1').click();
    // Of the two Wagons beside it one is taken by a touch of its picture, and lies in front of its owner then.
    await box(page).locator('.choosable[data-target="car:wagon-1"]').click();
    await place(page, 'car:wagon-1').locator('xpath=ancestor::*[@data-target="extension:0"]').waitFor();
    expect(await box(page).locator('.choosable[data-target^="train:0:"]').count()).toBe(2);
    expect(problems).toEqual([]);
  });

  test.each([
    [360, 'light'],
    [360, 'dark'],
    [1280, 'light'],
  ] as const)('every board of it fits and can be read by all, %i px wide, %s', async (width, theme) => {
    const { page, problems } = await site.open(path, { width, theme });
    await goTo(page, 1);
    await box(page).locator('.foot summary').click();
    await place(page, 'step:15').waitFor();
    expect(await overflow(page)).toBe(0);
    for (const target of ['section:7', 'step:1', 'trade:tender', 'slot:1:IV-1', 'car:wagon-12'])
      expect(await place(page, target).first().isVisible(), target).toBe(true);
    expect(await place(page, 'section:8').count()).toBe(0);
    expect(await tooSmall(page.locator('.board').first())).toEqual([]);
    expect(await axe(page.locator(`[data-scenario="${scenario.id}"]`))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('explains the signs of these boards, and none of the tracks that they do not have', async () => {
    const { page, problems } = await site.open(path);
    await goTo(page, 1);
    await box(page).locator('[data-key] summary').click();
    const key = box(page).locator('[data-key]');
    await key.getByText('what it costs to pass', { exact: false }).waitFor();
    expect(await key.textContent()).not.toMatch(/1 Sh, 1 W/);
    expect(problems).toEqual([]);
  });

  test('reads whole without scripts, with its own key', async () => {
    const { page, problems } = await site.open(path, { js: false, width: 360 });
    expect(await box(page).locator('svg[data-zoom]').isVisible()).toBe(true);
    expect(await page.getByText('Yellow takes the Wagon', { exact: false }).first().isVisible()).toBe(true);
    expect(await page.locator('.board-key').textContent()).toContain('what it costs to pass');
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
});

describe('RE what an example is about', () => {
  const heights = (page: Page) =>
    page.locator('[data-scenario], .picture, .board').evaluateAll((all) => all.map((one) => one.clientHeight));
  /** Whether a place stands before the map of its picture. */
  const isBeforeMap = (page: Page, target: string) =>
    page
      .locator(`.board [data-target^="${target}"]`)
      .first()
      .evaluate((one) => {
        const map = document.querySelector('.board svg[data-zoom]');
        return map !== null && (one.compareDocumentPosition(map) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
      });

  test.each([
    ['wagon-and-tender-flip', 'car:', 360],
    ['crossing-cost-unpaid', 'step:4', 360],
    ['crossing-cost-unpaid', 'step:4', 1280],
    ['levels-connected', 'section:', 360],
    ['points-lapse', 'slot:0:', 360],
    ['flip-twice', 'train:0:', 360],
  ])(
    '%s: %s stands first from the start, and nothing moves when the example wakes, %i px wide',
    async (id, target, width) => {
      const opened = await site.open('/about/', { width });
      const { page, problems } = opened;
      await watchShift(opened);
      await page.goto(site.url(`/railroad-revolution/examples/${id}/`), { waitUntil: 'networkidle' });
      expect(await isBeforeMap(page, target)).toBe(true);
      // It is drawn as it shall be: in its own styles, and in sight of whoever reads the first lines.
      await box(page, id).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
      const first = await page.locator(`.board [data-target^="${target}"]`).first().boundingBox();
      expect(first?.y).toBeLessThan(width < 900 ? 740 : 900);
      const asleep = await heights(page);
      const drawn = await page.locator('.board').first().textContent();
      await act(page, 'next', id).focus();
      await page.waitForFunction(() => document.querySelector('astro-island:not([ssr])') !== null);
      await rested(page);
      expect(await heights(page)).toEqual(asleep);
      expect(await shift(page)).toBeLessThan(0.01);
      // Away and back it is drawn again, by the device now.
      await act(page, 'next', id).click();
      await box(page, id).and(page.locator('[data-at="1"]')).waitFor();
      await act(page, 'back', id).click();
      await box(page, id).and(page.locator('[data-at="0"]')).waitFor();
      await expect.poll(() => heights(page)).toEqual(asleep);
      expect(await page.locator('.board').first().textContent()).toBe(drawn);
      expect(problems).toEqual([]);
    },
  );

  test.each([
    ['/railroad-revolution/examples/levels-connected/', 'Telegraph line'],
    ['/railroad-revolution/examples/two-tiles-in-one-move/', 'Performance track'],
  ])('is on paper and there without scripts: %s', async (where, heading) => {
    const { page } = await site.open(where, { js: false });
    expect(await page.locator('.board p', { hasText: heading }).first().isVisible()).toBe(true);
    const tight = (text: string) => text.replace(/\s+/g, '');
    const paper = tight(pdfText(await page.pdf({ format: 'A4' })));
    expect(paper).toContain(tight(heading) + (heading === 'Performance track' ? '1530VP' : ''));
  });

  test.each([
    ['/railroad-revolution/rules/evolution/', 7],
    ['/railroad-revolution/examples/wagon-and-tender-flip/', 4],
  ])('fills its sheets: %s is on no more than %i', async (where, most) => {
    const { page } = await site.open(where);
    const pages = pdfPages(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeLessThanOrEqual(most);
  });

  test('the board extension stands right below the Performance track while a tile is taken from there', async () => {
    const lesson = '/railroad-revolution/learn/first-points/';
    for (const width of [360, 1280]) {
      const { page, problems } = await site.open(lesson, { width });
      for (let at = 1; at <= 5; at++) {
        await buttonFor(page, 'next').click();
        await page.locator(`[data-scenario][data-at="${at}"]`).waitFor();
      }
      await buttonFor(page, 'answer').click();
      await page.locator('[data-move="moveMarker"]').click();
      await page.locator('.board .choosable[data-target^="performance:"]').first().waitFor();
      const [track, slot, key] = await Promise.all(
        ['[data-target="step:1"]', '[data-target="extension:0"]', '[data-key]'].map((one) =>
          page.locator(`.picture ${one}`).boundingBox(),
        ),
      );
      const gap = (slot?.y ?? Number.NaN) - ((track?.y ?? 0) + (track?.height ?? 0));
      expect(gap).toBeGreaterThanOrEqual(0);
      expect(gap).toBeLessThan(120);
      // The key stands below it, or in the column beside the board.
      const isBeside = (key?.x ?? 0) > (slot?.x ?? 0) + (slot?.width ?? 0);
      if (!isBeside) expect(key?.y).toBeGreaterThan((slot?.y ?? 0) + (slot?.height ?? 0));
      expect(isBeside).toBe(width > 1200);
      expect(problems).toEqual([]);
    }
  });
});

test('an example of the base game loads nothing of the expansion, and explains none of its signs', async () => {
  const { page, problems } = await site.open('/about/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(js|css)$/.test(new URL(request.url()).pathname)) asked.push(request.url());
  });
  await page.goto(site.url(basePath));
  await act(page, 'next', base.id).click();
  await page.waitForFunction(
    (id) => document.querySelector(`[data-scenario="${id}"]`)?.getAttribute('data-at') === '1',
    base.id,
  );
  const isAsked = (part: string) =>
    asked.some((name) => name.endsWith(`/${fileOf(`src/games/railroad-revolution/${part}play.ts`)}`));
  expect(isAsked('')).toBe(true);
  expect(isAsked('modules/evolution/')).toBe(false);
  // The script that names all parts of a game names the examples of the expansion too.
  for (const name of asked.filter((one) => !/\/game\.[\w-]+\.js$/.test(one)))
    expect(await (await page.request.get(name)).text(), name).not.toMatch(/Tender|Wagon/);
  expect(await page.locator('.board-key').textContent()).not.toContain('what it costs to pass');
  expect(problems).toEqual([]);
});

describe('RE the parts of a picture keep their places', () => {
  const all = import.meta.glob<Scenario>(
    '../../../../../../src/games/railroad-revolution/modules/evolution/scenarios/!(positions).ts',
    { import: 'scenario', eager: true },
  );
  const examples = Object.values(all).filter(
    ({ runs }) => !runs.some(({ script }) => script.some((step) => 'try' in step)),
  );

  test('there are examples of the expansion', () => expect(examples.length).toBeGreaterThan(8));

  test.each(examples.map(({ id }) => id))(
    'the player board of whoever acts stands in one place from the first step of %s to its last',
    { timeout: 90_000 },
    async (id) => {
      const { page, problems } = await site.open(`/${scenario.game}/examples/${id}/`, { width: 1366 });
      const seen = new Set<number>();
      // Of another player's board a step may tell beside it, below: the first is that of whoever acts.
      const top = () =>
        page.evaluate(() => {
          const scene = document.querySelector('.x .scene');
          const board = scene?.querySelector('.rr-player-board');
          return scene && board
            ? Math.round(board.getBoundingClientRect().top - scene.getBoundingClientRect().top)
            : undefined;
        });
      const next = act(page, 'next', id);
      const at = () => page.locator('.x').first().getAttribute('data-at');
      const steps = new Set<string | null>();
      // A question is answered by a press of its own, which leads to no step.
      while ((await next.getAttribute('aria-disabled')) !== 'true') {
        await next.click();
        await rested(page);
        await expect.poll(top).toBeDefined();
        seen.add((await top()) ?? Number.NaN);
        steps.add(await at());
      }
      expect(steps.size).toBeGreaterThan(5);
      // What a board above it shows may take a line more.
      expect(Math.max(...seen) - Math.min(...seen)).toBeLessThanOrEqual(8);
      expect(problems).toEqual([]);
    },
  );
});
