import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { games, htmlOf, slugs } from './found.ts';
import { useSite } from './harness.ts';

const site = useSite();

/** The readings of the rulings that notes of a page are for, as its marks name them: `ruling.reading`. */
const notesIn = (html: string): string[] =>
  [...html.matchAll(/class="at-table[^"]*" data-at="([^"]+\.[^"]+)"/g)].flatMap(([, at]) => at ?? []);

describe('the reader’s table', () => {
  test.each(games)('$title: a question keeps back nothing that the rules it rests on say of a table', ({ id }) => {
    const questions = slugs(id, 'faq');
    expect(questions.length).toBeGreaterThan(3);
    for (const slug of questions) {
      const [above = '', below = ''] = htmlOf(`/${id}/faq/${slug}/`).split('The rules it rests on');
      const told = notesIn(above);
      expect(
        [...new Set(notesIn(below))].filter((at) => !told.includes(at)),
        slug,
      ).toEqual([]);
    }
  });

  test('some question of some game tells of another reading', () => {
    const told = games.flatMap(({ id }) => slugs(id, 'faq').flatMap((slug) => notesIn(htmlOf(`/${id}/faq/${slug}/`))));
    expect(told.length).toBeGreaterThan(30);
  });

  const device = (page: Page, game: string) =>
    page.evaluate((id) => localStorage.getItem(`roundhouse:table:${id}`), game);
  test.each(games)('$title: has choices of its own, and leaves the tables of others alone', async ({ id }) => {
    const playable = slugs(id, 'rulings').find((slug) => htmlOf(`/${id}/rulings/${slug}/`).includes('Use at my table'));
    if (playable === undefined) throw new Error(`${id} has no ruling that can be played by another reading.`);
    const [other] = games.filter((game) => game.id !== id);
    if (other === undefined) throw new Error('There is one game only.');
    const stored = { [`roundhouse:table:${other.id}`]: '2?players=3' };
    const { page, problems } = await site.open(`/${id}/rulings/${playable}/`, { stored });
    await page.getByRole('button', { name: 'Use at my table' }).last().click();
    await expect.poll(() => device(page, id)).toMatch(/^2\?ruling=[\w-]+\.[\w-]+$/);
    expect(new URL(page.url()).search).toBe((await device(page, id))?.slice(1));
    expect(await device(page, other.id)).toBe('2?players=3');
    expect(problems).toEqual([]);
  });
});
