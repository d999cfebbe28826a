import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, overflow, useSite } from './harness.ts';
import { read } from './read.ts';

const game = '/railroad-revolution/';
const deals = `${game}rules/deals/`;
const field = '#find-field';
const dialog = 'dialog.search-dialog[open]';
const active = '.found[aria-selected=true]';
const kB = 1000;

/** Types a query and waits until the small indexes have answered. */
async function ask(page: Page, query: string): Promise<void> {
  await page.locator(field).fill(query);
  await page.locator('.found').first().waitFor();
}

/** The same until the full text has answered too. */
async function askAll(page: Page, query: string): Promise<void> {
  await page.locator(field).fill(query);
  await page.locator('.finder[data-phase=whole]').waitFor();
}

describe('the search over a page', () => {
  const site = useSite();

  test.each([
    ['a slash', '/'],
    ['Ctrl-K', 'Control+k'],
    ['⌘-K', 'Meta+k'],
  ])('%s opens it with its field ready; Escape closes it and the focus goes back', async (_name, key) => {
    const { page, problems } = await site.open(deals);
    const before = page.locator('#deal-trigger > .number');
    await before.focus();
    await page.keyboard.press(key);
    await page.locator(`${field}:focus`).waitFor();
    expect(await page.locator(field).inputValue()).toBe('');
    await page.keyboard.type('sell');
    await page.locator('.found').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator(dialog).count()).toBe(0);
    expect(await before.evaluate((element) => element === document.activeElement)).toBe(true);
    // What was asked is still there, to go on with or to write over.
    await page.keyboard.press(key);
    await page.locator(`${field}:focus`).waitFor();
    await page.keyboard.type('x');
    expect(await page.locator(field).inputValue()).toBe('x');
    expect(problems).toEqual([]);
  });

  test('what a result on this page leads to has the focus', async () => {
    const { page, problems } = await site.open(deals);
    await page.locator('.header [data-search]').focus();
    await page.keyboard.press('/');
    await page.locator(`${field}:focus`).waitFor();
    await ask(page, '10.1.1');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.locator(dialog).waitFor({ state: 'detached' });
    await page.waitForFunction(() => document.activeElement?.id === 'deal-trigger');
    expect(new URL(page.url()).hash).toBe('#deal-trigger');
    expect(problems).toEqual([]);
  });

  test('on a phone the first answer stands in the upper third; kinds beyond the edge fade there and are scrolled to', async () => {
    const { page } = await site.open(deals, { width: 360, height: 740 });
    await page.locator('a[data-search]').filter({ visible: true }).click();
    await askAll(page, 'sell a share');
    expect((await page.locator('.found').first().boundingBox())?.y ?? 999).toBeLessThan(247);
    const row = page.locator('.chips');
    const [first, last] = [row.locator('.chip').first(), row.locator('.chip:not(.none)').last()];
    expect((await first.boundingBox())?.y).toBe((await last.boundingBox())?.y);
    expect(await row.evaluate((one) => 'after' in one.dataset && !('before' in one.dataset))).toBe(true);
    await row.evaluate((one) => one.scrollTo(9999, 0));
    await page.waitForFunction(() => {
      const one = document.querySelector<HTMLElement>('.chips');
      return one !== null && 'before' in one.dataset && !('after' in one.dataset);
    });
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await row.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  });

  test('a slash in a field stays one, Ctrl-K opens from there too', async () => {
    const { page } = await site.open('/');
    await page.locator('#q').focus();
    await page.keyboard.type('1/2');
    expect(await page.locator('#q').inputValue()).toBe('1/2');
    await page.keyboard.press('Control+k');
    await page.locator(`${field}:focus`).waitFor();
  });

  test('a slash opens it from a choice, into which nothing is typed', async () => {
    const { page } = await site.open(deals, { width: 1280 });
    await page.locator('.header input[type=radio]').first().focus();
    await page.keyboard.press('/');
    await page.locator(`${field}:focus`).waitFor();
  });

  test('the button in the header opens it by mouse; its close, and a press beside it, close it', async () => {
    const { page, problems } = await site.open(deals);
    const button = page.locator('.header [data-search]');
    for (const close of [() => page.getByRole('button', { name: 'Close' }).click(), () => page.mouse.click(8, 400)]) {
      await button.click();
      await page.locator(dialog).waitFor();
      await close();
      await page.locator(dialog).waitFor({ state: 'detached' });
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
    expect(page.url()).toBe(site.url(deals));
    expect(problems).toEqual([]);
  });

  test('a press of a modifier opens the page of the search instead', async () => {
    const { page, context } = await site.open(deals);
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.locator('.header [data-search]').click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL(`**${game}search/`);
    expect(await page.locator('dialog.search-dialog').count()).toBe(0);
  });

  test('on a phone the bar opens it, it fills the window, a touch follows a result', async () => {
    const { page, problems } = await site.open(deals, { width: 360, height: 700 });
    await page.locator('.bar [data-search]').tap();
    await page.locator(dialog).waitFor();
    expect(await page.locator(dialog).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 700 });
    await ask(page, 'four worker minimum');
    expect(await overflow(page)).toBe(0);
    expect(await page.locator(dialog).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    const small = await page
      .locator(dialog)
      .evaluate((element) =>
        [...element.querySelectorAll('a, button, select, label.chip, input[type=search]')]
          .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().height < 44)
          .map((one) => one.outerHTML.slice(0, 80)),
      );
    expect(small).toEqual([]);
    // Enter on a phone’s keys shows what was found: the keys go away, and nothing is followed yet.
    await page.keyboard.press('Enter');
    expect(page.url()).toBe(site.url(deals));
    expect(await page.locator(`${field}:focus`).count()).toBe(0);
    await page.locator('.found').first().tap();
    await page.waitForURL(`**${game}rules/workers/#four-worker-minimum`);
    expect(problems).toEqual([]);
  });

  test('arrows, Home and End go through the results while the field keeps the focus; Enter goes', async () => {
    const { page, problems } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, 'station');
    const count = await page.locator('.found').count();
    const at = () =>
      page.evaluate(() => {
        const id = document.activeElement?.getAttribute('aria-activedescendant') ?? '';
        return [...document.querySelectorAll('.found')].findIndex((one) => one.id === id);
      });
    const combobox = page.getByRole('combobox', { name: /^Search rules/ });
    expect(await combobox.getAttribute('aria-expanded')).toBe('true');
    expect(await page.getByRole('listbox').getAttribute('id')).toBe(await combobox.getAttribute('aria-controls'));
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
      expect(await page.locator(active).count()).toBe(expected < 0 ? 0 : 1);
      if (expected >= 0) {
        const inView = await page.locator(active).evaluate((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const body = one.closest('.finder-body')?.getBoundingClientRect();
          return body !== undefined && top >= body.top - 1 && bottom <= body.bottom + 1;
        });
        expect(inView, key).toBe(true);
      }
    }
    // With no option active the keys are the text’s own.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Home');
    await page.keyboard.type('x');
    expect(await page.locator(field).inputValue()).toBe('xstation');
    await page.keyboard.press('Backspace');
    await page.locator('.found').first().waitFor();

    await page.keyboard.press('Enter');
    expect(await at()).toBe(0);
    const wanted = await page.locator(active).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${wanted}`);
    expect(problems).toEqual([]);
  });

  test('Tab goes through field, filters and results and stays within; arrows go on from a result', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, 'shuffle');
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
    await page.locator('.found').nth(1).focus();
    await page.keyboard.press('ArrowDown');
    expect(await page.locator(`${field}:focus`).count()).toBe(1);
    expect(await page.locator('.found').nth(2).getAttribute('aria-selected')).toBe('true');
  });

  test('a live region tells the count', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, 'shuffle');
    const said = await read(page.getByRole('status').filter({ hasText: /result/ }));
    expect(Number.parseInt(said, 10)).toBe(await page.locator('.found').count());
  });

  test('a result on the same page closes it and lands on the clause; Back shows the results again', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await ask(page, 'deal-order');
    await page.locator('.found').first().click();
    await page.waitForURL(`**${deals}#deal-order`);
    expect(await page.locator(dialog).count()).toBe(0);
    const top = await page.locator('#deal-order').evaluate((one) => one.getBoundingClientRect().top);
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(400);
    await page.goBack();
    await page.locator(dialog).waitFor();
    expect(await page.locator(field).inputValue()).toBe('deal-order');
  });

  test('after a result on another page Back leads to the results, loaded anew or kept; a reload then is a plain page', async () => {
    const { page, problems } = await site.open(deals);
    await page.keyboard.press('Control+k');
    await page.locator(field).waitFor();
    await page.getByRole('radio', { name: /^FAQ/ }).check({ force: true });
    await ask(page, 'both deals');
    await page.locator('.found').first().click();
    await page.waitForURL(`**${game}faq/both-deals/`);
    await page.goBack();
    await page.locator('.found').first().waitFor();
    expect(await page.locator(field).inputValue()).toBe('both deals');
    expect(await page.getByRole('radio', { name: /^FAQ/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.reload();
    await page.waitForTimeout(300);
    expect(await page.locator(dialog).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a result opens in a new tab as links do, and the search stays', async () => {
    const { page, context } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await ask(page, 'train vp');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page
        .locator('.found')
        .first()
        .click({ modifiers: ['Control'] }),
    ]);
    await other.waitForURL(`**${game}**`);
    expect(await page.locator(dialog).count()).toBe(1);
  });

  test('filters narrow it, their keys are those of the system, and a narrow search that finds nothing says how to widen it', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    expect(await page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('railroad-revolution');
    await ask(page, 'intial rail washngton');
    await page.locator('.chips input').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('.found')].every((one) => one.matches('[data-kind=clause]')),
    );
    await ask(page, 'turn');
    await page.getByRole('radio', { name: /^Charts/ }).check({ force: true });
    await page.locator(field).fill('washngton');
    await page.locator('.none-found').waitFor();
    // What was chosen stays, and so does the way to all.
    expect(await read(page.locator('.chip:has(:checked)'))).toBe('Charts 0');
    expect(await page.locator('.chip', { hasText: 'All' }).isVisible()).toBe(true);
    await page.getByRole('button', { name: 'Search every kind' }).click();
    await page.locator('.found').first().waitFor();
    expect(await page.locator(`${field}:focus`).count()).toBe(1);
  });

  test.each([360, 1280])('kinds without a result are left out, and come back with one, %i px wide', async (width) => {
    const { page, problems } = await site.open(deals, { width });
    await page.locator('[data-search]').filter({ visible: true }).first().click();
    const kinds = () => page.locator('.chip').filter({ visible: true }).allTextContents();
    await page.locator('.offer').first().waitFor();
    await expect.poll(async () => (await kinds()).length).toBe(9);
    const all = await kinds();
    await askAll(page, 'zzzqqq');
    expect(await kinds()).toEqual(['All 0']);
    await ask(page, 'turn');
    expect((await kinds()).filter((kind) => / 0$/.test(kind))).toEqual([]);
    expect((await kinds()).length).toBeGreaterThan(5);
    await page.locator(field).fill('');
    await page.locator('.offer').first().waitFor();
    expect(await kinds()).toEqual(all);
    expect(problems).toEqual([]);
  });

  test('what the reader’s table holds narrows it from the start', async () => {
    const { page } = await site.open(`${deals}?players=3`);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await page.locator('.offer').first().waitFor();
    expect(await page.getByRole('combobox', { name: 'Players' }).inputValue()).toBe('3');
  });

  test('what the table reads otherwise says so; a table with our readings asks for none', async () => {
    const { page, problems } = await site.open(`${deals}?ruling=same-deal.twice`);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await ask(page, 'same deal twice');
    await page.locator('.found[href$="same-deal-twice/"]').getByText('Another reading at your table').waitFor();
    const asked: string[] = [];
    const { page: other } = await site.open(deals);
    other.on('request', (request) => asked.push(request.url()));
    await other.keyboard.press('/');
    await other.locator(field).waitFor();
    await askAll(other, 'same deal twice');
    expect(asked.filter((url) => url.includes('/search/readings/'))).toEqual([]);
    expect(await other.getByText('Another reading at your table').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('a word that only another game has is no slip: the way to that game is shown', async () => {
    const { page, problems } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, 'whistle bypass');
    expect(await page.locator('.found').count()).toBe(0);
    expect(await page.locator(`${dialog} .offer`).count()).toBe(0);
    expect(await read(page.locator(`${dialog} .finder .state`))).toBe(
      'No results. “whistle”, “bypass”: not here, but in Whistle Stop',
    );
    // Beside answers it is shown too.
    await askAll(page, 'deal whistle');
    expect(await page.locator('.found').count()).toBeGreaterThan(3);
    expect(await read(page.locator(`${dialog} .finder .state`))).toMatch(
      /^\d+ results\b.*\. “whistle”: not here, but in Whistle Stop$/,
    );
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Search Whistle Stop' }).waitFor();
    await askAll(page, 'promte worker');
    expect(await page.getByRole('button', { name: /^Search / }).count()).toBe(0);
    await askAll(page, 'whistle bypass');
    await page.getByRole('button', { name: 'Search Whistle Stop' }).click();
    await page.locator('.found[href$="/whistle-stop/rules/movement/#bypassed-stop"]').waitFor();
    expect(await page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('whistle-stop');
    expect(problems).toEqual([]);
  });

  test('a search that led somewhere is offered again, and forgotten when asked', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await ask(page, 'deal-order');
    await page.locator('.found').first().click();
    await page.keyboard.press('/');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('.offer', { hasText: 'deal-order' }).click();
    await page.locator('.found').first().waitFor();
    expect(await page.locator(field).inputValue()).toBe('deal-order');
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.getByRole('button', { name: 'Forget these' }).click();
    expect(await page.locator('.offer', { hasText: 'deal-order' }).count()).toBe(0);
    expect(await page.evaluate(() => localStorage.getItem('roundhouse:searches'))).toBeNull();
  });

  test.each(['{', '{"a":1}', '[1,null,"<img src=x onerror=alert(1)>"]', '"x"'])(
    'searches that are kept damaged do no harm: %s',
    async (kept) => {
      const { page, problems } = await site.open(deals, { stored: { 'roundhouse:searches': kept } });
      await page.keyboard.press('/');
      await page.locator('.offer').first().waitFor();
      expect(await page.locator('dialog img').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test('its page has the same search', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await page.getByRole('radio', { name: /^Rules/ }).check({ force: true });
    await ask(page, 'sell shares');
    await page.getByRole('link', { name: 'As a page' }).click();
    await page.waitForURL('**/search/?q=sell+shares&game=railroad-revolution&kind=clause');
    await page.locator('.found').first().waitFor();
    expect(await page.locator('#search-field').inputValue()).toBe('sell shares');
  });

  test.each(['light', 'dark'] as const)(
    'it has nothing for axe, empty, with results and without, %s',
    async (theme) => {
      const { page, problems } = await site.open(deals, { theme });
      await page.keyboard.press('/');
      await page.locator('.offer').first().waitFor();
      expect(await axe(page)).toEqual([]);
      await askAll(page, 'how do i sell a share');
      await page.keyboard.press('ArrowDown');
      expect(await axe(page)).toEqual([]);
      await page.locator(field).fill('zzzzqqqq');
      await page.locator('.none-found').waitFor();
      expect(await axe(page)).toEqual([]);
      expect(problems).toEqual([]);
    },
  );

  test('with forced colours the active result, the chosen kind and the words found are told apart', async () => {
    const { page } = await site.open(deals, { context: { forcedColors: 'active' } });
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, 'sell shares');
    await page.keyboard.press('ArrowDown');
    const look = (selector: string, key: 'outlineStyle' | 'borderBottomColor' | 'backgroundColor') =>
      page
        .locator(selector)
        .first()
        .evaluate((one, name) => getComputedStyle(one)[name as 'outlineStyle'], key);
    expect(await look(active, 'outlineStyle')).toBe('solid');
    expect(await look('.found[aria-selected=false]', 'outlineStyle')).toBe('none');
    expect(await look('.chip:has(:checked)', 'borderBottomColor')).not.toBe(
      await look('.chip:not(:has(:checked))', 'borderBottomColor'),
    );
    expect(await look('.found-text mark', 'backgroundColor')).not.toBe(await look('.found-text', 'backgroundColor'));
  });
});

describe('what the search loads', () => {
  const site = useSite();

  test('nothing before it is opened, 60 kB to the first answer, 130 kB more with the full text', async () => {
    const { page, problems } = await site.open(deals);
    await page.waitForLoadState('networkidle');
    const sent: { url: string; size: number }[] = [];
    const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
    expect(known.filter((name) => /_astro\/search|finder|pagefind|\/search\//.test(name))).toEqual([]);
    page.on('response', async (response) => {
      const body = await response.body().catch(() => Buffer.alloc(0));
      // What Pagefind packs itself is sent as it is.
      const isPacked = /\.(pf_\w+|pagefind)$/.test(response.url());
      sent.push({ url: response.url(), size: isPacked ? body.length : gzipSync(body).length });
    });
    const sum = (): number => sent.reduce((total, { size }) => total + size, 0);

    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    // A whole question asks for more of the full text's index than two words do.
    await page.locator(field).fill('What do I get after completing a D milestone?');
    await page.locator('.found').first().waitFor();
    const early = sent.filter(({ url }) => !url.includes('/pagefind/'));
    const first = early.reduce((total, { size }) => total + size, 0);
    expect(early.length).toBeGreaterThan(4);
    expect(first, early.map(({ url, size }) => `${url} ${size}`).join('\n')).toBeLessThanOrEqual(60 * kB);

    await page.waitForResponse(/\/pagefind\/fragment\//);
    await page.waitForLoadState('networkidle');
    const full = sum() - first;
    expect(full).toBeGreaterThan(60 * kB);
    expect(full, sent.map(({ url, size }) => `${url} ${size}`).join('\n')).toBeLessThanOrEqual(130 * kB);

    // Once it is there, another search brings a few records more and nothing else.
    const before = sent.length;
    await askAll(page, 'first station');
    await page.waitForLoadState('networkidle');
    const again = sent.slice(before);
    const more = again.reduce((total, { size }) => total + size, 0);
    expect(more, again.map(({ url, size }) => `${url} ${size}`).join('\n')).toBeLessThanOrEqual(60 * kB);
    expect(problems).toEqual([]);
  });

  test('a word that stands nowhere is not answered with words that only begin like it', async () => {
    const { page } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, 'baltimore');
    expect(await page.locator('.found').count()).toBe(0);
  });

  test('the full text finds what only an example tells, also with slips put right', async () => {
    const { page, problems } = await site.open(deals);
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await askAll(page, '"takes the other deal too"');
    expect(await page.locator('.found').count()).toBe(1);
    expect(await page.locator('.found').getAttribute('href')).toMatch(/\/examples\/deal-resolution\/$/);
    expect(await read(page.locator('.found'))).toContain('takes the other Deal too');
    // Every word must stand in a record here, so a slip that is not put right would find nothing.
    await askAll(page, 'discrads turqoise maneger miami');
    expect(await page.locator('.found[href$="/examples/deal-resolution/"]').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test('where the full text does not come, the rest answers and says so', async () => {
    const { page } = await site.open('/about/');
    await page.route('**/pagefind/pagefind.js', (route) => route.abort());
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await ask(page, 'sell shares');
    await page.getByText('The full text could not be loaded').waitFor();
    await page.unroute('**/pagefind/pagefind.js');
    await page.locator(field).fill('sell a share');
    await page.waitForResponse(/\/pagefind\/fragment\//);
    await page.waitForFunction(() => !document.querySelector('.state')?.textContent?.includes('could not'));
  });

  test('where it does not come itself, its page is opened', async () => {
    const { page } = await site.open(deals);
    await page.route('**/_astro/search.*.js', (route) => route.abort());
    // Of a page that is already there, Chromium now and then lets a first request pass.
    await page.reload();
    await page.keyboard.press('/');
    await page.waitForURL(`**${game}search/`);
  });

  test('what is typed while it comes is not lost', async () => {
    const { page } = await site.open(deals);
    await page.route('**/_astro/search.*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      await route.continue();
    });
    await page.keyboard.press('/');
    await page.keyboard.type('deal order');
    await page.locator('.found').first().waitFor();
    expect(await page.locator(field).inputValue()).toBe('deal order');
  });

  test('on a page of no game every game is searched, and a result names its own where there are several', async () => {
    const { page } = await site.open('/glossary/');
    await page.keyboard.press('/');
    await page.locator(field).waitFor();
    await ask(page, 'starting player');
    expect(await page.getByRole('combobox', { name: 'Game' }).inputValue()).toBe('');
    const games = await page.getByRole('combobox', { name: 'Game' }).locator('option').count();
    expect(await page.locator('.found').first().locator('.found-where span').count()).toBe(games > 2 ? 1 : 0);
  });
});
