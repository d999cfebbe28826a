import { describe, expect, test } from 'vitest';
import { games } from './found.ts';
import { awake, axe, eventually, useSite } from './harness.ts';
import { exampleOn } from './play.ts';
import { examples } from './wings.ts';

// The chart of the procedure that an example follows stands below it, behind a button.

const site = useSite();
const shown = games.flatMap(({ id }) => {
  const first = examples.find(({ scenario }) => scenario.game === id && scenario.procedure !== undefined);
  return first === undefined ? [] : [first];
});

describe.each(shown)('the chart on $path', ({ path }) => {
  test('is behind a button, stays open while the example is played, and has its place lit', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    const drawing = page.getByRole('figure').getByRole('img').last();
    const button = page.getByText('Show the flowchart', { exact: true });
    expect(await drawing.isVisible()).toBe(false);
    await button.focus().catch(() => undefined);
    await button.click();
    await eventually(() => drawing.isVisible()).toBe(true);
    await x.next.click();
    await awake(page);
    await x.goTo(2);
    expect(await drawing.isVisible()).toBe(true);
    // What is lit in a chart has no role; the class is all it has.
    await eventually(() => page.locator('svg.chart [data-state]').count()).toBeGreaterThan(1);
    // Keys go to the example as ever.
    await page.keyboard.press('p');
    await x.arrive(1);
    expect(await axe(page)).toEqual([]);
    await page.getByText('Hide the flowchart', { exact: true }).click();
    await eventually(() => drawing.isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('is shown without scripts, and on paper', async () => {
    const { page } = await site.open(path, { js: false });
    expect(await page.getByRole('figure').getByRole('img').last().isVisible()).toBe(true);
    expect(await page.getByText('Show the flowchart', { exact: true }).isVisible()).toBe(false);
    const { page: sheet } = await site.open(path);
    await sheet.emulateMedia({ media: 'print' });
    // On paper it is told in words, as in a chapter.
    expect(await sheet.getByRole('figure').getByRole('list').first().isVisible()).toBe(true);
    expect(await sheet.getByText('Show the flowchart', { exact: true }).isVisible()).toBe(false);
  });
});
