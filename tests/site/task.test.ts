import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { formatMove } from '../../src/kernel/moves.ts';
import { awake, axe, eventually, looked, overflow, rested, tooSmallToHit, useSite } from './harness.ts';
import { exampleOn, linkTo, taskUi, ui } from './play.ts';
import { buttonOf, frameAfter, lesson, lessons, offered, type Staged, tasksOf, trackIn } from './wings.ts';

const site = useSite();
const first = lesson();
const { run } = first.first;
const [task] = tasksOf(first) as [ReturnType<typeof tasksOf>[number]];
const { at, until, set, way } = task;
const start = frameAfter(first, run, at, []);
/** An answer to the task that its way does not give. */
const away = offered(first, start).find(({ text, violation, between }) => !violation && !between && !way.includes(text))
  ?.text as string;
const hasFocus = (one: Element) => one.contains(document.activeElement);

/** Goes on to the first task of a lesson, and turns to it. */
async function turnTo(page: Page, { at }: { at: number }): Promise<void> {
  const x = exampleOn(page);
  for (let n = 1; n <= at; n++) {
    await x.next.click();
    await x.arrive(n);
  }
  await x.answer.click();
  await x.list.waitFor();
}
const open = async (options = {}) => {
  const opened = await site.open(first.path, options);
  await turnTo(opened.page, task);
  return { ...opened, x: exampleOn(opened.page) };
};
/** Makes moves of the list, one after the other, from the start of the task. */
async function make(page: Page, ...moves: readonly string[]): Promise<void> {
  for (const [i, move] of moves.entries()) {
    const frame = frameAfter(first, run, at, moves.slice(0, i));
    await buttonOf(page, first, frame, move).click();
    await exampleOn(page).arrive(at + i + 1);
  }
}
const hint = (page: Page) => exampleOn(page).task.getByRole('button', { name: /^(Hint|Last hint)/ });
/** The ways on from a task that is not solved. */
const held = (page: Page) => exampleOn(page).box.getByRole('group', { name: taskUi.held, exact: true });
const helper = (page: Page, name: string) => exampleOn(page).task.getByRole('button', { name, exact: true });

/** The tasks that begin with a move that answers nothing: their step and that move. */
function hastened(staged: Staged): [title: string, staged: Staged, step: number, move: string][] {
  const { game, scenario } = staged;
  const { frames } = trackIn(staged, staged.first.run);
  return tasksOf(staged).flatMap(({ at, way: [move] }) => {
    const state = frames[at]?.state;
    const isAsked = state && game.legal(state).some((one) => formatMove(game.vocabulary, one) === move);
    return move === undefined || isAsked ? [] : [[`${scenario.title}, step ${at}`, staged, at, move]];
  });
}

