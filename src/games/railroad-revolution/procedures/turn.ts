import { assign, setup } from 'xstate';
import { OUTSIDE, type StateLabel } from '../../common/procedures/chart.ts';
import { type Played, type Procedure, type Standing, standing } from '../../common/procedures/procedure.ts';
import type { Types } from '../engine/types.ts';
import { asks, has, isActiveShort, isLegal, type Playing, sign } from './playing.ts';

/** What is told of the turn under way, up to its end; the rest is told of the turns that follow. */
const ofTurn = ({ events }: Playing): Pick<Playing, 'events'> => {
  const end = events.findIndex(({ kind }) => kind === 'turnEnded');
  return { events: end < 0 ? events : events.slice(0, end + 1) };
};
const ofNext = (context: Playing): Pick<Playing, 'events'> => ({
  events: context.events.slice(ofTurn(context).events.length),
});

const isBegun = (context: Playing): boolean => has(ofTurn(context), 'turnBegun');
/** The last moment before a turn: nothing is told of it yet. */
const isAsked = (context: Playing): boolean => asks(context, 'recall') && !isBegun(context);
const isEnded = (context: Playing): boolean => has(context, 'turnEnded');

const machine = setup({
  types: {
    context: {} as Playing,
    input: {} as Standing<Types>,
    events: {} as Played<Types>,
    meta: {} as StateLabel,
  },
  guards: {
    isLegal: ({ event }) => isLegal(event),
    isTurn: ({ context }) => has(context, 'turnBegun') || asks(context, 'recall'),
    isAsked: ({ context }) => isAsked(context),
    isBegun: ({ context }) => isBegun(context),
    isRecalled: ({ context }) => has(ofTurn(context), 'workersRecalled'),
    isPassed: ({ context }) => has(ofTurn(context), 'turnPassed'),
    isDealOpened: ({ context }) => has(ofTurn(context), 'dealOpened'),
    isDealOver: ({ context }) =>
      isEnded(context) || isActiveShort(context) || asks(context, 'completeMilestone', 'replaceMilestone'),
    isShort: ({ context }) => !isEnded(context) && isActiveShort(context),
    isRestored: ({ context }) => isEnded(context) || asks(context, 'completeMilestone', 'replaceMilestone'),
    isChecked: ({ context }) => isEnded(context),
    isOver: ({ context }) => has(ofNext(context), 'gameEnded') && !has(ofNext(context), 'turnEnded'),
  },
  actions: {
    play: assign(({ event }) => event.made ?? {}),
    /** What is told before the first turn that begins is passed over. */
    join: assign(({ context: { events } }) => {
      const begun = events.findIndex(({ kind }) => kind === 'turnBegun');
      return { events: begun < 0 ? [] : events.slice(begun) };
    }),
    /** What is told of the turn that has ended is passed over. */
    pass: assign(({ context }) => ofNext(context)),
  },
}).createMachine({
  id: 'turn',
  context: ({ input }) => standing(input),
  initial: OUTSIDE,
  on: {
    sellShare: { guard: 'isLegal', actions: 'play', description: 'every player may sell Shares for $150 each' },
    hireWorker: { guard: 'isLegal', actions: 'play', description: 'every player may hire workers for $800 each' },
  },
  states: {
    [OUTSIDE]: {
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isTurn', actions: 'join', target: 'before' },
    },
    before: {
      meta: sign('begin', 'turn-order', 'The turn of the player before you ends'),
      always: { target: 'begun', description: 'clockwise' },
    },
    begun: {
      meta: sign('done', 'recall-workers', 'Is a worker left in your personal supply?'),
      always: [
        { guard: 'isAsked', target: 'hire', description: 'none, and a hire is in reach' },
        { guard: 'isRecalled', target: 'recalled', description: 'none, and no hire is in reach' },
        { target: 'able', description: '1 or more' },
      ],
    },
    hire: {
      meta: sign('asked', 'any-time-steps', 'You may still hire before your turn, and so avert the recall'),
      on: {
        recall: { guard: 'isLegal', actions: 'play', target: 'recalled', description: 'you do not' },
        '*': { guard: 'isLegal', actions: 'play' },
      },
      always: { guard: 'isBegun', target: 'able', description: 'a worker is hired' },
    },
    recalled: {
      meta: sign('done', 'recall-workers', 'All workers of your player board come back'),
      always: 'able',
    },
    able: {
      meta: sign('done', 'no-action-possible', 'Can you perform an action? If not, you pass'),
      always: [
        { guard: 'isPassed', target: 'count', description: 'no action is possible' },
        { target: 'choose', description: 'one is possible' },
      ],
    },
    choose: {
      meta: sign('asked', 'place-worker', 'Place a worker on the space of an action'),
      on: { placeWorker: { guard: 'isLegal', actions: 'play', target: 'action' } },
    },
    action: {
      meta: sign('asked', 'free-order', 'Build or sell, pay, take rewards, use the worker’s effect: in any order'),
      on: {
        finishAction: { guard: 'isLegal', actions: 'play', target: 'finished', description: 'the action is finished' },
        '*': { guard: 'isLegal', actions: 'play' },
      },
    },
    finished: {
      meta: sign('done', 'deal-after-action', 'Did the action put a piece on a Deal icon?'),
      always: [
        { guard: 'isDealOpened', target: 'deal', description: 'yes' },
        { target: 'count', description: 'no' },
      ],
    },
    deal: {
      meta: sign('asked', 'deal-trigger', 'The Deal tile is resolved by all players'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isDealOver', target: 'count', description: 'everybody has chosen' },
    },
    count: {
      meta: sign('done', 'four-worker-minimum', 'Your available workers are counted'),
      always: [
        { guard: 'isShort', target: 'short', description: 'fewer than 4' },
        { target: 'milestones', description: '4 or more' },
      ],
    },
    short: {
      meta: sign('asked', 'four-worker-within-turn', 'Hire until 4 are available'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isRestored', target: 'milestones', description: '4 available workers' },
    },
    milestones: {
      meta: sign('asked', 'milestone-check', 'Milestones of all players are checked, completed and replaced'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isChecked', target: 'ended', description: 'none is left to complete' },
    },
    ended: {
      meta: sign('done', 'final-turns', 'Was this the last turn of the last round?'),
      always: [
        { guard: 'isOver', actions: 'pass', target: 'over', description: 'yes' },
        { actions: 'pass', target: 'next', description: 'no' },
      ],
    },
    next: { meta: sign('end', 'turn-order', 'The next player’s turn, clockwise'), always: OUTSIDE },
    over: { meta: sign('end', 'most-vp-wins', 'Everybody adds up the VP'), type: 'final' },
  },
});

/** What a turn consists of, from the end of the turn before to its own. */
export const turn: Procedure<Types> = {
  id: 'turn',
  game: 'railroad-revolution',
  title: 'A turn',
  summary: 'Recall, one worker, one action with its parts in any order, then Deals, workers and milestones.',
  rules: [
    'turn-order',
    'recall-workers',
    'any-time-steps',
    'place-worker',
    'perform-action',
    'action-in-full',
    'free-order',
    'no-action-possible',
    'deal-after-action',
    'four-worker-minimum',
    'milestone-check',
    'final-turns',
  ],
  machine,
};
