import { describe, expect, test } from 'vitest';
import { axe, useSite } from './harness.ts';
import { read } from './read.ts';

const game = '/railroad-revolution/';
const deals = `${game}rules/deals/`;

describe('previews', () => {
  const site = useSite();
  const card = '#preview:popover-open';

  test('a mouse over a term or a citation shows its text; it can be read under the mouse; Escape and leaving close it', async () => {
    const { page, problems } = await site.open(deals);
    await page.locator('.term', { hasText: 'Deal icon' }).first().hover();
    await page.locator(card).waitFor();
    expect(await read(page.locator(card))).toMatch(/^Deal icon ?/);
    // The page behind stays as bright as it was.
    const veil = (): Promise<string> =>
      page.locator(card).evaluate((element) => getComputedStyle(element, '::backdrop').backgroundColor);
    expect(await veil()).toBe('rgba(0, 0, 0, 0)');
    await page.locator(card).hover();
    await page.waitForTimeout(400);
    expect(await page.locator(card).count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator(card).count()).toBe(0);

    await page.locator('#deal-after-action .see').hover();
    await page.locator(card).waitFor();
    expect(await read(page.locator(card))).toMatch(/^3\.2\.2.*any order/);
    await page.mouse.move(5, 5);
    await page.locator(card).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('focus by keys shows the text and describes the link by it; moving on closes it', async () => {
    const { page } = await site.open(deals);
    await page.locator('#deal-trigger > .number').focus();
    await page.keyboard.press('Tab');
    await page.locator(card).waitFor();
    const link = page.locator(':focus');
    expect(await link.getAttribute('aria-describedby')).toBe('preview');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator(card).count()).toBe(0);
    expect(await link.getAttribute('aria-describedby')).toBeNull();
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/glossary/#*');
  });

  test('the first tap shows the text with a way to go on, a tap elsewhere closes it, the second tap goes', async () => {
    const { page } = await site.open(deals, { width: 360 });
    const link = page.locator('#deal-after-action .see');
    await link.tap();
    await page.locator(card).waitFor();
    const box = await page.locator(card).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(page.url()).toBe(site.url(deals));
    await page.locator('h1').tap({ force: true });
    expect(await page.locator(card).count()).toBe(0);
    await link.tap();
    await page.locator(card).getByRole('link', { name: 'Go to 3.2.2' }).tap();
    await page.waitForURL(`**${game}rules/turn/#free-order`);
    await page.goBack();
    await link.tap();
    await page.locator(card).waitFor();
    await link.tap();
    await page.waitForURL(`**${game}rules/turn/#free-order`);
  });

  test('a click goes at once', async () => {
    const { page } = await site.open(deals);
    await page.locator('#deal-after-action .see').click();
    await page.waitForURL(`**${game}rules/turn/#free-order`);
  });

  test.each([
    // On its own page, and from another.
    [deals, `${game}rules/deals/#deal-order`],
    [`${game}rules/setup/`, `${game}rules/deals/#deal-order`],
  ])('marks are set apart from the text as in its chapter, and controls stay out: at %s', async (path, to) => {
    const { page, problems } = await site.open(path);
    await page.evaluate(
      (address) => {
        const link = Object.assign(document.createElement('a'), {
          className: 'see',
          href: address,
          textContent: 'See',
        });
        document.querySelector('h1')?.append(link);
      },
      new URL(site.url(to)).href,
    );
    await page.locator('h1 .see').hover();
    await page.locator(card).waitFor();
    const text = page.locator(`${card} p`);
    expect(await text.locator('b.tag').allTextContents()).toEqual(['2 players', '2 or 3 players']);
    expect(await read(text)).toMatch(
      /clockwise\. 2 players Only .+ 2 or 3 players The neutral colour never takes part\.$/,
    );
    expect(await read(page.locator(card))).not.toContain('ruling');
    const frame = await text
      .locator('b')
      .first()
      .evaluate((tag) => getComputedStyle(tag).borderTopWidth);
    expect(frame).toBe('1px');
    expect(await axe(page, card)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(['market', 'setup'])('a value that is worked out is said to be so, in words: from %s', async (chapter) => {
    const { page } = await site.open(`/railway-workers/rules/${chapter}/`);
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement('a'), { className: 'see', href: address, textContent: 'See' });
      document.querySelector('h1')?.append(link);
    }, site.url('/railway-workers/rules/market/#white-prices'));
    await page.locator('h1 .see').hover();
    await page.locator(card).waitFor();
    expect(await read(page.locator(`${card} p`))).toBe(
      'On the white side a structure costs 3 coins, and so does a track (worked out): neither is ever sold for less. A plan costs 2 coins (worked out).',
    );
  });

  test('a text that does not come leaves the link to itself', async () => {
    const { page } = await site.open(deals, { width: 360 });
    await page.route('**/previews.json', (route) => route.abort());
    await page.locator('#deal-after-action .see').tap();
    await page.waitForURL(`**${game}rules/turn/#free-order`);
  });
});

describe('what comes when a reader turns to it', () => {
  const site = useSite();

  test('nothing of it comes before', async () => {
    const { page } = await site.open(deals);
    await page.waitForLoadState('networkidle');
    const names = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(names.filter((name) => /previews|strip/.test(name))).toEqual([]);
    expect(await page.locator('.rule > .more').first().getAttribute('aria-expanded')).toBe('false');
  });

  test('previews that do not arrive leave the link to itself, and are asked for again', async () => {
    const { page } = await site.open(deals, { width: 360 });
    await page.route('**/_astro/previews*.js', (route) => route.abort(), { times: 1 });
    const link = page.locator('#deal-after-action .see');
    await link.tap();
    await page.waitForURL(`**${game}rules/turn/#free-order`);
    await page.goBack();
    await link.tap();
    await page.locator('#preview:popover-open').waitFor();
  });

  test('a strip that does not arrive leads to the page of its clause', async () => {
    const { page } = await site.open(deals, { width: 360 });
    await page.route('**/_astro/strip*.js', (route) => route.abort());
    await page.locator('#deal-after-action > .more').tap();
    await page.waitForURL(`**${game}c/deal-after-action/`);
  });

  test('a strip pressed while it is on its way opens, by keys too', async () => {
    const { page, problems } = await site.open(deals);
    await page.route('**/_astro/strip*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    const control = page.locator('#deal-after-action > .more');
    await control.focus();
    await page.keyboard.press('Space');
    await page.locator('#strip-deal-after-action dl').waitFor();
    expect(await control.getAttribute('aria-expanded')).toBe('true');
    expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await page.locator('.strip').count()).toBe(0);
    expect(problems).toEqual([]);
  });
});
