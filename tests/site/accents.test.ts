import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../src/commands/toolchain.mjs';
import { readGames } from '../../src/spine/read.ts';
import { readSources } from '../../src/spine/sources.ts';
import { useSite } from './harness.ts';

const games = readGames(readSources(root), []);
const open = games.filter(({ id }) => existsSync(join(root, 'content', id, 'rules')));

/** A colour written #rrggbb as a browser says it. */
const rgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

describe('the accent of a game', () => {
  const site = useSite();

  test.each(['light', 'dark'] as const)('stands by its name on the home page, %s', async (theme) => {
    const { page, problems } = await site.open('/', { theme });
    const shown = await page
      .locator('li[data-game]')
      .evaluateAll((all) =>
        all.map((one) => [one.dataset.game, getComputedStyle(one.querySelector('.code') ?? one).borderTopColor]),
      );
    expect(new Map(shown as [string, string][])).toEqual(
      new Map(games.map(({ id, data }) => [id, rgb(data.accent[theme])])),
    );
    expect(problems).toEqual([]);
  });

  test.each(open)('is that of the pages of $id, on paper apart', async ({ id, data }) => {
    const { page, problems } = await site.open(`/${id}/`);
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent').replaceAll(' ', ''));
    expect(await accent()).toBe(`light-dark(${data.accent.light},${data.accent.dark})`);
    await page.emulateMedia({ media: 'print' });
    expect(await accent()).toBe('#000');
    expect(problems).toEqual([]);
  });
});
