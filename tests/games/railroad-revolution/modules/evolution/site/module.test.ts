import { describe, expect, test } from 'vitest';
import { axe, overflow, useSite } from '../../../../../site/harness.ts';
import { pdfText } from '../../../../../site/pdf.ts';
import { read } from '../../../../../site/read.ts';

const game = '/railroad-revolution/';
const end = `${game}rules/end/`;
const trade = `${game}rules/trade/`;
const own = `${game}rules/evolution/`;
const sheet = `${game}reference/evolution/`;
const on = '?with=evolution';
const off = '?without=evolution';
const title = 'Railroad Evolution';
const tight = (text: string): string => text.replace(/\s+/g, '');

describe('a module in the chapters of the base game', () => {
  const site = useSite();

  test('with nothing chosen both texts stand there, and what is changed says by which clause', async () => {
    const { page, problems } = await site.open(end);
    const changed = page.locator('#telegraph-connections');
    expect(await changed.locator('.text').isVisible()).toBe(true);
    const note = changed.locator('.changed');
    expect(await read(note)).toMatch(/^Changed by Railroad Evolution: \d+\.\d+\.\d+$/);
    const added = page.locator('#connection-scored');
    expect(await note.locator('a').getAttribute('href')).toBe('#connection-scored');
    expect(await read(note.locator('a'))).toBe(await read(added.locator('.number')));
    expect(await read(added.locator('.tag.module'))).toBe(title);
    expect(problems).toEqual([]);
  });

  test('a chapter of its own names its own rulebook at its foot, the others that of the game', async () => {
    const { page } = await site.open(own);
    expect(await read(page.locator('.chapter-foot'))).toMatch(/^Railroad Evolution, 2019\. Checked/);
    await page.goto(site.url(end));
    expect(await read(page.locator('.chapter-foot'))).toMatch(/^First edition, .*2016\. Checked/);
  });

  test('of what it changes one line stays, and the lead is one for this table', async () => {
    const { page } = await site.open(`${game}rules/tracks/${on}`);
    const [one, two] = [page.locator('#three-tracks'), page.locator('#advance-marker')];
    for (const row of [one, two]) {
      expect((await row.boundingBox())?.height ?? 99).toBeLessThan(56);
      expect(await row.locator('.changed a').isVisible()).toBe(true);
      expect(await row.locator('.number').isVisible()).toBe(true);
    }
    const leads = page.locator('.chapter-head .lead').filter({ visible: true });
    expect(await leads.count()).toBe(1);
    expect(await read(leads)).toContain('One track replaces the three');
    await page.goto(site.url(`${game}rules/tracks/${off}`));
    expect(await read(leads)).toContain('Three tracks multiply');
  });

  test('a note of what the table leaves out offers to put it on', async () => {
    const { page, problems } = await site.open(own + off);
    const note = page.locator('.chapter-head .at-table');
    expect(await note.isVisible()).toBe(true);
    expect(await read(page.locator('[data-table-rules]'))).toBe(`no ${title}`);
    const room = await page.locator('[data-table-rules]').evaluate((one) => one.scrollWidth - one.clientWidth);
    expect(room).toBe(0);
    await note.getByRole('button', { name: 'Switch it on' }).click();
    await note.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).search).toBe(on);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    expect(problems).toEqual([]);
  });

  test('at a table without it nothing of it shows', async () => {
    const { page } = await site.open(end + off);
    expect(await page.locator('#telegraph-connections .text').isVisible()).toBe(true);
    expect(await page.locator('.changed').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('main .tag.module').filter({ visible: true }).count()).toBe(0);
    expect(await page.locator('#connection-scored').isVisible()).toBe(false);
    await page.evaluate(() => location.assign('#connection-scored'));
    expect(await page.locator('#connection-scored .with').isVisible()).toBe(true);
  });

  test('at a table with it what is changed is folded to the way to what holds, until a link leads to it', async () => {
    const { page } = await site.open(end + on);
    const changed = page.locator('#telegraph-connections');
    expect(await changed.locator('.text').isVisible()).toBe(false);
    expect(await changed.locator('.changed').isVisible()).toBe(true);
    expect(await changed.locator('.number').isVisible()).toBe(true);
    expect(await page.locator('#lone-office .text').isVisible()).toBe(true);
    await changed.locator('.changed a').click();
    expect(new URL(page.url()).hash).toBe('#connection-scored');
    await page.evaluate(() => location.assign('#telegraph-connections'));
    expect(await changed.locator('.text').isVisible()).toBe(true);
    // What a table says of scoring follows: rows that no longer hold are gone, the table of the module stands below.
    const rows = page.locator('.grid-table tbody tr').filter({ visible: true });
    expect(await rows.filter({ hasText: 'Offices in 2 neighbouring sections' }).count()).toBe(0);
    expect(await rows.filter({ hasText: 'The connection on the far right' }).count()).toBe(1);
    expect(await rows.filter({ hasText: 'Each train face up' }).count()).toBe(1);
  });

  test('is all there and marked without scripts', async () => {
    const { page, problems } = await site.open(trade + on, { js: false, width: 360 });
    expect(await page.locator('#trade-sale .text').isVisible()).toBe(true);
    expect(await page.locator('#trade-area .tag.module').isVisible()).toBe(true);
    expect(await page.locator('#trade-sale .changed').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test.each([trade, end])('%s has nothing for axe and fits a phone, light and dark', async (path) => {
    for (const table of ['', on]) {
      const { page, problems } = await site.open(path + table, { width: 360 });
      expect(await overflow(page)).toBe(0);
      expect(await axe(page.locator('.chapter-text'))).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axe(page.locator('.chapter-text'))).toEqual([]);
      expect(problems).toEqual([]);
    }
  });
});

