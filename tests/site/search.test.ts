import { describe, expect, test } from 'vitest';
import { finderOn } from './finder.ts';
import { games, hasPage } from './found.ts';
import { axe, axeInBoth, eventually, rested, useSite } from './harness.ts';
import { read } from './read.ts';
import { commonWord, previewsOf, questionsOf, wordsOnlyOf } from './words.ts';

const site = useSite();
const [game, other] = games as [(typeof games)[number], (typeof games)[number]];
const home = `${game.home}search/`;
const common = commonWord(game);
const search = (query: string, more = '') => `/search/?q=${encodeURIComponent(query)}${more}`;

describe('the page of the search', () => {
  describe.each(games)('$title', (one) => {
    const { clauses } = previewsOf(one);
    const [id = '', [number] = ['']] = Object.entries(clauses)[5] ?? [];
    const { slug, question } = questionsOf(one)[0] ?? { slug: '', question: '' };
    const place = `/rules/[a-z-]+/#${id}$`;

    test.each([
      ['a number', number, place],
      ['a name', id, place],
      ['a question', question, `/faq/${slug}/$`],
    ])('finds first what is asked for by %s', async (_, query, to) => {
      const { page, problems } = await site.open(`${one.home}search/?q=${encodeURIComponent(query)}`);
      const find = finderOn(page, 'page');
      await find.results.first().waitFor();
      await find.isWhole();
      expect(await find.results.first().getAttribute('href')).toMatch(new RegExp(`^/${one.id}${to}`));
      expect(problems).toEqual([]);
    });
  });

  test('typing searches, keeps the address, and tells the count; the result leads there, Back leads back', async () => {
    const { page } = await site.open('/search/');
    const find = finderOn(page, 'page');
    const words = `${common} ${game.modules[0]?.title ?? game.title}`.toLowerCase();
    await find.ask(words);
    await eventually(() => read(find.status)).toMatch(/^\d+ results?/);
    await eventually(() => new URL(page.url()).searchParams.get('q')).toBe(words);
    await find.results.first().click();
    await page.waitForURL((url) => !url.pathname.startsWith('/search/'));
    await page.goBack();
    await find.results.first().waitFor();
    expect(await find.field.inputValue()).toBe(words);
  });

  test('Back after a result leads to it in the list, as far down as it was', async () => {
    const { page } = await site.open(search(common), { height: 600 });
    const find = finderOn(page, 'page');
    await find.isWhole();
    await eventually(() => find.results.count()).toBeGreaterThan(12);
    const href = (await find.results.nth(10).getAttribute('href')) ?? '';
    await find.results.nth(10).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 100);
    await rested(page);
    const top = await page.evaluate(() => scrollY);
    expect(top).toBeGreaterThan(100);
    await find.results.nth(10).click();
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === href);
    await page.goBack();
    await eventually(() => find.active.getAttribute('href')).toBe(href);
    await eventually(() => page.evaluate(() => scrollY)).toBe(top);
  });

  test('what narrows stands in the address, by which anybody sees the same; Back takes it off again', async () => {
    const { page, problems } = await site.open(search(common));
    const [, players] = game.players;
    const find = finderOn(page, 'page');
    await find.results.first().waitFor();
    await find.kind('FAQ').check({ force: true });
    await find.game.selectOption(game.id);
    await find.players.selectOption(`${players}`);
    const said = `?q=${common}&game=${game.id}&kind=faq&players=${players}`;
    expect(new URL(page.url()).search).toBe(said);
    const isOfFaq = () =>
      find.results.evaluateAll((all) => all.length > 0 && all.every((one) => /^FAQ /.test(one.textContent ?? '')));
    await eventually(isOfFaq).toBe(true);

    await find.isWhole();
    const { page: next } = await site.open(`/search/${said}`);
    const same = finderOn(next, 'page');
    await same.isWhole();
    await eventually(() => same.results.allTextContents()).toEqual(await find.results.allTextContents());
    expect(await same.kind('FAQ').isChecked()).toBe(true);
    expect(await same.players.inputValue()).toBe(`${players}`);

    for (const expected of [`?q=${common}&game=${game.id}&kind=faq`, `?q=${common}&kind=faq`, `?q=${common}`]) {
      await page.goBack();
      expect(new URL(page.url()).search).toBe(expected);
    }
    await find.results
      .filter({ hasText: /^Rule \d/ })
      .first()
      .waitFor();
    expect(await find.kind('All').isChecked()).toBe(true);
    expect(problems).toEqual([]);
  });

  test.each(['( [ \\ * + ?', '<img src=x onerror=alert(1)>', '&amp;', '"', '__proto__', 'x'.repeat(5000)])(
    'what a reader types is text and no more: %s',
    async (query) => {
      const { page, problems } = await site.open(search(query));
      await finderOn(page, 'page').isWhole();
      expect(await page.getByRole('main').locator('img').count()).toBe(0);
      // Whatever stands within a mark is a word of the text.
      expect(await page.locator('mark *').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test.each(['&game=monopoly', '&kind=<b>&players=-3&game=..%2f', '&players=99'])(
    'an address that narrows to what is not there still answers: %s',
    async (more) => {
      const { page, problems } = await site.open(search(common, more));
      const find = finderOn(page, 'page');
      const way = find.button(/Search every game|For any number of players/);
      await find.results.or(way).first().waitFor();
      if ((await find.results.count()) === 0) await way.first().click();
      await find.results.first().waitFor();
      expect(problems).toEqual([]);
    },
  );

  test('an index that does not come is said, and the next try works', async () => {
    const { page } = await site.open('/search/');
    await page.getByText('Try', { exact: true }).waitFor();
    await page.close();
    const { page: next } = await site.open('/about/');
    let isAway = true;
    await next.route('**/search/*-*.json', (route) => (isAway ? route.abort() : route.continue()));
    await next.goto(site.url('/search/'));
    const find = finderOn(next, 'page');
    const failed = next.getByText('could not be loaded');
    await failed.waitFor();
    const again = next.waitForEvent('requestfailed');
    await find.field.fill(common);
    await again;
    await failed.waitFor();
    isAway = false;
    await find.ask(`${common}s`);
  });

  test('in a game its contents and its table stay, and it is narrowed to the game', async () => {
    const { page } = await site.open(`${home}?q=${common}`);
    const find = finderOn(page, 'page');
    await find.results.first().waitFor();
    expect(await page.getByRole('navigation', { name: 'Contents' }).isVisible()).toBe(true);
    expect(await page.getByRole('radio', { name: `${game.players[1]}`, exact: true }).count()).toBe(1);
    expect(await find.game.inputValue()).toBe(game.id);
    await find.game.selectOption('');
    expect(new URL(page.url()).search).toBe(`?q=${common}&game=all`);
  });

  test('every result is counted, and the others come when asked for', async () => {
    const { page } = await site.open(`${home}?q=${common}&kind=clause`);
    const find = finderOn(page, 'page');
    await find.results.first().waitFor();
    await find.isWhole();
    const count = await find.count();
    const first = page.getByRole('listbox').getByRole('group').first().getByRole('option');
    const shown = await first.count();
    expect(count).toBeGreaterThan(shown);
    const more = find.button(/^Show the other \d+$/);
    await more.click();
    await eventually(() => find.results.count()).toBe(await find.count());
    expect(await more.count()).toBe(0);
    // Whoever went on by keys stands at the first that came.
    expect(await find.results.nth(shown).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  test('a query that names a game is answered from it, among all games and in another', async () => {
    for (const [path, before] of [
      ['/search/', ''],
      [home, game.id],
    ] as const) {
      const { page, problems } = await site.open(
        `${path}?q=${encodeURIComponent(`${other.title.toLowerCase()} players`)}`,
      );
      const find = finderOn(page, 'page');
      await find.isWhole();
      const texts = await find.results.allTextContents();
      expect(texts.length).toBeGreaterThan(0);
      expect(texts.filter((text) => !text.endsWith(other.title))).toEqual([]);
      expect(await read(find.status)).toMatch(new RegExp(`^\\d+ results? in ${other.title}\\b`));
      expect(await find.game.inputValue()).toBe(other.id);
      // It is the query that narrows: without the name the search is where it was.
      await find.kind('Rules').check({ force: true });
      await find.field.fill('players');
      await eventually(() => find.game.inputValue()).toBe(before);
      expect(problems).toEqual([]);
    }
  });

  test('where the game that is named has no answer, every game is asked without its name', async () => {
    const [word] = wordsOnlyOf(game, other);
    const { page } = await site.open(`${home}?q=${encodeURIComponent(`${word} ${other.title.toLowerCase()}`)}`);
    const find = finderOn(page, 'page');
    await find.button('Search every game').click();
    await find.results
      .filter({ hasText: new RegExp(`${game.title}$`) })
      .first()
      .waitFor();
    expect(await find.field.inputValue()).toBe(word);
  });

  test('words that only hold a question together are not marked', async () => {
    const { page } = await site.open(`${home}?q=${encodeURIComponent(`how do i get a ${common}`)}`);
    const marks = finderOn(page, 'page').results.locator('mark');
    await marks.first().waitFor();
    const marked = (await marks.allTextContents()).map((word) => word.toLowerCase());
    expect(marked.filter((word) => ['how', 'do', 'i', 'a'].includes(word))).toEqual([]);
    expect(marked.some((word) => word.startsWith(common))).toBe(true);
  });

  test('the keys of the search lead to its own field', async () => {
    const { page } = await site.open(search(common));
    const find = finderOn(page, 'page');
    const hasFocus = () => find.field.evaluate((one) => one === document.activeElement);
    await find.results.first().waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('/');
    await eventually(hasFocus).toBe(true);
    await page.keyboard.press('Control+k');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.type('/');
    expect(await find.field.inputValue()).toBe('/');
  });

  test('without scripts no field takes a query that nothing would answer, and whole lists are linked', async () => {
    for (const path of ['/', game.home, '/search/', home]) {
      const { page } = await site.open(path, { js: false });
      expect(await page.getByRole('searchbox').or(page.getByRole('combobox')).count(), path).toBe(0);
      if (!path.endsWith('search/')) continue;
      const main = page.getByRole('main');
      expect(await read(main)).toContain('needs JavaScript');
      const lists = main.getByRole('listitem').getByRole('link');
      expect(await lists.count()).toBeGreaterThan(3);
      for (const list of await lists.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href)))
        expect((await page.request.get(list)).status(), list).toBe(200);
    }
  });

  test('empty and without results it has nothing for axe, light and dark', async () => {
    const { page } = await site.open('/search/');
    await page.getByText('Try', { exact: true }).waitFor();
    expect(await axeInBoth(page)).toEqual([]);
    const find = finderOn(page, 'page');
    await find.askAll('zzzzqqqq');
    await page.getByText('Nothing found for').waitFor();
    expect(await axeInBoth(page)).toEqual([]);
  });

  test('every game has a page of the search that is clean with results', async () => {
    for (const one of games) {
      expect(hasPage(`${one.home}search/`), one.id).toBe(true);
      const { page } = await site.open(`${one.home}search/?q=${commonWord(one)}`);
      await finderOn(page, 'page').results.first().waitFor();
      expect(await axe(page), one.id).toEqual([]);
    }
  });
});
