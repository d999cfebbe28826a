import { describe, expect, test } from 'vitest';
import { games } from './found.ts';
import { axe, useSite } from './harness.ts';
import { examples } from './wings.ts';

// Long lists stand by chapter: a list of these leads to each, and an example shows at a glance what it ends with.

const site = useSite();

describe.each(games)('the lists of $title', ({ id }) => {
  test.each(['examples', 'faq', 'rulings'])('%s: what is jumped to is there', async (list) => {
    const { page, problems } = await site.open(`/${id}/${list}/`);
    const anchors = await page
      .getByRole('navigation', { name: 'Chapters on this page' })
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(1) ?? ''));
    const headings = await page.locator('main h2[id]').evaluateAll((all) => all.map((one) => one.id));
    // A list that is short has no parts.
    if (headings.length > 1) expect(anchors).toEqual(headings);
    else expect(anchors).toEqual([]);
    expect(await axe(page)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('every example is listed once, with a picture and its steps', async () => {
    const { page } = await site.open(`/${id}/examples/`);
    const due = examples.filter(({ scenario }) => scenario.game === id).map(({ path }) => path);
    const listed = await page.locator('.listing li.pictured').evaluateAll((items) =>
      items.map((item) => ({
        path: item.querySelector('a')?.getAttribute('href'),
        shapes: item.querySelectorAll('.thumb path[d]').length,
        note: item.textContent ?? '',
      })),
    );
    expect(listed.map(({ path }) => path).sort()).toEqual([...due].sort());
    expect(listed.filter(({ shapes, note }) => shapes < 3 || !/\b\d+ steps\b/.test(note))).toEqual([]);
  });
});
