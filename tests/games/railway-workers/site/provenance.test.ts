import { describe, expect, test } from 'vitest';
import { axe, useSite } from '../../../site/harness.ts';
import { pdfText } from '../../../site/pdf.ts';
import { read } from '../../../site/read.ts';

const site = useSite();

describe('a value that is not printed', () => {
  const prices = '/railway-workers/rules/market/';

  test.each([
    [prices, '#white-prices .text', '†', 'worked out from printed values', 2],
    ['/railway-workers/c/raise-low-sum/', '.said', '‡', 'reconstructed: the printed value is not known here', 1],
    [
      '/railway-workers/faq/pay-to-raise-a-sum/',
      '.quote .text',
      '‡',
      'reconstructed: the printed value is not known here',
      1,
    ],
    ['/railway-workers/print/', '#white-prices > div', '†', 'worked out from printed values', 2],
  ])('has a sign right behind it, explained below the clause: %s', async (path, at, sign, words, times) => {
    const { page, problems } = await site.open(path, { width: 360 });
    const text = page
      .locator(at)
      .filter({ has: page.locator('sup') })
      .first();
    await text.scrollIntoViewIfNeeded();
    const signs = text.locator('sup').filter({ visible: true });
    expect(await signs.allTextContents()).toEqual(Array(times + 1).fill(sign));
    const legend = text.locator('.legend');
    expect(await read(legend)).toBe(`${sign} ${words}`);
    expect(await legend.getAttribute('href')).toMatch(/about\/#provenance$/);
    // In the sentence it is no more than the sign; who hears the page hears a word.
    const said = await read(text);
    expect(said.split(words)).toHaveLength(2);
    expect(said).toMatch(/\w[†‡] \((worked out|reconstructed)\)/);
    // No sign begins a line.
    const parted = await text.evaluate((clause) =>
      [...clause.querySelectorAll('.provenance')].some((mark) => /\s$/.test(mark.previousSibling?.textContent ?? '')),
    );
    expect(parted).toBe(false);
    expect(await axe(page.locator('main'))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page.locator('main'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('has both on paper and without scripts', async () => {
    const { page } = await site.open(prices, { js: false });
    const text = pdfText(await page.pdf({ format: 'A4' })).replace(/\s+/g, '');
    expect(text.match(/†/g)).toHaveLength(3);
    expect(text).toContain('†workedoutfromprintedvalues');
  });
});
