import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { awake, overflow, useSite } from './harness.ts';
import { exampleOn, ui } from './play.ts';
import { examples } from './wings.ts';

// Every example of every game; lessons are played in lesson.test.ts.

const site = useSite();

/** Where Next is, in pixels of the window. */
type Spot = { readonly x: number; readonly y: number };

/** What a reader does to go on: a touch of Next on a phone, in an embed, or its key at a desk, on the example's own page. */
const ways: {
  readonly [how: string]: { width: number; where: 'embed' | 'path'; goOn: (page: Page, next: Spot) => Promise<void> };
} = {
  touch: { width: 360, where: 'embed', goOn: (page, { x, y }) => page.touchscreen.tap(x, y) },
  keys: { width: 1280, where: 'path', goOn: (page) => page.keyboard.press('n') },
};

/** Goes on, waits until something else is said, and tells what stands then. */
async function follower(page: Page) {
  const x = exampleOn(page);
  const parts = await Promise.all([x.live, x.jump, x.next].map((part) => part.elementHandle()));
  const standing = (before?: string) =>
    page.evaluate(
      async ([[live, jump, next], before]) => {
        const until = performance.now() + 20_000;
        // Why a move is refused may still be on its way at the first steps, and is told once it is there.
        while (live?.textContent === before && performance.now() < until) await new Promise(requestAnimationFrame);
        const { left, top, width, height } = (next as Element).getBoundingClientRect();
        return {
          at: Number((jump as HTMLInputElement).value),
          live: live?.textContent ?? '',
          next: { x: left + width / 2, y: top + height / 2 },
          // What is lit in a chart has no role; the class is all it has.
          lit: document.querySelectorAll('svg.chart .here').length,
        };
      },
      [parts, before] as const,
    );
  return { x, standing };
}

describe.each(examples)('$scenario.game: $scenario.title', ({ scenario, ...paths }) => {
  const { runs, procedure } = scenario;

  test.each(Object.entries(ways))(
    'is played to its end by %s, in every run, and tells every step',
    async (_, { width, where, goOn }) => {
      const { page, problems } = await site.open(paths[where], { width });
      const { x, standing } = await follower(page);
      await x.next.focus();
      await awake(page);
      for (const [i, { key, script }] of runs.entries()) {
        if (i > 0) {
          await x.openRun(key);
          await x.restart.click();
        }
        await x.arrive(0);
        await x.next.focus();
        let lit = 0;
        let now = await standing();
        for (const [n, step] of script.entries()) {
          const before = now;
          await goOn(page, before.next);
          now = await standing(before.live);
          expect(now.at, `step ${n + 1} of ${key}`).toBe(n + 1);
          expect(now.live, `step ${n + 1} of ${key}`).not.toBe(before.live);
          lit = Math.max(lit, now.lit);
          if (!('ask' in step)) continue;
          const asked = now;
          await goOn(page, asked.next);
          now = await standing(asked.live);
          expect(now.at).toBe(n + 1);
          expect(now.live).toContain(`${ui.answer}: `);
        }
        if (runs.length > 1) expect(await x.open()).toEqual([ui.run(key)]);
        expect(now.live).toContain(ui.end);
        expect(await x.told.textContent()).toContain(ui.end);
        // The chart of its procedure follows the reader.
        if (where === 'path') expect(lit).toBe(procedure === undefined ? 0 : 1);
        expect(await x.next.getAttribute('aria-disabled')).toBe('true');
        expect(await overflow(page)).toBe(0);
      }
      expect(problems).toEqual([]);
    },
  );
});
