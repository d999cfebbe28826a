import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { railroadRevolution } from '../../src/games/railroad-revolution/engine/index.ts';
import { optionsOf } from '../../src/stepper/branch.ts';
import { formatLink } from '../../src/stepper/link.ts';
import { outlineOf } from '../../src/stepper/place.ts';
import { formatSave, type KeptRun, parseSave, storageKey } from '../../src/stepper/storage.ts';
import { openTrack } from '../../src/stepper/track.ts';
import { scenario } from '../../src/games/railroad-revolution/scenarios/deal-resolution.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { english } from '../../src/games/common/words/words.ts';
import { useSite } from './harness.ts';

const ui = uiWords(english);
const path = `/${scenario.game}/examples/${scenario.id}/`;
const key = storageKey(scenario.game, scenario.id);
const [run] = scenario.runs.map((one) => outlineOf(railroadRevolution, one));
if (!run) throw new Error('the scenario has no run');
const steps = run.steps.length;
const line = { name: 'A', from: 3, moves: ['placeRail:miami--houston'] };
const keptAt = (at: number, more: Partial<KeptRun> = {}) =>
  formatSave({ run: run.run, runs: { [run.run]: { print: run.print, at, lines: [line], ...more } } }) ?? '';

const act = (page: Page, name: string) => page.locator(`[data-scenario] [data-act="${name}"]`);
const arrive = (page: Page, step: number) => page.locator(`[data-scenario][data-at="${step}"]`).waitFor();
const stored = (page: Page, name = key) => page.evaluate((one) => localStorage.getItem(one), name);
async function keptNow(page: Page): Promise<KeptRun | undefined> {
  const read = parseSave((await stored(page)) ?? '');
  return read.ok ? read.kept.runs[run?.run ?? ''] : undefined;
}
/** What is kept comes to be this: it is written once the browser is idle. */
const keeps = (page: Page) => expect.poll(() => keptNow(page));
/** A legal move at the fork of the line that neither the line nor the script makes. */
const track = openTrack(railroadRevolution, scenario, run.run);
const fork = track.at(line.from);
if (!fork) throw new Error('the line leaves no step');
const another =
  optionsOf(railroadRevolution, fork).find(
    ({ text, violation }) => !violation && !line.moves.includes(text) && run.steps.every(({ move }) => move !== text),
  )?.text ?? '';
/** Opens the moves of a step and makes one. */
async function make(page: Page, move: string): Promise<void> {
  await act(page, 'choose').click();
  await page.locator(`[data-scenario] [data-move="${move}"]`).click();
}
const linkTo = (at: number) => `?x=${formatLink(scenario.id, { run: run.run, print: run.print, at })}`;

