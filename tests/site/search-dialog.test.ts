import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Finder, finderOn, openFinder } from './finder.ts';
import { chapterWith, games } from './found.ts';
import { axe, axeInBoth, eventually, overflow, rested, tooSmallToHit, useSite } from './harness.ts';
import { read } from './read.ts';
import { commonWord, previewsOf, questionsOf, wordsOnlyOf } from './words.ts';

const site = useSite();
const chapter = chapterWith(/<Example/, /<Procedure/, /<Term/, /<See/);
const game = games.find(({ id }) => id === chapter.game) as (typeof games)[number];
const others = games.filter((one) => one !== game);
const home = `${game.home}search/`;
const previews = previewsOf(game);
const questions = questionsOf(game);
/** A clause of the chapter and one of another chapter, by their ids, which find them before all else. */
const here = chapter.clauses[Math.floor(chapter.clauses.length / 2)] as string;
const away = game.chapters.find((one) => one !== chapter && one.clauses.length > 5) as typeof chapter;
const there = away.clauses[0] as string;
const common = commonWord(game);
const nowhere = 'zzzzqqqq';

const header = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Search/ });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const hasFocus = (one: Element) => one === document.activeElement;
const offers = (page: Page) =>
  dialogOf(page)
    .getByRole('button')
    .filter({ hasNotText: /^(Clear|Forget|)$/ });
/** Waits for what an empty field shows: searches to try. */
const isReady = (page: Page) => dialogOf(page).getByText('Try', { exact: false }).first().waitFor();
/** Goes on asking for words of the game until one has between `least` and `most` results; all of them are listed then. */
async function askFew(find: Finder, least: number, most: number): Promise<number> {
  for (const [title] of Object.values(previews.terms)) {
    await find.askAll(title);
    const count = await find.count();
    if (count >= least && count <= most) return count;
  }
  throw new Error(`No word of ${game.title} has between ${least} and ${most} results.`);
}

