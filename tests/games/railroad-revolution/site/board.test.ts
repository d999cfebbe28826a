import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, eventually, overflow, rested, tooSmall, useSite } from '../../../site/harness.ts';
import { buttonFor, ui } from '../../../site/play.ts';

const site = useSite();
const EXAMPLE = '/railroad-revolution/examples/deal-resolution/';
const CHART = '/railroad-revolution/procedures/deal-resolution/';

const reached = (page: Page, name: 'run' | 'at', value: number) =>
  page.waitForFunction(([key, text]) => document.querySelector<HTMLElement>('.x')?.dataset[key] === text, [
    name,
    String(value),
  ] as const);

/** Goes on to a step of the open run. */
async function goOn(page: Page, step: number): Promise<void> {
  const at = async () => Number(await page.locator('.x').getAttribute('data-at'));
  // A question takes one press more, for its answer; each press is told before the next.
  while ((await at()) < step) {
    const told = await page.locator('.x [data-live]').textContent();
    await buttonFor(page, 'next').click();
    await page.waitForFunction((before) => document.querySelector('.x [data-live]')?.textContent !== before, told);
  }
  await reached(page, 'at', step);
}

/** Wakes the example, opens a run and goes on to a step. */
async function stepTo(page: Page, run: number, step: number): Promise<void> {
  await buttonFor(page, `run:${run}`).click();
  await reached(page, 'run', run);
  await goOn(page, step);
}

