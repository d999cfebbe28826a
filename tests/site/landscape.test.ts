import { describe, expect, test } from 'vitest';
import { games } from './found.ts';
import { overflow, rested, useSite } from './harness.ts';
import { exampleOn } from './play.ts';
import { examples } from './wings.ts';

// A phone that lies on its side: the text stands beside the board, and the buttons are in reach.

const site = useSite();
const phone = { width: 740, height: 360, context: { isMobile: true, hasTouch: true } };

const shown = games.flatMap(({ id }) => {
  const first = examples.find(({ scenario }) => scenario.game === id);
  return first === undefined ? [] : [first];
});

describe.each(shown)('on a phone on its side, $path', ({ path, embed }) => {
  test.each(['page', 'embed'] as const)(
    'board and text stand beside each other, with all buttons: %s',
    async (where) => {
      const { page, problems } = await site.open(where === 'page' ? path : embed, phone);
      const x = exampleOn(page);
      await x.goTo(2);
      await x.panel.evaluate((one) => scrollBy(0, one.getBoundingClientRect().top + 10));
      await rested(page);
      const bar = page.getByRole('navigation', { name: 'Quick access' });
      const foot = (await bar.count()) > 0 ? ((await bar.boundingBox())?.y ?? phone.height) : phone.height;
      const boxes = async () => {
        const parts = await Promise.all([x.panel, x.picture, x.told, x.next, x.back].map((part) => part.boundingBox()));
        return parts.map((one) => one ?? { x: 0, y: 0, width: 0, height: 0 });
      };
      const [panel, picture, told, next, back] = (await boxes()) as [Box, Box, Box, Box, Box];
      expect(panel.x).toBeGreaterThanOrEqual(picture.x + picture.width - 1);
      expect(picture.width).toBeGreaterThan(320);
      expect(told.height).toBeGreaterThan(100);
      for (const { y, height } of [next, back, panel]) {
        expect(y).toBeGreaterThanOrEqual(-1);
        expect(y + height).toBeLessThanOrEqual(foot + 1);
      }
      expect(await overflow(page)).toBe(0);
      // The text stays where it is while the board is scrolled.
      await page.evaluate(() => scrollBy(0, 150));
      expect(Math.abs(((await boxes())[0]?.y ?? 0) - panel.y)).toBeLessThan(2);
      await x.choose.scrollIntoViewIfNeeded();
      await x.openMoves();
      await rested(page);
      const [list, above] = await Promise.all([x.list, x.panel].map((part) => part.boundingBox()));
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((list?.y ?? 0) + 1);
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(foot + 1);
      expect(list?.height ?? 0).toBeGreaterThan(120);
      expect(await overflow(page)).toBe(0);
      expect(problems).toEqual([]);
    },
  );
});

type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
