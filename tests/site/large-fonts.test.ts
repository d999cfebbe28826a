import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { addresses, games, htmlOf, most, templates } from './found.ts';
import { overflow, useSite } from './harness.ts';

/** Sizes that readers set as the default of their browser, in pixels. */
const fonts = [16, 20, 24, 32];
const widths = [1920, 1600, 1366, 1200, 1024];
const phone = 360;
const openers = [
  ['button', /^contents$/i],
  ['button', /table/i],
  ['link', /^search/i],
] as const;

const lengthOf = ({ path }: { readonly path: string }): number => htmlOf(path).length;
/** Of each game the longest chapter, which has pictures of its own. */
const pictured = games.map(({ id, chapters }) => most(chapters, lengthOf, `a chapter of ${id}`).path);
/** And the shortest, which may have none: such a chapter has a template of its own. */
const plain = games.map(({ id, chapters }) => most(chapters, (one) => -lengthOf(one), `a chapter of ${id}`).path);
const played = pictured.filter((path) => htmlOf(path).includes('data-scenario'));
const shown = templates();
/** Of each template the longest page; what is shown for a page that is not there has no file at its address. */
const longest = addresses().flatMap((address) => {
  const own = shown.filter(({ template }) => template === address);
  return own.length < 2 ? own.map(({ path }) => path) : [most(own, lengthOf, address).path];
});

/**
 * What is wrong with the page as it stands, a line each: it scrolls sideways, its text is narrower than `least`, or what can
 * be pressed stands outside the window.
 */
async function faults(page: Page, least: number): Promise<string[]> {
  const wider = await overflow(page);
  const found = await page.evaluate((least) => {
    const found: string[] = [];
    const say = (what: string, element: Element, px: number): void =>
      void found.push(
        `${what} (${Math.round(px)} px): ${element.textContent?.trim().replace(/\s+/g, ' ').slice(0, 40)}`,
      );
    const isSeen = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const main = document.querySelector('main') as Element;
    const style = getComputedStyle(main);
    const column = main.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
    if (column < least) say('narrow column', main, column);
    // Running text: what a board or a table says of itself has the room that it has.
    for (const text of main.querySelectorAll('p')) {
      if ((text.textContent ?? '').trim().length < 100 || text.closest('table, [data-scenario] li') || !isSeen(text))
        continue;
      const { width } = text.getBoundingClientRect();
      if (width < least) say('narrow text', text, width);
    }
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement));
    for (const control of document.querySelectorAll('a[href], button, input, select, summary')) {
      const { left, right, width } = control.getBoundingClientRect();
      const isOut = left < -1 || right > document.documentElement.clientWidth + 1;
      if (width > 1 && isOut && isSeen(control) && !control.matches('.sr') && !scrolls(control.parentElement))
        say('outside the window', control, right);
    }
    return found;
  }, least);
  return wider > 0 ? [`scrolls sideways (${wider} px)`, ...found] : found;
}

/** What is wrong once that is open which a control opens, and closes it. */
async function faultsOpen(page: Page, role: 'button' | 'link', name: RegExp): Promise<string[]> {
  const opener = page.getByRole(role, { name }).filter({ visible: true }).first();
  // On a desk the contents stand beside the text.
  if ((await opener.count()) === 0) return [];
  await opener.click();
  const opened = page.locator(':popover-open, dialog[open]').first();
  await opened.waitFor();
  const found = await faults(page, 0);
  const [left, right, hidden] = await opened.evaluate((one) => {
    const { left, right } = one.getBoundingClientRect();
    return [left, innerWidth - right, one.scrollWidth - one.clientWidth] as const;
  });
  if (Math.min(left, right) < 0 || hidden > 0)
    found.push(`${left} and ${right} px beside what ${name} opens, ${hidden} px of it to scroll to`);
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'hidden' });
  return found;
}

describe('a larger default font', () => {
  const site = useSite();

  // With a hash a page has all of its styles from the start.
  const addressOf = (path: string): string => `${site.url(path)}#main`;

  /** A page of a browser that sets a default font as its reader's setting does: it moves the em of media queries too. */
  async function openPage(): Promise<{ page: Page; setFont: (px: number) => Promise<unknown> }> {
    const { page, context } = await site.open('/nothing/here/');
    const session = await context.newCDPSession(page);
    const setFont = (px: number): Promise<unknown> =>
      session.send('Page.setFontSizes', { fontSizes: { standard: px, fixed: Math.round((px * 13) / 16) } });
    return { page, setFont };
  }

  test('is set as a reader sets it', async () => {
    const { page, setFont } = await openPage();
    await setFont(24);
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.goto(site.url('/'));
    const [size, isWide, isNarrow] = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      matchMedia('(min-width: 50em)').matches,
      matchMedia('(max-width: 50em)').matches,
    ]);
    expect([size, isWide, isNarrow]).toEqual(['24px', true, true]);
  });

  test.each([...new Set([...longest, ...pictured, ...plain])])(
    '%s keeps the width of its text and stays in the window',
    async (path) => {
      const { page, setFont } = await openPage();
      const found: string[] = [];
      for (const font of fonts) {
        await setFont(font);
        await page.setViewportSize({ width: widths[0] ?? 0, height: 800 });
        await page.goto(addressOf(path), { waitUntil: 'load' });
        for (const width of [...widths, phone]) {
          await page.setViewportSize({ width, height: 800 });
          // On a phone a clause stands beside its number.
          const least = width === phone ? 200 : 280;
          for (const fault of await faults(page, least)) found.push(`${font} px in ${width}: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    },
  );

  test.each(played)('what opens over %s stays in the window, too', async (path) => {
    const { page, setFont } = await openPage();
    const found: string[] = [];
    for (const font of fonts)
      for (const width of [1366, phone]) {
        await setFont(font);
        await page.setViewportSize({ width, height: 800 });
        await page.goto(addressOf(path), { waitUntil: 'load' });
        await page.getByRole('button', { name: 'Next', exact: true }).first().click();
        await page.locator('[data-at="1"]').first().waitFor();
        const said = [await faults(page, 0)];
        for (const [role, name] of openers) said.push(await faultsOpen(page, role, name));
        for (const fault of said.flat()) found.push(`${font} px in ${width}: ${fault}`);
      }
    expect(found).toEqual([]);
  });
});
