import { describe, expect, test } from 'vitest';
import { games } from './found.ts';
import { useSite } from './harness.ts';

const site = useSite();

describe.each(games)('the whole rulebook of $title', ({ home, chapters }) => {
  test('leads to what stands on it, and leaves it for nothing of that', async () => {
    const { page } = await site.open(`${home}print/`);
    const links = await page.getByRole('main').evaluate(
      (main, home) =>
        [...main.querySelectorAll<HTMLAnchorElement>('a[href]')].map((one) => {
          const { pathname, hash } = new URL(one.href);
          const [, kind, name = ''] = pathname.startsWith(home) ? pathname.slice(home.length - 1).split('/') : [];
          // What an address is about, as this page would name it.
          const ids: Readonly<Record<string, string>> = {
            rules: hash === '' ? `chapter-${name}` : hash.slice(1),
            c: name,
            faq: `faq-${name}`,
            rulings: `ruling-${name}`,
          };
          const isHere = pathname === location.pathname;
          const id = isHere ? hash.slice(1) : (ids[kind ?? ''] ?? '');
          return {
            said: `${one.textContent}: ${pathname}${hash}`,
            isHere,
            isThere: document.getElementById(id) !== null,
          };
        }),
      home,
    );
    const here = links.filter(({ isHere }) => isHere);
    expect(here.length).toBeGreaterThan(chapters.length + 40);
    expect(here.filter(({ isThere }) => !isThere).map(({ said }) => said)).toEqual([]);
    expect(links.filter(({ isHere, isThere }) => !isHere && isThere).map(({ said }) => said)).toEqual([]);
  });

  test.each([360, 800, 1280, 1600])('begins each column of its contents at one height, %i px wide', async (width) => {
    const { page } = await site.open(`${home}print/`, { width });
    const contents = page.getByRole('navigation', { name: 'In this rulebook' });
    const boxes = await contents.getByRole('listitem').evaluateAll((all) =>
      all.map((one) => {
        const { left, top } = one.getBoundingClientRect();
        return { left: Math.round(left), top };
      }),
    );
    const tops = [...new Set(boxes.map(({ left }) => left))].map((column) =>
      Math.min(...boxes.filter(({ left }) => left === column).map(({ top }) => top)),
    );
    if (width >= 1280) expect(tops.length).toBeGreaterThan(1);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(1);
  });
});
