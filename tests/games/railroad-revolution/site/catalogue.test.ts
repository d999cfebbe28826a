import { gzipSync } from 'node:zlib';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe, overflow, useSite } from '../../../site/harness.ts';
import { pdfPages, pdfText } from '../../../site/pdf.ts';
import { read } from '../../../site/read.ts';

const game = '/railroad-revolution/';
const components = `${game}components/`;
const reference = `${game}reference/`;
const book = `${game}print/`;
const pages = [components, reference, book];
// A link in a sentence is a piece of its own, so spaces around it are not those of the text.
const tight = (text: string): string => text.replace(/\s+/g, '');
const sheets = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('components, reference sheet and the whole rulebook', () => {
  const site = useSite();

  test.each(pages)('%s has nothing for axe, light and dark', async (path) => {
    const { page, problems } = await site.open(path);
    expect(await axe(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page)).toEqual([]);
    expect(await page.locator('h1').count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test.each(pages)('%s fits a phone and a narrower one, and axe finds nothing there', async (path) => {
    const { page } = await site.open(path, { width: 360 });
    expect(await overflow(page)).toBe(0);
    expect(await axe(page.locator('main'))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await overflow(page)).toBe(0);
  });

  test.each(pages)('%s is whole without scripts', async (path) => {
    const { page, problems } = await site.open(path, { width: 360, js: false });
    expect(await page.getByRole('button', { name: /Print/ }).filter({ visible: true }).count()).toBe(0);
    expect(((await read(page.locator('main'))).match(/\d+\.\d+\.\d+/g) ?? []).length).toBeGreaterThan(60);
    expect(problems).toEqual([]);
  });

  test.each(pages)('%s weighs at most 60 kB, its styles apart', async (path) => {
    const { page } = await site.open(path);
    const html = await (await page.request.get(site.url(path))).text();
    expect(gzipSync(html.replaceAll(/<style[\s\S]*?<\/style>/g, '')).length).toBeLessThanOrEqual(60_000);
  });

  test('hub and contents lead to all three', async () => {
    const { page } = await site.open(game);
    for (const path of pages) {
      const link = page.locator(`main a[href="${path}"], .contents a[href="${path}"]`).first();
      expect(await link.count(), path).toBe(1);
    }
  });
});

describe('components', () => {
  const site = useSite();

  test('every tile is drawn, and no picture is empty or beyond its frame', async () => {
    const { page } = await site.open(components);
    const drawn = await page.locator('section.piece').evaluateAll((pieces) =>
      pieces.map((piece) => {
        const svg = piece.querySelector('svg');
        const frame = svg?.getBoundingClientRect();
        const parts = [...(svg?.querySelectorAll('path, circle, text') ?? [])].map((part) =>
          part.getBoundingClientRect(),
        );
        const out = parts.filter(
          (box) =>
            frame !== undefined &&
            (box.left < frame.left - 1 || box.right > frame.right + 1 || box.bottom > frame.bottom + 1),
        );
        return {
          id: piece.id,
          parts: parts.length,
          out: out.length,
          hasTable: piece.querySelector('table, ol') !== null,
        };
      }),
    );
    expect(drawn.length).toBeGreaterThan(90);
    // The tracks and the telegraph line are a table and a list.
    expect(drawn.filter(({ parts, hasTable }) => parts === 0 && !hasTable)).toEqual([]);
    expect(drawn.filter(({ out }) => out > 0)).toEqual([]);
  });

  test('every value has a dagger or says where it is from', async () => {
    const { page } = await site.open(components);
    const bare = await page.locator('section.piece').evaluateAll((pieces) =>
      pieces.flatMap((piece) => {
        const whole = piece.querySelector('.whole .mark, .title .dagger');
        const told = [...piece.querySelectorAll('.told')];
        return told.filter((one) => one.querySelector('.mark, .dagger') === null && whole === null).map(() => piece.id);
      }),
    );
    expect(bare).toEqual([]);
    const mark = (id: string) => page.locator(`[id="${id}"] .mark`).filter({ visible: true }).allInnerTexts();
    const daggers = (id: string) => page.locator(`[id="${id}"] .dagger`).count();
    expect(await mark('deal-1')).toEqual(['its kind is explained in Deal tiles (p. 15)']);
    // All of it is reconstructed, and said to be once.
    expect(await daggers('deal-1')).toBe(1);
    expect(await page.locator('#deal-1 .title .dagger').count()).toBe(1);
    expect(await mark('telegraph-tile-money')).toEqual(['rulebook: Telegraph tiles (p. 14)']);
    expect(await daggers('telegraph-tile-money')).toBe(0);
    expect(await mark('milestone-a1-1')).toEqual(['seen in the publisher’s preview, part 4']);
    expect(await daggers('milestone-a1-1')).toBe(1);
    expect((await mark('train-money')).some((text) => text.startsWith('worked out from'))).toBe(true);
  });

  test('a link to a tile, a side, a city and a section lands on it', async () => {
    const { page } = await site.open(components);
    for (const id of ['milestone-d-10', 'setup-rail', 'city-denver', 'section-8', 'deal-tiles']) {
      await page.goto(site.url(`${components}#${id}`));
      await expect
        .poll(() => page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top))
        .toBeGreaterThan(40);
      expect(await page.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(800);
    }
  });

  test('its kinds are folded on a phone, one opens by hand or by a link to a piece of it', async () => {
    const { page, problems } = await site.open(components, { width: 360 });
    const kinds = page.locator('details.kind');
    expect(await kinds.evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length)).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(3000);
    await page.locator('#deal-tiles > summary').click();
    expect(await page.locator('#deal-9').isVisible()).toBe(true);
    await page.evaluate(() => {
      location.hash = 'trains';
    });
    await expect.poll(() => page.locator('#train-money').isVisible()).toBe(true);
    // Not out of the page but out of sight: there a search of the page finds it, and opens its kind.
    const folded = page.locator('details.kind', { has: page.locator('#milestone-d-10') });
    const how = (one: Element) => getComputedStyle(one, '::details-content').contentVisibility;
    expect(await folded.evaluate(how)).toBe('hidden');
    for (const id of ['milestone-d-10', 'city-denver', 'milestones']) {
      const { page: other } = await site.open(`${components}#${id}`, { width: 360 });
      await expect
        .poll(() =>
          other.locator(`[id="${id}"]`).evaluate((one) => (one.closest('details') as HTMLDetailsElement).open),
        )
        .toBe(true);
      const top = () => other.locator(`[id="${id}"]`).evaluate((one) => one.getBoundingClientRect().top);
      await expect.poll(top).toBeGreaterThan(20);
      expect(await top()).toBeLessThan(740);
    }
    expect(problems).toEqual([]);
  });

  test('stands open where there is room, and nothing moves when it does', async () => {
    const { page } = await site.open(components);
    const seen = await page
      .locator('details.kind')
      .evaluateAll((all) => all.filter((one) => (one as HTMLDetailsElement).open).length);
    expect(seen).toBe(await page.locator('details.kind').count());
    const { page: bare } = await site.open(components, { js: false });
    const height = (on: typeof page) => on.locator('.folds').evaluate((one) => one.getBoundingClientRect().height);
    // The sign of a fold, which goes without scripts, is no higher than its line.
    expect(Math.abs((await height(page)) - (await height(bare)))).toBeLessThanOrEqual(2);
  });

  test('the title of a tile is the link to it', async () => {
    const { page } = await site.open(components);
    await page.locator('#deal-9').getByRole('link', { name: 'Deal tile 9' }).click();
    expect(new URL(page.url()).hash).toBe('#deal-9');
  });

  test('what changes with the players follows the reader’s table', async () => {
    const { page } = await site.open(components);
    const stack = page.locator('#train-money');
    expect(await read(stack)).toMatch(/2 players 3 in the stack.*3 players 4 in the stack.*4 players 5 in the stack/);
    await page.goto(site.url(`${components}?players=2`));
    const shown = (await stack.allInnerTexts()).join();
    expect(shown).toContain('3 in the stack');
    expect(shown).not.toMatch(/[45] in the stack/);
    expect((await page.locator('#city-duluth').allInnerTexts()).join()).toContain('neutral Station');
    expect((await page.locator('#city-houston').allInnerTexts()).join()).not.toContain('neutral Station');
  });

  test('on paper everything is there, in black and white', async () => {
    const { page } = await site.open(components);
    const text = pdfText(await page.pdf({ format: 'A4' }));
    for (const said of ['Milestone D·10', 'Deal tile 9', 'Setup tile 4', 'Salt Lake City', 'reconstructed'])
      expect(text).toContain(said);
  });
});

describe('reference sheet', () => {
  const site = useSite();
  const figures = ['$100', '$150', '$300', '$400', '$500', '$600', '$800', '8 VP', '5 or 8 VP', '×'];

  test.each(['', '?players=2', '?players=4&with=open-stack+track-costs'])(
    'is one A4 page, all of it: %s',
    async (table) => {
      const { page } = await site.open(reference + table);
      const pdf = await page.pdf({ format: 'A4' });
      expect(sheets(pdf)).toBe(1);
      const text = tight(pdfText(pdf));
      // What is seen of them: what a ruling would change is told at tables that have chosen so.
      const lines = await page.locator('.parts :is(li, td)').filter({ visible: true }).allInnerTexts();
      expect(lines.length).toBeGreaterThan(60);
      for (const line of lines) expect(text).toContain(tight(line));
      for (const figure of figures.filter((one) => lines.join().includes(one))) expect(text).toContain(tight(figure));
    },
  );

  test('every line leads to its clause', async () => {
    const { page } = await site.open(reference);
    const bare = await page
      .locator('.parts :is(li, td)')
      .evaluateAll((lines) => lines.filter((line) => line.querySelector('a.see[href]') === null).length);
    expect(bare).toBe(0);
    const wanted = [
      'Station',
      'Railroad',
      'Telegraph',
      'Trade',
      'Deals',
      'Milestones',
      'Worker effects',
      'The end',
      'What scores',
    ];
    const titles = await page.locator('.sheet h2').allTextContents();
    expect(wanted.filter((title) => !titles.includes(title))).toEqual([]);
  });

  test('the button prints', async () => {
    const { page } = await site.open(reference);
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await page.getByRole('button', { name: 'Print on one A4 page' }).click();
    expect(await page.locator('body[data-printed]').count()).toBe(1);
  });
});

describe('the whole rulebook', () => {
  const site = useSite();

  test.each([game])('%s: every number stands beside its rule, and every question with its answer', async (home) => {
    const { page } = await site.open(`${home}print/`);
    const text = tight(pdfText(await page.pdf({ format: 'A4' })));
    const clauses = await page
      .locator('.clause')
      .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, '').slice(0, 30) ?? ''));
    expect(clauses.length).toBeGreaterThan(40);
    for (const clause of clauses) expect(text).toContain(clause);

    const { page: list } = await site.open(`${home}faq/`);
    const questions = await list
      .locator('.listing li')
      .evaluateAll((all) =>
        all.map((one) => [one.querySelector('a')?.textContent ?? '', one.querySelector('p')?.textContent ?? '']),
      );
    expect(questions.length).toBeGreaterThan(3);
    for (const [question = '', verdict = ''] of questions) {
      expect(text).toContain(tight(question));
      expect(text).toContain(tight(verdict));
    }
  });
});

