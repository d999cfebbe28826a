import { assign, setup } from 'xstate';
import type { Seat } from '../../../kernel/agenda.ts';
import { OUTSIDE, type StateLabel } from '../../common/procedures/chart.ts';
import { type Played, type Procedure, type Standing, standing } from '../../common/procedures/procedure.ts';
import { SPACE } from '../engine/tables/spaces.ts';
import { SECTIONS } from '../engine/tables/telegraph.ts';
import type { State, Task, Types } from '../engine/types.ts';
import type { OfferNumber } from '../engine/vocabulary.ts';
import { asks, has, isActiveShort, isLegal, type Playing, sign } from './playing.ts';

interface Context extends Playing {
  readonly active: Seat;
  /** Who chooses now, and what this seat has accepted. */
  readonly asked: Seat;
  readonly accepted: readonly OfferNumber[];
}

/** Who chooses in a position, where a walk begins in the midst of the procedure. */
function choosing({ position, prompt }: Standing<Types>): Omit<Context, keyof Playing> {
  const turn = position.agenda.find((task) => task.kind === 'endTurn');
  const active = turn?.kind === 'endTurn' ? turn.seat : 0;
  const asked = prompt.kind === 'over' ? active : prompt.seat;
  return { active, asked, accepted: prompt.kind === 'deal' ? prompt.taken : [] };
}

/** Whether an action has put a piece on a Deal icon: the tile opens when it is finished. */
function isOnIcon(task: Task): boolean {
  if (task.kind !== 'action') return false;
  if (task.action === 'railroad') return task.spaces.some((space) => SPACE[space].deal);
  return task.action === 'telegraph' && SECTIONS.some(({ section, deal }) => deal && section === task.section);
}
const hasIcon = ({ agenda }: State): boolean => agenda.some(isOnIcon);

/** Whether a choice, or what follows all of them, is asked, and no reward or other piece waits for its owner any more. */
const isAfterReward = (context: Playing): boolean =>
  asks(
    context,
    'deal',
    'restoreWorkers',
    'completeMilestone',
    'replaceMilestone',
    'recall',
    'placeWorker',
    'action',
    'over',
  );
const isShort = ({ prompt }: Playing): boolean =>
  prompt.kind === 'restoreWorkers' && prompt.rule === 'deal-four-workers';

const machine = setup({
  types: {
    context: {} as Context,
    input: {} as Standing<Types>,
    events: {} as Played<Types>,
    meta: {} as StateLabel,
  },
  guards: {
    isLegal: ({ event }) => isLegal(event),
    isTriggered: ({ context }) => hasIcon(context.position) || has(context, 'dealOpened'),
    isOpened: ({ context }) => has(context, 'dealOpened'),
    /** An expansion may have other Deal icons; what the engine does not open is none. */
    isUnopened: ({ context }) => has(context, 'actionFinished'),
    isTaken: ({ context }) => isAfterReward(context),
    isDealLeft: ({ context }) => isAfterReward(context) && context.accepted.length < 2,
    isSomebodyLeft: ({ context }) => (context.asked + 1) % context.position.seats.length !== context.active,
    isShort: ({ context }) => isShort(context),
    isRestored: ({ context }) => isAfterReward(context) && !isShort(context),
    isActiveShort: ({ context }) => isActiveShort(context),
    isActiveRestored: ({ context }) => isAfterReward(context) && !isActiveShort(context),
    isStackEmpty: ({ context }) =>
      context.events.some((event) => event.kind === 'shuffled' && event.what === 'dealTiles'),
  },
  actions: {
    play: assign(({ event }) => event.made ?? {}),
    askActive: assign(({ context }) => {
      const opened = context.events.find((event) => event.kind === 'dealOpened');
      const active = opened?.kind === 'dealOpened' ? opened.seat : context.active;
      return { active, asked: active, accepted: [] };
    }),
    accept: assign(({ context, event }) =>
      event.type === 'acceptDeal' ? { accepted: [...context.accepted, event.move.offer] } : {},
    ),
    askNext: assign(({ context }) => ({ asked: (context.asked + 1) % context.position.seats.length, accepted: [] })),
  },
}).createMachine({
  id: 'deal-resolution',
  context: ({ input }) => ({ ...standing(input), ...choosing(input) }),
  initial: OUTSIDE,
  on: {
    sellShare: { guard: 'isLegal', actions: 'play', description: 'every player may sell Shares for $150 each' },
    hireWorker: { guard: 'isLegal', actions: 'play', description: 'every player may hire workers for $800 each' },
  },
  states: {
    [OUTSIDE]: {
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isTriggered', target: 'action' },
    },
    action: {
      meta: sign('begin', 'deal-trigger', 'An action put a rail or an office on a Deal icon'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: [
        { guard: 'isOpened', target: 'opened', description: 'the action is finished' },
        { guard: 'isUnopened', target: OUTSIDE },
      ],
    },
    opened: {
      meta: sign('done', 'one-deal-tile-an-action', 'The face-up tile opens: one tile, however many icons'),
      always: { actions: 'askActive', target: 'active' },
    },
    active: {
      meta: sign('asked', 'deal-active-player', 'The active player may take a Deal, and then the other'),
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
      meta: sign('asked', 'deal-others', 'This player may take one of the two'),
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
      on: { '*': { guard: 'isLegal', actions: 'play' } },
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
      on: { '*': { guard: 'isLegal', actions: 'play' } },
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
    closed: { meta: sign('end', 'deal-then-turn-end', 'The turn goes on to its end'), always: OUTSIDE },
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
};
