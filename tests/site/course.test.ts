import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { COURSE_KEY, formatCourse, LONGEST, parseCourse } from '../../src/stepper/progress.ts';
import { axe, eventually, overflow, useSite } from './harness.ts';
import { exampleOn } from './play.ts';
import { buttonOf, frameAfter, lesson, lessons, offered, tasksOf } from './wings.ts';

const site = useSite();
const first = lesson();
const { scenario, path } = first;
const course = `/${scenario.game}/learn/`;
const name = `${scenario.game}/${scenario.id}`;
const of = first.first.steps.length;
const tasks = tasksOf(first);
const [task, second] = tasks as [(typeof tasks)[number], (typeof tasks)[number]];
const under = formatCourse({ [name]: { at: 5, of, done: false, solved: [] } });

const upTo = (step: number, solved = 0) => `At step ${step} of ${of}, ${solved} of ${tasks.length} tasks solved`;
const readTo = (solved: number) => `Read to the end, ${solved} of ${tasks.length} tasks solved`;
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', COURSE_KEY);
/** Waits until a page says how far the reader is. */
const told = (page: Page, state: string) => page.getByText(state, { exact: true }).waitFor();
/** The lesson in the list of the course. */
const item = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: scenario.title, exact: true }) });
const stateOf = (page: Page, state: string) => item(page).getByText(state, { exact: true }).waitFor();
const said = (page: Page) => page.getByRole('main').getByRole('status').last();
/** What is said of the device, above the lessons. */
const saidAbove = (page: Page) => page.getByRole('main').getByRole('status').first();
/** Solves the first task by the way of the script. */
async function solve(page: Page): Promise<void> {
  const x = exampleOn(page);
  await x.answer.click();
  for (const [i, move] of task.way.entries()) {
    await buttonOf(page, first, frameAfter(first, first.first.run, task.at + i, []), move).click();
    await x.arrive(task.at + i + 1);
  }
}

