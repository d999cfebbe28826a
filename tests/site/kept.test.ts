import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatSave, type KeptRun, parseSave, storageKey } from '../../src/stepper/storage.ts';
import { awake, eventually, useSite } from './harness.ts';
import { exampleOn, linkTo, notices, ui } from './play.ts';
import { featured, forkOf, nameOf } from './wings.ts';

const site = useSite();
const staged = featured();
const { scenario, outlines, first: run, path } = staged;
const key = storageKey(scenario.game, scenario.id);
const steps = run.steps.length;
const fork = forkOf(staged, run);
/** Two moves at the fork that the script does not make: the one of the line that is kept, and another. */
const [made, another] = fork.others as [(typeof fork.others)[number], (typeof fork.others)[number]];
const line = { name: 'A', from: fork.from, moves: [made.text] };
const keptAt = (at: number, more: Partial<KeptRun> = {}) =>
  formatSave({ run: run.run, runs: { [run.run]: { fingerprint: run.fingerprint, at, lines: [line], ...more } } }) ?? '';

const stored = (page: Page, name = key) => page.evaluate((one) => localStorage.getItem(one), name);
async function keptNow(page: Page): Promise<KeptRun | undefined> {
  const read = parseSave((await stored(page)) ?? '');
  return read.ok ? read.kept.runs[run.run] : undefined;
}
/** What is kept comes to be this: it is written once the browser is idle. */
const keeps = (page: Page) => eventually(() => keptNow(page));
/** Opens the moves of the fork and makes one. */
async function make(page: Page, move: typeof made): Promise<void> {
  const x = exampleOn(page);
  await x.openMoves();
  await x.list.getByRole('button', { name: nameOf(staged, fork.frame, move) }).click();
}
const toFork = linkTo(scenario.id, { run: run.run, fingerprint: run.fingerprint, at: fork.from });
/** What is offered to a reader who comes back, by its name. */
const offer = (page: Page) => exampleOn(page).button(/^Go on (at|with) /);
const far = steps - 5;

