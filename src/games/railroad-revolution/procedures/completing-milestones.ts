import { assign, or, setup } from 'xstate';
import { OUTSIDE, type StateLabel } from '../../common/procedures/chart.ts';
import { type Played, type Procedure, type Standing, standing } from '../../common/procedures/procedure.ts';
import type { Event } from '../engine/events.ts';
import type { Types } from '../engine/types.ts';
import { asks, isLegal, type Playing, sign } from './playing.ts';

/** What becomes of Milestones, in the order in which the engine tells it, up to the end of the turn. */
const KINDS = ['milestoneCompleted', 'milestonesDrawn', 'noReplacement', 'milestoneTaken', 'turnEnded'] as const;
const ofMilestones = (events: readonly Event[]): readonly Event[] =>
  events.filter(({ kind }) => KINDS.some((one) => one === kind));

const next = ({ events: [first] }: Playing): string | undefined => first?.kind;

const machine = setup({
  types: {
    context: {} as Playing,
    input: {} as Standing<Types>,
    events: {} as Played<Types>,
    meta: {} as StateLabel,
  },
  guards: {
    isLegal: ({ event }) => isLegal(event),
    isTold: ({ context }) => next(context) !== undefined,
    isOrdered: ({ context }) => next(context) === undefined && asks(context, 'completeMilestone'),
    isComplete: ({ context }) => next(context) === 'milestoneCompleted',
    isLast: ({ context }) => next(context) === 'noReplacement',
  },
  actions: {
    play: assign(({ event: { made } }) => (made ? { ...made, events: ofMilestones(made.events) } : {})),
    /** What has been told once is passed over. */
    pass: assign(({ context }) => ({ events: context.events.slice(1) })),
  },
}).createMachine({
  id: 'completing-milestones',
  context: ({ input }) => standing(input),
  initial: OUTSIDE,
  on: {
    sellShare: { guard: 'isLegal', actions: 'play' },
    hireWorker: { guard: 'isLegal', actions: 'play' },
  },
  states: {
    [OUTSIDE]: {
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: or(['isTold', 'isOrdered']), target: 'turn' },
    },
    turn: {
      meta: sign('begin', 'milestone-check', 'A turn is over, and any Deals with it'),
      always: { target: 'check', description: 'the turn ends' },
    },
    check: {
      meta: sign('done', 'milestone-check-order', 'Milestones of the active player, then clockwise'),
      always: [
        { guard: 'isComplete', actions: 'pass', target: 'complete', description: 'all managers and conditions' },
        { guard: 'isOrdered', target: 'order', description: 'both of a player’s are complete' },
        { target: 'closed', description: 'none is complete' },
      ],
    },
    order: {
      meta: sign('asked', 'both-milestones', 'The player says which is completed first'),
      on: { completeMilestone: { guard: 'isLegal', actions: 'play', target: 'check' } },
    },
    complete: {
      meta: sign('done', 'managers-discarded', 'It is turned over; its managers go to the common supply'),
      always: [
        { guard: 'isLast', actions: 'pass', target: 'last', description: 'a D Milestone' },
        { actions: 'pass', target: 'replace', description: 'an A, B or C Milestone' },
      ],
    },
    replace: {
      meta: sign('asked', 'replacement-draw', 'Draw 3 of the next letter, keep 1, put the others under the stack'),
      on: { chooseMilestone: { guard: 'isLegal', actions: ['play', 'pass'], target: 'check' } },
    },
    last: { meta: sign('done', 'no-replacement-after-d', 'It is not replaced'), always: 'check' },
    closed: {
      meta: sign('end', 'milestone-check', 'The turn is at its end'),
      always: { actions: 'pass', target: OUTSIDE },
    },
  },
});

/** How Milestones are completed and replaced at the end of a turn. */
export const completingMilestones: Procedure<Types> = {
  id: 'completing-milestones',
  game: 'railroad-revolution',
  title: 'Completing milestones',
  summary: 'Whose milestones are checked when, what becomes of the managers, and which tile comes next.',
  rules: [
    'milestone-check',
    'milestone-check-order',
    'milestone-completed',
    'managers-discarded',
    'milestone-replacement',
    'replacement-draw',
    'no-replacement-after-d',
    'both-milestones',
  ],
  machine,
};
