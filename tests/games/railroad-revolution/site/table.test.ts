import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, overflow, rested, shift, useSite, watchShift } from '../../../site/harness.ts';
import { pdfText } from '../../../site/pdf.ts';
import { buttonFor } from '../../../site/play.ts';
import { read } from '../../../site/read.ts';

const game = '/railroad-revolution/';
const chapter = `${game}rules/deals/`;
const tracks = `${game}rules/tracks/`;
const workers = `${game}rules/workers/`;
const ruling = `${game}rulings/exchanged-worker/`;
const key = 'roundhouse:table:railroad-revolution';
const whole = 'players=3&with=open-stack&without=track-costs&ruling=exchange.in-place+any-time.own-decisions';

/** What address, page, panel and device say of the table. */
const state = (page: Page) =>
  page.evaluate((name) => {
    const said = location.search.replace(/^\?/, '').split('&');
    const { players, at, table } = document.documentElement.dataset;
    return {
      address: said.filter((pair) => /^(players|with|without|ruling)=/.test(pair)).join('&'),
      page: [players, at].filter(Boolean).join(' '),
      table: table ?? '',
      panel: [...document.querySelectorAll<HTMLInputElement>('form[data-table] input:checked')]
        .map(({ value }) => value)
        .filter(Boolean),
      device: localStorage.getItem(name),
    };
  }, key);

const chosen = {
  page: '3 open-stack exchange.in-place any-time.own-decisions without.track-costs'.split(' ').sort().join(' '),
  panel: ['3', 'with open-stack', 'without track-costs', 'exchange.in-place', 'any-time.own-decisions'],
};

/** Waits until the script of the panel has shown a table; `text` is that table. */
const settled = (page: Page, text: string) =>
  page.waitForFunction((table) => (document.documentElement.dataset.table ?? '') === table, text);

const input = (page: Page, value: string) => page.locator(`form[data-table] input[value="${value}"]`);
/** Chooses in the panel, whether or not its part is open. */
const pick = (page: Page, value: string) => input(page, value).evaluate((radio: HTMLElement) => radio.click());

