import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { games } from './found.ts';
import { awake, eventually, rested, useSite } from './harness.ts';
import { exampleOn, ui } from './play.ts';
import { examples } from './wings.ts';

const site = useSite();

/** In every game the first example with a chart. */
const shown = games.map(({ id }) => {
  const found = examples.find(({ scenario }) => scenario.game === id && scenario.procedure !== undefined);
  if (found === undefined) throw new Error(`No example of ${id} has a chart.`);
  return found;
});

/** Wakes the example of a page and opens its moves. */
async function openMoves(page: Page) {
  const x = exampleOn(page);
  await x.next.click();
  await awake(page);
  await x.openMoves();
  await rested(page);
  return x;
}

/**
 * How much of the board can be seen between the panel and the list of moves, how far the list goes beyond the window, where
 * the panel stands and how far the page is scrolled, in pixels; and how many places that a step, or the list, is about are seen
 * whole.
 */
async function seen(page: Page) {
  const x = exampleOn(page);
  const parts = await Promise.all([x.panel, x.picture, x.list].map((part) => part.elementHandle()));
  const bar = await page.getByRole('navigation', { name: 'Quick access' }).elementHandles();
  return page.evaluate(
    ([[panel, picture, list], [bar]]) => {
      const box = (part?: Node | null) => (part as Element | undefined)?.getBoundingClientRect() ?? new DOMRect();
      const foot = bar ? box(bar).top || innerHeight : innerHeight;
      const [head, board, moves] = [box(panel), box(picture), box(list)];
      // Beside the board the panel hides none of it.
      const isBeside = head.left > board.left + board.width / 2;
      const top = isBeside ? 0 : head.bottom;
      return {
        board: moves.top - Math.max(top, board.top),
        over: Math.round(moves.bottom - foot),
        panel: head.top,
        isBeside,
        // What a step lights or places, or the list is about, has no role; the classes are all it has.
        places: [...((picture as Element | null)?.querySelectorAll('.lit, .placed, .choosable') ?? [])]
          .map((one) => one.getBoundingClientRect())
          .filter((one) => one.top >= top - 1 && one.bottom <= moves.top + 1).length,
        y: scrollY,
      };
    },
    [parts, bar] as const,
  );
}

describe.each(shown)('whoever chooses a move, on $path', ({ path }) => {
  test('reads the next list from its beginning, however far down the move stood', async () => {
    const { page } = await site.open(path, { width: 360, height: 740 });
    const x = await openMoves(page);
    await x.list.locator('details').evaluateAll((folded) => {
      for (const one of folded) one.setAttribute('open', '');
    });
    const top = () => x.list.evaluate((one) => one.scrollTop);
    const last = x.moves.filter({ hasNotText: ui.tryIt }).last();
    await last.scrollIntoViewIfNeeded();
    await x.list.evaluate((one) => one.scrollTo(0, one.scrollHeight));
    expect(await top()).toBeGreaterThan(0);
    await last.focus();
    await page.keyboard.press('Enter');
    await x.script.waitFor();
    await eventually(top).toBe(0);
  });

  test.each([360, 1280])('sees the board above the list, before and after it, %i px wide', async (width) => {
    const { page, problems } = await site.open(path, { width, height: 740 });
    const x = await openMoves(page);
    const before = await seen(page);
    expect(before.board).toBeGreaterThan(120);
    expect(before.over).toBeLessThanOrEqual(0);
    const at = await x.at();
    await x.moves.first().click();
    await eventually(x.at).toBeGreaterThan(at);
    await x.closeMoves.waitFor();
    // What is brought into sight comes once the move is painted.
    await rested(page);
    const after = await seen(page);
    expect(after.over).toBeLessThanOrEqual(0);
    expect(after.board).toBeGreaterThan(60);
    // Nothing jumps, unless nothing of what the move did, or of what the next list is about, could be seen: that is brought
    // into sight, below the panel.
    // Beside the board it moves as the page does.
    const moved = after.isBeside ? before.y - after.y : 0;
    expect(Math.abs(after.panel - before.panel - moved)).toBeLessThanOrEqual(1);
    if (Math.abs(after.y - before.y) > 1) await eventually(async () => (await seen(page)).places).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  });

  test('finds what its signs mean without scripts', async () => {
    const { page } = await site.open(path, { js: false });
    const heading = page.getByRole('heading', { name: ui.key, exact: true });
    expect(await heading.isVisible()).toBe(true);
    const key = page.locator('section, aside, div').filter({ has: heading }).last();
    expect(await key.getByRole('listitem').count()).toBeGreaterThan(5);
  });
});