describe('the search over a page', () => {
  test.each([
    ['a slash', '/'],
    ['Ctrl-K', 'Control+k'],
    ['⌘-K', 'Meta+k'],
  ])('%s opens it with its field ready; Escape closes it and the focus goes back', async (_name, key) => {
    const { page, problems } = await site.open(chapter.path);
    const before = page.locator(`[id="${here}"]`).getByRole('link').first();
    await before.focus();
    const find = await openFinder(page, key);
    expect(await find.field.inputValue()).toBe('');
    await page.keyboard.type(common);
    await find.results.first().waitFor();
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    expect(await before.evaluate(hasFocus)).toBe(true);
    // What was asked is still there, to go on with or to write over.
    await openFinder(page, key);
    await page.keyboard.type('x');
    expect(await find.field.inputValue()).toBe('x');
    expect(problems).toEqual([]);
  });

  test('what a result on this page leads to has the focus', async () => {
    const { page, problems } = await site.open(chapter.path);
    await header(page).focus();
    const find = await openFinder(page);
    await find.ask(previews.clauses[here]?.[0] ?? '');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await eventually(() => page.locator(`[id="${here}"]`).evaluate(hasFocus)).toBe(true);
    expect(new URL(page.url()).hash).toBe(`#${here}`);
    expect(problems).toEqual([]);
  });

  test('on a phone the first answer stands in the upper third; kinds beyond the edge fade there and are scrolled to', async () => {
    const { page } = await site.open(chapter.path, { width: 360, height: 740 });
    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Search' }).click();
    const find = finderOn(page);
    await find.askAll(common);
    expect((await find.results.first().boundingBox())?.y ?? 999).toBeLessThan(247);
    const row = dialogOf(page).getByRole('group', { name: 'Kind' });
    const ys = await row
      .locator('label')
      .evaluateAll((all) => all.filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect().y));
    expect(ys.length).toBeGreaterThan(3);
    expect(new Set(ys).size).toBe(1);
    const fades = () => row.evaluate((one) => ['before', 'after'].map((edge) => edge in one.dataset));
    await eventually(fades).toEqual([false, true]);
    await row.evaluate((one) => one.scrollTo(9999, 0));
    await eventually(fades).toEqual([true, false]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  test('a slash in a field stays one, Ctrl-K opens from there too', async () => {
    const { page } = await site.open('/');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.focus();
    await page.keyboard.type('1/2');
    expect(await field.inputValue()).toBe('1/2');
    await openFinder(page, 'Control+k');
  });

  test('a slash opens it from a choice, into which nothing is typed', async () => {
    const { page } = await site.open(chapter.path);
    await page.getByRole('banner').getByRole('radio').first().focus();
    await openFinder(page);
  });

  test('the button in the header opens it by mouse; its close, and a press beside it, close it', async () => {
    const { page, problems } = await site.open(chapter.path);
    for (const close of [
      () => dialogOf(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(8, 400),
    ]) {
      await header(page).click();
      await dialogOf(page).waitFor();
      await close();
      await dialogOf(page).waitFor({ state: 'hidden' });
      expect(await header(page).evaluate(hasFocus)).toBe(true);
    }
    expect(page.url()).toBe(site.url(chapter.path));
    expect(problems).toEqual([]);
  });

  test('a press of a modifier opens the page of the search instead', async () => {
    const { page, context } = await site.open(chapter.path);
    const [other] = await Promise.all([context.waitForEvent('page'), header(page).click({ modifiers: ['Control'] })]);
    await other.waitForURL(`**${home}`);
    expect(await dialogOf(page).count()).toBe(0);
  });

  test('on a phone the bar opens it, it fills the window, a touch follows a result', async () => {
    const { page, problems } = await site.open(chapter.path, { width: 360, height: 700 });
    await page.getByRole('navigation', { name: 'Quick access' }).getByRole('link', { name: 'Search' }).tap();
    await dialogOf(page).waitFor();
    expect(await dialogOf(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 700 });
    const find = finderOn(page);
    await find.ask(there);
    expect(await overflow(page)).toBe(0);
    expect(await dialogOf(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    expect(await tooSmallToHit(dialogOf(page), ['height'])).toEqual([]);
    // Enter on a phone’s keys shows what was found: the keys go away, and nothing is followed yet.
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(site.url(chapter.path));
    expect(await find.field.evaluate(hasFocus)).toBe(false);
    await find.results.first().tap();
    await page.waitForURL(`**${away.path}#${there}`);
    expect(problems).toEqual([]);
  });

  test('arrows, Home and End go through the results while the field keeps the focus; Enter goes', async () => {
    const { page, problems } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.askAll(common);
    const count = await find.results.count();
    expect(count).toBeGreaterThan(6);
    const at = async () => {
      const id = await find.field.getAttribute('aria-activedescendant');
      return find.results.evaluateAll((all, id) => all.findIndex((one) => one.id === id), id ?? '');
    };
    expect(await find.field.getAttribute('aria-expanded')).toBe('true');
    const list = await dialogOf(page).getByRole('listbox').getAttribute('id');
    expect(list).toBe(await find.field.getAttribute('aria-controls'));
    expect(await at()).toBe(-1);
    for (const [key, expected] of [
      ['ArrowDown', 0],
      ['ArrowDown', 1],
      ['End', count - 1],
      ['ArrowDown', count - 1],
      ['Home', 0],
      ['PageDown', 5],
      ['PageUp', 0],
      ['ArrowUp', -1],
      ['ArrowDown', 0],
    ] as const) {
      await page.keyboard.press(key);
      expect(await at(), key).toBe(expected);
      expect(await find.active.count()).toBe(expected < 0 ? 0 : 1);
      if (expected >= 0) {
        const inView = await find.active.evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const body = one.closest('[role=listbox]')?.parentElement?.getBoundingClientRect();
          return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1;
        });
        expect(inView, key).toBe(true);
      }
    }
    // With no option active the keys are the text’s own.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    expect(await find.field.inputValue()).toBe(`x${common}`);
    await page.keyboard.press('Backspace');
    await find.results.first().waitFor();

    await page.keyboard.press('Enter');
    await eventually(at).toBe(0);
    const wanted = await find.active.getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${wanted}`);
    expect(problems).toEqual([]);
  });

  test('Tab goes through field, filters and results and stays within; arrows go on from a result', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    await askFew(find, 4, 20);
    const met = new Set<string>();
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      met.add(
        await page.evaluate(() => {
          const { activeElement: here } = document;
          if (here === null || here === document.body) return 'window';
          return here.closest('dialog') === null ? 'page' : (here.getAttribute('role') ?? here.localName);
        }),
      );
    }
    // Between the last and the first stop the window has the focus, or the dialog itself where it scrolls.
    for (const passed of ['window', 'dialog']) met.delete(passed);
    expect([...met].sort()).toEqual(['a', 'button', 'combobox', 'input', 'option', 'select']);
    await find.results.nth(1).focus();
    await page.keyboard.press('ArrowDown');
    expect(await find.field.evaluate(hasFocus)).toBe(true);
    expect(await find.results.nth(2).getAttribute('aria-selected')).toBe('true');
  });

  test.each([860, 600, 480])(
    'the list alone scrolls: the wheel over the field moves nothing, %i px high',
    async (height) => {
      const { page } = await site.open(chapter.path, { height });
      const find = await openFinder(page);
      await find.askAll(common);
      const place = await find.field.boundingBox();
      const behind = await page.evaluate(() => scrollY);
      await find.field.hover();
      for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 600);
      await rested(page);
      expect(await find.field.boundingBox()).toEqual(place);
      expect(await page.evaluate(() => scrollY)).toBe(behind);
      expect(await dialogOf(page).evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
      await find.results.first().hover();
      await page.mouse.wheel(0, 600);
      await eventually(() =>
        find.results.first().evaluate((one) => one.closest('.finder-body')?.scrollTop),
      ).toBeGreaterThan(0);
    },
  );

  test('a live region tells the count', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    const count = await askFew(find, 3, 20);
    await eventually(() => find.results.count()).toBe(count);
  });

  test('a result on the same page closes it and lands on the clause; Back shows the results again', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.ask(here);
    await find.results.first().click();
    await page.waitForURL(`**${chapter.path}#${here}`);
    await dialogOf(page).waitFor({ state: 'hidden' });
    await rested(page);
    const top = (await page.locator(`[id="${here}"]`).boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(400);
    await page.goBack();
    await dialogOf(page).waitFor();
    expect(await find.field.inputValue()).toBe(here);
  });

  test('a result that is pressed while more results come is still there for the click', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.ask(here);
    const result = find.results.first();
    await result.hover();
    await page.mouse.down();
    const pressed = await result.elementHandle();
    // By then the other results and the full text have come, which write the list anew.
    await page.waitForTimeout(1500);
    expect(await pressed?.evaluate((one) => one.isConnected)).toBe(true);
    await page.mouse.up();
    await page.waitForURL(`**${chapter.path}#${here}`);
    await dialogOf(page).waitFor({ state: 'hidden' });
  });

  test('more results are shown once a press has ended beside what was pressed', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.ask(common);
    await find.results.first().hover();
    await page.mouse.down();
    const few = await find.results.count();
    await page.waitForTimeout(1500);
    expect(await find.results.count()).toBe(few);
    await page.mouse.move(2, 2);
    await page.mouse.up();
    await find.isWhole();
    expect(await find.results.count()).toBeGreaterThanOrEqual(few);
  });

  test('after a result on another page Back leads to the results, loaded anew or kept; a reload then is a plain page', async () => {
    const { page, problems } = await site.open(chapter.path);
    const find = await openFinder(page, 'Control+k');
    const asked = questions[0]?.question ?? '';
    await find.kind('FAQ').check({ force: true });
    await find.ask(asked);
    await find.results.first().click();
    await page.waitForURL(`**${game.home}faq/*/`);
    await page.goBack();
    await find.results.first().waitFor();
    expect(await find.field.inputValue()).toBe(asked);
    expect(await find.kind('FAQ').isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await dialogOf(page).waitFor({ state: 'hidden' });
    await page.reload();
    await page.waitForLoadState('networkidle');
    await rested(page);
    expect(await dialogOf(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    ['on the same page', '#'],
    ['on another page', '/rules/'],
  ])('Back after a result %s leads to that result in the list, as far down as it was', async (_name, to) => {
    const { page } = await site.open(chapter.path, { height: 600 });
    const find = await openFinder(page);
    await find.askAll(common);
    const more = dialogOf(page).getByRole('button', { name: /^Show the other / });
    if (await more.isVisible()) await more.click();
    const hrefs = await find.results.evaluateAll((all) =>
      all.map((one) => (one as HTMLAnchorElement).getAttribute('href') ?? ''),
    );
    const isHere = (href: string) => href.startsWith(`${chapter.path}#`);
    const at = hrefs.findIndex((href, at) => at > 8 && isHere(href) === (to === '#'));
    expect(at).toBeGreaterThan(8);
    const body = () =>
      dialogOf(page)
        .locator('.finder-body')
        .evaluate((one) => one.scrollTop);
    await find.results.nth(at).hover();
    await page.mouse.wheel(0, 40);
    await rested(page);
    const top = await body();
    expect(top).toBeGreaterThan(100);
    await find.results.nth(at).click();
    await page.waitForURL((url) => `${url.pathname}${url.hash}` === hrefs[at]);
    await page.goBack();
    await find.isWhole();
    await eventually(() => find.active.getAttribute('href')).toBe(hrefs[at]);
    await eventually(body).toBe(top);
    // From there the keys go on, and nothing leads back again.
    await page.keyboard.press('ArrowDown');
    expect(await find.active.getAttribute('href')).toBe(hrefs[at + 1]);
  });

  test('a result opens in a new tab as links do, and the search stays', async () => {
    const { page, context } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.ask(common);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      find.results.first().click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL(`**${game.home}**`);
    expect(await dialogOf(page).isVisible()).toBe(true);
  });

  test('filters narrow it, their keys are those of the system, and a narrow search that finds nothing says how to widen it', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    expect(await find.game.inputValue()).toBe(game.id);
    await find.ask(common);
    await find.kind('All').focus();
    await page.keyboard.press('ArrowRight');
    const isOfRules = () =>
      find.results.evaluateAll((all) => all.every((one) => /^Rule \d/.test(one.textContent ?? '')));
    await eventually(isOfRules).toBe(true);
    expect(await find.kind('Rules').isChecked()).toBe(true);
    await find.kind('Flowcharts').check({ force: true });
    // A number of a clause stands in no chart.
    await find.field.fill(previews.clauses[here]?.[0] ?? '');
    await find.button('Search every kind').waitFor();
    // What was chosen stays, and so does the way to all.
    expect(await dialogOf(page).getByRole('radio', { name: 'Flowcharts 0', exact: true }).isChecked()).toBe(true);
    expect(await find.kind('All').count()).toBe(1);
    await find.button('Search every kind').click();
    await find.results.first().waitFor();
    expect(await find.field.evaluate(hasFocus)).toBe(true);
  });

  test.each([360, 1280])('kinds without a result are left out, and come back with one, %i px wide', async (width) => {
    const { page, problems } = await site.open(chapter.path, { width });
    const opener = page.getByRole('link', { name: /^Search/ }).filter({ visible: true });
    await opener.first().click();
    const find = finderOn(page);
    const kinds = () =>
      dialogOf(page).getByRole('group', { name: 'Kind' }).locator('label').filter({ visible: true }).allTextContents();
    await eventually(async () => (await kinds()).length).toBe(9);
    const all = await kinds();
    await find.askAll('zzzqqq');
    await eventually(kinds).toEqual(['All 0']);
    await find.ask(common);
    await eventually(async () => (await kinds()).length).toBeGreaterThan(5);
    expect((await kinds()).filter((kind) => / 0$/.test(kind))).toEqual([]);
    await find.field.fill('');
    await eventually(kinds).toEqual(all);
    expect(problems).toEqual([]);
  });

  test('what the reader’s table holds narrows it from the start', async () => {
    const [, players] = game.players;
    const { page } = await site.open(`${chapter.path}?players=${players}`);
    const find = await openFinder(page);
    await eventually(() => find.players.inputValue()).toBe(`${players}`);
  });

  test('a word that only another game has is no slip: the way to that game is shown', async () => {
    const { page, problems } = await site.open(chapter.path);
    const find = await openFinder(page);
    const words = others.flatMap((other) => wordsOnlyOf(other, game).map((word) => ({ other, word })));
    const [first] = words;
    if (first === undefined) throw new Error('No other game has a word of its own.');
    const { other, word } = first;
    await find.askAll(word);
    expect(await find.results.count()).toBe(0);
    // Nothing alike is offered instead.
    await eventually(() => read(find.status)).toBe(`No results. “${word}”: not here, but in ${other.title}`);
    expect(await dialogOf(page).getByText('Did you mean').count()).toBe(0);
    // Beside answers it is shown too.
    await find.askAll(`${common} ${word}`);
    expect(await find.results.count()).toBeGreaterThan(3);
    expect(await read(find.status)).toMatch(
      new RegExp(`^\\d+ results\\b.*\\. “${word}”: not here, but in ${other.title}$`),
    );
    expect(await axe(page)).toEqual([]);
    await find.button(`Search ${other.title}`).waitFor();
    await find.askAll(common);
    expect(await find.button(/^Search /).count()).toBe(0);
    await find.askAll(word);
    await find.button(`Search ${other.title}`).click();
    await find.results.first().waitFor();
    expect(await find.results.first().getAttribute('href')).toMatch(new RegExp(`^/(${other.id}|glossary)/`));
    expect(await find.game.inputValue()).toBe(other.id);
    expect(problems).toEqual([]);
  });

  test('a search that led somewhere is offered again, and forgotten when asked', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.ask(here);
    await find.results.first().click();
    await dialogOf(page).waitFor({ state: 'hidden' });
    await openFinder(page);
    const offer = dialogOf(page).getByRole('button', { name: here, exact: true });
    await find.button('Clear').click();
    await offer.click();
    await find.results.first().waitFor();
    expect(await find.field.inputValue()).toBe(here);
    await find.button('Clear').click();
    await find.button('Forget these').click();
    await offer.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => localStorage.getItem('roundhouse:searches'))).toBeNull();
  });

  test.each(['{', '{"a":1}', '[1,null,"<img src=x onerror=alert(1)>"]', '"x"'])(
    'searches that are kept damaged do no harm: %s',
    async (kept) => {
      const { page, problems } = await site.open(chapter.path, { stored: { 'roundhouse:searches': kept } });
      await openFinder(page);
      await isReady(page);
      expect(await offers(page).count()).toBeGreaterThan(1);
      expect(await dialogOf(page).locator('img').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test('its page has the same search', async () => {
    const { page } = await site.open(chapter.path);
    const find = await openFinder(page);
    await find.kind('Rules').check({ force: true });
    await find.ask(common);
    await page.getByRole('link', { name: 'Open full search' }).click();
    await page.waitForURL(`**/search/?q=${common}&game=${game.id}&kind=clause`);
    const whole = finderOn(page, 'page');
    await whole.results.first().waitFor();
    expect(await whole.field.inputValue()).toBe(common);
  });

  test('it has nothing for axe, empty, with results and without, light and dark', async () => {
    const { page, problems } = await site.open(chapter.path);
    const find = await openFinder(page);
    await isReady(page);
    expect(await axeInBoth(page)).toEqual([]);
    await find.askAll(`how do i use a ${common}`);
    await page.keyboard.press('ArrowDown');
    expect(await axeInBoth(page)).toEqual([]);
    await find.askAll(nowhere);
    await eventually(() => read(find.status)).toMatch(/^No results/);
    expect(await axeInBoth(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('with forced colours the active result, the chosen kind and the words found are told apart', async () => {
    const { page } = await site.open(chapter.path, { context: { forcedColors: 'active' } });
    const find = await openFinder(page);
    await find.askAll(common);
    await page.keyboard.press('ArrowDown');
    const outline = (one: Element) => getComputedStyle(one).outlineStyle;
    expect(await find.active.evaluate(outline)).toBe('solid');
    expect(await find.results.nth(1).evaluate(outline)).toBe('none');
    const edge = (input: Element) => getComputedStyle(input.closest('label') ?? input).borderBottomColor;
    expect(await find.kind('All').evaluate(edge)).not.toBe(await find.kind('Rules').evaluate(edge));
    const [mark, text] = await find.results
      .filter({ has: page.locator('mark') })
      .first()
      .evaluate((one) => [one.querySelector('mark'), one].map((part) => getComputedStyle(part ?? one).backgroundColor));
    expect(mark).not.toBe(text);
  });
});