describe('a task', () => {
  test('opens the moves when it is turned to, and takes the focus there', async () => {
    const { page, problems, x } = await open();
    await eventually(() => x.list.evaluate(hasFocus)).toBe(true);
    expect(await x.at()).toBe(at);
    // The list does not tell which move the script makes.
    expect(await x.list.getByText(ui.inScript).count()).toBe(0);
    expect(await page.getByText(ui.inScript).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test.each(lessons.flatMap(hastened))(
    '%s: what may be done at any time and is needed at once is in sight',
    async (_, staged, step, move) => {
      const { scenario, first: outline, path } = staged;
      const link = linkTo(scenario.id, { run: outline.run, fingerprint: outline.fingerprint, at: step });
      const { page, problems } = await site.open(`${path}${link}`, { width: 360 });
      const x = exampleOn(page);
      await x.arrive(step);
      await awake(page);
      await x.answer.click();
      await x.list.waitFor();
      const list = await x.list.elementHandle();
      const shown = await buttonOf(page, staged, frameAfter(staged, outline.run, step, []), move).evaluate(
        (button, list) => {
          const [inner, outer] = [button.getBoundingClientRect(), (list as Element).getBoundingClientRect()];
          const isAtTop = (list as Element).scrollTop === 0;
          return isAtTop && button.checkVisibility() && inner.bottom <= outer.bottom && outer.top < innerHeight;
        },
        list,
      );
      expect(shown).toBe(true);
      expect(problems).toEqual([]);
    },
  );

  test('shows one hint at a time, and at last shows a way', async () => {
    const { page, problems, x } = await open();
    for (const [i, { say }] of set.hints.entries()) {
      expect(await hint(page).textContent()).toBe(taskUi.nextHint(i + 1, set.hints.length));
      await hint(page).click();
      await eventually(() => x.live.textContent()).toContain(say);
      expect(await x.told.textContent()).toContain(say);
      for (const other of set.hints.slice(i + 1)) expect(await x.told.textContent()).not.toContain(other.say);
    }
    expect(await hint(page).textContent()).toBe(taskUi.way);
    await hint(page).click();
    for (const [i, text] of way.entries()) {
      const frame = frameAfter(first, run, at + i, []);
      const option = offered(first, frame).find((one) => one.text === text);
      const { label } = first.words.move(
        option?.move as never,
        first.game.view(frame.state, 'public'),
        frame.prompt as never,
      );
      await eventually(() => x.told.textContent()).toContain(label);
    }
    expect(await hint(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('lets one go astray, and starts again', async () => {
    const { page, problems, x } = await open();
    await make(page, away);
    await x.script.waitFor();
    await helper(page, taskUi.again).click();
    await x.script.waitFor({ state: 'detached' });
    expect(await x.at()).toBe(at);
    await make(page, ...way);
    await helper(page, taskUi.goOn).waitFor();
    expect(problems).toEqual([]);
  });

  test.each([
    [360, 740],
    [1280, 900],
  ])('keeps its buttons in sight and in reach above the open moves, %i px wide', async (width, height) => {
    const { page, problems, x } = await open({ width, height });
    await make(page, away);
    await helper(page, taskUi.again).waitFor();
    const buttons = await x.task.getByRole('button').evaluateAll((all) =>
      all.map((one) => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const over = document.elementFromPoint(left + width / 2, top + height / 2);
        return { isOnTop: over !== null && one.contains(over), isLarge: Math.min(width, height) >= 44 };
      }),
    );
    expect(buttons).toEqual(Array(3).fill({ isOnTop: true, isLarge: true }));
    for (const name of [taskUi.again, taskUi.pass]) expect(await helper(page, name).count(), name).toBe(1);
    // What is chosen by the keys is not left below them.
    const tools = await x.task.elementHandle();
    const isCovered = await x.moves.evaluateAll(
      (all, tools) =>
        all.filter((one) => {
          (one as HTMLElement).focus();
          return one.getBoundingClientRect().top < (tools as Element).getBoundingClientRect().bottom - 1;
        }).length,
      tools,
    );
    expect(isCovered).toBe(0);
    await helper(page, taskUi.again).click();
    await x.script.waitFor({ state: 'detached' });
    await hint(page).press('Enter');
    expect(await hint(page).evaluate(hasFocus)).toBe(true);
    expect(problems).toEqual([]);
  });

  test('arrows go on through a task and back, and down leads into its list', async () => {
    const { page } = await site.open(first.path);
    const x = exampleOn(page);
    await x.next.focus();
    const isInList = () => x.list.evaluate((list) => list === document.activeElement);
    for (let n = 1; n <= at; n++) {
      await page.keyboard.press('ArrowRight');
      await x.arrive(n);
    }
    // Its moves are opened, and have the focus: before one of them is looked at the arrows still lead on.
    await page.keyboard.press('ArrowRight');
    await x.list.waitFor();
    await eventually(isInList).toBe(true);
    // They lead to the ways on, and take none of them.
    const isHeld = () => held(page).evaluate((one) => one === document.activeElement);
    await page.keyboard.press('ArrowRight');
    await eventually(isHeld).toBe(true);
    for (const key of ['n', 'n', 'ArrowRight', 'Enter', ' ']) await page.keyboard.press(key);
    expect([await x.at(), await isHeld()]).toEqual([at, true]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await x.arrive(at + 1);
    await eventually(() => x.next.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowLeft');
    await x.arrive(at);
    expect(until).toBeGreaterThan(at);
    await x.answer.click();
    await x.list.waitFor();
    await eventually(isInList).toBe(true);
    await page.keyboard.press('ArrowDown');
    const isOnMove = () => x.moves.evaluateAll((all) => all.some((one) => one === document.activeElement));
    await eventually(isOnMove).toBe(true);
    await page.keyboard.press('ArrowRight');
    expect([await isOnMove(), await x.at()]).toEqual([true, at]);
  });

  /** In every game the first lesson whose second hint points at something. */
  const pointing = lessons
    .filter(({ scenario }) => scenario.modules.length === 0)
    .filter((one) => (tasksOf(one)[0]?.set.hints[1]?.targets ?? []).length > 0)
    .filter(({ scenario }, i, all) => all.findIndex((one) => one.scenario.game === scenario.game) === i);
  test('is set somewhere with a hint that points at something', () => {
    expect(pointing.length).toBeGreaterThan(0);
  });
  test.each(pointing)(
    'shows on a phone what a hint is about, between the text and the open moves: $path',
    async (staged) => {
      const { page } = await site.open(staged.path, { width: 360, height: 740 });
      const [asked] = tasksOf(staged) as [typeof task];
      const x = exampleOn(page);
      await turnTo(page, asked);
      for (let n = 0; n < 2; n++) {
        // What has just come under the finger is not touched.
        await looked(page);
        await hint(page).tap();
      }
      const targets = asked.set.hints[1]?.targets ?? [];
      // The first of several pictures of a place is the one on the map.
      const places = targets.map((target) => x.place(target).first());
      await places[0]?.waitFor();
      const seen = async () => {
        const [panel, list] = [await x.panel.boundingBox(), await x.list.boundingBox()];
        const [top, bottom] = [(panel?.y ?? 0) + (panel?.height ?? 0), list?.y ?? 0];
        const boxes = await Promise.all(places.map((one) => one.boundingBox()));
        const out = boxes.filter((one) => one !== null && (one.y < top - 1 || one.y + one.height > bottom + 1)).length;
        return { isRoom: bottom - top > 150, out };
      };
      await eventually(seen).toEqual({ isRoom: true, out: 0 });
    },
  );

  test('refuses what the rules refuse, with the clause', async () => {
    const { problems, x } = await open();
    const miss = x.list.locator('button', { hasText: ui.tryIt }).first();
    if (!(await miss.isVisible())) await x.list.getByText(ui.nearMisses).click();
    await miss.click();
    await x.told.getByText(ui.refused, { exact: true }).waitFor();
    const link = x.told.getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(new RegExp(`/${first.scenario.game}/c/[a-z-]+/$`));
    expect(await x.at()).toBe(at);
    expect(problems).toEqual([]);
  });

  test('can be left without being solved, from its start and from a line', async () => {
    const { page, problems, x } = await open();
    await helper(page, taskUi.pass).click();
    await x.arrive(until + 1);
    expect(await x.task.count()).toBe(0);
    await x.back.click();
    await x.back.click();
    await x.arrive(until - 1);
    const frame = frameAfter(first, run, until - 1, []);
    const option = offered(first, frame).find(({ text, violation }) => !violation && !way.includes(text));
    const button = buttonOf(page, first, frame, option?.text ?? '');
    await x.openMoves();
    if (!(await button.isVisible())) await x.list.getByText(ui.anySeat).click();
    await button.click();
    await x.script.waitFor();
    const there = await x.at();
    await x.next.click();
    await held(page).waitFor();
    await x.next.click();
    expect(await x.at()).toBe(there);
    await held(page).getByRole('button', { name: taskUi.pass, exact: true }).click();
    await x.arrive(until + 1);
    await held(page).waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('once solved stays solved, and is seen and heard to be: after other moves, Back, its start and a reload', async () => {
    const { page, problems, x } = await open({ width: 360 });
    const solved = `${taskUi.solved} ${set.result} ${taskUi.onward}`;
    const isTold = (text = `${taskUi.solved} ${taskUi.before} ${taskUi.onward}`) =>
      eventually(() => x.told.textContent()).toContain(text);
    await make(page, ...way);
    await isTold(solved);
    expect(await x.live.textContent()).toContain(set.result);
    const frame = frameAfter(first, run, until, []);
    const other = offered(first, frame).find(({ text, violation, between }) => {
      const next = first.first.steps.slice(until).find(({ kind }) => kind === 'move');
      return !violation && !between && text !== next?.move;
    });
    await buttonOf(page, first, frame, other?.text ?? '').click();
    await x.script.waitFor();
    await isTold();
    await x.back.click();
    await x.back.click();
    await x.arrive(until - 1);
    await isTold();
    await helper(page, taskUi.again).click();
    await x.arrive(at);
    await isTold();
    await make(page, away);
    await isTold();
    await page.waitForURL((url) => url.href.includes(`.${at + 1}.`));
    await page.reload();
    await isTold();
    await x.back.click();
    await x.arrive(at);
    await isTold();
    await x.next.click();
    await x.arrive(until + 1);
    expect(problems).toEqual([]);
  });

  test('is not solved by a look at its solution', async () => {
    const { page, x } = await open();
    await x.next.click();
    await held(page).getByRole('button', { name: taskUi.show, exact: true }).click();
    for (let n = at + 1; n <= until; n++) {
      await x.arrive(n);
      expect(await x.told.textContent()).toContain(taskUi.solutionMove(n - at, until - at));
      if (n < until) await x.next.click();
    }
    expect(await page.getByText(taskUi.solved, { exact: true }).count()).toBe(0);
    await page.getByText(`At step ${until} of`, { exact: false }).first().waitFor();
    expect(await page.getByText(/, 0 of \d+ tasks solved/).count()).toBe(1);
  });

  /** Checks what is open: clean in light and dark, on a phone and at a desk. */
  async function check(page: Page, name: string): Promise<void> {
    await rested(page);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((now) => {
        document.documentElement.dataset.theme = now;
      }, theme);
      expect(await axe(page.getByRole('main')), `${name}, ${theme}`).toEqual([]);
    }
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflow(page), `${name}, ${width} px`).toBe(0);
    }
    expect(await tooSmallToHit(exampleOn(page).task), name).toEqual([]);
  }

  test('is clean where the ways on are offered', async () => {
    const { page, problems, x } = await open({ width: 360 });
    await x.next.click();
    await held(page).waitFor();
    await check(page, 'held');
    expect(await tooSmallToHit(held(page))).toEqual([]);
    expect(problems).toEqual([]);
  });

  test('is clean in every state, in light and dark, on a phone and at a desk', async () => {
    const { page, problems, x } = await open({ width: 360 });
    await check(page, 'open');
    await hint(page).click();
    await check(page, 'with a hint');
    await make(page, away);
    await x.script.waitFor();
    await check(page, 'astray');
    await helper(page, taskUi.again).click();
    await x.arrive(at);
    await make(page, ...way);
    await helper(page, taskUi.goOn).waitFor();
    await check(page, 'done');
    expect(problems).toEqual([]);
  });
});
