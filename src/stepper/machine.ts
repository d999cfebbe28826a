import { assign, setup } from 'xstate';
import {
  across,
  branchAt,
  type Cursor,
  dropLine,
  jump,
  lastOf,
  lineOf,
  type Outline,
  play,
  START,
  toLine,
  toScript,
} from './cursor.ts';
import type { holds } from './goal.ts';
import type { Notice } from './restore.ts';

/** What the stepper asks of the game. It decides nothing about the rules itself. */
export interface Referee {
  /** Whether the engine refuses a move (as text) at the reader's cursor in a run. */
  refuses(run: string, cursor: Cursor, move: string): boolean;
  /** Whether the goal of the task that a frame of a run sets holds at the reader's cursor there. */
  reaches(run: string, cursor: Cursor, task: number): boolean;
}

/** The task that a reader is at: the frame of its step, the one where its way ends, and how many hints it has. */
export interface CurrentTask {
  readonly at: number;
  readonly until: number;
  readonly hints: number;
  /** How many of them are shown. */
  readonly shown: number;
  /** Whether the reader tries it on a line of their own. */
  readonly isOwn: boolean;
  /** Whether the reader has reached its goal, now or at any time before. */
  readonly isSolved: boolean;
}

/** The tasks that are solved, by run: the frames that set them. */
export type Solved = { readonly [run: string]: readonly number[] };

/** What a scenario that sets tasks brings beside the rest: see `tasks.ts`, which other examples do not load. */
export interface Tasks {
  readonly machine: typeof stepper;
  at(context: StepperContext): CurrentTask | undefined;
  /** The tasks that are solved once the reader has come to a cursor by a move of their own. */
  solved(context: StepperContext, after: Cursor): Solved;
  /** Whether the goal of the reader's task is reached, now or before. */
  isReached(context: StepperContext): boolean;
  /** Whether a goal is reached in a position. */
  holds: typeof holds;
}

export interface StepperInput {
  readonly outlines: readonly Outline[];
  readonly run: string;
  /** Where each run begins, in steps of its script, where that is not its start. */
  readonly begins?: { readonly [run: string]: number } | undefined;
  readonly referee: Referee;
  readonly tasks?: Tasks | undefined;
}

export interface StepperContext extends StepperInput {
  /** The cursor in every run that was opened, by key. */
  readonly cursors: { readonly [run: string]: Cursor };
  /** What stands open below the step. */
  readonly pane: 'none' | 'moves' | 'compare';
  /** Whether the answer to the question of this step is shown. */
  readonly answered: boolean;
  /** How many hints of which task were shown last. */
  readonly hinted: { readonly at: number; readonly count: number } | undefined;
  /** Whether the reader has come here by a move of their own. */
  readonly played: boolean;
  readonly solved: Solved;
  /** The frame of the task whose solution the reader has asked to see. */
  readonly solution: number | undefined;
  /** Whether Next has come to a task that is not solved: the ways on are offered, and none is taken. */
  readonly held: boolean;
  /** The move that was tried last and refused. */
  readonly refused: string | undefined;
  readonly notice: Notice | undefined;
}

export type StepperEvent =
  | { readonly type: 'next' | 'back' | 'restart' | 'autoplay' | 'choose' | 'compare' | 'script' | 'dismiss' }
  /** In a task: the next hint; from its start again; its solution, move by move; on from it, solved or not. */
  | { readonly type: 'hint' | 'again' | 'show' | 'pass' }
  /** What the page knows to be solved; where that is nothing, what was solved here is forgotten. */
  | { readonly type: 'solved'; readonly solved: Solved }
  | { readonly type: 'jump'; readonly at: number }
  | { readonly type: 'play'; readonly move: string }
  | { readonly type: 'line' | 'drop'; readonly name: string }
  | { readonly type: 'run'; readonly run: string }
  | { readonly type: 'restore'; readonly run: string; readonly cursor: Cursor; readonly notice?: Notice };

type Where = Pick<StepperContext, 'outlines' | 'run' | 'cursors'>;

/** The outline of the open run. */
export function outlineAt({ outlines, run }: Where): Outline {
  return outlines.find((one) => one.run === run) ?? (outlines[0] as Outline);
}

/** The reader's cursor in the open run. */
export function cursorAt({ cursors, run }: Where): Cursor {
  return cursors[run] ?? START;
}

/** The step of the script that the reader stands on; `undefined` at the start and on a line of their own. */
export function stepAt(context: Where): Outline['steps'][number] | undefined {
  const here = cursorAt(context);
  return branchAt(here) ? undefined : outlineAt(context).steps[here.at - 1];
}

/** True where the script, or the line that the reader is on, goes on. */
export const canStep = (context: Where) => cursorAt(context).at < lastOf(cursorAt(context), outlineAt(context));

/**
 * True where something follows the reader's cursor: a step, an answer that is not shown yet; a line that tries a task is
 * followed by what follows the task.
 */
