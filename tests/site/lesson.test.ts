import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../../src/engine.ts';
import { formatMove } from '../../src/kernel/moves.ts';
import { formatLink, PARAMETER } from '../../src/stepper/link.ts';
import { type Outline, outlineOf } from '../../src/stepper/place.ts';
import { COURSE_KEY, formatCourse, LONGEST, parseCourse } from '../../src/stepper/progress.ts';
import { trackOf } from '../../src/stepper/track.ts';
import type { Scenario } from '../../src/games/common/scenario.ts';
import { noticeWords } from '../../src/stepper/words/notices.ts';
import { taskWords } from '../../src/stepper/words/task.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { english } from '../../src/games/common/words/words.ts';
import { axe, overflow, useSite } from './harness.ts';
import { watchLoads } from './loads.ts';
import { pdfText } from './pdf.ts';

const words = taskWords(english);
const ui = uiWords(english);

/** Every lesson there is: a scenario with tasks. */
const found = import.meta.glob<Scenario>('../../src/games/*/{scenarios,modules/*/scenarios}/*.ts', {
  eager: true,
  import: 'scenario',
});
const lessons = Object.values(found)
  .filter((one): one is Scenario => one?.runs.some(({ script }) => script.some((step) => 'try' in step)) ?? false)
  .map((scenario) => {
    const [run] = scenario.runs as [Scenario['runs'][number]];
    return {
      title: scenario.title,
      game: scenario.game,
      path: `/${scenario.game}/learn/${scenario.id}/`,
      name: `${scenario.game}/${scenario.id}`,
      scenario,
      run,
      outline: outlineOf(gameOf(scenario.game), run) as Outline,
    };
  });
type Lesson = (typeof lessons)[number];
const first = lessons.find(({ game }) => game === 'railroad-revolution') as Lesson;
const course = `/${first.game}/learn/`;

const box = (page: Page) => page.locator('[data-scenario]');
const act = (page: Page, name: string) => page.locator(`[data-act="${name}"]`);
const at = async (page: Page) => Number(await box(page).getAttribute('data-at'));
const live = (page: Page) => box(page).locator('[data-live]').textContent();
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', COURSE_KEY);
const arrive = (page: Page, step: number) => page.locator(`[data-scenario][data-at="${step}"]`).waitFor();
const state = (page: Page) => page.locator('.lesson [data-part="state"]').textContent();

/** What is said of the move that put the goal out of reach. */
const lostBy = (move: string) => new RegExp(words.lostBy(move).replace('?', '\\?'));

/** The moves of the way of a task, as text; `at` is the frame of its step. */
const wayOf = ({ outline }: Lesson, at: number) =>
  outline.steps.slice(at, outline.steps[at - 1]?.until).map(({ move }) => move as string);

