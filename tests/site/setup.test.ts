import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { ticksKey } from '../../src/client/setup-ticks.ts';
import { games, htmlOf } from './found.ts';
import { axeInBoth, eventually, keepNothing, overflow, tooSmallToHit, useSite } from './harness.ts';

const site = useSite();

/** The chapter of each game that is about its setup. */
const setups = games.flatMap((game) => {
  const chapter = game.chapters.find(({ text }) => text.includes('<Setup>'));
  return chapter === undefined ? [] : [{ ...game, path: chapter.path, text: chapter.text }];
});
const [first] = setups as [(typeof setups)[number]];
const withModule = setups.find(({ text }) => /^ {4}- .*module: /m.test(text));

const parts = (page: Page) => {
  const main = page.getByRole('main');
  const steps = main.locator('.setup-steps > li:visible');
  return {
    main,
    steps,
    boxes: main.locator('.setup-steps').getByRole('checkbox'),
    mode: (name: 'Read' | 'Tick off') => main.getByRole('radio', { name, exact: true }),
    status: main.locator('.setup-done').getByRole('status'),
    fault: main.locator('.setup-fault'),
    again: main.getByRole('button', { name: 'Begin again' }),
    picture: main.locator('.setup-picture:visible'),
    letters: main.locator('.setup-picture:visible .setup-letter'),
    next: main.locator('.setup-steps > li[data-next]'),
  };
};

test('every game has a setup', () => {
  expect(setups.map(({ id }) => id)).toEqual(games.map(({ id }) => id));
});

describe.each(setups)('the setup of $title', ({ id, path, players, text }) => {
  test.each([360, 1366])('shows a picture with a letter for every step, %i px wide', async (width) => {
    const { page, problems } = await site.open(path, { width });
    const { letters, steps, picture, main } = parts(page);
    const names = await letters.locator('text').allTextContents();
    expect(names.length).toBeGreaterThan(8);
    expect(await steps.locator('.disc').allTextContents()).toEqual(names);
    const box = await picture.boundingBox();
    expect(box?.width).toBeGreaterThan(width === 360 ? 300 : 480);
    expect(await overflow(page)).toBe(0);
    expect(await tooSmallToHit(main.locator('.setup-bar'))).toEqual([]);
    await letters.nth(2).click();
    await eventually(() => steps.nth(2).evaluate((one) => one.matches(':target'))).toBe(true);
    expect(await steps.nth(2).getAttribute('data-lit')).toBe('');
    expect(problems).toEqual([]);
  });

  test('marks what is pointed at in list, picture and clauses', async () => {
    const { page } = await site.open(path);
    const { letters, steps, main } = parts(page);
    await steps.nth(1).hover();
    expect(await letters.nth(1).getAttribute('data-lit')).toBe('');
    expect(await letters.nth(0).getAttribute('data-lit')).toBeNull();
    const place = await steps.nth(1).getAttribute('data-place');
    const clause = main.locator(`.setup-at[data-place="${place}"]`).first();
    expect(await clause.getAttribute('data-lit')).toBe('');
    await letters.nth(3).focus();
    expect(await steps.nth(3).getAttribute('data-lit')).toBe('');
    expect(await steps.nth(1).getAttribute('data-lit')).toBeNull();
  });

  test('marks the number of players in the table, in the picture and in the steps', async () => {
    const [few = 2, other = 3] = [players[0], players.at(-1)];
    const { page } = await site.open(`${path}?players=${few}`, { width: 360 });
    const { main, picture, steps } = parts(page);
    const cell = (count: number) => main.locator(`.setup-table td[data-count="${count}"]`).first();
    const weight = (count: number) => cell(count).evaluate((one) => getComputedStyle(one).fontWeight);
    expect([await weight(few), await weight(other)]).toEqual(['600', '500']);
    const visible = () =>
      picture.locator('[data-players]').evaluateAll((all) => all.map((one) => `${one.checkVisibility()}`).join());
    const before = await visible();
    await main.getByRole('button', { name: `${other}`, exact: true }).click();
    await eventually(() => weight(other)).toBe('600');
    expect(await weight(few)).toBe('500');
    expect(await visible()).not.toBe(before);
    expect(
      await steps
        .locator('.figure:visible')
        .evaluateAll((all, n) => all.every((one) => one.getAttribute('data-players') === n), `${other}`),
    ).toBe(true);
    await eventually(() => page.url()).toContain(`players=${other}`);
  });

  test('is ticked off: letters and rows turn, the next is marked, a reload keeps it, Begin again clears it', async () => {
    const { page, problems } = await site.open(path, { width: 360 });
    const { steps, boxes, mode, status, again, letters, next } = parts(page);
    expect(await boxes.first().isVisible()).toBe(false);
    await mode('Tick off').check({ force: true });
    const all = await steps.count();
    await eventually(() => status.textContent()).toBe(`0 of ${all} laid out`);
    await steps.nth(0).getByRole('checkbox').check();
    await steps.nth(2).getByRole('checkbox').check();
    await eventually(() => status.textContent()).toBe(`2 of ${all} laid out`);
    expect(await letters.nth(0).getAttribute('data-done')).toBe('');
    expect(await letters.nth(1).getAttribute('data-next')).toBe('');
    expect(await next.getAttribute('id')).toBe(await steps.nth(1).getAttribute('id'));
    await page.reload();
    await eventually(() => status.textContent()).toBe(`2 of ${all} laid out`);
    expect(await steps.nth(2).getByRole('checkbox').isChecked()).toBe(true);
    expect(await mode('Tick off').isChecked()).toBe(true);
    expect(await tooSmallToHit(page.locator('.setup-list'))).toEqual([]);
    // Another number of players has the same steps.
    await page.goto(site.url(`${path}?players=${players.at(-1)}`));
    await eventually(() => status.textContent()).toBe(`2 of ${all} laid out`);
    for (const box of await steps.getByRole('checkbox').all()) await box.check();
    await eventually(() => status.textContent()).toBe(`${all} of ${all}: all laid out`);
    expect(await next.count()).toBe(0);
    await again.click();
    await eventually(() => status.textContent()).toBe(`0 of ${all} laid out`);
    expect(await page.evaluate((key) => localStorage.getItem(key), ticksKey(id))).toBeNull();
    expect(
      await steps
        .nth(0)
        .getByRole('checkbox')
        .evaluate((one) => one === document.activeElement),
    ).toBe(true);
    expect(problems).toEqual([]);
  });

  test('has no fault that axe finds, read and ticked', async () => {
    const { page } = await site.open(`${path}?players=${players[0]}`);
    const { mode, steps, main } = parts(page);
    expect(await axeInBoth(main)).toEqual([]);
    await mode('Tick off').check({ force: true });
    await steps.nth(0).getByRole('checkbox').check();
    expect(await axeInBoth(main)).toEqual([]);
  });

  test('without scripts is a picture whose letters lead to the steps, with nothing to tick', async () => {
    const { page } = await site.open(path, { js: false });
    const { steps, boxes, letters, main } = parts(page);
    expect(await boxes.first().isVisible()).toBe(false);
    expect(await main.getByText('Tick off').isVisible()).toBe(false);
    await letters.nth(1).click();
    expect(await steps.nth(1).evaluate((one) => one.matches(':target'))).toBe(true);
    const cells = await main.locator('.setup-table td:visible').count();
    expect(cells).toBeGreaterThan(players.length);
  });

  test('keeps every clause of its table: an anchor here and a page of its own', () => {
    const html = htmlOf(path);
    const table = /<Setup>([\s\S]*)<\/Setup>/.exec(text)?.[1] ?? '';
    const ids = [...table.matchAll(/<Rule id="([^"]+)"/g)].map(([, one = '']) => one);
    expect(ids.length).toBeGreaterThan(1);
    for (const one of ids) {
      expect(html).toContain(`id="${one}"`);
      expect(htmlOf(`/${id}/c/${one}/`)).toContain('<h1');
    }
  });
});

