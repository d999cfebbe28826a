import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { chapterWith, games, hasPage, most } from './found.ts';
import { useSite } from './harness.ts';
import { pdfPages, pdfText } from './pdf.ts';

const site = useSite();
// A link in a sentence is a piece of its own, so spaces around it are not those of the text.
const tight = (text: string): string => text.replace(/\s+/g, '');
const printed = async (page: Page) => {
  await page.emulateMedia({ media: 'print' });
  return pdfPages(await page.pdf({ format: 'A4' })).map(tight);
};
const texts = async (where: Locator) => (await where.allInnerTexts()).map(tight);
/** The number of each clause of a chapter, and how it begins. */
const numbered = (page: Page, clauses: readonly string[]) =>
  page.evaluate(
    (ids) =>
      ids.map((id) => {
        const rule = document.getElementById(id);
        const number = rule?.querySelector('a')?.textContent ?? '';
        // What the reader's table leaves out is not on paper either.
        // biome-ignore lint/performance/useDomNodeTextContent: what is not seen is not on paper
        const text = rule?.innerText ?? '';
        return [
          number,
          text
            .slice(text.indexOf(number) + number.length)
            .trim()
            .slice(0, 24),
        ];
      }),
    clauses,
  );

describe('a chapter on paper', () => {
  test.each(games.map(({ chapters }) => most(chapters, ({ clauses }) => clauses.length, 'chapters')))(
    '$path keeps its numbers beside their text, and drops what only a screen can do',
    async ({ path, clauses }) => {
      const { page } = await site.open(path);
      const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
      const rules = await numbered(page, clauses);
      expect(rules.length).toBeGreaterThan(10);
      const text = pdfText(await page.pdf());
      for (const [number, begins] of rules) expect(tight(text)).toContain(tight(`${number}${begins}`));
      for (const title of headings.filter((one) => /^\d/.test(one.trim()))) expect(tight(text)).toContain(tight(title));
      for (const button of ['Copy link', 'Bottom', 'Search']) expect(text).not.toContain(button);
    },
  );

  test('prints a chart as words, whole; the page of the chart prints it as a drawing', async () => {
    const { text, path, game } = chapterWith(/<Procedure/);
    const [, id] = /<Procedure id="([^"]+)"/.exec(text) ?? [];
    const { page } = await site.open(path);
    await page.emulateMedia({ media: 'print' });
    const figure = page.getByRole('figure').last();
    expect(await figure.getByRole('img').count()).toBe(0);
    expect(await figure.getByRole('list').first().isVisible()).toBe(true);
    const { page: alone } = await site.open(`/${game}/procedures/${id}/`);
    await alone.emulateMedia({ media: 'print' });
    const drawing = await alone.getByRole('figure').first().getByRole('img').first().boundingBox();
    // 261 mm of an A4 page are left by its margins; the title stands above.
    expect(drawing?.height ?? 0).toBeGreaterThan(200);
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThan((261 / 25.4) * 96);
  });
});

describe('questions on paper', () => {
  test.each(games)('$title: every question prints with its answer', async ({ home }) => {
    const { page } = await site.open(`${home}faq/`);
    const text = tight(pdfText(await page.pdf()));
    const items = page.getByRole('main').getByRole('list').last().getByRole('listitem');
    const asked = await items.evaluateAll((all) =>
      all.map((one) => [one.querySelector('a')?.textContent ?? '', one.querySelector('p')?.textContent ?? '']),
    );
    expect(asked.length).toBeGreaterThan(3);
    for (const part of asked.flat()) expect(text).toContain(tight(part));
  });
});

describe('the whole rulebook on paper', () => {
  test.each(games)('$title: every rule and every question with its answer is there', async ({ home, chapters }) => {
    const { page } = await site.open(`${home}print/`);
    const pages = await printed(page);
    const text = pages.join('');
    expect(pages.length).toBeGreaterThan(3);
    const book = page.getByRole('main');
    // No page ends with a heading.
    const heads = await texts(book.locator('h2, h3, section[id^=chapter-] > h2 + p'));
    expect(heads.length).toBeGreaterThan(chapters.length);
    for (const head of heads)
      expect(
        pages.filter((one) => one.endsWith(head)),
        head,
      ).toEqual([]);
    const ids = chapters.flatMap(({ clauses }) => clauses);
    expect(ids.length).toBeGreaterThan(40);
    for (const id of ids) {
      const [clause = ''] = await texts(book.locator(`[id="${id}"]`));
      expect(text, id).toContain(clause.slice(0, 30));
      // Each is whole on its page.
      expect(
        pages.some((one) => one.includes(clause)),
        id,
      ).toBe(true);
    }
    const wholes = [
      ...(await texts(book.locator('section > h2 + p, [id^="faq-"], [id^="ruling-"]'))),
      ...(await texts(book.getByRole('table'))),
    ];
    expect(wholes.length).toBeGreaterThan(chapters.length);
    for (const part of wholes)
      expect(
        pages.some((one) => one.includes(part)),
        part,
      ).toBe(true);
    const { page: list } = await site.open(`${home}faq/`);
    const items = list.getByRole('main').getByRole('list').last().getByRole('listitem');
    const asked = await items.evaluateAll((all) =>
      all.map((one) => [one.querySelector('a')?.textContent ?? '', one.querySelector('p')?.textContent ?? '']),
    );
    expect(asked.length).toBeGreaterThan(3);
    for (const part of asked.flat()) expect(text).toContain(tight(part));
  });
});

test('a sheet of reference is one page of A4', async () => {
  const sheets = games.map(({ home }) => `${home}reference/`).filter((path) => hasPage(path));
  for (const path of sheets) {
    const { page } = await site.open(path);
    expect(pdfPages(await page.pdf({ format: 'A4' })), path).toHaveLength(1);
  }
});