/** Makes a move of the list that is not folded away: none is that a task needs. */
async function choose(page: Page, move: string, how: 'click' | 'keys'): Promise<void> {
  const button = page.locator(`[data-move="${move}"]`).first();
  await button.waitFor({ state: 'attached' });
  expect(await page.locator('details:not([open])', { has: button }).count(), `${move} is folded away`).toBe(0);
  if (how === 'click') return button.click();
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Plays a lesson to its end, every task by moves of one's own. */
async function playWhole(page: Page, lesson: Lesson, how: 'click' | 'keys'): Promise<void> {
  const { steps } = lesson.outline;
  const next = () => (how === 'click' ? act(page, 'next').click() : page.keyboard.press('n'));
  if (how === 'keys') await act(page, 'next').focus();
  for (let i = 0; i < steps.length; ) {
    const step = steps[i];
    await next();
    await arrive(page, i + 1);
    i += 1;
    if (step?.kind === 'ask') await next();
    if (step?.kind !== 'try') continue;
    await next();
    await page.locator('[data-task="open"]').waitFor();
    for (const move of wayOf(lesson, i)) {
      i += 1;
      await choose(page, move, how);
      await arrive(page, i);
    }
    await page.locator('[data-task="done"]').waitFor();
    expect(await live(page)).toContain(words.reached);
    await page.waitForFunction(() => document.activeElement?.getAttribute('data-act') === 'on');
  }
}

test('every game with a chapter to play has a lesson', () => {
  expect(new Set(lessons.map(({ game }) => game))).toEqual(
    new Set(['railroad-revolution', 'railway-workers', 'whistle-stop']),
  );
});

describe.each(lessons)('$game: $title', (lesson) => {
  const site = useSite();

  test.each(['click', 'keys'] as const)('is played to its end by %s, its tasks by moves of one’s own', async (how) => {
    const { page, problems } = await site.open(lesson.path);
    await playWhole(page, lesson, how);
    const tasks = lesson.outline.steps.filter(({ kind }) => kind === 'try').length;
    expect(await state(page)).toBe(`Done: ${tasks} of ${tasks} tasks solved`);
    const of = lesson.outline.steps.length;
    const solved = Array.from({ length: tasks }, (_, i) => i + 1);
    expect(parseCourse(await kept(page))).toEqual({
      ok: true,
      course: { [lesson.name]: { at: of, of, done: true, solved } },
    });
    expect(await page.locator('.finish [data-part="open"]').textContent()).toBe(
      'You have solved all tasks of this lesson.',
    );
    expect(await axe(page, '.finish')).toEqual([]);
    expect(problems).toEqual([]);
  });

  // What an expansion adds to the engine, the words and the boards of its game comes from a box of its own.
  const bar = 85_000 + lesson.scenario.modules.length * 22_000;
  test(`loads at most ${bar / 1000} kB when it is first touched`, async () => {
    const { page, problems } = await site.open('/about/');
    const loads = watchLoads(page);
    await page.goto(site.url(lesson.path));
    await page.waitForTimeout(500);
    loads.touch();
    await act(page, 'next').click();
    await arrive(page, 1);
    const { total, sizes } = await loads.loaded();
    expect(total, JSON.stringify(sizes)).toBeLessThanOrEqual(bar);
    expect(total).toBeGreaterThan(20_000);
    expect(problems).toEqual([]);
  });

  test('tells its tasks, hints and one way without scripts and on paper', async () => {
    const { page, problems } = await site.open(lesson.path, { js: false, width: 360 });
    const tasks = lesson.run.script.flatMap((step) => ('try' in step ? [step] : []));
    expect(tasks.length).toBeGreaterThanOrEqual(2);
    for (const { say, hints } of tasks) {
      expect(await page.locator('.told .try', { hasText: say }).isVisible()).toBe(true);
      for (const hint of hints) expect(await page.getByText(hint.say).first().isVisible()).toBe(true);
    }
    expect(await page.locator('.told').getByText(words.wayIs, { exact: true }).count()).toBe(tasks.length);
    expect(await page.locator('.place.scripted').isVisible()).toBe(false);
    expect(await overflow(page)).toBe(0);
    const paper = (await pdfText(await page.pdf({ format: 'A4' }))).replace(/\s+/g, '');
    for (const { say, hints } of tasks)
      for (const text of [say, ...hints.map((hint) => hint.say)])
        expect(paper, text).toContain(text.replace(/\s+/g, '').slice(0, 40));
    expect(problems).toEqual([]);
  });
});

/** The tasks that begin with a move that answers nothing: their step and that move. */
function hastened(lesson: Lesson): [title: string, lesson: Lesson, step: number, move: string][] {
  const game = gameOf(lesson.game);
  const { frames } = trackOf(game, lesson.scenario, lesson.run.key);
  return lesson.outline.steps.flatMap(({ until }, i) => {
    const [move] = until === undefined ? [] : wayOf(lesson, i + 1);
    const state = frames[i + 1]?.state;
    const isAsked = state && game.legal(state).some((one) => formatMove(game.vocabulary, one) === move);
    return move === undefined || isAsked ? [] : [[`${lesson.title}, step ${i + 1}`, lesson, i + 1, move]];
  });
}

/** The step of the first task of the first lesson, and its way. */
const task = first.outline.steps.findIndex(({ kind }) => kind === 'try') + 1;
const until = first.outline.steps[task - 1]?.until as number;
const step = first.run.script[task - 1] as Extract<Scenario['runs'][number]['script'][number], { try: unknown }>;
const away = 'placeRail:chicago--little-rock';

describe('a task', () => {
  const site = useSite();
  const open = async (options = {}) => {
    const opened = await site.open(first.path, options);
    for (let n = 1; n <= task; n++) {
      await act(opened.page, 'next').click();
      await arrive(opened.page, n);
    }
    await act(opened.page, 'answer').click();
    await opened.page.locator('[data-picker]').waitFor();
    return opened;
  };
  const told = (page: Page) => page.locator('.told[role="group"]').textContent();

  test('opens the moves when it is turned to, and takes the focus there', async () => {
    const { page, problems } = await open();
    await page.waitForFunction(() => document.activeElement?.hasAttribute('data-picker'));
    expect(await at(page)).toBe(task);
    // The list does not tell which move the script makes.
    expect(await page.locator('[data-move].scripted').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each(lessons.flatMap(hastened))(
    '%s: what may be done at any time and is needed at once is in sight',
    async (_, lesson, step, move) => {
      const { scenario, run, outline } = lesson;
      const link = formatLink(scenario.id, { run: run.key, print: outline.print, at: step });
      const { page, problems } = await site.open(`${lesson.path}?${PARAMETER}=${link}`, { width: 360 });
      await arrive(page, step);
      await act(page, 'answer').click();
      await page.locator('[data-picker]').waitFor();
      const shown = await page.locator(`[data-move="${move}"]`).evaluate((button) => {
        const list = button.closest('[data-picker]') as Element;
        const [inner, outer] = [button.getBoundingClientRect(), list.getBoundingClientRect()];
        return (
          list.scrollTop === 0 && button.checkVisibility() && inner.bottom <= outer.bottom && outer.top < innerHeight
        );
      });
      expect(shown).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  test('what may be done at any time stands below the answers again once it has done its part', async () => {
    const deals = lessons.find(({ name }) => name === 'railroad-revolution/first-deals') as Lesson;
    const sale = deals.run.script.findIndex((one) => 'move' in one && one.move.kind === 'sellShare');
    const { scenario, run, outline } = deals;
    const link = formatLink(scenario.id, { run: run.key, print: outline.print, at: sale });
    const { page, problems } = await site.open(`${deals.path}?${PARAMETER}=${link}`);
    await arrive(page, sale);
    await act(page, 'answer').click();
    const moves = page.locator('[data-picker] [data-move]');
    await moves.first().waitFor();
    expect(await moves.first().getAttribute('data-move')).toBe('sellShare:2');
    await moves.first().click();
    await expect.poll(() => moves.first().getAttribute('data-move')).toBe('acceptDeal:1');
    // The hire that the way still asks for is not folded away.
    expect(await page.locator('[data-move="hireWorker:2:white"]').isVisible()).toBe(true);
    expect(problems).toEqual([]);
  });

  test('shows one hint at a time, lights what it is about, and at last shows a way', async () => {
    const { page, problems } = await open();
    for (const [i, hint] of step.hints.entries()) {
      expect(await act(page, 'hint').textContent()).toBe(words.nextHint(i + 1, step.hints.length));
      await act(page, 'hint').click();
      expect(await live(page)).toContain(hint.say);
      expect(await told(page)).toContain(hint.say);
      for (const other of step.hints.slice(i + 1)) expect(await told(page)).not.toContain(other.say);
    }
    expect(await act(page, 'hint').textContent()).toBe(words.way);
    await act(page, 'hint').click();
    expect(await told(page)).toContain('Chicago–Kansas City; Duluth–Kansas City');
    expect(await act(page, 'hint').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('lets one go astray, searches a way from there, and starts again', async () => {
    const { page, problems } = await open();
    await choose(page, away, 'click');
    await page.locator('[data-scenario][data-own]').waitFor();
    for (let n = 0; n <= step.hints.length; n++) await act(page, 'hint').click();
    await page.waitForFunction(
      (texts) => texts.some((text) => document.querySelector('.told[role="group"]')?.textContent?.includes(text)),
      [words.noWay, words.farWay],
      { timeout: 60_000 },
    );
    expect(await told(page)).toContain('Chicago–Kansas City; Duluth–Kansas City');
    await act(page, 'again').click();
    await page.locator('[data-scenario]:not([data-own])').waitFor();
    expect(await at(page)).toBe(task);
    for (const move of wayOf(first, task)) await choose(page, move, 'click');
    await page.locator('[data-task="done"]').waitFor();
    // A line of one's own that ends with the goal may be left by Next as well.
    await act(page, 'again').click();
    await page.locator('[data-picker] summary', { hasText: ui.anySeat }).click();
    for (const move of ['sellShare:1', ...wayOf(first, task)]) await choose(page, move, 'click');
    await page.locator('[data-scenario][data-own] [data-task="done"]').waitFor();
    await page.keyboard.press('n');
    await arrive(page, until + 1);
    expect(await page.locator('[data-notice]').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each([
    [360, 740],
    [1280, 900],
  ])('keeps its buttons in sight and in reach above the open moves, %i px wide', async (width, height) => {
    const { page, problems } = await open({ width, height });
    await choose(page, away, 'click');
    await page.locator('[data-scenario][data-own]').waitFor();
    await page.locator('[data-picker] [data-act="again"]').waitFor();
    const buttons = await page.locator('[data-task] button').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          act: one.dataset.act,
          isOnTop: over !== null && one.contains(over),
          isLarge: Math.min(width, height) >= 44,
        };
      }),
    );
    expect(buttons).toEqual(['hint', 'again', 'pass'].map((act) => ({ act, isOnTop: true, isLarge: true })));
    // What is chosen by the keys is not left below them.
    const isCovered = await page.locator('[data-picker] [data-move]:visible').evaluateAll(
      (all) =>
        all.filter((one) => {
          (one as HTMLElement).focus();
          const head = one.closest('[data-picker]')?.firstElementChild?.getBoundingClientRect();
          return one.getBoundingClientRect().top < (head?.bottom ?? 0) - 1;
        }).length,
    );
    expect(isCovered).toBe(0);
    await act(page, 'again').click();
    await page.locator('[data-scenario]:not([data-own])').waitFor();
    await act(page, 'hint').press('Enter');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-act'))).toBe('hint');
    expect(problems).toEqual([]);
  });

  test('arrows go on through a task and back, and down leads into its list', async () => {
    const { page } = await site.open(first.path);
    await act(page, 'next').focus();
    const task = first.outline.steps.findIndex(({ kind }) => kind === 'try') + 1;
    const until = first.outline.steps[task - 1]?.until ?? 0;
    const focus = () =>
      page.evaluate(() =>
        document.activeElement?.getAttributeNames().find((name) => /^data-(act|picker|move)$/.test(name)),
      );
    for (let n = 1; n <= task; n++) {
      await page.keyboard.press('ArrowRight');
      await arrive(page, n);
    }
    // Its moves are opened, and have the focus: before one of them is looked at the arrows still lead on.
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.matches('[data-picker]'));
    await page.keyboard.press('ArrowRight');
    await arrive(page, task + 1);
    await page.keyboard.press('ArrowLeft');
    await arrive(page, task);
    expect(until).toBeGreaterThan(task);
    await page.keyboard.press('ArrowRight');
    await page.waitForFunction(() => document.activeElement?.matches('[data-picker]'));
    await page.keyboard.press('ArrowDown');
    expect(await focus()).toBe('data-move');
    await page.keyboard.press('ArrowRight');
    expect([await focus(), await at(page)]).toEqual(['data-move', task]);
  });

  test('tells a hint also where the goal is out of reach', async () => {
    const { page } = await open();
    const [lone] = ['placeRail:charlotte--miami'];
    await choose(page, lone, 'click');
    const note = page.locator('.told .note');
    await expect.poll(() => note.textContent(), { timeout: 20_000 }).toMatch(lostBy('.*Charlotte.*Miami.*'));
    const why = (await note.textContent())?.trim();
    await act(page, 'hint').click();
    await expect.poll(() => note.textContent()).toContain(`${why} ${words.hint(1, 2)}: ${step.hints[0]?.say}`);
  });

  test.each([
    ['whistle-stop', 'coal-and-whistles', '.frame .lit'],
    ['railroad-revolution', 'first-deals', '.frame .lit'],
  ])('shows on a phone what a hint is about, between the text and the open moves: %s', async (game, id, places) => {
    const lesson = lessons.find(({ name }) => name === `${game}/${id}`) as Lesson;
    const { page } = await site.open(lesson.path, { width: 360, height: 740 });
    const at = lesson.outline.steps.findIndex(({ kind }) => kind === 'try') + 1;
    for (let n = 1; n <= at; n++) {
      await act(page, 'next').tap();
      await arrive(page, n);
    }
    await act(page, 'answer').tap();
    await page.locator('[data-picker]').waitFor();
    for (let n = 0; n < 2; n++) await act(page, 'hint').tap();
    await page.locator(places).first().waitFor();
    const seen = () =>
      page.evaluate((selector) => {
        const [panel, list] = ['.panel', '[data-picker]'].map((part) =>
          document.querySelector(part)?.getBoundingClientRect(),
        );
        const boxes = [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
        const [top, bottom] = [panel?.bottom ?? 0, list?.top ?? 0];
        return {
          isRoom: bottom - top > 150,
          out: boxes.filter((one) => one.top < top - 1 || one.bottom > bottom + 1).length,
        };
      }, places);
    await expect.poll(seen).toEqual({ isRoom: true, out: 0 });
  });

  test('of another player shows what that player has', async () => {
    const { page } = await open();
    const last = first.outline.steps.findLastIndex(({ kind }) => kind === 'try') + 1;
    await page.goto(
      site.url(
        `${first.path}?x=${formatLink(first.scenario.id, { run: first.run.key, print: first.outline.print, at: last })}`,
      ),
    );
    await arrive(page, last);
    await page.locator('.board .worker.lit[data-target="worker:2:telegraph:turquoise"]').waitFor();
    expect(await page.locator('.board .worker[data-target^="worker:0:"]:visible').count()).toBe(0);
  });

  test('refuses what the rules refuse, with the clause', async () => {
    const { page, problems } = await open();
    const near = page.locator('details', { hasText: ui.nearMisses });
    if ((await near.count()) > 0) await near.first().locator('summary').click();
    await page.locator('[data-move].try').first().click();
    const refusal = page.locator('[data-refusal]');
    await refusal.waitFor();
    expect(await refusal.locator('a.see').getAttribute('href')).toMatch(/\/railroad-revolution\/c\/[a-z-]+\/$/);
    expect(await at(page)).toBe(task);
    expect(problems).toEqual([]);
  });

  test('can be left without being solved, from its start and from a line', async () => {
    const { page, problems } = await open();
    await act(page, 'pass').click();
    await arrive(page, until + 1);
    expect(await page.locator('[data-task]').count()).toBe(0);
    await act(page, 'back').click();
    await act(page, 'back').click();
    await arrive(page, until - 1);
    await act(page, 'choose').click();
    await page
      .locator('details:not([open])', { has: page.locator('[data-move="sellShare:0"]') })
      .locator('summary')
      .click();
    await choose(page, 'sellShare:0', 'click');
    await page.locator('[data-scenario][data-own]').waitFor();
    await act(page, 'next').click();
    await arrive(page, until + 1);
    expect(problems).toEqual([]);
  });

  test('is clean in every state, in light and dark, on a phone and at a desk', async () => {
    const { page, problems } = await open({ width: 360 });
    const check = async (name: string) => {
      await page.waitForTimeout(350);
      for (const theme of ['light', 'dark']) {
        await page.evaluate((now) => {
          document.documentElement.dataset.theme = now;
        }, theme);
        expect(await axe(page, '.lesson'), `${name}, ${theme}`).toEqual([]);
      }
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await overflow(page), `${name}, ${width} px`).toBe(0);
      }
      const small = await page
        .locator('[data-task] button:visible')
        .evaluateAll(
          (all) =>
            all.map((one) => one.getBoundingClientRect()).filter(({ width, height }) => width < 44 || height < 44)
              .length,
        );
      expect(small, name).toBe(0);
    };
    await check('open');
    await act(page, 'hint').click();
    await check('with a hint');
    await choose(page, away, 'click');
    await page.locator('[data-own]').waitFor();
    await check('astray');
    await act(page, 'again').click();
    for (const move of wayOf(first, task)) await choose(page, move, 'click');
    await page.locator('[data-task="done"]').waitFor();
    await check('done');
    expect(problems).toEqual([]);
  });
});

describe('progress', () => {
  const site = useSite();
  const of = first.outline.steps.length;
  const under = formatCourse({ [first.name]: { at: 5, of, done: false, solved: [] } });
  const tasks = first.outline.steps.filter(({ kind }) => kind === 'try').length;
  const upTo = (step: number, solved = 0) => `At step ${step} of ${of}, ${solved} of ${tasks} tasks solved`;
  const item = (page: Page) => page.locator(`li[data-lesson="${first.name}"]`);
  const said = (page: Page) => page.locator('[data-course="status"]').textContent();

  test('is kept at once, survives a reload, and leads back to the step', async () => {
    const { page, problems } = await site.open(first.path);
    expect(await state(page)).toBe('Not begun');
    await act(page, 'next').click();
    await arrive(page, 1);
    expect(await state(page)).toBe(upTo(1));
    await act(page, 'next').click();
    await arrive(page, 2);
    // The address wins over the device, and follows a moment later.
    await page.waitForURL(/\.2$/);
    await page.reload();
    expect(await state(page)).toBe(upTo(2));
    await page.goto(site.url(course));
    expect(await item(page).getAttribute('data-progress')).toBe('under');
    expect(await item(page).locator('[data-part="state"]').textContent()).toBe(upTo(2));
    await item(page).locator('[data-part="go"]').click();
    await arrive(page, 2);
    expect(problems).toEqual([]);
  });

  test('stays on the step of the script while one is on a line of one’s own', async () => {
    const { page, problems } = await site.open(first.path);
    for (let n = 0; n < task; n++) await act(page, 'next').click();
    await arrive(page, task);
    await act(page, 'answer').click();
    await choose(page, away, 'click');
    await page.locator('[data-own]').waitFor();
    expect(await state(page)).toBe(upTo(task));
    expect(problems).toEqual([]);
  });

  test('a line that leaves the goal out of reach, or ends the turn without it, is told so, with the hint that was asked for', async () => {
    const turn = lessons.find(({ name }) => name === 'railroad-revolution/first-turn') as Lesson;
    const at = turn.outline.steps.findIndex(({ kind }) => kind === 'try') + 1;
    const set = turn.run.script[at - 1];
    const hint = set !== undefined && 'try' in set ? set.hints[0]?.say : undefined;
    const { page, problems } = await site.open(turn.path);
    for (let n = 1; n <= at; n++) {
      await act(page, 'next').click();
      await arrive(page, n);
    }
    await act(page, 'answer').click();
    const note = page.locator('.told .note');
    await choose(page, 'placeWorker:white:trade', 'click');
    // While it is still the reader's turn they need not find out by themselves.
    await expect.poll(() => note.textContent(), { timeout: 20_000 }).toMatch(lostBy('White worker on Trade'));
    const why = (await note.textContent())?.trim();
    // What comes after does not take the blame.
    await choose(page, 'sellPiece:rail', 'click');
    await expect.poll(() => note.textContent(), { timeout: 20_000 }).toContain(why);
    await choose(page, 'finishAction', 'click');
    await expect.poll(() => note.textContent()).toContain(words.away);
    // No page can expect what is cited on a line of the reader's own.
    const cited = page.locator('.told a.see');
    expect(await cited.count()).toBeGreaterThan(0);
    await expect.poll(async () => (await cited.allTextContents()).filter((text) => !/^\s*\d/.test(text))).toEqual([]);
    await act(page, 'hint').click();
    await expect.poll(() => note.textContent()).toContain(`${words.away} ${words.hint(1, 2)}: ${hint}`);
    expect(await note.textContent()).toContain(words.away);
    // Going on without the goal is said.
    await act(page, 'next').click();
    await page.locator('[data-notice="task:left"]').waitFor();
    await expect.poll(() => page.locator('[data-live]').textContent()).toContain(noticeWords(english)['task:left']);
    expect(problems).toEqual([]);
  });

  test('counts what the reader solved, not what was shown to them or linked to', async () => {
    const { page, problems } = await site.open(first.path);
    // Read to the end with Next alone, every task left to the way that is shown.
    await page.locator('[data-act="next"]').click();
    await arrive(page, 1);
    await page.locator('[data-act="jump"]').evaluate((slider: HTMLInputElement, end) => {
      slider.value = `${end}`;
      slider.dispatchEvent(new Event('input', { bubbles: true }));
    }, of);
    await arrive(page, of);
    expect(await state(page)).toBe(`Read to the end, 0 of ${tasks} tasks solved`);
    const open = page.locator('.finish [data-part="open"]');
    expect(await open.textContent()).toBe('Not solved by you yet: Task 1, Task 2, Task 3.');
    await open.getByRole('link', { name: 'Task 1' }).click();
    await arrive(page, task);
    await act(page, 'answer').click();
    for (const move of wayOf(first, task)) await choose(page, move, 'click');
    await page.locator('[data-task="done"]').waitFor();
    await expect.poll(() => state(page)).toBe(`Read to the end, 1 of ${tasks} tasks solved`);
    expect(await open.textContent()).toBe('Not solved by you yet: Task 2, Task 3.');
    await page.reload();
    expect(await state(page)).toBe(`Read to the end, 1 of ${tasks} tasks solved`);
    await page.goto(site.url(course));
    expect(await item(page).locator('[data-part="state"]').textContent()).toBe(
      `Read to the end, 1 of ${tasks} tasks solved`,
    );
    expect(await item(page).locator('progress').getAttribute('max')).toBe(`${tasks}`);
    await item(page)
      .getByRole('link', { name: /^Next open task/ })
      .click();
    const second = first.outline.steps.findIndex(({ kind }, i) => kind === 'try' && i >= task) + 1;
    await arrive(page, second);
    expect(problems).toEqual([]);
  });

  test('a lesson ends with what was learnt, the clauses practised and the way on, without scripts too', async () => {
    for (const js of [true, false]) {
      const { page } = await site.open(first.path, { js, width: 360 });
      const finish = page.locator('.finish');
      expect(await finish.locator('li').count()).toBeGreaterThanOrEqual(3);
      for (const link of await finish.locator('li a').all())
        expect(await link.getAttribute('href')).toMatch(/\/railroad-revolution\/rules\/[a-z]+\/#[a-z-]+$/);
      expect(await finish.getByRole('link', { name: 'All lessons and your progress' }).count()).toBe(1);
      expect(await page.locator('#practised .quote, #practised blockquote').count()).toBeGreaterThan(3);
      expect(await page.getByText('Hints come one at a time').isVisible()).toBe(js);
      expect(await page.getByText('Here it reads as a text').isVisible()).toBe(!js);
      expect(await overflow(page)).toBe(0);
    }
  });

  test('is reset lesson by lesson, with a way back', async () => {
    const { page, problems } = await site.open(first.path);
    await act(page, 'next').click();
    await arrive(page, 1);
    await page.goto(site.url(course));
    const before = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    await item(page).locator('[data-act="reset"]').click();
    expect(await item(page).locator('[data-part="state"]').textContent()).toBe('Not begun');
    expect(parseCourse(await kept(page))).toEqual({ ok: true, course: {} });
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('example:')))).toEqual([]);
    await act(page, 'undo').click();
    expect(await item(page).locator('[data-part="state"]').textContent()).toBe(upTo(1));
    expect(JSON.parse(await page.evaluate(() => JSON.stringify({ ...localStorage })))).toEqual(JSON.parse(before));
    expect(problems).toEqual([]);
  });

  test('is taken along as a file and as text, and brought back on another device', async () => {
    const stored = { [COURSE_KEY]: under };
    const { page, problems } = await site.open(course, {
      stored,
      context: { acceptDownloads: true, permissions: ['clipboard-read', 'clipboard-write'] },
    });
    const [download] = await Promise.all([page.waitForEvent('download'), page.locator('[data-course="save"]').click()]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const file = Buffer.concat(chunks).toString();
    expect(file).toBe(under);
    await page.locator('[data-course="copy"]').click();
    await page.waitForFunction(() => document.querySelector('[data-course="status"]')?.textContent !== '');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(under);

    const { page: other, problems: others } = await site.open(course);
    await other.locator('[data-course="text"]').fill(file);
    await other.locator('[data-course="bring"]').click();
    expect(await item(other).locator('[data-part="state"]').textContent()).toBe(upTo(5));
    await other.goto(site.url(first.path));
    await other.getByRole('link', { name: 'Go on at step 5' }).click();
    await arrive(other, 5);

    const { page: third } = await site.open(course);
    await third
      .locator('[data-course="file"]')
      .setInputFiles({ name: 'course.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await item(third).locator('text=At step 5').waitFor();
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
    await page.locator('[data-course="text"]').fill(text);
    await page.locator('[data-course="bring"]').click();
    expect(await said(page)).toMatch(/^[A-Z][^.]*\.$/);
    expect(await page.locator('.said.refused').count()).toBe(1);
    expect(await kept(page)).toBe(under);
    expect(await page.locator('main img').count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('that cannot be read is told of and set aside', async () => {
    const stored = { [COURSE_KEY]: 'what is this' };
    const { page, problems } = await site.open(course, { stored });
    expect(await said(page)).toMatch(/cannot be read/);
    await page.goto(site.url(first.path));
    await act(page, 'next').click();
    await arrive(page, 1);
    expect(await state(page)).toBe(upTo(1));
    expect(await page.evaluate((key) => localStorage.getItem(`${key}:aside`), COURSE_KEY)).toBe('what is this');
    expect(problems).toEqual([]);
  });

  test.each([360, 1280])('stands on a page that is clean in light and dark, %i px wide', async (width) => {
    const { page, problems } = await site.open(course, { width, stored: { [COURSE_KEY]: under } });
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
    expect(await item(page).locator('h2 a').isVisible()).toBe(true);
    for (const part of ['.how', '.along', '.said']) expect(await page.locator(part).first().isVisible()).toBe(false);
    expect(problems).toEqual([]);
  });

  test('the hub and the contents lead to the course, and a clause to its lesson', async () => {
    const { page, problems } = await site.open(`/${first.game}/`);
    expect(await page.locator(`main a[href="${course}"]`).count()).toBe(1);
    expect(await page.locator(`.contents a[href="${course}"]`).count()).toBe(1);
    await page.goto(site.url(`/${first.game}/c/${first.scenario.rules[0]}/`));
    expect(await page.locator(`main a[href="${first.path}"]`).count()).toBe(1);
    expect(problems).toEqual([]);
  });
});