describe('ticks that cannot be read or kept', () => {
  const key = ticksKey(first.id);

  test('damaged: said once, and ticking goes on', async () => {
    const { page, problems } = await site.open(first.path, { stored: { [key]: '{"form":1,"done":["<b>' } });
    const { fault, mode, steps } = parts(page);
    await eventually(() => fault.textContent()).toContain('cannot be read');
    await mode('Tick off').check({ force: true });
    await steps.nth(0).getByRole('checkbox').check();
    await eventually(() => fault.isVisible()).toBe(false);
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toContain('"done":["');
    expect(problems).toEqual([]);
  });

  test('of a newer version: left as they are', async () => {
    const newer = '{"form":9,"done":{}}';
    const { page } = await site.open(first.path, { stored: { [key]: newer } });
    const { fault, mode, steps, status } = parts(page);
    await eventually(() => fault.textContent()).toContain('newer version');
    await mode('Tick off').check({ force: true });
    await steps.nth(0).getByRole('checkbox').check();
    await eventually(() => status.textContent()).toMatch(/^1 of /);
    expect(await page.evaluate((key) => localStorage.getItem(key), key)).toBe(newer);
  });

  test.each(['full', 'closed'] as const)(
    'on a device that keeps nothing, storage %s: they hold on the page',
    async (how) => {
      const opened = await site.open('/about/');
      await keepNothing(opened, how);
      const { page, problems } = opened;
      await page.goto(site.url(first.path));
      const { fault, mode, steps, status } = parts(page);
      await mode('Tick off').check({ force: true });
      await steps.nth(0).getByRole('checkbox').check();
      await eventually(() => status.textContent()).toMatch(/^1 of /);
      await eventually(() => fault.textContent()).toContain('keeps nothing');
      expect(problems).toEqual([]);
    },
  );
});

test('a module has a picture and steps of its own', async () => {
  if (withModule === undefined) throw new Error('No module changes a setup.');
  const { path, modules } = withModule;
  const [module] = modules;
  const { page } = await site.open(path);
  const base = await parts(page).letters.locator('text').allTextContents();
  await page.getByRole('main').locator('.setup-hint').getByRole('button', { name: 'Switch it on' }).click();
  await eventually(() => parts(page).letters.count()).toBeGreaterThan(base.length);
  expect(await parts(page).picture.count()).toBe(1);
  const letters = await parts(page).letters.locator('text').allTextContents();
  expect(await parts(page).steps.locator('.disc').allTextContents()).toEqual(letters);
  expect(await page.locator('.setup-hint').isVisible()).toBe(false);
  await page.goto(site.url(`${path}?without=${module?.id}`));
  expect(await parts(page).letters.locator('text').allTextContents()).toEqual(base);
});

test('on paper the steps and the table are there, and nothing to press', async () => {
  const { page } = await site.open(`${first.path}?players=${first.players[0]}`);
  await page.emulateMedia({ media: 'print' });
  const { main, steps, picture } = parts(page);
  expect(await picture.isVisible()).toBe(true);
  expect(await steps.first().isVisible()).toBe(true);
  expect(await main.locator('.setup-bar').isVisible()).toBe(false);
  expect(await main.locator('.setup-table tbody tr').first().isVisible()).toBe(true);
});