describe('on paper', () => {
  const site = useSite();
  const printed = async (page: Page) => {
    await page.emulateMedia({ media: 'print' });
    return pdfPages(await page.pdf({ format: 'A4' })).map(tight);
  };
  const texts = async (where: Locator) => (await where.allInnerTexts()).map(tight);

  test.each([game])(
    '%s: no page of the whole rulebook ends with a heading, and every rule, table and answer is whole on its page',
    async (home) => {
      const { page } = await site.open(`${home}print/`);
      const pages = await printed(page);
      expect(pages.length).toBeGreaterThan(3);
      const heads = await texts(page.locator('.book :is(h2, h3, .chapter-of > .says)'));
      for (const head of heads) expect(pages.filter((one) => one.endsWith(head))).toEqual([]);
      const wholes = await texts(page.locator('.book :is(.says, .clause, .asked, .grid-table)'));
      expect(wholes.length).toBeGreaterThan(40);
      for (const whole of wholes) expect(pages.filter((one) => one.includes(whole)).length, whole).toBeGreaterThan(0);
    },
  );

  test.each(['station', 'deals', 'trade'])(
    '%s: the board of an example stands whole below its title',
    async (chapter) => {
      const { page } = await site.open(`${game}rules/${chapter}/`);
      const pages = await printed(page);
      const boards = await page.locator('.x').all();
      expect(boards.length).toBeGreaterThan(0);
      for (const board of boards) {
        const [title = ''] = await texts(board.locator('header'));
        const players = await texts(board.locator('tbody tr').filter({ visible: true }));
        expect(players.length).toBeGreaterThan(1);
        const own = pages.filter((one) => one.includes(title) && players.every((row) => one.includes(row)));
        expect(own.length, title).toBeGreaterThan(0);
      }
    },
  );
});

describe('tables in the chapters', () => {
  const site = useSite();

  test.each([
    ['workers', 'Worker effects', 20],
    ['milestones', 'The five stacks', 20],
    ['end', 'What scores', 6],
  ])('%s shows %s where it is met, on a phone as well', async (chapter, title, cells) => {
    const { page } = await site.open(`${game}rules/${chapter}/`, { width: 360 });
    const table = page.getByRole('table', { name: title, exact: true });
    expect(await table.getByRole('cell').count()).toBe(cells);
    expect(await overflow(page)).toBe(0);
    for (const one of await page.locator('.grid-table').all()) expect(await axe(one)).toEqual([]);
  });

  test('the trains are drawn below their rules, each with the way into the catalogue', async () => {
    const { page } = await site.open(`${game}rules/trains/`, { width: 360 });
    expect(await page.locator('.pieces svg').count()).toBe(5);
    await page.locator('.pieces').getByRole('link', { name: 'Gain $600' }).click();
    await page.waitForURL(`**${components}#train-money`);
  });
});