describe('the chapter of a module', () => {
  const site = useSite();

  test('shows all of itself whatever the table, and says where the table leaves it out', async () => {
    const { page, problems } = await site.open(own);
    const all = await page.locator('.rule').count();
    expect(all).toBeGreaterThan(25);
    expect(await page.locator('.chapter-head .at-table').isVisible()).toBe(false);
    await page.goto(site.url(own + off));
    expect(await page.locator('.rule').filter({ visible: true }).count()).toBe(all);
    expect(await read(page.locator('.chapter-head .at-table'))).toContain(`${title}, which your table leaves out`);
    expect(problems).toEqual([]);
  });

  test.each([360, 1280])('has nothing for axe, %i px wide', async (width) => {
    const { page } = await site.open(own, { width });
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page.locator('main'))).toEqual([]);
  });

  test('is in the contents, and on the hub unless the table leaves it out', async () => {
    const { page } = await site.open(game);
    const listed = page.locator(`.chapters a[href="${own}"]`);
    expect(await listed.isVisible()).toBe(true);
    await page.goto(site.url(game + off));
    expect(await listed.isVisible()).toBe(false);
    expect(await page.locator(`.contents a[href="${own}"]`).isVisible()).toBe(true);
  });
});

describe('pages of clauses, questions and rulings of a module', () => {
  const site = useSite();

  test('a clause has its text on its own page and in an answer at every table', async () => {
    for (const table of ['', on, off]) {
      const { page } = await site.open(`${game}c/trade-area/${table}`);
      expect((await page.locator('.said').allInnerTexts()).join(), table).toContain('Trade Area');
      await page.goto(site.url(`${game}faq/wagon-section-full/${table}`));
      expect((await page.locator('.quote').allInnerTexts())[0], table).toContain('1 rail and 1 building');
    }
  });

  test('the page of a clause tells what holds instead, what it stands for, and in which rulebook', async () => {
    const { page } = await site.open(`${game}c/telegraph-connections/`);
    expect(await read(page.locator('.changed'))).toContain(`Changed by ${title}`);
    expect(await page.locator('.facts dt').allTextContents()).toContain(`Changed by ${title}`);
    await page.goto(site.url(`${game}c/connection-scored/`));
    const facts = await read(page.locator('.facts'));
    expect(facts).toContain('Instead of');
    expect(facts).toContain(`${title}: Scoring`);
  });

  test('an answer that rests on changed rules says so at a table with the module', async () => {
    const { page } = await site.open(`${game}faq/connections-scored/${on}`);
    const note = page.locator('.at-table[data-at="evolution"]').first();
    expect(await read(note)).toMatch(/Railroad Evolution changes rules that this rests on: \d+\.\d+\.\d+/);
    const { page: plain } = await site.open(`${game}faq/connections-scored/`);
    expect(await plain.locator('.at-table[data-at="evolution"]').filter({ visible: true }).count()).toBe(0);
    const { page: without } = await site.open(`${game}faq/points-lapse/${off}`);
    const told = without.locator('article > .at-table[data-at="without.evolution"]').filter({ visible: true });
    expect(await read(told)).toContain('which your table leaves out');
  });

  test.each(['faq', 'rulings'])(
    'the list of %s marks what is of the module, and folds it away without',
    async (list) => {
      const { page } = await site.open(`${game}${list}/`);
      const items = page.locator('.listing li');
      const all = await items.count();
      const marked = await page.locator('.listing li:has(.tag.module)').count();
      expect(marked).toBeGreaterThan(10);
      await page.goto(site.url(`${game}${list}/${off}`));
      expect(await items.filter({ visible: true }).count()).toBe(all - marked);
    },
  );

  test('a search finds both, and tells at a table with the module what no longer holds', async () => {
    const { page, problems } = await site.open(end + on);
    await page.keyboard.press('/');
    await page.locator('input[type=search]').filter({ visible: true }).fill('office in both sections 5 or 8 VP');
    const old = page.locator('.found[href$="#telegraph-connections"]');
    await old.waitFor();
    expect(await old.locator('.tag').allTextContents()).toEqual(['Not at your table']);
    const now = page.locator('.found[href$="#connection-scored"]');
    expect(await now.locator('.tag').allTextContents()).toEqual([title]);
    expect(problems).toEqual([]);
  });
});

