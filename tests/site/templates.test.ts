import { describe, expect, test } from 'vitest';
import { addresses, games, templates } from './found.ts';
import { axeInBoth, overflow, useSite } from './harness.ts';
import { read } from './read.ts';

const site = useSite();
const shown = templates();

test('every template of the site has a page, and every game shows those that all games have', () => {
  expect(addresses().filter((address) => !shown.some(({ template }) => template === address))).toEqual([]);
  expect(games.length).toBeGreaterThan(0);
  const every = ['', 'rules/[chapter]/', 'c/[clause]/', 'faq/', 'rulings/', 'print/', 'search/'];
  for (const { id } of games)
    for (const address of every) {
      const pages = shown
        .filter(({ template }) => template === `[game]/${address}`)
        .map(({ path }) => path.split('/')[1]);
      expect(pages, address).toContain(id);
    }
});

describe.each(shown)('$path', ({ path, template }) => {
  const isSearch = template.endsWith('search/');
  const query = isSearch ? '?q=end' : '';

  test('has nothing for axe in light and dark, one h1 and no refusal by the policy', async () => {
    const { page, problems } = await site.open(path + query);
    if (isSearch) await page.getByRole('listbox').getByRole('option').first().waitFor();
    expect(await axeInBoth(page)).toEqual([]);
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('fits a phone, also at twice its zoom', async () => {
    const { page, problems } = await site.open(path + query, { width: 360 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('reads without scripts', async () => {
    const { page, problems } = await site.open(path + query, { width: 360, js: false });
    const text = await read(page.getByRole('main'));
    expect(text.length).toBeGreaterThan(isSearch || template === '404/' ? 100 : 300);
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });
});