describe('what a device keeps of an example', () => {
  test.each([
    ['tapped on a phone', 390],
    ['clicked', 1280],
  ] as const)(
    'outlives the touch that wakes it: Next is %s, and the earlier step is still offered',
    async (_, width) => {
      const { page, problems } = await site.open(path, { stored: { [key]: keptAt(far) }, width });
      const x = exampleOn(page);
      await (width < 700 ? x.next.tap() : x.next.click());
      await x.arrive(1);
      await x.next.click();
      await x.arrive(2);
      expect(await offer(page).textContent()).toBe(ui.resume(far, steps));
      expect(await keptNow(page)).toMatchObject({ at: far, lines: [line] });
      await page.waitForURL(/\.2$/);
      await page.reload();
      await x.arrive(2);
      await offer(page).click();
      await x.arrive(far);
      expect(await offer(page).count()).toBe(0);
      await x.back.click();
      await x.arrive(far - 1);
      await keeps(page).toMatchObject({ at: far - 1, lines: [line] });
      expect(problems).toEqual([]);
    },
  );

  test('is offered with the steps of its own run, and no more once the reader closes the offer', async () => {
    const other = outlines.find((one) => one.steps.length !== steps);
    if (other === undefined) throw new Error('All runs are as long.');
    const runs = { [other.run]: { fingerprint: other.fingerprint, at: 5, lines: [] } };
    const { page } = await site.open(`${path}?players=${run.run}`, {
      stored: { [key]: formatSave({ run: other.run, runs }) ?? '' },
    });
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    expect(await offer(page).textContent()).toBe(ui.resume(5, other.steps.length));
    await x.button(ui.dismiss).click();
    await offer(page).waitFor({ state: 'detached' });
    await page.reload();
    await x.arrive(1);
    await awake(page);
    expect(await offer(page).count()).toBe(0);
  });

  test('is not offered where they had come to the end', async () => {
    const { page } = await site.open(path, { stored: { [key]: keptAt(steps) } });
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await keeps(page).toMatchObject({ at: 1, lines: [line] });
    expect(await offer(page).count()).toBe(0);
  });

  test('is offered until the reader has gone as far, and takes their new lines along', async () => {
    const { page } = await site.open(path, { stored: { [key]: keptAt(fork.from + 1, { line: 'A' }) } });
    const x = exampleOn(page);
    await x.goTo(fork.from);
    await make(page, another);
    await x.arrive(fork.from + 1);
    expect(await offer(page).textContent()).toBe(ui.resumeLine('A'));
    await offer(page).click();
    await offer(page).waitFor({ state: 'detached' });
    expect(await x.at()).toBe(fork.from + 1);
    await keeps(page).toMatchObject({ lines: [{ moves: line.moves }, { moves: [another.text] }] });
    const script = await site.open(path, { stored: { [key]: keptAt(fork.from) } });
    const y = exampleOn(script.page);
    await y.goTo(fork.from);
    expect(await offer(script.page).count()).toBe(0);
    await y.next.click();
    await keeps(script.page).toMatchObject({ at: fork.from + 1, lines: [line] });
  });

  test.each([
    ['damaged', '{{{', 'save:damaged'],
    ['of a newer form', '{"form":99}', 'save:newer'],
    ['in part not to be read', keptAt(5, { lines: [line, { ...line, name: 'ABCDE' }] }), 'save:part'],
    [
      'with a move that is not possible',
      keptAt(5, { fingerprint: 'old!', lines: [{ ...line, moves: ['fly'] }] }),
      'save:changed',
    ],
    [
      'of this form with a move that is not possible',
      keptAt(5, { lines: [{ ...line, moves: ['fly'] }] }),
      'save:broken',
    ],
  ] as const)('is told of after the touch that wakes it, if it is %s', async (_, save, code) => {
    const { page, problems } = await site.open(path, { stored: { [key]: save }, width: 390 });
    const x = exampleOn(page);
    const notice = x.box.getByText(notices[code], { exact: true });
    await x.next.tap();
    await x.arrive(1);
    await notice.waitFor();
    expect(await x.live.textContent()).toContain(ui.step(1, steps).slice(1));
    await x.button(ui.dismiss).first().tap();
    await notice.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('is told of after a slow press too', async () => {
    const { page } = await site.open(path, { stored: { [key]: '{{{' } });
    const x = exampleOn(page);
    // Longer than anything waits for a press to become a click.
    await x.next.click({ delay: 1500 });
    await x.arrive(1);
    await x.box.getByText(notices['save:damaged'], { exact: true }).waitFor();
  });

  test('is set aside where it cannot be read, one beside the other, and taken back by a form that can', async () => {
    const aside = { [`${key}:aside`]: '{"form":98}', [`${key}:aside:2`]: keptAt(far) };
    const { page, problems } = await site.open(path, { stored: { [key]: '{"form":99}', ...aside } });
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    expect(await offer(page).textContent()).toBe(ui.resume(far, steps));
    expect(await keptNow(page)).toMatchObject({ at: far, lines: [line] });
    const asides = [':aside', ':aside:2', ':aside:3'].map((end) => stored(page, key + end));
    expect(await Promise.all(asides)).toEqual(['{"form":98}', null, '{"form":99}']);
    expect(problems).toEqual([]);
  });

  test('holds the lines of two pages, and the last place', async () => {
    const { page, context, problems } = await site.open(path + toFork);
    const x = exampleOn(page);
    await x.arrive(fork.from);
    const other = await context.newPage();
    await other.goto(site.url(path + toFork));
    const y = exampleOn(other);
    await y.arrive(fork.from);
    await make(page, made);
    await x.arrive(fork.from + 1);
    await keeps(page).toMatchObject({ lines: [{ moves: [made.text] }] });
    await make(other, another);
    await y.arrive(fork.from + 1);
    const lines = [
      { name: 'A', moves: [another.text] },
      { name: 'B', moves: [made.text] },
    ];
    await keeps(other).toMatchObject({ at: fork.from + 1, line: 'A', lines });
    await x.back.click();
    await x.arrive(fork.from);
    await keeps(page).toMatchObject({ lines: [{ moves: [made.text] }, { moves: [another.text] }] });
    expect(problems).toEqual([]);
  });

  test('comes not back when it is removed', async () => {
    const { page } = await site.open(path + toFork, { stored: { [key]: keptAt(fork.from) } });
    const x = exampleOn(page);
    await x.arrive(fork.from);
    await x.button(ui.removeLine('A')).click();
    await x.next.click();
    await keeps(page).toEqual({ fingerprint: run.fingerprint, at: fork.from + 1, lines: [] });
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
    const x = exampleOn(page);
    const notice = x.box.getByText(notices['save:unkept'], { exact: true });
    await x.next.click();
    await x.arrive(1);
    await notice.waitFor();
    await x.next.click();
    await x.arrive(2);
    await notice.waitFor({ state: 'detached' });
    await x.next.click();
    await x.arrive(3);
    expect(await notice.count()).toBe(0);
  });
});