describe('what a module has of its own', () => {
  const site = useSite();

  test.each(['', '?players=2', '?players=4&with=evolution'])(
    'its sheet is one A4 page, all of it: %s',
    async (table) => {
      const { page, problems } = await site.open(sheet + table);
      const pdf = await page.pdf({ format: 'A4' });
      expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length).toBe(1);
      const text = tight(pdfText(pdf));
      // Paper shows the sign alone.
      const told = await page.locator('.parts li').filter({ visible: true }).allTextContents();
      const lines = told.map((line) => line.replaceAll(' (reconstructed)', ''));
      expect(lines.length).toBeGreaterThan(35);
      for (const line of lines) expect(text).toContain(tight(line));
      // What tiles and rows say is there too, and how sure it is.
      const said = (await page.locator('.said li').allTextContents()).map((line) => line.trim().replace(/\s+/g, ' '));
      for (const part of [
        /^Row III\. .*from row II: 4 points†/,
        /^A·3\. 4 VP for each [^†]*$/,
        /^3, 4\. Gain 2 Shares†/,
      ])
        expect(
          said.filter((line) => part.test(line)),
          `${part}`,
        ).toHaveLength(1);
      expect(text).toContain(tight('† Reconstructed: our sources do not show the printed value'));
      expect(await page.locator('.part:not(.said) li:not(:has(a.see[href]))').count()).toBe(0);
      expect(problems).toEqual([]);
    },
  );

  test('the sheet has nothing for axe and fits a phone', async () => {
    const { page } = await site.open(sheet, { width: 360 });
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page.locator('main'))).toEqual([]);
  });

  test('the sheet of the base game leads to it, and leaves out what it changes at a table that plays it', async () => {
    const { page } = await site.open(`${game}reference/`);
    const line = page.locator('.parts li', { hasText: 'Split them as you like' });
    expect(await line.isVisible()).toBe(true);
    expect(await page.locator(`main a[href="${sheet}"]`).isVisible()).toBe(true);
    await page.goto(site.url(`${game}reference/${on}`));
    expect(await line.isVisible()).toBe(false);
  });

  test('its components are marked, and folded away where the table leaves it out', async () => {
    const { page } = await site.open(`${game}components/`);
    const kinds = page.locator('.kind');
    const all = await kinds.count();
    const marked = page.locator('.kind:has(.says .tag.module)');
    expect(await marked.count()).toBe(9);
    expect(await read(page.locator('#wagon-1'))).toContain(`rulebook: ${title}: Wagons and Tenders`);
    expect(await page.locator('#wagon-3 .dagger').count()).toBeGreaterThan(0);
    await page.goto(site.url(`${game}components/${off}`));
    expect(await kinds.filter({ visible: true }).count()).toBe(all - 9);
    await page.goto(site.url(`${game}components/${off}#wagons`));
    expect(await page.locator('#wagons').isVisible()).toBe(true);
  });
});
