import { describe, expect, test } from 'vitest';
import { useSite } from './harness.ts';
import { read } from './read.ts';

const game = '/railroad-revolution/';

describe('search', () => {
  const site = useSite();
  test.each([
    ['10.1.1', /^10\.1\.1 /],
    ['$150', /\$150/],
    ['promte worker', /promot/i],
    ['four worker minimum', /four-worker|at least 4|minimum is 4/i],
    ['two deal icons', /two rails on Deal icons/],
  ])('%s finds what it asks for first', async (query, found) => {
    const { page, problems } = await site.open(`/search/?q=${encodeURIComponent(query)}`);
    await page.locator('.results li').first().waitFor();
    expect(await read(page.locator('.results li').first())).toMatch(found);
    expect(problems).toEqual([]);
  });

  test('typing searches, keeps the address, and tells the count; the result leads there', async () => {
    const { page } = await site.open('/search/');
    await page.locator('#query').fill('reshuffle deal stack');
    await page.locator('.results a').first().waitFor();
    expect(await read(page.locator('.state'))).toMatch(/^\d+ results?/);
    expect(new URL(page.url()).search).toBe('?q=reshuffle+deal+stack');
    await page.locator('.results a').first().click();
    await page.waitForURL(`**${game}**`);
    await page.goBack();
    expect(await page.locator('#query').inputValue()).toBe('reshuffle deal stack');
    await page.locator('.results a').first().waitFor();
  });

  test.each(['( [ \\ * + ?', '<img src=x onerror=alert(1)>', '&amp;', '"', '__proto__', 'x'.repeat(5000)])(
    'what a reader types is text and no more: %s',
    async (query) => {
      const { page, problems } = await site.open(`/search/?q=${encodeURIComponent(query)}`);
      await page.locator('.state:not(:empty)').waitFor();
      await page.waitForFunction(() => !document.querySelector('.state')?.textContent?.startsWith('One moment'));
      expect(await page.locator('main img').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test('an index that does not come is said, and the next try works', async () => {
    const { page } = await site.open('/search/');
    await page.route('**/search/*.json', (route) => route.abort(), { times: 1 });
    await page.locator('#query').fill('deal');
    await page.getByText('could not be loaded').waitFor();
    await page.locator('#query').fill('deals');
    await page.locator('.results a').first().waitFor();
  });

  test('in a game its contents and its table stay, and a former address leads there with its query', async () => {
    const { page } = await site.open('/search/?game=railroad-revolution&q=deal');
    await page.waitForURL(`**${game}search/?q=deal`);
    await page.locator('.results a').first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: '3' }).count()).toBe(1);
  });

  test('every result is counted, and the others come when asked for', async () => {
    const { page } = await site.open(`${game}search/?q=rail`);
    await page.locator('.results a').first().waitFor();
    const count = Number.parseInt(await read(page.locator('.state')), 10);
    const shown = await page.locator('.results li').count();
    expect(count).toBeGreaterThan(shown);
    await page.getByRole('button', { name: `Show the other ${count - shown}` }).click();
    expect(await page.locator('.results li').count()).toBe(count);
    expect(await page.locator('.further').isVisible()).toBe(false);
  });

  test('words that only hold a question together are not marked', async () => {
    const { page } = await site.open(`${game}search/?q=${encodeURIComponent('how do i sell a share')}`);
    await page.locator('.results mark').first().waitFor();
    const marked = (await page.locator('.results mark').allTextContents()).map((word) => word.toLowerCase());
    expect(marked.filter((word) => ['how', 'do', 'i', 'a'].includes(word))).toEqual([]);
    expect(marked).toContain('shares');
  });

  test('a slash leads to the search, and stays a slash in a field', async () => {
    const { page } = await site.open(`${game}rules/deals/`);
    await page.keyboard.press('/');
    await page.waitForURL(`**${game}search/`);
    await page.locator('#query:focus').waitFor();
    await page.keyboard.press('/');
    expect(await page.locator('#query').inputValue()).toBe('/');
  });

  test('without scripts no field takes a query that nothing would answer', async () => {
    for (const path of ['/', game, '/search/', `${game}search/`]) {
      const { page, context } = await site.open(path, { js: false });
      expect(await page.locator('input[type=search]:visible').count(), path).toBe(0);
      await context.close();
    }
  });
});
