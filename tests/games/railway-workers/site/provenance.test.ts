import { describe, expect, test } from 'vitest';
import { axe, useSite } from '../../../site/harness.ts';
import { pdfText } from '../../../site/pdf.ts';
import { read } from '../../../site/read.ts';

const site = useSite();

describe('a value that is reconstructed', () => {
  test.each([
    ['/railway-workers/rules/dice-and-turn-order/', '#raise-low-sum .text'],
    ['/railway-workers/c/raise-low-sum/', '.said'],
    ['/railway-workers/faq/pay-to-raise-a-sum/', '.quote .text'],
    ['/railway-workers/print/', '#raise-low-sum > div'],
  ])('has a dagger right behind it, explained once at the end of the page: %s', async (path, at) => {
    const { page, problems } = await site.open(path, { width: 360 });
    const text = page
      .locator(at)
      .filter({ has: page.locator('.dagger') })
      .first();
    await text.scrollIntoViewIfNeeded();
    expect(await read(text.locator('.dagger'))).toMatch(/^† ?\(reconstructed\)$/);
    // In the sentence it is no more than the sign, which begins no line; who hears the page hears a word.
    expect(await read(text)).toMatch(/\w† ?\(reconstructed\)/);
    const parted = await text.evaluate((clause) =>
      [...clause.querySelectorAll('.dagger')].some((mark) => /\s$/.test(mark.previousSibling?.textContent ?? '')),
    );
    expect(parted).toBe(false);
    const line = page.locator('[data-explains]');
    expect(await line.count()).toBe(1);
    expect(await read(line)).toContain('our sources do not show the printed value');
    expect(await line.getByRole('link').getAttribute('href')).toMatch(/about\/#provenance$/);
    expect(await axe(page.locator('main'))).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axe(page.locator('main'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('has its dagger and the line on paper and without scripts', async () => {
    const { page } = await site.open('/railway-workers/c/raise-low-sum/', { js: false });
    const text = pdfText(await page.pdf({ format: 'A4' })).replace(/\s+/g, '');
    expect(text.match(/†/g)).toHaveLength(2);
    expect(text).toContain('†Reconstructed:oursourcesdonotshowtheprintedvalue');
  });
});

test('a value that was worked out says so in a word, without a dagger', async () => {
  const { page } = await site.open('/railway-workers/rules/market/', { width: 360 });
  const text = await read(page.locator('#white-prices .text'));
  expect(text.match(/\(worked out\)/g)).toHaveLength(2);
  expect(await page.locator('.dagger, [data-explains]').count()).toBe(0);
});
