import { describe, expect, test } from 'vitest';
import { nearest, readable } from '../../src/client/nearest.ts';
import { axe, draft, overflow, shift, useSite, watchShift } from './harness.ts';
import { read } from './read.ts';

const pages = ['/', '/about/', '/about/design/', '/nothing/here/'];
const chapter = '/railroad-revolution/rules/deals/';

describe('shell: every page of it', () => {
  const site = useSite();

  test.each(pages)('%s has nothing for axe, light and dark', async (path) => {
    const { page, problems } = await site.open(path);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test.each(pages)('%s fits a phone, and a narrower one', async (path) => {
    const { page } = await site.open(path, { width: 360 });
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  });

  test.each(pages)('%s reads without scripts', async (path) => {
    const { page, problems } = await site.open(path, { width: 360, js: false });
    expect(await page.locator('h1').isVisible()).toBe(true);
    expect(await page.getByRole('link', { name: 'Search' }).first().isVisible()).toBe(true);
    expect(await page.locator('[data-theme-toggle], form[data-table]').filter({ visible: true }).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the page keeps its parts apart when colours are forced', async () => {
    const { page, problems } = await site.open(chapter, { context: { forcedColors: 'active' } });
    expect(await axe(page, 'header')).toEqual([]);
    const [chosen, other] = await page.evaluate(() =>
      ['input:checked + span', 'input:not(:checked) + span'].map((part) => {
        const element = document.querySelector(`form[data-table] ${part}`);
        return element === null ? '' : getComputedStyle(element).backgroundColor;
      }),
    );
    expect(chosen).not.toBe(other);
    expect(problems).toEqual([]);
  });

  test('the first Tab reaches a link past the header', async () => {
    const { page } = await site.open('/about/');
    await page.keyboard.press('Tab');
    const skip = page.locator(':focus');
    expect(await skip.textContent()).toBe('Skip to the text');
    expect((await skip.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe('shell: theme', () => {
  const site = useSite();
  const dark = 'rgb(20, 22, 26)';

  test('a chosen theme is there in the first frame, and in every later one', async () => {
    const { page, context } = await site.open('/', { stored: { 'roundhouse:theme': 'dark' } });
    await context.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { frames_: frames });
      const look = (): void => {
        if (document.body !== null) frames.push(getComputedStyle(document.documentElement).backgroundColor);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(site.url('/about/'));
    await page.waitForTimeout(300);
    const frames = await page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);
    expect(frames.length).toBeGreaterThan(3);
    expect(new Set(frames)).toEqual(new Set([dark]));
  });

  test('the button turns it, it lasts, and turning back follows the system again', async () => {
    const { page } = await site.open('/');
    const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const button = page.getByRole('button', { name: 'Dark theme' });
    expect(await button.getAttribute('aria-pressed')).toBe('false');
    await button.click();
    expect([await ground(), await button.getAttribute('aria-pressed')]).toEqual([dark, 'true']);
    await page.goto(site.url('/about/'));
    expect(await ground()).toBe(dark);
    await button.click();
    expect(await page.evaluate(() => localStorage.getItem('roundhouse:theme'))).toBe(null);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
    expect(await ground()).toBe(dark);
  });

  test('something else in its place in storage is left alone', async () => {
    const { page, problems } = await site.open('/', { stored: { 'roundhouse:theme': '<img src=x onerror=alert(1)>' } });
    expect(await page.locator('html').getAttribute('data-theme')).toBe(null);
    expect(problems).toEqual([]);
  });
});

describe('shell: on a phone', () => {
  const site = useSite();

  test.each([...pages, chapter])('%s has a bar of three targets of 44 px or more', async (path) => {
    const { page } = await site.open(path, { width: 360 });
    const targets = page.locator('.bar > *');
    expect(await targets.count()).toBe(3);
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });

  test('the glossary is a tap away outside a game, and in its contents', async () => {
    const { page } = await site.open('/', { width: 360 });
    await page.locator('.bar').getByRole('link', { name: 'Glossary' }).tap();
    await page.waitForURL('**/glossary/');
    const inside = await site.open(chapter, { width: 360 });
    await inside.page.getByRole('button', { name: 'Contents' }).tap();
    expect(await inside.page.locator('.contents').getByRole('link', { name: 'Glossary' }).isVisible()).toBe(true);
  });

  test('the end of a page is not covered by the bar', async () => {
    const { page } = await site.open('/about/', { width: 360 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.locator('footer a').last().boundingBox();
    const bar = await page.locator('.bar').boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });

  test.each([true, false])('contents open from the bar, scripts %s, and Escape gives the focus back', async (js) => {
    const { page, problems } = await site.open(chapter, { width: 360, js });
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Contents' }).tap();
    expect(await contents.isVisible()).toBe(true);
    expect(await contents.locator('[aria-current]').textContent()).toContain('Deals');
    if (js) expect(await axe(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await contents.isVisible()).toBe(false);
    expect(await page.locator(':focus').textContent()).toBe('Contents');
    expect(problems).toEqual([]);
  });
});

describe('shell: where you were', () => {
  const site = useSite();

  test('home offers the page of a game that was read last, and nothing moves', async () => {
    const opened = await site.open(chapter);
    const { page, problems } = opened;
    await page.goto(site.url('/about/'));
    await watchShift(opened);
    await page.goto(site.url('/'));
    await page.waitForTimeout(200);
    expect(await shift(page)).toBeLessThan(0.01);
    await page
      .getByRole('link', { name: /^Deals/ })
      .first()
      .click();
    expect(page.url()).toBe(site.url(chapter));
    expect(problems).toEqual([]);
  });

  test.each([
    '{',
    '[]',
    '{"path":"//evil.example/","title":"x"}',
    '{"path":"javascript:alert(1)","title":"x"}',
    '{"path":"/\\\\evil.example","title":"<b>x</b>"}',
  ])('what is damaged or leads elsewhere is not offered: %s', async (kept) => {
    const { page, problems } = await site.open('/', { stored: { 'roundhouse:last': kept } });
    expect(await page.locator('[data-continue]').textContent()).toContain('New here?');
    expect(problems).toEqual([]);
  });
});

describe('shell: what is not there', () => {
  const site = useSite();

  test.each([
    ['/railroad-revolution/rules/deal/', chapter],
    ['/railroad-revolution/rule/deals', chapter],
    ['/abuot/', '/about/'],
    ['/railroad-revolution/c/deal-triger/', '/railroad-revolution/c/deal-trigger/'],
  ])('%s suggests %s', async (path, wanted) => {
    const { page, problems } = await site.open(path);
    const links = page.locator('[data-near] a');
    await links.first().waitFor();
    const offered = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
    expect(offered).toContain(site.url(wanted));
    expect(offered.length).toBeLessThanOrEqual(3);
    expect(problems).toEqual([]);
  });

  test.each(['/%E0%A4%A/', '/<img src=x onerror=alert(1)>/', '/zzzzqqqq/'])('%s still leads on', async (path) => {
    const { page, problems } = await site.open(path);
    expect(await page.getByRole('link', { name: 'To the games' }).isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test.each(['/railroad-rivals/', '/railroad-rivals/rules/auction/', '/embed/railroad-rivals/x/', '/Railroad-Rivals'])(
    '%s is of a game that is still to come, and the page says so',
    async (path) => {
      const { page, problems } = await site.open(path);
      const notice = page.locator('[data-planned]').filter({ visible: true });
      expect(await read(notice)).toMatch(/^Railroad Rivals is in preparation/);
      expect(await read(page.locator('main').filter({ visible: true }))).toContain('Railroad Rivals, in preparation');
      await page.waitForLoadState('networkidle');
      expect(await page.locator('[data-near] a').count()).toBe(0);
      expect(await page.getByText('It may be misspelt').isVisible()).toBe(false);
      expect(await axe(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  test('an address of no game says nothing of one, and names what is to come all the same', async () => {
    const { page } = await site.open('/zzzzqqqq/', { js: false });
    expect(await page.locator('[data-planned]').filter({ visible: true }).count()).toBe(0);
    expect(await page.getByText('It may be misspelt').isVisible()).toBe(true);
    expect(await page.getByText('Railroad Rivals, in preparation').isVisible()).toBe(true);
  });

  test('the nearest come first', () => {
    const known = [
      ['/a/deals/', 'Deals'],
      ['/a/trains/', 'Trains'],
      ['/b/', 'B'],
    ] as const;
    expect(nearest(known, '/a/train/', 1)).toEqual([known[1]]);
    expect(nearest(known, '/x/daels/', 2)[0]).toEqual(known[0]);
    expect(nearest(known, '???', 2)).toEqual([]);
    expect(readable('/caf%C3%A9/')).toBe('/café/');
    expect(readable('/%E0%A4%A/')).toBe('/%E0%A4%A/');
  });
});

describe('shell: under a base path', () => {
  const site = useSite(draft);

  test.each(pages)('%s links below it only, and every link leads to a page', async (path) => {
    const { page, problems } = await site.open(path);
    const targets = await page
      .locator('a[href], form[action]')
      .evaluateAll((all) =>
        all.map((one) => (one instanceof HTMLFormElement ? one.action : (one as HTMLAnchorElement).href)),
      );
    expect(targets.length).toBeGreaterThan(5);
    const others = new Set(
      targets.map((address) => address.replace(/#.*/, '')).filter((address) => address !== page.url()),
    );
    for (const target of others) {
      expect(target.startsWith(site.url('/')), target).toBe(true);
      expect((await page.request.get(target)).status(), target).toBe(200);
    }
    expect(problems).toEqual([]);
  });

  test('what is not there suggests pages below it', async () => {
    const { page } = await site.open('/abuot/');
    await page.locator('[data-near] a').first().click();
    expect(page.url()).toBe(site.url('/about/'));
  });
});