const styleOf = (page: Page, selector: string, property: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

describe('the boards of Railroad Revolution', () => {
  test.each(['reduce', 'no-preference'] as const)(
    'mark what a step changed, however one comes to it (%s)',
    async (reducedMotion) => {
      const { page, problems } = await site.open('/railroad-revolution/examples/flip-twice/', {
        context: { reducedMotion },
      });
      const act = async (name: 'next' | 'back', at: number) => {
        while (Number(await page.locator('.x').getAttribute('data-at')) !== at) {
          const told = await page.locator('.x [data-live]').textContent();
          await buttonFor(page, name).click();
          await page.waitForFunction(
            (before) => document.querySelector('.x [data-live]')?.textContent !== before,
            told,
          );
        }
      };
      const marked = () => page.locator('.x td.changed').allTextContents();
      // A white worker is discarded.
      await act('next', 13);
      const forth = await marked();
      expect(forth.length).toBeGreaterThan(1);
      await act('next', 14);
      await act('back', 13);
      expect(await marked()).toEqual(forth);
      await buttonFor(page, 'choose').click();
      await page.locator('.x [data-picker]').waitFor();
      expect(await marked()).toEqual(forth);
      // The address follows once the browser is idle.
      await page.waitForURL(/\.13$/);
      await page.reload();
      await page.waitForFunction(() => document.querySelector<HTMLElement>('.x')?.dataset.at === '13');
      expect(await marked()).toEqual(forth);
      expect(problems).toEqual([]);
    },
  );

  test('are drawn by the server as the reader’s device draws them, without styles of their own', async () => {
    const { page, problems } = await site.open(EXAMPLE, { width: 360 });
    const board = () =>
      page
        .locator('.board')
        .evaluate((element) => element.outerHTML.replaceAll(/<!--.*?-->/gs, '').replaceAll(/\s+/g, ' '));
    const asleep = await board();
    expect(asleep).not.toContain('style=');
    const height = await page.locator('.board').evaluate((element) => element.getBoundingClientRect().height);
    await page.locator('.x').dispatchEvent('pointerdown');
    await page.waitForFunction(() => document.querySelector('astro-island:not([ssr])') !== null);
    await rested(page);
    expect(await board()).toBe(asleep);
    expect(await page.locator('.board').evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
    // With the player board, which has its place here.
    expect(await page.locator('.board *').count()).toBeLessThan(550);
    expect(problems).toEqual([]);
  });

  test.each([360, 460, 1280])('at %i px fit, with words of 11 px and more', async (width) => {
    const { page } = await site.open(EXAMPLE, { width });
    await stepTo(page, 4, 7);
    await page.locator('.board .foot summary').click();
    await page.locator('.board .foot ol').first().waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await tooSmall(page.locator('.board').first())).toEqual([]);
  });

  test('show the map first while one builds, whatever the lesson is about', async () => {
    const { page, problems } = await site.open('/railroad-revolution/learn/first-deals/');
    const first = () =>
      page
        .locator('.x .scene')
        .evaluate((scene) => Boolean(scene.firstElementChild?.querySelector('[data-target^="space:"]')));
    // The start shows what the lesson is about.
    expect(await first()).toBe(false);
    await goOn(page, 3);
    expect(await first()).toBe(true);
    expect(problems).toEqual([]);
  });

  test.each([
    ['which worker to discard', 'down-to-four', 4, '[data-target^="worker:0:"].choosable'],
    ['which marker to move', 'red-scores-15', 8, '[data-target^="track:"].choosable'],
  ])('show above the map where one chooses %s', async (_, example, step, target) => {
    const { page, problems } = await site.open(`/railroad-revolution/examples/${example}/`);
    await goOn(page, step);
    await buttonFor(page, 'choose').click();
    await page.locator('.x [data-picker]').waitFor();
    const above = () =>
      page.locator('.x').evaluate((example, selector) => {
        const [place, list] = [example.querySelector(`.board ${selector}`), example.querySelector('[data-picker]')];
        return place && list && Boolean(place.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
      }, target);
    await expect.poll(above).toBe(true);
    expect(problems).toEqual([]);
  });

  test('keep what an example is about in sight while one chooses', async () => {
    const { page, problems } = await site.open('/railroad-revolution/examples/connections/');
    await buttonFor(page, 'next').click();
    await buttonFor(page, 'choose').click();
    await page.locator('.x [data-picker]').waitFor();
    await expect
      .poll(() =>
        page.locator('.x .board').evaluate((board) => board.querySelector('[data-target^="section:"]') !== null),
      )
      .toBe(true);
    const line = await page.locator('.x [data-target^="section:"]').first().boundingBox();
    expect(line?.y).toBeLessThan((await page.locator('.x [data-picker]').boundingBox())?.y ?? 0);
    expect(problems).toEqual([]);
  });

  test('a finger that misses a rail space by 15 px still picks it, and the list shows its moves', async () => {
    const { page } = await site.open(EXAMPLE, { width: 360 });
    await stepTo(page, 3, 2);
    await buttonFor(page, 'choose').click();
    const space = page.locator('.board [data-target="space:miami--little-rock"]');
    expect(await space.getAttribute('class')).toContain('choosable');
    // The list comes up at the foot of the window, and the page moves to show the board above it.
    await page.locator('[data-picker]:focus').waitFor();
    await space.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
    const box = await space.boundingBox();
    if (box === null) throw new Error('the space is not drawn');
    await page.touchscreen.tap(box.x + box.width / 2 + 15, box.y + box.height / 2 + 15);
    await page.waitForFunction(() => document.querySelector<HTMLElement>('.x')?.dataset.at === '3');
    expect(await page.locator('.board .yellow path.core').count()).toBe(3);
  });

  test('whatever can be picked on a board is in the list of moves too', async () => {
    const { page } = await site.open(EXAMPLE, { width: 360 });
    await stepTo(page, 4, 7);
    await buttonFor(page, 'choose').click();
    const marked = page.locator('.board .choosable[data-target]');
    const targets = await marked.evaluateAll((list) => list.map((one) => one.getAttribute('data-target') ?? ''));
    expect(targets).toEqual(expect.arrayContaining(['offer:1', 'offer:2', 'share:0', 'supply:purple']));
    for (const target of targets) {
      await page.locator(`.board [data-target="${target}"]`).first().dispatchEvent('click');
      await rested(page);
      if ((await buttonFor(page.locator('[data-picker]'), 'all').count()) === 0) {
        // Its only move was made at once; the same move stood in the list.
        await buttonFor(page, 'back').click();
        await rested(page);
        // The list stays open over a move, or was closed by it.
        if ((await buttonFor(page, 'choose').count()) > 0) await buttonFor(page, 'choose').click();
        continue;
      }
      expect(await page.locator('[data-picker] [data-move]').count(), target).toBeGreaterThan(0);
      await buttonFor(page.locator('[data-picker]'), 'all').click();
    }
  });

  test('the map grows within its frame by buttons and keys, and moves under the arrows', async () => {
    const { page } = await site.open(EXAMPLE, { width: 360 });
    await stepTo(page, 2, 1);
    const frame = page.locator('.board [role="group"][aria-label="Map"]');
    const picture = frame.locator('svg');
    const size = async () => [await frame.boundingBox(), await picture.boundingBox()] as const;
    const [frameBefore, before] = await size();
    await page.locator('.board button[aria-label="Larger"]').click();
    await expect.poll(async () => (await picture.boundingBox())?.width).not.toBe(before?.width);
    const [frameAfter, after] = await size();
    expect(frameAfter?.width).toBe(frameBefore?.width);
    expect(frameAfter?.height).toBe(frameBefore?.height);
    expect(after?.width).toBeGreaterThan((before?.width ?? 0) * 1.4);
    await frame.focus();
    const left = () => frame.evaluate((element) => element.scrollLeft);
    const from = await left();
    await page.keyboard.press('ArrowRight');
    await eventually(left).toBeGreaterThan(from);
    expect(await page.locator('.x').getAttribute('data-at')).toBe('1');
    await page.keyboard.press('+');
    await eventually(async () => (await picture.boundingBox())?.width).toBeGreaterThan((after?.width ?? 0) * 1.4);
    await page.keyboard.press('0');
    await eventually(async () => (await picture.boundingBox())?.width).toBe(before?.width);
    expect(await overflow(page)).toBe(0);
  });

  test('are told in words beside the pictures', async () => {
    const { page } = await site.open(EXAMPLE);
    await stepTo(page, 3, 4);
    const told = await page.locator('.board ul.sr').textContent();
    expect(told).toContain('Miami–Little Rock: 1 triangle, Deal icon; rails: Yellow');
    expect(told).toContain('Houston, level 3; stations: Neutral');
    expect(await page.locator('.board tr', { hasText: 'to act' }).textContent()).toContain('Yellow');
  });

  test.each(['light', 'dark'] as const)('pass axe in %s, everything open', async (theme) => {
    const { page } = await site.open(EXAMPLE, { width: 360, theme });
    await stepTo(page, 4, 7);
    await buttonFor(page, 'choose').click();
    await page.locator('.board .foot summary').click();
    await page.locator('.board .foot ol').first().waitFor();
    expect(await axe(page.locator('.board'))).toEqual([]);
  });

  test('have a key to their signs, and say what their numbers mean', async () => {
    const { page, problems } = await site.open(EXAMPLE, { width: 360 });
    await stepTo(page, 3, 1);
    await page.locator('[data-key] summary').click();
    await page.locator('[data-key] dl').waitFor();
    const key = await page.locator('[data-key]').textContent();
    for (const sign of [
      'Deal icon',
      'terrain',
      'plains',
      'level',
      'First Station',
      'neutral',
      'Yellow',
      '3 + 1',
      '1 Sh',
      'a question',
    ])
      expect(key).toContain(sign);
    expect(await tooSmall(page.locator('[data-key]').first())).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(await axe(page.locator('[data-key]'))).toEqual([]);
    await page.locator('.board .foot summary').click();
    await eventually(() => page.locator('.board .foot').textContent()).toContain(
      '3 Shares for an office, 1 more for the first office',
    );
    expect(problems).toEqual([]);
  });

  test('in forced colours the tracks recede and the rails stand out', async () => {
    const { page } = await site.open(EXAMPLE, { context: { forcedColors: 'active' } });
    await stepTo(page, 4, 4);
    const [bed, core] = [
      await styleOf(page, '.board .bed', 'stroke-width'),
      await page.locator('.board g.yellow path.core').first().getAttribute('stroke-width'),
    ];
    expect(Number.parseFloat(bed)).toBeLessThan(Number(core));
    expect(await styleOf(page, '.board g.yellow path.core', 'stroke')).not.toBe(
      await styleOf(page, '.board .bed', 'stroke'),
    );
  });

  test('tell the players apart without colour, on paper and in forced colours', async () => {
    const { page } = await site.open(EXAMPLE);
    await stepTo(page, 4, 4);
    const looks = async () =>
      Promise.all(
        ['yellow', 'red', 'black', 'blue'].map(
          async (colour) =>
            `${await styleOf(page, `.board g.${colour} path.core`, 'stroke')} ${await styleOf(page, `.board g.${colour} path.core`, 'stroke-dasharray')}`,
        ),
      );
    await page.emulateMedia({ media: 'print' });
    const printed = await looks();
    expect(new Set(printed).size).toBe(4);
    for (const look of printed) expect(look).toMatch(/^rgb\((0, 0, 0|255, 255, 255)\)/);
    expect(await page.locator('.board button').first().isVisible()).toBe(false);
    expect(await page.locator('.board svg[data-zoom]').isVisible()).toBe(true);
    await page.emulateMedia({ media: 'screen', forcedColors: 'active' });
    expect(new Set(await looks()).size).toBe(4);
    const system = (name: string) =>
      page.evaluate((colour) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.setAttribute('hidden', '');
        probe.attributeStyleMap.set('color', colour);
        const found = getComputedStyle(probe).color;
        probe.remove();
        return found;
      }, name);
    expect(await styleOf(page, '.board svg[data-zoom] text', 'fill')).toBe(await system('CanvasText'));
    expect(await styleOf(page, '.board svg[data-zoom] circle', 'fill')).toBe(await system('Canvas'));
  });
});

describe('the chart of Deal resolution', () => {
  test.each([360, 1280])('at %i px fits, with words of 11 px and more', async (width) => {
    const { page, problems } = await site.open(CHART, { width });
    expect(await overflow(page)).toBe(0);
    expect(await tooSmall(page.locator('svg.chart').first())).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('lights the place of the example beside it', async () => {
    const { page } = await site.open(EXAMPLE, { width: 360 });
    const lit = () =>
      page.locator('svg.chart .here').evaluateAll((list) => list.map((one) => one.getAttribute('data-state')));
    expect(await lit()).toEqual([]);
    await stepTo(page, 3, 3);
    expect(await lit()).toEqual(['action']);
    await stepTo(page, 3, 7);
    expect(await lit()).toEqual(['active']);
    await page.locator('.charted > summary').click();
    // The start is dark, but its words can be read when it is lit.
    await page.getByRole('slider', { name: ui.controls, exact: true }).fill('3');
    const look = (part: string, what: string) => styleOf(page, `svg.chart .state.begin ${part}`, what);
    await page.locator('svg.chart .state.begin.here').waitFor();
    expect(await look('text', 'fill')).toBe(await styleOf(page, 'svg.chart .state.done .says', 'fill'));
    expect(await look('rect', 'fill')).not.toBe(await look('text', 'fill'));
    expect(await styleOf(page, 'svg.chart .here rect', 'stroke-width')).not.toBe(
      await styleOf(page, 'svg.chart .state:not(.here) rect', 'stroke-width'),
    );
  });
});
