import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COURSE_KEY, parseCourse } from '../../src/stepper/progress.ts';
import { PROGRESSED, type Progressed } from '../../src/stepper/progressed.ts';
import { games } from './found.ts';
import { awake, axe, eventually, overflow, useSite } from './harness.ts';
import { pdfText } from './pdf.ts';
import { exampleOn, taskUi } from './play.ts';
import { buttonOf, examples, lessons, type Staged, tasksOf, trackIn } from './wings.ts';

const site = useSite();
const tight = (text: string): string => text.replace(/\s+/g, '');

/** Plays a lesson to its end, every task by moves of one's own. */
async function playWhole(page: Page, staged: Staged, how: 'click' | 'keys'): Promise<void> {
  const x = exampleOn(page);
  const { steps, run } = staged.first;
  const track = trackIn(staged, run);
  const tasks = tasksOf(staged);
  const next = () => (how === 'click' ? x.next.click() : page.keyboard.press('n'));
  if (how === 'keys') await x.next.focus();
  for (let at = 0; at < steps.length; ) {
    const { kind } = steps[at] ?? {};
    await next();
    at += 1;
    await x.arrive(at);
    if (kind === 'ask') await next();
    if (kind !== 'try') continue;
    await next();
    await x.task.waitFor();
    for (const move of tasks.find((task) => task.at === at)?.way ?? []) {
      // None that a task needs is folded away.
      const frame = track.at(at);
      if (frame === undefined) throw new Error(`The script has no step ${at}.`);
      const button = buttonOf(page, staged, frame, move);
      await button.waitFor();
      if (how === 'click') await button.click();
      else {
        await button.focus();
        await page.keyboard.press('Enter');
      }
      at += 1;
      await x.arrive(at);
    }
    const on = x.task.getByRole('button', { name: taskUi.goOn, exact: true });
    await on.waitFor();
    expect(await x.live.textContent()).toContain(taskUi.onward);
    await eventually(() => on.evaluate((one) => one === document.activeElement)).toBe(true);
  }
}

test('every game has a lesson', () => {
  expect(new Set(lessons.map(({ scenario }) => scenario.game))).toEqual(new Set(games.map(({ id }) => id)));
});

describe.each(lessons)('$scenario.game: $scenario.title', (staged) => {
  const { scenario, first, path } = staged;

  test.each(['click', 'keys'] as const)('is played to its end by %s, its tasks by moves of one’s own', async (how) => {
    const { page, problems } = await site.open(path);
    await playWhole(page, staged, how);
    const { length } = tasksOf(staged);
    await page.getByText(`Done: ${length} of ${length} tasks solved`, { exact: true }).waitFor();
    const of = first.steps.length;
    const solved = Array.from({ length }, (_, i) => i + 1);
    expect(parseCourse(await page.evaluate((key) => localStorage.getItem(key) ?? '', COURSE_KEY))).toEqual({
      ok: true,
      course: { [`${scenario.game}/${scenario.id}`]: { at: of, of, done: true, solved } },
    });
    const finish = page.getByRole('region', { name: 'At its end you know' });
    expect(await finish.getByText('You have solved all tasks of this lesson.', { exact: true }).isVisible()).toBe(true);
    expect(await axe(finish)).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('tells its tasks, hints and one way without scripts and on paper', async () => {
    const { page, problems } = await site.open(path, { js: false, width: 360 });
    const tasks = tasksOf(staged).map(({ set }) => set);
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    const steps = page.getByRole('listitem');
    for (const { say, hints } of tasks) {
      expect(await steps.filter({ hasText: say }).last().isVisible()).toBe(true);
      for (const hint of hints) expect(await page.getByText(hint.say).first().isVisible()).toBe(true);
    }
    expect(await page.getByText(taskUi.wayIs, { exact: true }).filter({ visible: true }).count()).toBe(tasks.length);
    expect(await page.getByText('Not started', { exact: true }).isVisible()).toBe(false);
    expect(await overflow(page)).toBe(0);
    const paper = tight(pdfText(await page.pdf({ format: 'A4' })));
    for (const { say, hints } of tasks)
      for (const text of [say, ...hints.map((hint) => hint.say)])
        expect(paper, text).toContain(tight(text).slice(0, 40));
    expect(problems).toEqual([]);
  });
});

/** The lessons of a course in its order, those of a module apart. */
async function inOrder(page: Page, id: string): Promise<{ readonly path: string; readonly isOfModule: boolean }[]> {
  await page.goto(site.url(`/${id}/learn/`));
  const items = await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .all();
  return Promise.all(
    items.map(async (item) => ({
      path: new URL((await item.getByRole('heading').getByRole('link').getAttribute('href')) ?? '', page.url())
        .pathname,
      isOfModule: (await item.locator('.tag.module').count()) > 0,
    })),
  );
}

test.each(games)(
  '$title: the last lesson of the base game scores a game, and says who wins and why',
  async ({ id }) => {
    const { page, problems } = await site.open(`/${id}/learn/`, { width: 360 });
    const last = (await inOrder(page, id)).filter(({ isOfModule }) => !isOfModule).at(-1)?.path;
    const staged = lessons.find(({ path }) => path === last);
    if (staged === undefined) return expect.unreachable(`${id} has no last lesson.`);
    const { game, first, scenario } = staged;
    const frame = trackIn(staged, first.run).frames.at(-1);
    const narration = scenario.runs[0]?.script.at(-1);
    if (frame === undefined || narration === undefined) return expect.unreachable('It has no steps.');
    expect([frame.prompt.kind, 'scores' in narration && narration.scores?.total]).toEqual([
      'over',
      game.score(frame.state).totals,
    ]);
    await page.goto(site.url(staged.path));
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await x.jump.focus();
    await page.keyboard.press('End');
    await x.arrive(first.steps.length);
    const { totals, places, lines } = game.score(frame.state);
    const table = x.picture.getByRole('table', { name: /^Score in / });
    const rowOf = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    // The sheet of points loads when a step shows it.
    await rowOf('Total').waitFor();
    expect(await rowOf('Total').getByRole('cell').allTextContents()).toEqual(totals.map(String));
    expect(await rowOf('Place').getByRole('cell').allTextContents()).toEqual(places.map(String));
    // Every source is a row, and the rows add up to the totals.
    const cells = await table
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1, -2).map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent))),
      );
    expect(totals.map((_, seat) => cells.reduce((sum, row) => sum + (row[seat] ?? 0), 0))).toEqual(totals);
    expect(cells.length).toBeGreaterThanOrEqual(
      new Set(lines.filter(({ points }) => points !== 0).map(({ rule }) => rule)).size,
    );
    const tied = totals.filter((total) => total === Math.max(...totals)).length;
    expect(await x.told.textContent()).toMatch(/win/);
    if (tied > 1) expect(await x.told.textContent()).toMatch(/tie/);
    expect(await axe(x.picture)).toEqual([]);
    expect(problems).toEqual([]);
  },
);

