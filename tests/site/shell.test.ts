import { describe, expect, test } from 'vitest';
import { axe, overflow, useSite } from './harness.ts';

describe('shell', () => {
  const site = useSite();
  test('opens', async () => {
    const { page, problems } = await site.open('/', { width: 360 });
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });
  test('opens without scripts', async () => {
    const { page, problems } = await site.open('/', { width: 360, js: false });
    expect(await page.title()).toBe('Roundhouse');
    expect(problems).toEqual([]);
  });
});