describe('what a device keeps of an example', () => {
  const site = useSite();

  test.each([
    ['tapped on a phone', 390],
    ['clicked', 1280],
  ] as const)(
    'outlives the touch that wakes it: Next is %s, and the earlier step is still offered',
    async (_, width) => {
      const { page, problems } = await site.open(path, { stored: { [key]: keptAt(20) }, width });
      await (width < 700 ? act(page, 'next').tap() : act(page, 'next').click());
      await arrive(page, 1);
      await act(page, 'next').click();
      await arrive(page, 2);
      expect(await act(page, 'resume').textContent()).toBe(ui.resume(20, steps));
      expect(await keptNow(page)).toMatchObject({ at: 20, lines: [line] });
      await page.waitForURL(/\.2$/);
      await page.reload();
      await arrive(page, 2);
      await act(page, 'resume').click();
      await arrive(page, 20);
      expect(await act(page, 'resume').count()).toBe(0);
      await act(page, 'back').click();
      await arrive(page, 19);
      await keeps(page).toMatchObject({ at: 19, lines: [line] });
      expect(problems).toEqual([]);
    },
  );

  test('is offered with the steps of its own run, and no more once the reader closes the offer', async () => {
    const other = scenario.runs
      .map((one) => outlineOf(railroadRevolution, one))
      .find((one) => one.steps.length !== steps);
    if (!other) throw new Error('all runs are as long');
    const runs = { [other.run]: { print: other.print, at: 5, lines: [] } };
    const { page } = await site.open(`${path}?players=${run.run}`, {
      stored: { [key]: formatSave({ run: other.run, runs }) ?? '' },
    });
    await act(page, 'next').click();
    await arrive(page, 1);
    expect(await act(page, 'resume').textContent()).toBe(ui.resume(5, other.steps.length));
    await act(page, 'leave').click();
    await expect.poll(() => act(page, 'resume').count()).toBe(0);
    await page.reload();
    await arrive(page, 1);
    expect(await act(page, 'resume').count()).toBe(0);
  });

  test('is not offered where they had come to the end', async () => {
    const { page } = await site.open(path, { stored: { [key]: keptAt(steps) } });
    await act(page, 'next').click();
    await arrive(page, 1);
    await keeps(page).toMatchObject({ at: 1, lines: [line] });
    expect(await act(page, 'resume').count()).toBe(0);
  });

  test('is offered until the reader has gone as far, and takes their new lines along', async () => {
    const { page } = await site.open(path, { stored: { [key]: keptAt(4, { line: 'A' }) } });
    for (let n = 0; n < 3; n++) await act(page, 'next').click();
    await arrive(page, 3);
    await make(page, another);
    await arrive(page, 4);
    expect(await act(page, 'resume').textContent()).toBe(ui.resumeLine('A'));
    await act(page, 'resume').click();
    await arrive(page, 4);
    expect(await act(page, 'resume').count()).toBe(0);
    await keeps(page).toMatchObject({ lines: [{ moves: line.moves }, { moves: [another] }] });
    const script = await site.open(path, { stored: { [key]: keptAt(3) } });
    for (let n = 0; n < 3; n++) await act(script.page, 'next').click();
    await arrive(script.page, 3);
    expect(await act(script.page, 'resume').count()).toBe(0);
    await act(script.page, 'next').click();
    await keeps(script.page).toMatchObject({ at: 4, lines: [line] });
  });

  test.each([
    ['damaged', '{{{', 'save:damaged'],
    ['of a newer form', '{"form":99}', 'save:newer'],
    ['in part not to be read', keptAt(5, { lines: [line, { ...line, name: 'ABCDE' }] }), 'save:part'],
    [
      'with a move that is not possible',
      keptAt(5, { print: 'old!', lines: [{ ...line, moves: ['fly'] }] }),
      'save:changed',
    ],
    [
      'of this form with a move that is not possible',
      keptAt(5, { lines: [{ ...line, moves: ['fly'] }] }),
      'save:broken',
    ],
  ] as const)('is told of after the touch that wakes it, if it is %s', async (_, save, code) => {
    const { page, problems } = await site.open(path, { stored: { [key]: save }, width: 390 });
    await act(page, 'next').tap();
    await arrive(page, 1);
    await page.locator(`[data-notice="${code}"]`).waitFor();
    expect(await page.locator('[data-live]').textContent()).toContain(ui.step(1, steps).slice(1));
    await act(page, 'dismiss').tap();
    expect(await page.locator('[data-notice]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('is told of after a slow press too', async () => {
    const { page } = await site.open(path, { stored: { [key]: '{{{' } });
    await act(page, 'next').click({ delay: 1500 });
    await arrive(page, 1);
    await page.locator('[data-notice="save:damaged"]').waitFor();
  });

  test('is set aside where it cannot be read, one beside the other, and taken back by a form that can', async () => {
    const aside = { [`${key}:aside`]: '{"form":98}', [`${key}:aside:2`]: keptAt(20) };
    const { page, problems } = await site.open(path, { stored: { [key]: '{"form":99}', ...aside } });
    await act(page, 'next').click();
    await arrive(page, 1);
    expect(await act(page, 'resume').textContent()).toBe(ui.resume(20, steps));
    expect(await keptNow(page)).toMatchObject({ at: 20, lines: [line] });
    const asides = [':aside', ':aside:2', ':aside:3'].map((end) => stored(page, key + end));
    expect(await Promise.all(asides)).toEqual(['{"form":98}', null, '{"form":99}']);
    expect(problems).toEqual([]);
  });

  test('holds the lines of two pages, and the last place', async () => {
    const { page, context, problems } = await site.open(path + linkTo(3));
    await arrive(page, 3);
    const other = await context.newPage();
    await other.goto(site.url(path + linkTo(3)));
    await arrive(other, 3);
    await make(page, 'placeRail:miami--houston');
    await arrive(page, 4);
    await keeps(page).toMatchObject({ lines: [{ moves: ['placeRail:miami--houston'] }] });
    await make(other, another);
    await arrive(other, 4);
    const lines = [
      { name: 'A', moves: [another] },
      { name: 'B', moves: ['placeRail:miami--houston'] },
    ];
    await keeps(other).toMatchObject({ at: 4, line: 'A', lines });
    await act(page, 'back').click();
    await arrive(page, 3);
    await keeps(page).toMatchObject({ lines: [{ moves: ['placeRail:miami--houston'] }, { moves: [another] }] });
    expect(problems).toEqual([]);
  });

  test('comes not back when it is removed', async () => {
    const { page } = await site.open(path + linkTo(3), { stored: { [key]: keptAt(3) } });
    await arrive(page, 3);
    await act(page, 'drop:A').click();
    await act(page, 'next').click();
    await keeps(page).toEqual({ print: run.print, at: 4, lines: [] });
  });

  test.each([
    [
      'full',
      () =>
        (Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        }),
    ],
    [
      'closed',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get() {
            throw new DOMException('closed', 'SecurityError');
          },
        }),
    ],
  ] as const)('is nothing where storage is %s, which is said once', async (_, close) => {
    const { page, context } = await site.open('/about/');
    await context.addInitScript(close);
    await page.goto(site.url(path));
    await act(page, 'next').click();
    await arrive(page, 1);
    await page.locator('[data-notice="save:unkept"]').waitFor();
    await act(page, 'next').click();
    await arrive(page, 2);
    expect(await page.locator('[data-notice]').count()).toBe(0);
  });
});
