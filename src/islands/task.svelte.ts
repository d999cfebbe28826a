import type { Step } from '../games/common/scenario.ts';
import { english } from '../games/common/words/words.ts';
import type { GameTypes } from '../kernel/game.ts';
import { parseMove } from '../kernel/moves.ts';
import { branchAt, textOf } from '../stepper/cursor.ts';
import { holds } from '../stepper/goal.ts';
import type { Found } from '../stepper/solve.ts';
import { askedOf, moveText, type Row } from '../stepper/transcript.ts';
import { taskWords } from '../stepper/words/task.ts';
import type { Adapter } from './adapter.ts';
import type { Session } from './session.svelte.ts';

export { default as Held } from './Held.svelte';
export { default as Tools } from './Task.svelte';

/** How many positions a search on a reader's device may look at: a phone is done with them in a few seconds. */
const NEAR = 1500;

/** How long a reader rests before a search that they have not asked for, in milliseconds. */
const REST = 500;

/** A way from a line of the reader's own, once it is asked for. */
interface Sought {
  /** Which line of which run, up to where, and by which rulings. */
  readonly key: string;
  readonly text?: string;
}

/** The tasks of an open example: how the reader stands to the one they are at. Loaded where there is one. */
export function openTask<T extends GameTypes>(
  { game, words }: Adapter<T>,
  session: Session<T>,
  say: (text: string) => void,
  id: string,
) {
  const w = taskWords(english);
  type Task = Extract<Step<T>, { readonly try: unknown }>;
  let sought = $state.raw<Sought>();
  /** The line from whose end nothing leads to the goal, and what is said of that. */
  let lost = $state.raw<{ readonly key: string; readonly text: string }>();

  const cursor = () => session.cursor;
  const branch = () => branchAt(cursor());
  /** The task, unless the reader has come to its end without a move of their own. */
  const now = () => {
    const task = session.task;
    const isSeen = task && (branch() || cursor().at < task.until || session.context.played || task.isSolved);
    return isSeen ? task : undefined;
  };
  const stepOf = (at: number) => session.track.run.script[at - 1] as Task;
  /** The position that a task begins with. */
  const startOf = (at: number) => session.frameAt(session.context.run, { at, lines: [] });
  const isReached = () => now() !== undefined && session.context.tasks?.isReached(session.context) === true;
  const holdsHere = (at: number) => holds(game, session.frame.state, stepOf(at).try);
  const key = () => `${session.rules}\n${session.context.run}\n${textOf(branch() ?? { from: cursor().at, moves: [] })}`;

  /** Moves from a position on, in words. */
  function told(from: T['State'], way: readonly T['Move'][]): string {
    let state = from;
    const texts = way.map((move) => {
      const text = moveText(words, move, game.view(state, 'public'), game.prompt(state));
      const outcome = game.apply(state, move);
      if (outcome.ok) state = outcome.state;
      return text;
    });
    return `${texts.join('; ')}.`;
  }
  /** What is left of the way of the script from one of its frames. */
  function written(from: number, until: number): string {
    const moves = session.track.run.script.slice(from, until).flatMap((step) => ('move' in step ? [step.move] : []));
    return told(session.frameAt(session.context.run, { at: from, lines: [] }).state, moves);
  }
  function unfound(kind: Found<T>['kind'], at: number, until: number): string {
    return `${kind === 'limit' ? w.farWay : w.noWay} ${written(at, until)}`;
  }
  /** Whether another player decides, so that nothing the reader could still do leads to the goal. */
  const isAway = (at: number, from = session.frame) => askedOf(from) !== askedOf(startOf(at));
  /** Searches a way from a position of the reader's line; `undefined` where they move on meanwhile. */
  async function search(at: number, state = session.frame.state): Promise<Found<T> | undefined> {
    const mine = key();
    const solver = await import('../stepper/solve.ts').catch(() => undefined);
    if (!solver) return { kind: 'limit' };
    const steps = solver.solving(game, state, stepOf(at).try, NEAR);
    while (key() === mine) {
      const { done, value } = steps.next();
      if (done) return value;
      await new Promise((next) => setTimeout(next));
    }
    return undefined;
  }
  async function seek(): Promise<void> {
    const task = now();
    if (!task || !branch() || sought?.key === key()) return;
    const { at, until } = task;
    const mine = key();
    const { state } = session.frame;
    sought = { key: mine };
    const end = (text: string) => {
      sought = { key: mine, text };
      say(text);
    };
    if (isAway(at)) return end(`${w.theirTurn} ${written(at, until)}`);
    // The way of the script is at hand also where the search is not.
    const found = await search(at);
    if (found) return end(found.kind === 'way' ? told(state, found.way) : unfound(found.kind, at, until));
    // Whoever has moved on meanwhile asks again from there.
    if (sought?.key === mine) sought = undefined;
  }
  /** Why the goal is lost at the end of the reader's line: the move before which there still was a way to it. */
  async function reason(at: number): Promise<string | undefined> {
    const { from, moves } = branch() ?? { from: at, moves: [] };
    for (let n = moves.length - 1; n >= 0; n--) {
      const before = session.frameAt(session.context.run, { ...cursor(), at: from + n });
      const found = isAway(at, before) ? undefined : await search(at, before.state);
      if (found === undefined || found.kind === 'limit') return undefined;
      const move = parseMove<T['Move']>(game.vocabulary, moves[n] ?? '');
      if (found.kind !== 'none' && move)
        return w.lostBy(moveText(words, move, game.view(before.state, 'public'), before.prompt));
    }
    return undefined;
  }
  /** Finds out, when the reader rests after a move of their own, whether the goal is lost, and by what. */
  function watch(): (() => void) | undefined {
    const task = now();
    const mine = key();
    if (!task || !branch() || isReached() || isAway(task.at) || lost?.key === mine) return undefined;
    const timer = setTimeout(async () => {
      const found = await search(task.at);
      if (found?.kind !== 'none') return;
      const text = (await reason(task.at)) ?? w.lost;
      if (key() !== mine) return;
      lost = { key: mine, text };
      if (sought?.key !== mine) say(text);
    }, REST);
    return () => clearTimeout(timer);
  }

  /** Which move of the solution was made last. */
  const shownMove = (at: number, until: number) => ({
    label: w.solution,
    text: w.solutionMove(cursor().at - at, until - at),
  });
  /** How the task stands, in words. */
  function note(): Row['note'] {
    const task = now();
    if (!task) return undefined;
    const { at, until, hints, shown: count } = task;
    if (isReached())
      return { label: w.solved, text: `${holdsHere(at) ? stepOf(at).result : w.before} ${w.onward}`, isDone: true };
    if (session.context.solution === at && !branch() && cursor().at > at) return shownMove(at, until);
    if (sought?.key === key()) return { label: w.wayFrom, text: sought.text ?? w.searching };
    if (count === hints && !branch()) return { label: w.wayIs, text: written(cursor().at, until) };
    const hint = stepOf(at).hints[Math.min(count, hints - 1) - 1];
    const named = hint && { label: w.hint(Math.min(count, hints - 1), hints - 1), text: hint.say };
    const told = branch() && isAway(at) ? w.away : lost?.key === key() ? lost.text : undefined;
    if (told) return { label: '', text: named ? `${told} ${named.label}: ${named.text}` : told };
    if (named) return named;
    return session.context.answered && cursor().at === at ? { label: '', text: w.begin } : undefined;
  }

  return {
    id,
    words: w,
    get now() {
      return now();
    },
    get isReached() {
      return isReached();
    },
    get isBegun() {
      return cursor().at !== now()?.at;
    },
    /** What the next hint is called; `undefined` where nothing is left to be shown. */
    get next(): string | undefined {
      const task = now();
      if (!task) return undefined;
      const count = task.shown;
      if (count < task.hints - 1) return w.nextHint(count + 1, task.hints - 1);
      const isTold = branch() ? sought?.key === key() : count === task.hints;
      return isTold ? undefined : w.way;
    },
    /** The places that the task is about. */
    get needs(): readonly string[] | undefined {
      const task = now();
      return task && stepOf(task.at).targets;
    },
    /** The places that the last hint is about. */
    get lit(): readonly string[] | undefined {
      const task = now();
      if (!task || isReached()) return undefined;
      return stepOf(task.at).hints[task.shown - 1]?.targets;
    },
    /** A step with the task that it belongs to, and how that stands. */
    tell(row: Row): Row {
      const task = now();
      const shown = session.task;
      // The end of the solution belongs to it, though the task is over.
      if (!task && shown && session.context.solution === shown.at)
        return { ...row, task: stepOf(shown.at).say, note: shownMove(shown.at, shown.until) };
      if (!task) return row;
      const how = note();
      return {
        ...row,
        ...(row.kind === 'try' ? {} : { task: stepOf(task.at).say }),
        ...(how ? { note: how } : {}),
      };
    },
    watch,
    /** After a hint was asked for: the last of them may have to be searched. */
    hinted(): void {
      const task = now();
      if (task?.shown === task?.hints) void seek();
    },
  };
}

export type OpenTask = ReturnType<typeof openTask>;
