import { assign, setup } from 'xstate';
import { branchAt, dropLine, jump, lastOf, type Outline, type Place, play, START, toLine, toScript } from './place.ts';
import type { Notice } from './restore.ts';

/** What the lesson asks of the game. It decides nothing about the rules itself. */
export interface Referee {
  /** Whether the engine refuses a move (as text) at the reader's place in a run. */
  refuses(run: string, place: Place, move: string): boolean;
}

export interface LessonInput {
  readonly outlines: readonly Outline[];
  readonly run: string;
  readonly referee: Referee;
  /** How long a change is shown moving, in milliseconds; 0 under reduced motion. */
  readonly motion: () => number;
}

export interface LessonContext extends LessonInput {
  /** The place in every run that was opened, by key. */
  readonly places: { readonly [run: string]: Place };
  /** What stands open below the step. */
  readonly pane: 'none' | 'moves' | 'compare';
  /** Whether the answer to the question of this step is shown. */
  readonly answered: boolean;
  /** The move that was tried last and refused. */
  readonly refused: string | undefined;
  readonly notice: Notice | undefined;
}

export type LessonEvent =
  | { readonly type: 'next' | 'back' | 'restart' | 'autoplay' | 'choose' | 'compare' | 'script' | 'dismiss' }
  | { readonly type: 'jump'; readonly at: number }
  | { readonly type: 'play'; readonly move: string }
  | { readonly type: 'line' | 'drop'; readonly name: string }
  | { readonly type: 'run'; readonly run: string }
  | { readonly type: 'restore'; readonly run: string; readonly place: Place; readonly notice?: Notice };

type At = Pick<LessonContext, 'outlines' | 'run' | 'places'>;

/** The outline of the open run. */
export function outlineAt({ outlines, run }: At): Outline {
  return outlines.find((one) => one.run === run) ?? (outlines[0] as Outline);
}

/** The reader's place in the open run. */
export function placeAt({ places, run }: At): Place {
  return places[run] ?? START;
}

/** The step of the script that the reader stands on; `undefined` at the start and on a line of their own. */
export function stepAt(context: At): Outline['steps'][number] | undefined {
  const here = placeAt(context);
  return branchAt(here) ? undefined : outlineAt(context).steps[here.at - 1];
}

/** True where something follows the reader's place. */
export function hasNext(context: At): boolean {
  return placeAt(context).at < lastOf(placeAt(context), outlineAt(context));
}

/** True where a question is asked whose answer is not shown yet. */
export function isAsked(context: LessonContext): boolean {
  return !context.answered && stepAt(context)?.kind === 'ask';
}

/** How long autoplay rests on a step, in milliseconds: time to look, and to read its text. */
export function beat(context: At): number {
  return Math.min(9000, 1800 + 40 * (stepAt(context)?.length ?? 0));
}

const clean = { refused: undefined, notice: undefined } as const;

const moveTo = (context: LessonContext, place: Place) => ({
  ...clean,
  answered: false,
  places: { ...context.places, [context.run]: place },
});