describe('progress', () => {
  test('is kept at once, survives a reload, and leads back to the step', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    await told(page, 'Not started');
    await x.next.click();
    await x.arrive(1);
    await told(page, upTo(1));
    await x.next.click();
    await x.arrive(2);
    // The address wins over the device, and follows a moment later.
    await page.waitForURL(/\.2$/);
    await page.reload();
    await told(page, upTo(2));
    await page.goto(site.url(course));
    await stateOf(page, upTo(2));
    await item(page)
      .getByRole('link', { name: `Go on: ${scenario.title}` })
      .click();
    await x.arrive(2);
    expect(problems).toEqual([]);
  });

  test('stays on the step of the script while one is on a line of one’s own', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    for (let n = 1; n <= task.at; n++) {
      await x.next.click();
      await x.arrive(n);
    }
    await x.answer.click();
    const frame = frameAfter(first, first.first.run, task.at, []);
    const away = offered(first, frame).find(
      ({ text, violation, between }) => !violation && !between && !task.way.includes(text),
    );
    await buttonOf(page, first, frame, away?.text ?? '').click();
    await x.script.waitFor();
    await told(page, upTo(task.at));
    expect(problems).toEqual([]);
  });

  test('counts what the reader solved, not what was shown to them or linked to', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    const numbers = tasks.map((_, i) => `Task ${i + 1}`);
    // Read to the end with Next alone, every task left to the way that is shown.
    await x.next.click();
    await x.arrive(1);
    await x.jump.focus();
    await page.keyboard.press('End');
    await x.arrive(of);
    await told(page, readTo(0));
    const finish = page.getByRole('region', { name: 'At its end you know' });
    await finish.getByText(`Not solved by you yet: ${numbers.join(', ')}.`, { exact: true }).waitFor();
    await finish.getByRole('link', { name: 'Task 1', exact: true }).click();
    await x.arrive(task.at);
    await solve(page);
    await told(page, readTo(1));
    await finish.getByText(`Not solved by you yet: ${numbers.slice(1).join(', ')}.`, { exact: true }).waitFor();
    await page.reload();
    await told(page, readTo(1));
    await page.goto(site.url(course));
    await stateOf(page, readTo(1));
    expect(await item(page).locator('progress').getAttribute('max')).toBe(`${tasks.length}`);
    await item(page)
      .getByRole('link', { name: /^Next open task/ })
      .click();
    await x.arrive(second.at);
    expect(problems).toEqual([]);
  });

  test('a lesson ends with what was learnt, the clauses practised and the way on, without scripts too', async () => {
    for (const js of [true, false]) {
      const { page } = await site.open(path, { js, width: 360 });
      const finish = page.getByRole('region', { name: 'At its end you know' });
      expect(await finish.getByRole('listitem').count()).toBeGreaterThanOrEqual(3);
      for (const link of await finish.getByRole('listitem').getByRole('link').all())
        expect(await link.getAttribute('href')).toMatch(new RegExp(`/${scenario.game}/rules/[a-z-]+/#[a-z-]+$`));
      expect(await finish.getByRole('link', { name: 'All lessons and your progress' }).count()).toBe(1);
      expect(
        await page
          .locator('#practised')
          .getByRole('link', { name: /^\d+\.\d+\.\d+$/ })
          .count(),
      ).toBeGreaterThan(3);
      expect(await page.getByText('Hints come one at a time').isVisible()).toBe(js);
      expect(await page.getByText('Here it reads as a text').isVisible()).toBe(!js);
      expect(await overflow(page)).toBe(0);
    }
  });

  test('is reset lesson by lesson, with a way back', async () => {
    const { page, problems } = await site.open(path);
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await told(page, upTo(1));
    await page.goto(site.url(course));
    await stateOf(page, upTo(1));
    const device = () => page.evaluate(() => JSON.parse(JSON.stringify({ ...localStorage })));
    const before = await device();
    await item(page)
      .getByRole('button', { name: `Reset: ${scenario.title}` })
      .click();
    await stateOf(page, 'Not started');
    expect(parseCourse(await kept(page))).toEqual({ ok: true, course: {} });
    expect(Object.keys(await device()).filter((key) => key.includes('example:'))).toEqual([]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await stateOf(page, upTo(1));
    expect(await device()).toEqual(before);
    expect(problems).toEqual([]);
  });

  test('that is reset in one tab is not brought back by another that is open', async () => {
    const { page, context, problems } = await site.open(path);
    const x = exampleOn(page);
    for (let n = 1; n <= task.at; n++) {
      await x.next.click();
      await x.arrive(n);
    }
    await solve(page);
    await told(page, upTo(task.at + task.way.length, 1));
    const list = await context.newPage();
    await list.goto(site.url(course));
    await stateOf(list, upTo(task.at + task.way.length, 1));
    await item(list)
      .getByRole('button', { name: `Reset: ${scenario.title}` })
      .click();
    await stateOf(list, 'Not started');
    await told(page, 'Not started');
    await page.getByText('You reset this lesson in another tab', { exact: false }).waitFor();
    await x.arrive(0);
    // Its next step is the first of a new beginning: nothing of what was solved comes back.
    await x.next.click();
    await x.arrive(1);
    await told(page, upTo(1));
    await stateOf(list, upTo(1));
    expect(parseCourse(await kept(page))).toEqual({
      ok: true,
      course: { [name]: { at: 1, of, done: false, solved: [] } },
    });
    await page.reload();
    await told(page, upTo(1));
    expect(problems).toEqual([]);
  });

  test('of which one lesson cannot be read keeps the others', async () => {
    const other = lessons.find((one) => one.scenario.game === scenario.game && one !== first) ?? first;
    const [good, bad] = [`${scenario.game}/${other.scenario.id}`, name];
    const entry = { at: 1, of: 9, done: false, solved: [] };
    const text = formatCourse({ [good]: entry, [bad]: entry }).replace(`"${bad}": {"at":1`, `"${bad}": {"at":"one"`);
    const { page, problems } = await site.open(course, { stored: { [COURSE_KEY]: text } });
    await eventually(() => saidAbove(page).textContent()).toMatch(/^Some of your progress cannot be read/);
    await stateOf(page, 'Not started');
    await page.goto(site.url(path));
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await told(page, upTo(1));
    expect(parseCourse(await kept(page))).toEqual({
      ok: true,
      course: { [good]: entry, [bad]: { at: 1, of, done: false, solved: [] } },
    });
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:aside`), COURSE_KEY)).toContain('"at":"one"');
    expect(problems).toEqual([]);
  });

  test('is taken along as a file and as text, and brought back on another device', async () => {
    const { page, problems } = await site.open(course, {
      stored: { [COURSE_KEY]: under },
      context: { acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const save = page.getByRole('button', { name: 'Save as a file' });
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const file = Buffer.concat(chunks).toString();
    expect(file).toBe(under);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await said(page).filter({ hasText: 'is copied' }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(under);

    const { page: other, problems: others } = await site.open(course);
    await other.getByRole('textbox', { name: 'Or paste the text' }).fill(file);
    await other.getByRole('button', { name: 'Bring it in' }).click();
    await stateOf(other, upTo(5));
    await other.goto(site.url(path));
    await other.getByRole('link', { name: 'Go on at step 5' }).click();
    await exampleOn(other).arrive(5);

    const { page: third } = await site.open(course);
    await third
      .getByLabel('Open a file')
      .setInputFiles({ name: 'course.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await stateOf(third, upTo(5));
    expect([...problems, ...others]).toEqual([]);
  });

  test.each([
    ['nothing', ' '],
    ['a damaged text', under.slice(0, -12)],
    ['something else', '{"hello":"<img src=x onerror=alert(1)>"}'],
    ['a text of a later form', under.replace('"form": 2', '"form": 3')],
    ['a text that is far too large', under + ' '.repeat(LONGEST)],
  ])('is not touched by %s, which is refused in one sentence', async (_, text) => {
    const { page, problems } = await site.open(course, { stored: { [COURSE_KEY]: under } });
    await page.getByRole('textbox', { name: 'Or paste the text' }).fill(text);
    await page.getByRole('button', { name: 'Bring it in' }).click();
    await eventually(() => said(page).textContent()).toMatch(/^[A-Z][^.]*\.$/);
    expect(await said(page).textContent()).toMatch(
      /nothing was brought in|There is nothing to bring in|bring it in again/,
    );
    expect(await kept(page)).toBe(under);
    expect(await page.getByRole('main').locator('img').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  const unknown = { at: 2, of: 9, done: false, solved: [] };
  const here = { at: 7, of, done: false, solved: [] };
  const elsewhere = lessons.find((one) => one.scenario.game !== scenario.game) as (typeof lessons)[number];
  const other = `${elsewhere.scenario.game}/${elsewhere.scenario.id}`;

  test.each([
    [
      'leaves out a lesson that is nowhere on the site, and says so',
      [name, other],
      ['no-game/no-lesson', `${scenario.game}/no-lesson`],
    ],
    ['refuses what has no lesson of the site', [], ['no-game/no-lesson']],
  ])('that is brought in %s', async (_, known, strange) => {
    const { page, problems } = await site.open(course, { stored: { [COURSE_KEY]: under } });
    const given = {
      ...Object.fromEntries(known.map((one) => [one, here])),
      ...Object.fromEntries(strange.map((one) => [one, unknown])),
    };
    await page.getByRole('textbox', { name: 'Or paste the text' }).fill(formatCourse(given));
    await page.getByRole('button', { name: 'Bring it in' }).click();
    await eventually(() => said(page).textContent()).toMatch(
      known.length === 0
        ? /^This progress has no lesson of this site/
        : /^Brought in: 2 lessons\..* Left out: 2 lessons that this site/,
    );
    const now = parseCourse(await kept(page));
    expect(now.ok && Object.keys(now.course).sort()).toEqual([...new Set([name, ...known])].sort());
    await stateOf(page, upTo(known.length === 0 ? 5 : 7));
    expect(problems).toEqual([]);
  });

  test('that cannot be read is told of and set aside', async () => {
    const { page, problems } = await site.open(course, { stored: { [COURSE_KEY]: 'what is this' } });
    await eventually(() => saidAbove(page).textContent()).toMatch(/cannot be read/);
    await page.goto(site.url(path));
    const x = exampleOn(page);
    await x.next.click();
    await x.arrive(1);
    await told(page, upTo(1));
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:aside`), COURSE_KEY)).toBe('what is this');
    expect(problems).toEqual([]);
  });

  test.each([360, 1280])('stands on a page that is clean in light and dark, %i px wide', async (width) => {
    const { page, problems } = await site.open(course, { width, stored: { [COURSE_KEY]: under } });
    await stateOf(page, upTo(5));
    for (const theme of ['light', 'dark']) {
      await page.evaluate((now) => {
        document.documentElement.dataset.theme = now;
      }, theme);
      expect(await axe(page), theme).toEqual([]);
    }
    expect(await overflow(page)).toBe(0);
    expect(problems).toEqual([]);
  });

  test('the course reads without scripts, and offers nothing that would not answer', async () => {
    const { page, problems } = await site.open(course, { js: false, width: 360 });
    const main = page.getByRole('main');
    expect(await item(page).getByRole('link', { name: scenario.title, exact: true }).isVisible()).toBe(true);
    expect(await item(page).getByText('Not started').isVisible()).toBe(false);
    expect(await main.getByRole('link', { name: /^(Start|Go on):/ }).count()).toBe(0);
    expect(await main.getByRole('button').count()).toBe(0);
    expect(await main.getByRole('textbox').count()).toBe(0);
    expect(await page.getByText('Take it along', { exact: true }).isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('the hub and the contents lead to the course, and a clause to its lesson', async () => {
    const { page, problems } = await site.open(`/${scenario.game}/`);
    const to = (path: string) => page.locator(`a[href="${path}"]`);
    expect(await page.getByRole('main').getByRole('link').and(to(course)).count()).toBeGreaterThan(0);
    const contents = page.getByRole('navigation', { name: 'Contents' });
    expect(await contents.getByRole('link').and(to(course)).count()).toBe(1);
    await page.goto(site.url(`/${scenario.game}/c/${scenario.rules[0]}/`));
    expect(await page.getByRole('main').getByRole('link').and(to(path)).count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
