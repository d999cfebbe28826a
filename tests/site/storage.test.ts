import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { nothingKept } from '../../src/client/lesson-state.ts';
import { tableKey } from '../../src/spine/table.ts';
import { games } from './found.ts';
import { axe, eventually, keepNothing, type Opened, useSite } from './harness.ts';
import { exampleOn, notices } from './play.ts';
import { examples, lessons } from './wings.ts';

const site = useSite();

/** Opens a page on a device that keeps nothing, in one of the two ways in which that happens. */
async function openUnkept(path: string, how: 'full' | 'closed'): Promise<Opened> {
  const opened = await site.open('/about/', { width: 360 });
  await keepNothing(opened, how);
  await opened.page.goto(site.url(path));
  return opened;
}
const firstOf = (all: typeof lessons, id: string) => all.find(({ scenario }) => scenario.game === id)?.path ?? '';

describe.each(games)('$title: where the device keeps nothing', ({ id }) => {
  test.each(['full', 'closed'] as const)('the course says so once, storage %s', async (how) => {
    const { page, problems } = await openUnkept(`/${id}/learn/`, how);
    const notice = page.getByRole('main').getByRole('status').first();
    await eventually(() => notice.textContent()).toBe(nothingKept);
    expect(await page.getByText(nothingKept).count()).toBe(1);
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;
    expect(await top(notice)).toBeLessThan(await top(page.getByRole('link', { name: /^Start/ }).first()));
    expect(await axe(page.getByRole('main'))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test.each(['full', 'closed'] as const)('a lesson and its example say so once each, storage %s', async (how) => {
    const { page, problems } = await openUnkept(firstOf(lessons, id), how);
    await page.getByText(nothingKept, { exact: true }).waitFor();
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await x.box.getByText(notices['save:unkept'], { exact: true }).waitFor();
    await x.next.click();
    await eventually(() => x.box.getByText(notices['save:unkept']).count()).toBe(0);
    expect(await page.getByText(nothingKept).count()).toBe(1);
    expect(problems).toEqual([]);
  });

  test.each(['full', 'closed'] as const)('an example says so, storage %s', async (how) => {
    const { page, problems } = await openUnkept(firstOf(examples, id), how);
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await x.box.getByText(notices['save:unkept'], { exact: true }).waitFor();
    expect(problems).toEqual([]);
  });
});

test.each(games)('$title: a table that a newer version has kept is told of and left alone', async ({ id }) => {
  const newer = '3?players=2&mood=grim';
  const { page, problems } = await site.open(`/${id}/`, { stored: { [tableKey(id)]: newer } });
  const device = () => page.evaluate((key) => localStorage.getItem(key), tableKey(id));
  await page.getByText('A newer version of this site kept your game').waitFor();
  expect(await device()).toBe(newer);
  await page.goto(site.url(`/${id}/?players=2`));
  await eventually(() => page.evaluate(() => document.documentElement.dataset.table)).toBe('players=2');
  expect(await device()).toBe(newer);
  expect(problems).toEqual([]);
});

test('where the device keeps something, nobody is told that it does not', async () => {
  const { page } = await site.open(firstOf(lessons, games[0]?.id ?? ''));
  const x = exampleOn(page);
  await x.next.click();
  await x.arrive(1);
  expect(await page.getByText('keeps nothing').count()).toBe(0);
});
