import { expect, test } from 'vitest';
import { games } from './found.ts';
import { overflow, useSite } from './harness.ts';

const site = useSite();

test.each(games.map((game) => [game.title, game] as const))(
  '%s shows on its page how one wins, a position, the ways in and a turn in one line',
  async (_, { home, chapters }) => {
    const { page, problems } = await site.open(home, { width: 360 });
    const main = page.getByRole('main');
    expect(await main.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(
      await main
        .getByText(/ wins?\. /)
        .first()
        .isVisible(),
    ).toBe(true);
    const figure = main.getByRole('figure');
    expect((await figure.boundingBox())?.height).toBeGreaterThan(100);
    expect(await figure.getByRole('button').count()).toBe(0);
    // The picture says where it is from.
    expect(await figure.getByRole('link').first().getAttribute('href')).toContain('/examples/');
    for (const door of [/^Learn/, /^Look up/, /^Disputes and FAQ/])
      expect(await main.getByRole('link', { name: door }).isVisible()).toBe(true);
    const turn = main.getByRole('region', { name: 'A turn in one line' });
    const links = await turn.getByRole('link').evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    expect(links.length).toBeGreaterThan(1);
    for (const link of links) expect(chapters.map(({ path }) => path)).toContain(link);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  },
);