export function hasNext(context: StepperContext): boolean {
  return canStep(context) || isAsked(context) || context.tasks?.at(context)?.isOwn === true;
}

/** True where a question is asked whose answer is not shown yet, or a task is set that the reader has not turned to. */
export function isAsked(context: StepperContext): boolean {
  const kind = stepAt(context)?.kind;
  return !context.answered && (kind === 'ask' || kind === 'try');
}

/** How long autoplay rests on a step, in milliseconds: time to look, and to read its text. */
export function beat(context: Where): number {
  return Math.min(9000, 1800 + 40 * (stepAt(context)?.length ?? 0));
}

/** What lasts until the reader's next act. */
export const clean = { refused: undefined, notice: undefined, held: false } as const;

/** What changes where a reader comes to another cursor. */
export const moveTo = (context: StepperContext, cursor: Cursor) => ({
  ...clean,
  answered: false,
  played: false,
  cursors: { ...context.cursors, [context.run]: cursor },
});

/** What guards and changes are given; the event is none of the reader's where time has passed. */
export type At = { readonly context: StepperContext; readonly event: StepperEvent };

const asked = ({ context }: At) => isAsked(context);
const ahead = ({ context }: At) => hasNext(context);
const behind = ({ context }: At) => cursorAt(context).at > 0;
const onLine = ({ context }: At) => cursorAt(context).line !== undefined;
const movesOpen = ({ context }: At) => context.pane === 'moves';
const compareOpen = ({ context }: At) => context.pane === 'compare';
const isRefused = ({ context, event }: At) =>
  event?.type === 'play' && context.referee.refuses(context.run, cursorAt(context), event.move);
const isFull = ({ context, event }: At) =>
  event?.type === 'play' && play(cursorAt(context), outlineAt(context), event.move) === 'full';
const isOtherRun = ({ context, event }: At) =>
  event?.type === 'run' && event.run !== context.run && context.outlines.some(({ run }) => run === event.run);
const isKnownRun = ({ context, event }: At) =>
  event?.type === 'restore' && context.outlines.some(({ run }) => run === event.run);

/** To another run: at the step that the reader stands on here, or on the line that they left there. */
function toRun(context: StepperContext, run: string): Partial<StepperContext> {
  const there = cursorAt({ ...context, run });
  const to = across(toScript(cursorAt(context)).at, outlineAt(context), outlineAt({ ...context, run }));
  const isOn = lineOf(there) !== undefined;
  return {
    ...moveTo({ ...context, run }, isOn ? there : { ...there, at: to.at }),
    run,
    solution: undefined,
    ...(to.isNear && !isOn ? { notice: 'run:near' } : {}),
  };
}

/** A change of the context, as what differs. */
export type Change = (at: At) => Partial<StepperContext>;
const reveal: Change = () => ({ answered: true });
const wipe: Change = () => clean;
export const closePane: Change = () => ({ pane: 'none' });
const openMoves: Change = () => ({ ...clean, pane: 'moves' });
const openCompare: Change = () => ({ ...clean, pane: 'compare' });
const refuse: Change = ({ event }) => ({ ...clean, refused: event?.type === 'play' ? event.move : undefined });
/** What the page knows is added to what the reader has solved here; where it has forgotten all of that, so is it here. */
const learn: Change = ({ context: { solved }, event }) => {
  if (event?.type !== 'solved') return {};
  const all = Object.entries(event.solved).map(([run, tasks]) => [
    run,
    [...new Set([...(solved[run] ?? []), ...tasks])],
  ]);
  return { solved: all.length === 0 ? {} : { ...solved, ...Object.fromEntries(all) } };
};
const tellFull: Change = () => ({ refused: undefined, notice: 'full' });
const rewind: Change = ({ context }) => moveTo(context, jump(cursorAt(context), outlineAt(context), 0));
/** To the cursor that an event asks for; without one, a step on. */
export const walk: Change = ({ context, event }) => {
  const here = cursorAt(context);
  const to = (at: number) => moveTo(context, jump(here, outlineAt(context), at));
  switch (event?.type) {
    case 'back':
      return to(here.at - 1);
    case 'jump':
      return to(event.at);
    case 'restart':
      return { ...moveTo(context, { at: 0, lines: here.lines }), pane: 'none' };
    case 'script':
      return moveTo(context, toScript(here));
    case 'line':
      return moveTo(context, toLine(here, event.name));
    case 'drop':
      return moveTo(context, dropLine(here, event.name));
    case 'play': {
      const after = play(here, outlineAt(context), event.move);
      if (after === 'full') return {};
      const solved = context.tasks?.solved(context, after) ?? context.solved;
      return { ...moveTo(context, after), played: true, solved };
    }
    case 'run':
      return toRun(context, event.run);
    case 'restore':
      return {
        ...clean,
        notice: event.notice,
        answered: false,
        played: false,
        run: event.run,
        cursors: { ...context.cursors, [event.run]: event.cursor },
      };
    default:
      return to(here.at + 1);
  }
};