test.each(games)('$title: the course and its lessons tell their minutes, which add up', async ({ id }) => {
  const { page } = await site.open(`/${id}/learn/`, { js: false });
  const whole = Number(/about (\d+) minutes? in all/.exec((await page.getByRole('main').textContent()) ?? '')?.[1]);
  let sum = 0;
  for (const { path } of await inOrder(page, id)) {
    await page.goto(site.url(path));
    const minutes = Number(
      /^About (\d+) minutes?$/.exec((await page.getByText(/^About \d+ minutes?$/).textContent()) ?? '')?.[1],
    );
    expect(minutes).toBeGreaterThan(1);
    sum += minutes;
  }
  expect(sum).toBe(whole);
});

/** Goes a step on, and gives what the page was told of that. */
async function progressOf(page: Page): Promise<Progressed[]> {
  await page.evaluate((name) => {
    const all: unknown[] = [];
    Object.assign(window, { progressed: all });
    document.addEventListener(name, (event) => all.push((event as CustomEvent<unknown>).detail));
  }, PROGRESSED);
  const x = exampleOn(page);
  await x.next.focus();
  await awake(page);
  await x.next.click();
  await x.arrive(1);
  return page.evaluate(() => (window as unknown as { progressed: Progressed[] }).progressed);
}
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), COURSE_KEY);

test('progress leaves an example by an event: the page of a lesson keeps it, the page of an example does not', async () => {
  const [lesson] = lessons;
  const [example] = examples;
  if (lesson === undefined || example === undefined) return expect.unreachable('There is no lesson, or no example.');
  for (const { path, scenario, first } of [lesson, example]) {
    const { length: steps } = first.steps;
    const { page, problems } = await site.open(path);
    const told = await progressOf(page);
    const { game, id } = scenario;
    expect(told).toEqual([
      { game, scenario: id, run: first.run, at: 1, of: steps, own: false, done: steps === 1, solved: [] },
    ]);
    if (path !== lesson.path) expect(await kept(page)).toBeNull();
    else
      expect(parseCourse((await kept(page)) ?? '')).toMatchObject({
        ok: true,
        course: { [`${game}/${id}`]: { at: 1 } },
      });
    expect(problems).toEqual([]);
  }
});
