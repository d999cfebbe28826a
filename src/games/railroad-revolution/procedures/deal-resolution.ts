import { assign, enqueueActions, setup } from 'xstate';
import type { Seat } from '../../../kernel/agenda.ts';
import type { Sign } from '../../common/procedures/chart.ts';
import type { Played, Procedure } from '../../common/procedures/procedure.ts';
import type { State, Types } from '../engine/types.ts';
import type { Move, OfferNumber } from '../engine/vocabulary.ts';
import { isRewardOpen, placeInDeal } from './deal-place.ts';
import { after, isLegal, type Playing, sign, standing } from './playing.ts';

interface Context extends Playing {
  readonly active: Seat;
  /** Who chooses now, and what this seat has accepted. */
  readonly asked: Seat;
  readonly accepted: readonly OfferNumber[];
}

const activeOf = (position: State): Seat => {
  const turn = position.agenda.find((task) => task.kind === 'endTurn');
  return turn?.kind === 'endTurn' ? turn.seat : 0;
};

const machine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly position: State },
    events: {} as Played<Move>,
    meta: {} as Sign,
  },
  guards: {
    isLegal: ({ context, event }) => isLegal(context, event),
    isTaken: ({ context }) => !isRewardOpen(context.position),
    isDealLeft: ({ context }) => !isRewardOpen(context.position) && context.accepted.length < 2,
    isSomebodyLeft: ({ context }) => (context.asked + 1) % context.position.seats.length !== context.active,
    isShort: ({ context }) => placeInDeal(context.position) === 'short',
    isRestored: ({ context }) => placeInDeal(context.position) !== 'short',
    isActiveShort: ({ context }) => placeInDeal(context.position) === 'activeShort',
    isActiveRestored: ({ context }) => placeInDeal(context.position) !== 'activeShort',
    isStackEmpty: ({ context }) => context.before.deals.stack.length === 0,
  },
  actions: {
    play: enqueueActions(({ context, event, enqueue }) => {
      const next = after(context, event);
      if (next === undefined) return;
      enqueue.assign(next.now);
      for (const forced of next.forced) enqueue.raise(forced);
    }),
    accept: assign(({ context, event }) =>
      event.type === 'acceptDeal' ? { accepted: [...context.accepted, event.move.offer] } : {},
    ),
    askNext: assign(({ context }) => ({ asked: (context.asked + 1) % context.position.seats.length, accepted: [] })),
  },
}).createMachine({
  id: 'deal-resolution',
  context: ({ input: { position } }) => ({
    ...standing(position),
    active: activeOf(position),
    asked: activeOf(position),
    accepted: [],
  }),
  initial: 'action',
  on: {
    sellShare: { guard: 'isLegal', actions: 'play', description: 'every player may sell Shares for $150 each' },
    hireWorker: { guard: 'isLegal', actions: 'play', description: 'every player may hire workers for $800 each' },
  },
  states: {
    action: {
      meta: sign('begin', 'deal-trigger', 'An action put a rail or an office on a Deal icon'),
      on: {
        finishAction: { guard: 'isLegal', actions: 'play', target: 'opened', description: 'the action is finished' },
      },
    },
    opened: {
      meta: sign('done', 'one-deal-tile-an-action', 'The face-up tile opens: one tile, however many icons'),
      always: 'active',
    },
    active: {
      meta: sign('asked', 'deal-active-player', 'The active player may accept a Deal, and then the other'),
      on: {
        declineDeal: { guard: 'isLegal', actions: 'play', target: 'clockwise', description: 'declines' },
        acceptDeal: { guard: 'isLegal', actions: ['accept', 'play'], target: 'activeReward', description: 'accepts' },
      },
    },
    activeReward: {
      meta: sign('done', 'deal-one-at-a-time', 'Pays the Shares and takes the reward in full'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: [
        { guard: 'isDealLeft', target: 'active', description: 'the other Deal is left' },
        { guard: 'isTaken', target: 'clockwise', description: 'both are taken' },
      ],
    },
    clockwise: {
      meta: sign('done', 'deal-order', 'The next player, clockwise'),
      always: [
        { guard: 'isSomebodyLeft', actions: 'askNext', target: 'others', description: 'somebody is left' },
        { target: 'count', description: 'everybody has chosen' },
      ],
    },
    others: {
      meta: sign('asked', 'deal-others', 'This player may accept one of the two'),
      on: {
        declineDeal: { guard: 'isLegal', actions: 'play', target: 'clockwise', description: 'declines' },
        acceptDeal: { guard: 'isLegal', actions: ['accept', 'play'], target: 'otherReward', description: 'accepts' },
      },
    },
    otherReward: {
      meta: sign('done', 'deal-one-at-a-time', 'Pays the Shares and takes the reward in full'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: [
        { guard: 'isShort', target: 'short', description: 'fewer than 4 available workers' },
        { guard: 'isTaken', target: 'clockwise', description: '4 or more available workers' },
      ],
    },
    short: {
      meta: sign('asked', 'deal-four-workers', 'Hires until 4 are available'),
      always: { guard: 'isRestored', target: 'clockwise', description: '4 available workers' },
    },
    count: {
      meta: sign('done', 'four-worker-minimum', 'The active player’s available workers are counted'),
      always: [
        { guard: 'isActiveShort', target: 'activeShort', description: 'fewer than 4' },
        { target: 'discard', description: '4 or more' },
      ],
    },
    activeShort: {
      meta: sign('asked', 'four-worker-within-turn', 'Hires until 4 are available'),
      always: { guard: 'isActiveRestored', target: 'discard' },
    },
    discard: {
      meta: sign('done', 'deal-discard', 'The tile goes face down to the discard pile'),
      always: [
        { guard: 'isStackEmpty', target: 'reshuffle', description: 'the stack is empty' },
        { target: 'next', description: 'the stack has a tile' },
      ],
    },
    reshuffle: {
      meta: sign('done', 'deal-reshuffle', 'All discards are shuffled into a new stack'),
      always: 'next',
    },
    next: { meta: sign('done', 'deal-next-tile', 'The top tile is turned face up'), always: 'closed' },
    closed: { meta: sign('end', 'deal-then-turn-end', 'The turn goes on to its end'), type: 'final' },
  },
});

/** How a Deal tile is resolved, from the end of the action to the next tile. */
export const dealResolution: Procedure<Types> = {
  id: 'deal-resolution',
  game: 'railroad-revolution',
  title: 'Deal resolution',
  summary: 'Who chooses when a rail or an office stands on a Deal icon, in which order, and what becomes of the tile.',
  rules: [
    'deal-order',
    'deal-trigger',
    'deal-after-action',
    'one-deal-tile-an-action',
    'deal-active-player',
    'deal-others',
    'deal-accept',
    'deal-one-at-a-time',
    'deal-optional',
    'deal-four-workers',
    'deal-sell-and-hire',
    'deal-discard',
    'deal-next-tile',
    'deal-reshuffle',
  ],
  machine,
  place: placeInDeal,
};