describe('the table', () => {
  const site = useSite();

  test('is chosen by mouse on a wide screen: what is chosen is in the address, on the device and on the button', async () => {
    const { page, problems } = await site.open(`${chapter}?c=1#deal-trigger`);
    const button = page.getByRole('button', { name: /^At your table/ });
    expect(await button.textContent()).toContain('At your table: Expansion, rulings');
    await page.locator('form[data-table] label', { hasText: '3' }).first().click();
    await settled(page, 'players=3');
    await button.click();
    const rest = page.locator('#table-rest');
    for (const value of chosen.panel.slice(1)) await input(page, value).click();
    await settled(page, whole);
    const { page: shown, ...others } = await state(page);
    expect(shown.split(' ').sort().join(' ')).toBe(chosen.page);
    expect(others).toEqual({ address: whole, table: whole, panel: chosen.panel, device: `2?${whole}` });
    expect(page.url()).toContain('?c=1&');
    expect(new URL(page.url()).hash).toBe('#deal-trigger');
    expect(await button.textContent()).toContain('Open milestone stack +3');
    expect(await button.locator('[title]').getAttribute('title')).toContain(
      'Open milestone stack, no Harder tracks, Where an exchanged worker goes',
    );
    await rest.getByRole('button', { name: 'Reset' }).click();
    await settled(page, '');
    expect(await state(page)).toEqual({ address: '', page: '', table: '', panel: [], device: null });
    expect(problems).toEqual([]);
  });

  test('is chosen by keys alone', async () => {
    const { page } = await site.open(chapter);
    await page.locator('form[data-table] input').first().focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await settled(page, 'players=3');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('popovertarget')).toBe('table-rest');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('aria-label')).toBe('Close the table');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowRight');
    await settled(page, 'players=3&without=evolution');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowLeft');
    await settled(page, 'players=3&with=open-stack&without=evolution');
    await page.keyboard.press('Escape');
    expect(await page.locator('#table-rest').isVisible()).toBe(false);
    expect(await page.locator(':focus').getAttribute('popovertarget')).toBe('table-rest');
  });

  test.each([1280, 360])('one button brings all our readings back and nothing else, %i px wide', async (width) => {
    const { page, problems } = await site.open(`${chapter}?players=3&with=open-stack`, { width });
    await settled(page, 'players=3&with=open-stack');
    if (width > 900) await page.locator('.widen').click();
    else await page.getByRole('button', { name: /^Table/ }).tap();
    const ours = page.getByRole('button', { name: 'All our readings' });
    expect(await ours.count()).toBe(0);
    for (const reading of ['exchange.in-place', 'any-time.own-decisions']) await input(page, reading).click();
    await settled(page, 'players=3&with=open-stack&ruling=exchange.in-place+any-time.own-decisions');
    await ours.focus();
    await page.keyboard.press('Enter');
    await settled(page, 'players=3&with=open-stack');
    expect(await state(page)).toMatchObject({ panel: ['3', 'with open-stack'], device: '2?players=3&with=open-stack' });
    expect(await ours.count()).toBe(0);
    // The keys go on among the rulings.
    expect(await page.locator(':focus').getAttribute('name')).toMatch(/^ruling /);
    await page.getByRole('button', { name: 'Close the table' }).click();
    expect(await page.locator('#table-rest').isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('what shows both stands in one line, on a phone too', async () => {
    const { page } = await site.open(chapter, { width: 360 });
    await page.getByRole('button', { name: /^Table/ }).tap();
    const rows = page.locator('#table-rest fieldset:not(.readings)');
    await rows.first().waitFor();
    expect(await rows.count()).toBe(3);
    for (const row of await rows.all()) expect((await row.boundingBox())?.height).toBeLessThan(50);
    expect(await page.getByText('Show both', { exact: true }).count()).toBe(3);
  });

  test('tells everybody on the page the whole table', async () => {
    const { page } = await site.open(`${chapter}?${whole}`);
    await settled(page, whole);
    await page.evaluate(() =>
      document.addEventListener('roundhouse:table', (event) => {
        document.title = JSON.stringify((event as CustomEvent).detail);
      }),
    );
    await page.locator('form[data-table] label', { hasText: '2' }).first().click();
    await expect.poll(() => page.title()).toContain('{');
    expect(JSON.parse(await page.title())).toEqual({
      game: 'railroad-revolution',
      players: 2,
      with: ['open-stack'],
      without: ['track-costs'],
      readings: ['exchange.in-place', 'any-time.own-decisions'],
    });
  });

  test.each(['light', 'dark'] as const)('has nothing for axe and fits a phone, %s', async (theme) => {
    const { page, problems } = await site.open(`${chapter}?${whole}`, { width: 360, theme });
    await settled(page, whole);
    const open = page.getByRole('button', { name: 'Table' });
    expect(await open.textContent()).toContain('3 +4');
    await open.tap();
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    for (const target of await page.locator('#table label:visible, #table a:visible, #table button:visible').all()) {
      const box = await target.boundingBox();
      expect(box?.height ?? 0, (await target.textContent()) ?? '').toBeGreaterThanOrEqual(39);
    }
    await page.locator('#table label', { hasText: /^All$/ }).tap();
    await settled(page, whole.replace('players=3&', ''));
    await page.getByRole('button', { name: 'Close the table' }).tap();
    expect(await page.locator('#table').isVisible()).toBe(false);
    const wide = await site.open(`${chapter}?${whole}`, { theme, context: { forcedColors: 'active' } });
    await settled(wide.page, whole);
    await wide.page.locator('.widen').click();
    for (const one of await wide.page.locator('header').all()) expect(await axe(one)).toEqual([]);
    await wide.page.setViewportSize({ width: 900, height: 700 });
    expect(await overflow(wide.page)).toBe(0);
    expect([...problems, ...wide.problems]).toEqual([]);
  });

  test('lasts over a reload and on the next page, and Back shows what its address says', async () => {
    const { page } = await site.open(chapter);
    await pick(page, '3');
    await settled(page, 'players=3');
    await page.reload();
    await settled(page, 'players=3');
    await page.goto(site.url(game));
    await settled(page, 'players=3');
    expect(await state(page)).toMatchObject({ address: '', page: '3', panel: ['3'] });
    await pick(page, '2');
    await settled(page, 'players=2');
    await page.goBack();
    await settled(page, 'players=3');
    expect(await state(page)).toMatchObject({ address: 'players=3', page: '3', panel: ['3'] });
    await page.locator('form[data-table] label', { hasText: /^All$/ }).click();
    await settled(page, '');
    await page.reload();
    expect(await state(page)).toEqual({ address: '', page: '', table: '', panel: [], device: null });
  });

  test('two tabs agree', async () => {
    const { page, context } = await site.open(`${chapter}?players=3`);
    await settled(page, 'players=3');
    const other = await context.newPage();
    await other.goto(site.url(tracks));
    await settled(other, 'players=3');
    await pick(other, '2');
    await settled(page, 'players=2');
    expect(await state(page)).toMatchObject({ address: 'players=2', page: '2', panel: ['2'] });
    await other.locator('form[data-table] label', { hasText: /^All$/ }).click();
    await settled(page, '');
    expect(await state(page)).toMatchObject({ address: '', page: '', panel: [] });
    const groups = await page
      .locator('form[data-table] input[type=radio]')
      .evaluateAll((inputs) => new Set(inputs.map((input) => (input as HTMLInputElement).name)).size);
    expect(groups).toBeGreaterThan(5);
    expect(await page.locator('form[data-table] input[value=""]:checked').count()).toBe(groups);
  });

  test('an address wins over the device, and becomes the device’s; a bare count of earlier visits is read', async () => {
    const { page } = await site.open(chapter, { stored: { [key]: '4' } });
    await settled(page, 'players=4');
    await page.goto(site.url(`${chapter}?with=open-stack`));
    await settled(page, 'with=open-stack');
    expect(await state(page)).toMatchObject({ panel: ['with open-stack'], device: '2?with=open-stack' });
  });

  test.each([
    'players=9',
    'players=0',
    'players=3.5',
    `players=${'9'.repeat(500)}`,
    'players=<img src=x onerror=alert(1)>',
    'with=tunnels',
    'with=',
    'ruling=exchange.supply',
    'players=2&players=3',
    'with=open-stack&without=open-stack',
  ])('what no table has is not chosen, is told in a sentence, and costs the device nothing: %s', async (query) => {
    const { page, problems } = await site.open(`${chapter}?${encodeURI(query)}`, { stored: { [key]: '2?players=4' } });
    const fault = page.locator('#table-fault');
    await fault.waitFor({ state: 'visible' });
    expect(await fault.locator('p').textContent()).toMatch(/^The address of this page names something .{10,160}\.$/);
    expect(await fault.locator('p *').count()).toBe(0);
    expect(await state(page)).toMatchObject({ page: '', table: '', panel: [], device: '2?players=4' });
    await fault.getByRole('button', { name: 'Close' }).click();
    expect(await fault.isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('a kept table that cannot be read is told once, and the next page is quiet', async () => {
    const { page, problems } = await site.open(chapter, { stored: { [key]: '{"players":3}' } });
    await page.locator('#table-fault').waitFor({ state: 'visible' });
    expect(await page.locator('#table-fault p').textContent()).toContain('kept on this device');
    expect((await state(page)).device).toBe(null);
    await page.goto(site.url(tracks));
    expect(await page.locator('#table-fault').isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('is laid out before the first paint, and nothing moves', async () => {
    const opened = await site.open('/', { stored: { [key]: `2?${whole}` } });
    const { page, context } = opened;
    await watchShift(opened);
    await context.addInitScript(() => {
      const frames: string[] = [];
      Object.assign(window, { frames });
      const look = (): void => {
        const clause = document.querySelector('#track-cost-variant');
        if (clause) frames.push(getComputedStyle(clause).display);
        requestAnimationFrame(look);
      };
      look();
    });
    await page.goto(site.url(tracks));
    await settled(page, whole);
    await rested(page);
    const frames = await page.evaluate(() => (window as unknown as { frames: string[] }).frames);
    expect(frames.length).toBeGreaterThan(3);
    expect(new Set(frames)).toEqual(new Set(['none']));
    expect(await shift(page)).toBeLessThan(0.01);
  });

  test('costs a page nothing before there is one, or the reader turns to it', async () => {
    const { page } = await site.open(chapter);
    const loaded = () =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('table-panel')).length,
      );
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toBe(0);
    await page.locator('form[data-table] input').first().focus();
    await expect.poll(loaded).toBe(1);
  });
});

describe('what the table changes', () => {
  const site = useSite();

  test('a clause of a variant that is off is folded away, and shown with the reason where a link leads to it', async () => {
    const { page } = await site.open(`${tracks}?without=track-costs`);
    const clause = page.locator('#track-cost-variant');
    expect(await clause.isVisible()).toBe(false);
    await page.evaluate(() => location.assign('#track-cost-variant'));
    expect(await clause.isVisible()).toBe(true);
    expect(await clause.locator('.with').isVisible()).toBe(true);
    const why = await clause.evaluate((rule) => getComputedStyle(rule, '::after').content);
    expect(why).toBe('"Not at your table: shown because a link leads here."');
    await page.goto(site.url(`${tracks}?with=track-costs#track-cost-variant`));
    expect(await clause.evaluate((rule) => getComputedStyle(rule, '::after').content)).toBe('none');
  });

  test('a clause that another reading touches says that reading, with the way to its ruling', async () => {
    const { page } = await site.open(workers);
    const note = page.locator('#exchange-worker .at-table');
    expect(await note.isVisible()).toBe(false);
    await pick(page, 'exchange.in-place');
    await settled(page, 'ruling=exchange.in-place');
    expect(await note.textContent()).toMatch(
      /^At your table The new worker takes the place of the old one\. Where an exchanged/,
    );
    expect(await page.locator('.at-table').filter({ visible: true }).count()).toBeLessThanOrEqual(4);
    expect(await axe(page.locator('#exchange-worker'))).toEqual([]);
    await note.getByRole('link').click();
    await page.waitForURL(`**${ruling}`);
  });

  test('a reading is chosen on the page of its ruling, at the first click', async () => {
    const { page, problems } = await site.open(ruling);
    const [ours, other] = await page.getByRole('button', { name: 'Use at my table' }).all();
    expect([await ours?.getAttribute('aria-pressed'), await other?.getAttribute('aria-pressed')]).toEqual([
      'true',
      'false',
    ]);
    await other?.click();
    await settled(page, 'ruling=exchange.in-place');
    expect([await ours?.getAttribute('aria-pressed'), await other?.getAttribute('aria-pressed')]).toEqual([
      'false',
      'true',
    ]);
    expect(await page.locator('.quote .at-table').filter({ visible: true }).count()).toBeGreaterThan(0);
    expect(await axe(page)).toEqual([]);
    await ours?.click();
    await settled(page, '');
    expect(problems).toEqual([]);
  });

  test.each([
    ['railroad-revolution', 'both-deals', 'same-deal.twice', /any two Deals, even the same one\. The same Deal twice$/],
  ])('a question of %s says below its verdict what another reading changes: %s', async (of, slug, reading, says) => {
    const { page, problems } = await site.open(`/${of}/faq/${slug}/`);
    const notes = page.locator('article > .verdict + .at > .at-table').filter({ visible: true });
    expect(await notes.count()).toBe(0);
    await pick(page, reading);
    await settled(page, `ruling=${reading}`);
    expect(await notes.allTextContents()).toEqual([expect.stringMatching(says)]);
    expect(await axe(page.locator('article > .at'))).toEqual([]);
    await notes.getByRole('link').click();
    await page.waitForURL(`**/${of}/rulings/*/`);
    expect(problems).toEqual([]);
  });

  test('a question that tells of a variant says whether it is played', async () => {
    const question = `${game}faq/new-milestone-blind/`;
    const { page } = await site.open(question);
    const notes = page.locator('article > .at-table').filter({ visible: true });
    expect(await notes.count()).toBe(0);
    await page.goto(site.url(`${question}?with=open-stack`));
    expect(await notes.allTextContents()).toEqual([
      expect.stringMatching(/“Open milestone stack” is played, so this holds too: [\d.]+$/),
    ]);
    await page.goto(site.url(`${question}?without=open-stack`));
    expect(await notes.allTextContents()).toEqual([
      expect.stringMatching(/“Open milestone stack” is left out, so this does not hold: [\d.]+$/),
    ]);
  });

  test('the page of a ruling begins with the reading that holds at the table', async () => {
    const { page, problems } = await site.open(`${game}rulings/same-deal-twice/?ruling=same-deal.twice`);
    await settled(page, 'ruling=same-deal.twice');
    const verdicts = page.locator('.verdict').filter({ visible: true });
    expect((await verdicts.allInnerTexts()).map((text) => text.toLowerCase().replace(/\s+/g, ' '))).toEqual([
      'at your table the active player may take any two deals, even the same one.',
      'our reading no. both means each of the 2 deals on the tile once.',
    ]);
    const grounds = () => verdicts.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
    const [held, back] = await grounds();
    expect(back).toBe('rgba(0, 0, 0, 0)');
    expect(held).not.toBe(back);
    expect(await axe(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use at my table' }).first().click();
    await settled(page, '');
    expect(await grounds()).toEqual([held]);
    expect(problems).toEqual([]);
  });

  test('lists of questions and of rulings, and the whole rulebook, say beside each answer what holds at the table', async () => {
    const { page } = await site.open(`${game}rulings/?ruling=same-deal.twice`);
    const notes = page.locator('main .at-table').filter({ visible: true });
    expect(await notes.allTextContents()).toEqual([
      'At your table The active player may take any two Deals, even the same one.',
    ]);
    await page.goto(site.url(`${game}faq/`));
    const row = page.locator('.listing li', { hasText: 'Can I take both Deals on the tile?' });
    expect(await row.locator('.at-table').isVisible()).toBe(true);
    await page.goto(site.url(`${game}print/`));
    for (const place of ['#deal-once-each', '#faq-both-deals', '#ruling-same-deal-twice'])
      expect(await page.locator(`${place} .at-table`).filter({ visible: true }).count(), place).toBe(1);
  });

  test('the sheet says each other reading once, at its line or at its head, and stays one page', async () => {
    const { page, problems } = await site.open(`${game}reference/?ruling=unclaimed-deal.stays`);
    const notes = page.locator('.sheet .at-table').filter({ visible: true });
    expect(await notes.allTextContents()).toEqual([
      'At your table The tile stays until a player takes a Deal. A Deal tile from which no player takes a Deal',
    ]);
    await page.goto(site.url(`${game}reference/?ruling=same-deal.twice`));
    expect(await notes.count()).toBe(1);
    const line = page.locator('.sheet li', { has: page.locator('[data-at="same-deal.twice"]') });
    expect(await line.locator('.see').getAttribute('href')).toMatch(/#deal-active-player$/);
    const rulings = await page
      .locator('form[data-table] .readings label + label input')
      .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value));
    const each = [...new Map(rulings.map((one) => [one.replace(/\..*/, ''), one])).values()];
    expect(each.length).toBeGreaterThan(8);
    await page.goto(site.url(`${game}reference/?ruling=${each.join('+')}`));
    await settled(page, `ruling=${each.join('+')}`);
    expect(await notes.count()).toBe(each.length);
    expect(await axe(page.locator('main'))).toEqual([]);
    const pdf = await page.pdf({ format: 'A4' });
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(1);
    const printed = pdfText(pdf).replace(/\s+/g, '');
    expect(printed.split('Atyourtable')).toHaveLength(each.length + 1);
    for (const said of ['The tile stays until a player takes a Deal.', 'any two Deals, even the same one.'])
      expect(printed).toContain(said.replace(/\s+/g, ''));
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('spells out our reading of every ruling, as the page of the ruling does', async () => {
    const { page } = await site.open(chapter);
    await page.locator('.widen').click();
    const offered = page.locator('#table-rest .readings');
    const ours = await offered.locator('label:first-child').allInnerTexts();
    expect(ours.length).toBeGreaterThan(5);
    const pages = await page
      .locator('#table-rest a')
      .evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
    for (const [i, address] of pages.slice(0, 3).entries()) {
      const { page: ruling } = await site.open(address);
      const verdict = await read(ruling.locator('.verdict').filter({ visible: true }));
      const [, said = ''] = /^Our reading:\s*(.+)$/s.exec(ours[i] ?? '') ?? [];
      expect(said.length).toBeGreaterThan(10);
      expect(verdict).toContain(said.replace(/\s+/g, ' '));
    }
  });

  test('an example that a reading would spoil says by which rules it is played, and is played all the same', async () => {
    const { page, problems } = await site.open(`${chapter}?ruling=any-time.own-decisions`, { width: 360 });
    const example = page.locator('.example');
    const told = example.locator('.at-table').filter({ visible: true });
    expect(await told.allTextContents()).toEqual([
      'This example is played by our reading of “Selling Shares and hiring on other players’ turns”, not by that of your table.',
    ]);
    await buttonFor(example, 'next').click();
    await expect.poll(() => example.locator('[data-scenario]').getAttribute('data-at')).toBe('1');
    expect(problems).toEqual([]);
  });

  test('an example is played by the variants and readings that it can take, and says so in its links', async () => {
    const { page, context, problems } = await site.open(`${game}examples/deal-resolution/?with=open-stack&players=2`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const example = page.locator('.example');
    expect(await example.locator('.at-table').filter({ visible: true }).count()).toBe(0);
    await buttonFor(example, 'next').click();
    await expect.poll(() => example.locator('[data-scenario]').getAttribute('data-at')).toBe('1');
    await pick(page, 'exchange.in-place');
    await settled(page, 'players=2&with=open-stack&ruling=exchange.in-place');
    await buttonFor(example, 'next').click();
    await expect.poll(() => example.locator('[data-scenario]').getAttribute('data-at')).toBe('2');
    await buttonFor(example, 'copy').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\?players=2&with=open-stack&ruling=exchange\.in-place&x=deal-resolution/);
    expect(problems).toEqual([]);
  });

  test.each([
    [`${chapter}#deal-order`, `${game}c/deal-order/`],
    [`${game}c/deal-order/`, `${game}c/deal-order/`],
    [ruling, ruling],
    [`${game}faq/both-deals/`, `${game}faq/both-deals/`],
  ])(
    'a link copied at %s carries the table to whoever opens it, and no table where none is chosen',
    async (path, to) => {
      const { page, context, problems } = await site.open(path);
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const copy = async () => {
        if (path.includes('#')) {
          const more = page.locator('#deal-order > .more');
          if ((await more.getAttribute('aria-expanded')) !== 'true') await more.click();
        }
        // An example of the page has a button of this name too.
        const place = page.locator(path.includes('#') ? '#strip-deal-order' : 'main');
        await place.getByRole('button', { name: 'Copy link' }).filter({ visible: true }).first().click();
        await place.getByRole('button', { name: /^Link copied/ }).waitFor();
        return page.evaluate(() => navigator.clipboard.readText());
      };
      expect(await copy()).toBe(site.url(to));
      await page.evaluate(([name, table]) => localStorage.setItem(name, `2?${table}`), [key, whole] as const);
      await page.goto(site.url('/about/'));
      await page.goto(site.url(path));
      await settled(page, whole);
      const link = await copy();
      expect(link).toBe(`${site.url(to)}?${whole}`);
      const friend = await site.open(link);
      await settled(friend.page, whole);
      expect(await state(friend.page)).toMatchObject({ panel: chosen.panel, device: `2?${whole}` });
      expect([...problems, ...friend.problems]).toEqual([]);
    },
  );

  test('a link to a step of an example carries the table, even what this example does not follow', async () => {
    const { page, context } = await site.open(`${game}examples/deal-resolution/?players=3&without=track-costs`);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await settled(page, 'players=3&without=track-costs');
    await buttonFor(page, 'next').click();
    await expect.poll(() => page.locator('[data-scenario]').getAttribute('data-at')).toBe('1');
    await buttonFor(page, 'copy').click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toMatch(/\?players=3&without=track-costs&x=deal-resolution~/);
    const friend = await site.open(await page.evaluate(() => navigator.clipboard.readText()));
    await settled(friend.page, 'players=3&without=track-costs');
    await expect.poll(() => friend.page.locator('[data-scenario]').getAttribute('data-at')).toBe('1');
  });

  test('a search labels what does not hold at the table, and loses nothing', async () => {
    const { page, problems } = await site.open(`${tracks}?without=track-costs`);
    await page.locator('a[data-search]').filter({ visible: true }).first().click();
    await page.locator('input[type=search]').filter({ visible: true }).fill('harder variant money icons');
    const found = page.locator('.found[href$="#track-cost-variant"]');
    await found.waitFor();
    expect(await found.locator('.tag').allTextContents()).toEqual(['Variant: Harder tracks', 'Not at your table']);
    const other = await site.open(`${tracks}?with=track-costs`);
    await other.page.keyboard.press('/');
    await other.page.locator('input[type=search]').filter({ visible: true }).fill('harder variant money icons');
    const held = other.page.locator('.found[href$="#track-cost-variant"]');
    await held.waitFor();
    expect(await held.locator('.tag').allTextContents()).toEqual(['Variant: Harder tracks']);
    expect([...problems, ...other.problems]).toEqual([]);
  });

  test('without scripts everything shows, labelled, and no control that would not answer', async () => {
    const { page } = await site.open(`${tracks}?without=track-costs`, { js: false });
    expect(await page.locator('#track-cost-variant').isVisible()).toBe(true);
    expect(await page.locator('#track-cost-variant .text .tag').textContent()).toBe('Variant: Harder tracks');
    expect(await page.locator('form[data-table], .at-table').filter({ visible: true }).count()).toBe(0);
    await page.goto(site.url(ruling));
    expect(await page.getByRole('button', { name: 'Use at my table' }).filter({ visible: true }).count()).toBe(0);
    expect(
      await page.getByText('The new worker takes the place of the old one.').filter({ visible: true }).count(),
    ).toBe(1);
  });
});
