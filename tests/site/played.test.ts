import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../src/games/common/scenario.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { english } from '../../src/games/common/words/words.ts';
import { overflow, useSite } from './harness.ts';

const ui = uiWords(english);

/** Every example of every game; lessons are played in lesson.test.ts. */
const modules = import.meta.glob<Scenario>('../../src/games/*/{scenarios,modules/*/scenarios}/*.ts', {
  import: 'scenario',
  eager: true,
});
const examples = Object.values(modules)
  .filter((one) => one !== undefined && !one.runs.some(({ script }) => script.some((step) => 'try' in step)))
  .map((one) => ({
    ...one,
    embed: `/embed/${one.game}/${one.id}/`,
    own: `/${one.game}/examples/${one.id}/`,
  }));

/** What a reader does to go on: a touch of Next on a phone, in an embed, or its key at a desk, on the example's own page. */
const ways: {
  readonly [how: string]: { width: number; where: 'embed' | 'own'; goOn: (page: Page) => Promise<void> };
} = {
  clicks: { width: 360, where: 'embed', goOn: (page) => page.locator('[data-act="next"]').click() },
  keys: { width: 1280, where: 'own', goOn: (page) => page.keyboard.press('n') },
};

/** What the example says and where it stands, when it has come to rest. */
const standing = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector<HTMLElement>('[data-scenario]');
    return {
      at: Number(box?.dataset.at),
      run: box?.dataset.run,
      live: box?.querySelector('[data-live]')?.textContent,
      here: document.querySelectorAll('svg.chart .here').length,
    };
  });

const site = useSite();

describe.each(examples)('$game: $title', ({ runs, procedure, ...paths }) => {
  test.each(Object.entries(ways))(
    'is played to its end by %s, in every run, and tells every step',
    async (_, { width, where, goOn }) => {
      const { page, problems } = await site.open(paths[where], { width, context: { reducedMotion: 'reduce' } });
      await page.locator('[data-act="next"]').focus();
      await page.waitForSelector('astro-island:not([ssr])');
      for (const { key, script } of runs) {
        if ((await standing(page)).run !== key) {
          await page.locator(`[data-act="run:${key}"]`).click();
          await page.locator('[data-act="restart"]').click();
        }
        await page.locator('[data-act="next"]').focus();
        let lit = 0;
        for (const [i, step] of script.entries()) {
          const { live } = await standing(page);
          await goOn(page);
          // Why a move is refused may still be on its way at the first steps, and is told once it is there.
          await page.waitForFunction(
            (before) => document.querySelector('[data-scenario] [data-live]')?.textContent !== before,
            live,
          );
          const after = await standing(page);
          expect([after.run, after.at], `step ${i + 1} of ${key}`).toEqual([key, i + 1]);
          expect(after.live, `step ${i + 1} of ${key}`).not.toBe(live);
          lit = Math.max(lit, after.here);
          if (!('ask' in step)) continue;
          await goOn(page);
          const answered = await standing(page);
          expect(answered.at).toBe(i + 1);
          expect(answered.live).toContain(`${ui.answer}: `);
        }
        await page.waitForSelector('[data-scenario][data-state="done"]');
        expect((await standing(page)).live).toContain(ui.end);
        // The chart of its procedure follows the reader.
        if (where === 'own') expect(lit).toBe(procedure === undefined ? 0 : 1);
        expect(await page.locator('[data-act="next"]').getAttribute('aria-disabled')).toBe('true');
        expect(await overflow(page)).toBe(0);
      }
      expect(problems).toEqual([]);
    },
  );
});