const machineOf = setup({
  types: {
    input: {} as LessonInput,
    context: {} as LessonContext,
    events: {} as LessonEvent,
  },
  delays: {
    motion: ({ context }) => context.motion(),
    beat: ({ context }) => beat(context),
  },
  guards: {
    isAsked: ({ context }) => isAsked(context),
    hasNext: ({ context }) => hasNext(context),
    hasBack: ({ context }) => placeAt(context).at > 0,
    isEnd: ({ context }) => !hasNext(context) && !branchAt(placeAt(context)),
    isOnLine: ({ context }) => placeAt(context).line !== undefined,
    isMoves: ({ context }) => context.pane === 'moves',
    isCompare: ({ context }) => context.pane === 'compare',
    isCompared: ({ context }) => context.pane === 'compare' && placeAt(context).line !== undefined,
    isRefused: ({ context, event }) =>
      event.type === 'play' && context.referee.refuses(context.run, placeAt(context), event.move),
    isFull: ({ context, event }) =>
      event.type === 'play' && play(placeAt(context), outlineAt(context), event.move) === 'full',
    isRun: ({ context, event }) =>
      event.type === 'run' && event.run !== context.run && context.outlines.some(({ run }) => run === event.run),
    isKnown: ({ context, event }) => event.type === 'restore' && context.outlines.some(({ run }) => run === event.run),
  },
  actions: {
    reveal: assign({ answered: true }),
    clean: assign(clean),
    closePane: assign({ pane: 'none' }),
    openMoves: assign({ ...clean, pane: 'moves' }),
    openCompare: assign({ ...clean, pane: 'compare' }),
    refuse: assign(({ event }) => ({ ...clean, refused: event.type === 'play' ? event.move : undefined })),
    full: assign({ refused: undefined, notice: 'full' }),
    walk: assign(({ context, event }) => {
      const here = placeAt(context);
      const to = (at: number) => moveTo(context, jump(here, outlineAt(context), at));
      switch (event.type) {
        case 'back':
          return to(here.at - 1);
        case 'jump':
          return to(event.at);
        case 'restart':
          return { ...moveTo(context, { at: 0, lines: here.lines }), pane: 'none' as const };
        case 'script':
          return moveTo(context, toScript(here));
        case 'line':
          return moveTo(context, toLine(here, event.name));
        case 'drop':
          return moveTo(context, dropLine(here, event.name));
        case 'play': {
          const after = play(here, outlineAt(context), event.move);
          return after === 'full' ? {} : moveTo(context, after);
        }
        case 'run':
          return { ...clean, answered: false, run: event.run };
        case 'restore':
          return {
            refused: undefined,
            notice: event.notice,
            answered: false,
            run: event.run,
            places: { ...context.places, [event.run]: event.place },
          };
        default:
          return to(here.at + 1);
      }
    }),
    rewind: assign(({ context }) => moveTo(context, jump(placeAt(context), outlineAt(context), 0))),
  },
});

/**
 * The reader's side of an example: where they are, what they look at, which lines of their own they keep. What is legal,
 * whose turn it is and what things are worth stays with the engine. Nothing of a snapshot is ever kept or shared.
 */
export const lesson = machineOf.createMachine({
  id: 'lesson',
  context: ({ input }) => ({ ...input, ...clean, places: {}, pane: 'none', answered: false }),
  initial: 'reading',
  on: {
    next: [
      { guard: 'isAsked', actions: 'reveal', target: '.settling' },
      { guard: 'hasNext', actions: 'walk', target: '.animating' },
    ],
    back: { guard: 'hasBack', actions: 'walk', target: '.animating' },
    jump: { actions: 'walk', target: '.animating' },
    restart: { actions: 'walk', target: '.animating' },
    play: [
      { guard: 'isRefused', actions: 'refuse', target: '.refused' },
      { guard: 'isFull', actions: 'full', target: '.settling' },
      { actions: 'walk', target: '.animating' },
    ],
    choose: [
      { guard: 'isMoves', actions: ['clean', 'closePane'], target: '.settling' },
      { actions: 'openMoves', target: '.settling' },
    ],
    compare: [
      { guard: 'isCompare', actions: ['clean', 'closePane'], target: '.settling' },
      { guard: 'isOnLine', actions: 'openCompare', target: '.settling' },
    ],
    script: { actions: ['walk', 'closePane'], target: '.animating' },
    line: { actions: 'walk', target: '.animating' },
    drop: { actions: 'walk', target: '.animating' },
    run: { guard: 'isRun', actions: ['walk', 'closePane'], target: '.animating' },
    restore: { guard: 'isKnown', actions: 'walk', target: '.settling' },
    dismiss: { actions: 'clean', target: '.settling' },
    autoplay: [
      { guard: 'hasNext', actions: ['clean', 'closePane'], target: '.autoplay' },
      { actions: ['rewind', 'closePane'], target: '.autoplay' },
    ],
  },
  states: {
    /** Where nothing is under way: what stands open says which state that is. */
    settling: {
      always: [
        { guard: 'isMoves', target: 'choosing' },
        { guard: 'isCompared', target: 'comparing' },
        { guard: 'isEnd', target: 'done' },
        { target: 'reading' },
      ],
    },
    reading: {},
    choosing: {},
    comparing: {},
    refused: {},
    done: {},
    animating: { after: { motion: 'settling' } },
    autoplay: {
      after: {
        beat: [
          { guard: 'isAsked', actions: 'reveal', target: 'autoplay', reenter: true },
          { guard: 'hasNext', actions: 'walk', target: 'autoplay', reenter: true },
          { target: 'settling' },
        ],
      },
      on: { autoplay: 'settling', dismiss: 'settling' },
    },
  },
});

export type LessonState =
  | 'reading'
  | 'choosing'
  | 'comparing'
  | 'refused'
  | 'done'
  | 'animating'
  | 'autoplay'
  | 'settling';