/** Where a run begins, beside the lines that it has. */
export const beginOf = (
  { begins }: Pick<StepperInput, 'begins'>,
  run: string,
  lines: Cursor['lines'] = [],
): Cursor => ({
  at: begins?.[run] ?? 0,
  lines,
});

/** What a stepper begins with. */
export function lessonContext(input: StepperInput): StepperContext {
  const cursors = Object.fromEntries(Object.keys(input.begins ?? {}).map((run) => [run, beginOf(input, run)]));
  const none = { answered: false, hinted: undefined, played: false, solved: {}, solution: undefined } as const;
  return { ...input, ...clean, ...none, cursors, pane: 'none' };
}

/** A transition: taken where its guard allows it, its changes made in order. */
export interface Take {
  readonly guard?: (at: At) => boolean;
  readonly changes?: readonly Change[];
  /** The state that is left and entered, even where it is the same. */
  readonly target: 'reading' | 'autoplay';
}

/** Transitions that scenarios with tasks take before those of every example, and events that only they know. */
export interface More {
  readonly next: readonly Take[];
  readonly beat: readonly Take[];
  readonly on: { readonly [T in 'hint' | 'again' | 'show' | 'pass']: readonly Take[] };
}

const machines = setup({
  types: { context: {} as StepperContext, events: {} as StepperEvent, input: {} as StepperInput },
  delays: { beat: ({ context }) => beat(context) },
});

/** Transitions as XState takes them. */
const taking = (takes: readonly Take[]) =>
  takes.map(({ guard, changes = [], target }) => ({
    ...(guard ? { guard } : {}),
    actions: changes.map((change) => assign<StepperContext, StepperEvent, undefined, StepperEvent, never>(change)),
    target: `#stepper.${target}` as const,
    reenter: true,
  }));

/**
 * The reader's side of an example: where they are, what they look at, which lines of their own they keep. What is legal,
 * whose turn it is and what things are worth stays with the engine. Nothing of a snapshot is ever kept or shared.
 */
export function stepperMachine({ next, beat: beats, on }: Partial<More> = {}) {
  return machines.createMachine({
    id: 'stepper',
    context: ({ input }) => lessonContext(input),
    initial: 'reading',
    on: {
      next: taking([
        ...(next ?? []),
        { guard: asked, changes: [reveal], target: 'reading' },
        { guard: ahead, changes: [walk], target: 'reading' },
      ]),
      back: taking([{ guard: behind, changes: [walk], target: 'reading' }]),
      jump: taking([{ changes: [walk], target: 'reading' }]),
      restart: taking([{ changes: [walk], target: 'reading' }]),
      play: taking([
        { guard: isRefused, changes: [refuse], target: 'reading' },
        { guard: isFull, changes: [tellFull], target: 'reading' },
        { changes: [walk], target: 'reading' },
      ]),
      choose: taking([
        { guard: movesOpen, changes: [wipe, closePane], target: 'reading' },
        { changes: [openMoves], target: 'reading' },
      ]),
      compare: taking([
        { guard: compareOpen, changes: [wipe, closePane], target: 'reading' },
        { guard: onLine, changes: [openCompare], target: 'reading' },
      ]),
      script: taking([{ changes: [walk, closePane], target: 'reading' }]),
      line: taking([{ changes: [walk], target: 'reading' }]),
      drop: taking([{ changes: [walk], target: 'reading' }]),
      run: taking([{ guard: isOtherRun, changes: [walk, closePane], target: 'reading' }]),
      restore: taking([{ guard: isKnownRun, changes: [walk], target: 'reading' }]),
      dismiss: taking([{ changes: [wipe], target: 'reading' }]),
      autoplay: taking([
        { guard: ahead, changes: [wipe, closePane], target: 'autoplay' },
        { changes: [rewind, closePane], target: 'autoplay' },
      ]),
      hint: taking(on?.hint ?? []),
      again: taking(on?.again ?? []),
      show: taking(on?.show ?? []),
      pass: taking(on?.pass ?? []),
      solved: { actions: assign<StepperContext, StepperEvent, undefined, StepperEvent, never>(learn) },
    },
    states: {
      /** The reader goes at their own pace; what stands open is in the context. */
      reading: {},
      autoplay: {
        after: {
          beat: taking([
            ...(beats ?? []),
            { guard: asked, changes: [reveal], target: 'autoplay' },
            { guard: ahead, changes: [walk], target: 'autoplay' },
            { target: 'reading' },
          ]),
        },
        on: { autoplay: taking([{ target: 'reading' }]), dismiss: taking([{ target: 'reading' }]) },
      },
    },
  });
}

/** The machine of an example without tasks. */
export const stepper = stepperMachine();
