import type { Locator, Page } from 'playwright-core';
import { english } from '../../src/games/common/words/words.ts';
import { formatLink, PARAMETER, type Spot } from '../../src/stepper/link.ts';
import { noticeWords } from '../../src/stepper/words/notices.ts';
import { taskWords } from '../../src/stepper/words/task.ts';
import { uiWords } from '../../src/stepper/words/ui.ts';
import { eventually } from './harness.ts';

/** What an example says of itself. */
export const ui = uiWords(english);
export const taskUi = taskWords(english);
export const notices = noticeWords(english);

/** A pattern for a text as it stands, with nothing before it; `end` is what may follow. */
export function exactly(text: string, end = '$'): RegExp {
  return new RegExp(`^${text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${end}`);
}

/** The query of a link to a step. */
export const linkTo = (scenario: string, spot: Spot): string => `?${PARAMETER}=${formatLink(scenario, spot)}`;

const named = { next: ui.next, back: ui.back, choose: ui.moves, all: ui.all } as const;

/** A button of an example, or of the one example of a page, by what it does; `run:` is followed by the key of a run. */
export function buttonFor(
  part: Page | Locator,
  act: keyof typeof named | 'answer' | 'copy' | `run:${string}`,
): Locator {
  const name =
    act === 'answer'
      ? new RegExp(`^(${ui.showAnswer}|${ui.toTask})$`)
      : act === 'copy'
        ? new RegExp(`^(${ui.copyLink}|${ui.copied})$`)
        : Object.hasOwn(named, act)
          ? named[act as keyof typeof named]
          : ui.run(act.slice('run:'.length));
  return part.getByRole('button', { name, exact: true });
}

/** What stands in the list of moves and is no move. */
const tools = [
  ...[ui.closeMoves, ui.compare, ui.closeCompare, ui.script, ui.all],
  ...[taskUi.way, taskUi.again, taskUi.pass, taskUi.goOn, taskUi.show, taskUi.keepTrying],
].map((text) => exactly(text).source);
const tool = new RegExp(`${tools.join('|')}|^${taskUi.nextHint(0, 0).replaceAll('0', '\\d+')}$`);

/** An example on a page, as its reader meets it: by the roles and names of its parts. */
export interface Example {
  readonly box: Locator;
  readonly next: Locator;
  readonly back: Locator;
  readonly restart: Locator;
  readonly autoplay: Locator;
  readonly pause: Locator;
  readonly copy: Locator;
  /** The line of steps. */
  readonly jump: Locator;
  /** What is said of the step. */
  readonly told: Locator;
  /** What is said to those who hear the page. */
  readonly live: Locator;
  /** Buttons and text together, which keep to the head of the window. They have no role: the class is all they have. */
  readonly panel: Locator;
  /** The board with all that belongs to it, likewise. */
  readonly picture: Locator;
  /** Shows the answer of a question, or the moves of a task. */
  readonly answer: Locator;
  /** Opens the list of moves. */
  readonly choose: Locator;
  readonly closeMoves: Locator;
  /** The open list of moves. */
  readonly list: Locator;
  /** The moves in it, those that are folded away left out. */
  readonly moves: Locator;
  readonly compare: Locator;
  /** Leads from a line of the reader's own back to the example. */
  readonly script: Locator;
  /** The help with a task. */
  readonly task: Locator;
  button(name: string | RegExp): Locator;
  /** Opens a run; what the run is called. */
  run(key: string): Locator;
  /** Places of the board that a target names. */
  place(target: string): Locator;
  /** The step that stands, from 0. */
  at(): Promise<number>;
  /** The names of the runs that are open: one. */
  open(): Promise<string[]>;
  /** Waits until a step stands. */
  arrive(step: number): Promise<void>;
  /** Opens a run, and waits for it. */
  openRun(key: string): Promise<void>;
  /** Goes on to a step by Next; a question or a task takes one press more. */
  goTo(step: number): Promise<void>;
  /** Opens the list of moves, and waits until it has the focus. */
  openMoves(): Promise<void>;
}

/** The example of a page, or one of several by its title. */
export function exampleOn(page: Page, title?: string): Example {
  const slider = page.getByRole('slider', { name: ui.controls, exact: true });
  const box =
    title === undefined
      ? page.getByRole('region').filter({ has: slider }).last()
      : page.getByRole('region', { name: title, exact: true });
  const button = (name: string | RegExp) => box.getByRole('button', { name, exact: true });
  const closeMoves = button(ui.closeMoves);
  const jump = box.getByRole('slider', { name: ui.controls, exact: true });
  const list = box
    .getByRole('group')
    .filter({ has: page.getByRole('button', { name: ui.closeMoves, exact: true }) })
    .last();
  const next = button(ui.next);
  const choose = button(ui.moves);
  const runs = box.getByRole('group', { name: ui.players, exact: true });
  const run = (key: string) => runs.getByRole('button', { name: ui.run(key), exact: true });
  const live = box.locator('[aria-live]');
  const at = async () => Number(await jump.inputValue());
  const arrive = (step: number) => eventually(at).toBe(step);
  return {
    box,
    next,
    back: button(ui.back),
    restart: button(ui.restart),
    autoplay: button(ui.autoplay),
    pause: button(ui.pause),
    copy: button(new RegExp(`^(${ui.copyLink}|${ui.copied})$`)),
    jump,
    told: box.getByRole('group', { name: ui.told, exact: true }),
    live,
    panel: box.locator('.panel'),
    picture: box.locator('.picture'),
    answer: button(new RegExp(`^(${ui.showAnswer}|${ui.toTask})$`)),
    choose,
    closeMoves,
    list,
    moves: list.getByRole('button').filter({ hasNotText: tool }),
    compare: button(ui.compare),
    script: button(ui.script),
    task: box.getByRole('group', { name: taskUi.tools, exact: true }),
    button,
    run,
    place: (target) => box.locator(`[data-target="${target}"]`),
    at,
    open: () => runs.getByRole('button', { pressed: true }).evaluateAll((all) => all.map((one) => one.ariaLabel ?? '')),
    arrive,
    async openRun(key) {
      await run(key).click();
      await runs.getByRole('button', { name: ui.run(key), exact: true, pressed: true }).waitFor();
    },
    async goTo(step) {
      while ((await at()) < step) {
        const said = await live.textContent();
        await next.click();
        await eventually(() => live.textContent()).not.toBe(said);
      }
      await arrive(step);
    },
    async openMoves() {
      await choose.click();
      await list.waitFor();
      await eventually(() => list.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    },
  };
}
