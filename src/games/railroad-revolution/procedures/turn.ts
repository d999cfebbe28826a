import { enqueueActions, setup } from 'xstate';
import type { Sign } from '../../common/procedures/chart.ts';
import type { Played, Procedure } from '../../common/procedures/procedure.ts';
import type { State, Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { after, isLegal, type Playing, sign, standing } from './playing.ts';
import { placeInTurn } from './turn-place.ts';

const has = ({ told }: Playing, kind: string): boolean => told.some((event) => event.kind === kind);

const machine = setup({
  types: {
    context: {} as Playing,
    input: {} as { readonly position: State },
    events: {} as Played<Move>,
    meta: {} as Sign,
  },
  guards: {
    isLegal: ({ context, event }) => isLegal(context, event),
    isAsked: ({ context }) => placeInTurn(context.position) === 'hire',
    isBegun: ({ context }) => placeInTurn(context.position) !== 'hire' && !has(context, 'workersRecalled'),
    isRecalled: ({ context }) => has(context, 'workersRecalled'),
    isPassed: ({ context }) => has(context, 'turnPassed'),
    isDealOpened: ({ context }) => has(context, 'dealOpened'),
    isDealOver: ({ context }) => placeInTurn(context.position) !== 'deal',
    isShort: ({ context }) => placeInTurn(context.position) === 'short',
    isRestored: ({ context }) => placeInTurn(context.position) !== 'short',
    isChecked: ({ context }) => placeInTurn(context.position) !== 'milestones',
    isOver: ({ context }) => has(context, 'gameEnded'),
  },
  actions: {
    play: enqueueActions(({ context, event, enqueue }) => {
      const next = after(context, event);
      if (next === undefined) return;
      enqueue.assign(next.now);
      for (const forced of next.forced) enqueue.raise(forced);
    }),
  },
}).createMachine({
  id: 'turn',
  context: ({ input: { position } }) => standing(position),
  initial: 'before',
  on: {
    sellShare: { guard: 'isLegal', actions: 'play', description: 'every player may sell Shares for $150 each' },
    hireWorker: { guard: 'isLegal', actions: 'play', description: 'every player may hire workers for $800 each' },
  },
  states: {
    before: {
      meta: sign('begin', 'turn-order', 'The turn of the player before you ends'),
      on: { finishAction: { guard: 'isLegal', actions: 'play', target: 'begun', description: 'clockwise' } },
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
      on: { recall: { guard: 'isLegal', actions: 'play', target: 'recalled', description: 'you do not' } },
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
        { guard: 'isOver', target: 'over', description: 'yes' },
        { target: 'next', description: 'no' },
      ],
    },
    next: { meta: sign('end', 'turn-order', 'The next player’s turn, clockwise'), type: 'final' },
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
  place: placeInTurn,
};
