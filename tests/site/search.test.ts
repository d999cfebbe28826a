import { describe, expect, test } from 'vitest';
import { axe, useSite } from './harness.ts';
import { read } from './read.ts';

const game = '/railroad-revolution/';
const field = '#search-field';
const settled = '.state:not(:empty):not(:text("One moment"))';

describe('the page of the search', () => {
  const site = useSite();
  test.each([
    ['10.1.1', /^Rule 10\.1\.1 /],
    ['deal-order', /^Rule 10\.3\.1 /],
    ['$150', /\$150/],
    ['promte worker', /promot/i],
    ['four worker minimum', /four-worker|at least 4|minimum is 4/i],
    ['two deal icons', /two rails on Deal icons/],
  ])('%s finds what it asks for first', async (query, found) => {
    const { page, problems } = await site.open(`/search/?q=${encodeURIComponent(query)}`);
    await page.locator('.found').first().waitFor();
    expect(await read(page.locator('.found').first())).toMatch(found);
    expect(problems).toEqual([]);
  });

  test('typing searches, keeps the address, and tells the count; the result leads there, Back leads back', async () => {
    const { page } = await site.open('/search/');
    await page.locator(field).fill('reshuffle deal stack');
    await page.locator('.found').first().waitFor();
    await expect.poll(() => read(page.locator('.state'))).toMatch(/^\d+ results?/);
    await page.waitForFunction(() => location.search === '?q=reshuffle+deal+stack');
    await page.locator('.found').first().click();
    await page.waitForURL(`**${game}**`);
    await page.goBack();
    expect(await page.locator(field).inputValue()).toBe('reshuffle deal stack');
    await page.locator('.found').first().waitFor();
  });

  test('what narrows stands in the address, by which anybody sees the same; Back takes it off again', async () => {
    const { page, problems } = await site.open('/search/?q=deal');
    await page.locator('.found').first().waitFor();
    await page.getByRole('radio', { name: /^FAQ/ }).check({ force: true });
    await page.getByRole('combobox', { name: 'Game' }).selectOption('railroad-revolution');
    await page.getByRole('combobox', { name: 'Players' }).selectOption('3');
    const said = '?q=deal&game=railroad-revolution&kind=faq&players=3';
    expect(new URL(page.url()).search).toBe(said);
    const kinds = () =>
      page.locator('.found').evaluateAll((all) => [...new Set(all.map((one) => (one as HTMLElement).dataset.kind))]);
    expect(await kinds()).toEqual(['faq']);

    await page.locator('.finder[data-phase=whole]').waitFor();
    const { page: other } = await site.open(`/search/${said}`);
    await other.locator('.finder[data-phase=whole]').waitFor();
    expect(await other.locator('.found').allTextContents()).toEqual(await page.locator('.found').allTextContents());
    expect(await other.getByRole('radio', { name: /^FAQ/ }).isChecked()).toBe(true);
    expect(await other.getByRole('combobox', { name: 'Players' }).inputValue()).toBe('3');

    for (const expected of ['?q=deal&game=railroad-revolution&kind=faq', '?q=deal&kind=faq', '?q=deal']) {
      await page.goBack();
      expect(new URL(page.url()).search).toBe(expected);
    }
    await page.waitForFunction(() => document.querySelectorAll('.found[data-kind=clause]').length > 0);
    expect(await page.getByRole('radio', { name: /^All/ }).isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  test.each(['( [ \\ * + ?', '<img src=x onerror=alert(1)>', '&amp;', '"', '__proto__', 'x'.repeat(5000)])(
    'what a reader types is text and no more: %s',
    async (query) => {
      const { page, problems } = await site.open(`/search/?q=${encodeURIComponent(query)}`);
      await page.locator('.finder[data-phase=whole]').waitFor();
      expect(await page.locator('main img').count()).toBe(0);
      // Whatever stands within a mark is a word of the text.
      expect(await page.locator('mark *').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test.each(['?game=monopoly&q=deal', '?kind=<b>&players=-3&game=..%2f&q=deal', '?players=99&q=deal'])(
    'an address that narrows to what is not there still answers: %s',
    async (address) => {
      const { page, problems } = await site.open(`/search/${address}`);
      await page.locator(settled).waitFor();
      const way = page.getByRole('button', { name: /Search every game|For any number of players/ });
      await page.locator('.found').or(way).first().waitFor();
      if ((await page.locator('.found').count()) === 0) await way.first().click();
      await page.locator('.found').first().waitFor();
      expect(problems).toEqual([]);
    },
  );

  test('an index that does not come is said, and the next try works', async () => {
    const { page } = await site.open('/search/');
    await page.locator('.offer').first().waitFor();
    await page.close();
    const { page: next } = await site.open('/about/');
    let isAway = true;
    await next.route('**/search/*-*.json', (route) => (isAway ? route.abort() : route.continue()));
    await next.goto(site.url('/search/'));
    await next.getByText('could not be loaded').waitFor();
    const again = next.waitForEvent('requestfailed');
    await next.locator(field).fill('deal');
    await again;
    await next.getByText('could not be loaded').waitFor();
    isAway = false;
    await next.locator(field).fill('deals');
    await next.locator('.found').first().waitFor();
  });

  test('in a game its contents and its table stay, and it is narrowed to the game', async () => {
    const { page } = await site.open(`${game}search/?q=deal`);
    await page.locator('.found').first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: '3', exact: true }).count()).toBe(1);
    expect(await page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('railroad-revolution');
    await page.getByRole('combobox', { name: 'Game' }).selectOption('');
    expect(new URL(page.url()).search).toBe('?q=deal&game=all');
  });

  test('every result is counted, and the others come when asked for', async () => {
    const { page } = await site.open(`${game}search/?q=rail&kind=clause`);
    await page.locator('.found').first().waitFor();
    await page.locator('.finder[data-phase=whole]').waitFor();
    const count = Number.parseInt(await read(page.locator('.state')), 10);
    const shown = await page.locator('.found-group').first().locator('.found').count();
    expect(count).toBeGreaterThan(shown);
    await page.getByRole('button', { name: /^Show the other \d+$/ }).click();
    await page.waitForFunction((before) => document.querySelectorAll('.found').length > before, shown);
    const after = Number.parseInt(await read(page.locator('.state')), 10);
    expect(await page.locator('.found').count()).toBe(after);
    expect(await page.locator('.further').isVisible()).toBe(false);
    // Whoever went on by keys stands at the first that came.
    expect(
      await page.evaluate(() => [...document.querySelectorAll('.found')].indexOf(document.activeElement as Element)),
    ).toBe(shown);
  });

  test('what the table reads otherwise says so, and the table may change beside it', async () => {
    const { page, problems } = await site.open(`${game}search/?q=same+deal+twice&ruling=same-deal.twice`);
    const tag = page.getByText('Another reading at your table');
    await tag.first().waitFor();
    const reading = 'The active player may accept any two Deals, the same one included.';
    for (const path of ['rulings/same-deal-twice/', 'rules/deals/#deal-once-each'])
      expect(await read(page.locator(`.found[href$="${path}"]`)), path).toMatch(
        new RegExp(`Another reading at your table ?${reading}$`),
      );
    expect(
      await page.locator('.found[href$="faq/flip-the-same-train-twice/"]').getByText('at your table').count(),
    ).toBe(0);
    expect(await axe(page)).toEqual([]);
    for (const [query, path] of [
      ['accept both deals', 'faq/both-deals/'],
      ['deal-active-player', 'rules/deals/#deal-active-player'],
    ] as const) {
      await page.locator(field).fill(query);
      await page
        .locator('.found')
        .first()
        .and(page.locator(`[href$="${path}"]`))
        .waitFor();
      expect(await read(page.locator('.found').first())).toMatch(/Another reading at your table$/);
    }
    await page.getByRole('button', { name: /At your table/ }).click();
    await page.getByRole('button', { name: 'Reset' }).click();
    await tag.first().waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test.each(['whistle stop end of game', 'WS end of game'])(
    'a query that names a game is answered from it, among all games and in another: %s',
    async (query) => {
      for (const path of ['/search/', `${game}search/`]) {
        const { page, problems } = await site.open(`${path}?q=${encodeURIComponent(query)}`);
        await page.locator('.finder[data-phase=whole]').waitFor();
        expect(await page.locator('.found').first().getAttribute('href')).toMatch(/\/whistle-stop\/rules\/end\/#last-/);
        expect(await page.locator('.found:not([data-game=whistle-stop])').count()).toBe(0);
        expect(await read(page.locator('.found').first())).toMatch(/Whistle Stop$/);
        expect(await read(page.locator('.state'))).toMatch(/^\d+ results in Whistle Stop\b/);
        const where = page.getByRole('combobox', { name: 'Game' });
        expect(await where.inputValue()).toBe('whistle-stop');
        // It is the query that narrows: without the name the search is where it was.
        await page.getByRole('radio', { name: /^Rules/ }).check({ force: true });
        await page.locator(field).fill('end of game');
        await expect.poll(() => where.inputValue()).toBe(path === '/search/' ? '' : 'railroad-revolution');
        expect(problems).toEqual([]);
      }
    },
  );

  test('where the game that is named has no answer, every game is asked without its name', async () => {
    const { page } = await site.open(`${game}search/?q=${encodeURIComponent('milestone whistle stop')}`);
    await page.getByRole('button', { name: 'Search every game' }).click();
    await page.locator('.found[data-game=railroad-revolution]').first().waitFor();
    expect(await page.locator(field).inputValue()).toBe('milestone');
  });

  test('words that only hold a question together are not marked', async () => {
    const { page } = await site.open(`${game}search/?q=${encodeURIComponent('how do i sell a share')}`);
    await page.locator('.found mark').first().waitFor();
    const marked = (await page.locator('.found mark').allTextContents()).map((word) => word.toLowerCase());
    expect(marked.filter((word) => ['how', 'do', 'i', 'a'].includes(word))).toEqual([]);
    expect(marked).toContain('shares');
  });

  test('the keys of the search lead to its own field', async () => {
    const { page } = await site.open('/search/?q=deal');
    await page.locator('.found').first().waitFor();
    await page.locator('h1').click();
    await page.keyboard.press('/');
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.press('Control+k');
    expect(await page.locator('dialog').count()).toBe(0);
    await page.keyboard.type('/');
    expect(await page.locator(field).inputValue()).toBe('/');
  });

  test('without scripts no field takes a query that nothing would answer, and whole lists are linked', async () => {
    for (const path of ['/', game, '/search/', `${game}search/`]) {
      const { page, context } = await site.open(path, { js: false });
      expect(await page.locator('input[type=search]:visible').count(), path).toBe(0);
      if (path.endsWith('search/')) {
        expect(await read(page.locator('main'))).toContain('needs JavaScript');
        const lists = page.locator('main li a');
        expect(await lists.count()).toBeGreaterThan(3);
        for (const list of await lists.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
          expect((await page.request.get(list)).status(), list).toBe(200);
      }
      await context.close();
    }
  });

  test.each(['light', 'dark'] as const)('empty and without results it has nothing for axe, %s', async (theme) => {
    const { page } = await site.open('/search/', { theme });
    await page.locator('.offer').first().waitFor();
    expect(await axe(page)).toEqual([]);
    await page.locator(field).fill('zzzzqqqq');
    await page.locator('.none-found').waitFor();
    expect(await axe(page)).toEqual([]);
  });
});
