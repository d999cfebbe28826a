import { assign, enqueueActions, setup } from 'xstate';
import type { Sign } from '../../common/procedures/chart.ts';
import type { Played, Procedure } from '../../common/procedures/procedure.ts';
import { railwayWorkers } from '../engine/index.ts';
import type { RuleId } from '../engine/rules.ts';
import { SLOTS } from '../engine/tables/player-board.ts';
import type { State, Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { type DicePlace, placeInDice } from './dice-place.ts';

interface Context {
  readonly position: State;
  /** Slots turned up in this Action Phase. */
  readonly open: number;
  /** Turns left with the slot that was turned up last. */
  readonly left: number;
}

const sign = (form: Sign['form'], rule: RuleId, says: string): Sign => ({ form, rule, says });
const has = (position: State, ...places: readonly DicePlace[]) =>
  places.some((place) => placeInDice(position) === place);

const machine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly position: State },
    events: {} as Played<Move>,
    meta: {} as Sign,
  },
  guards: {
    // The engine says what may be done, here as everywhere.
    isLegal: ({ context, event }) =>
      event.forced === true || railwayWorkers.check(context.position, event.move) === undefined,
    isPlaced: ({ context }) => !has(context.position, 'place'),
    isReady: ({ context }) => !has(context.position, 'place', 'readyCards'),
    isLow: ({ context }) => has(context.position, 'low'),
    isKept: ({ context }) => !has(context.position, 'low'),
    isOwned: ({ context }) => has(context.position, 'tokens'),
    isUsed: ({ context }) => !has(context.position, 'tokens'),
    isAssigned: ({ context }) => !has(context.position, 'assign'),
    isShown: ({ context }) => !has(context.position, 'assign', 'readyDice'),
    isSlotLeft: ({ context }) => context.left === 0 && context.open < SLOTS.length,
    isOver: ({ context }) => context.left === 0 && context.open === SLOTS.length,
  },
  actions: {
    play: enqueueActions(({ context, event, enqueue }) => {
      if (event.forced) return;
      const outcome = railwayWorkers.apply(context.position, event.move);
      if (!outcome.ok) return;
      enqueue.assign({ position: outcome.state });
      for (const told of outcome.events)
        if (told.kind === 'forced')
          enqueue.raise({ type: told.move.kind, move: told.move, forced: true } as Played<Move>);
    }),
    endTurn: assign(({ context }) => ({ left: context.left - 1 })),
    openSlot: assign(({ context }) => ({ open: context.open + 1, left: context.position.config.seats })),
  },
}).createMachine({
  id: 'dice-ordering',
  context: ({ input: { position } }) => ({ position, open: 0, left: 0 }),
  initial: 'place',
  on: {
    swapCards: {
      guard: 'isLegal',
      actions: 'play',
      description: 'until all are ready, placed cards may change places',
    },
    exchangeCard: {
      guard: 'isLegal',
      actions: 'play',
      description: 'until all are ready, a placed card may go back for another of the hand',
    },
    swapDice: {
      guard: 'isLegal',
      actions: 'play',
      description: 'until all are ready, assigned dice may change places',
    },
    moveToken: {
      guard: 'isLegal',
      actions: 'play',
      description: 'until all are ready, “+1” tokens may go to another card or aside',
    },
  },
  states: {
    place: {
      meta: sign('begin', 'pick-four-cards', 'Everybody places four cards face down at +1, +2, +3 and +6'),
      on: { placeCard: { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isPlaced', target: 'readyCards' },
    },
    readyCards: {
      meta: sign('asked', 'rearrange-cards', 'Everybody may still change their cards, or is ready'),
      on: { declareReady: { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isReady', target: 'roll', description: 'all are ready' },
    },
    roll: {
      meta: sign('done', 'roll-three-dice', 'All roll three dice in view and say their total'),
      always: [
        { guard: 'isLow', target: 'low', description: 'a total is 4 or less' },
        { target: 'rank', description: 'all have 5 or more' },
      ],
    },
    low: {
      meta: sign('asked', 'low-sum-reroll', 'Who has 4 or less may roll all three dice again'),
      on: {
        rerollAll: { guard: 'isLegal', actions: 'play' },
        keepDice: { guard: 'isLegal', actions: 'play' },
      },
      always: { guard: 'isKept', target: 'rank', description: 'all keep their dice' },
    },
    rank: {
      meta: sign('done', 'fourth-die', 'The lowest total takes a die set to 6, the next 5, then 4 and 3'),
      always: [
        { guard: 'isOwned', target: 'tokens', description: 'somebody has a Reroll token' },
        { target: 'assign', description: 'nobody has one' },
      ],
    },
    tokens: {
      meta: sign('asked', 'reroll-token', 'Each Reroll token may reroll one die of its owner'),
      on: {
        rerollDie: { guard: 'isLegal', actions: 'play' },
        keepDice: { guard: 'isLegal', actions: 'play' },
      },
      always: { guard: 'isUsed', target: 'assign', description: 'all are done' },
    },
    assign: {
      meta: sign('asked', 'one-die-a-card', 'Behind the screens everybody puts a die on each card'),
      on: { assignDie: { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isAssigned', target: 'readyDice' },
    },
    readyDice: {
      meta: sign('asked', 'rearrange-dice', 'Everybody may still rearrange their dice, or is ready'),
      on: { declareReady: { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isShown', target: 'show', description: 'all are ready' },
    },
    show: { meta: sign('done', 'show-dice', 'All dice are shown'), always: 'reveal' },
    reveal: {
      meta: sign('done', 'chosen-card', 'All turn up the card in the next slot, from the left'),
      always: { target: 'order', actions: 'openSlot' },
    },
    order: {
      meta: sign('done', 'highest-sum-first', 'The highest Sum plays first; ties go by the Baton'),
      always: 'turn',
    },
    turn: {
      meta: sign('asked', 'turn-choice', 'In this order everybody passes or uses the card'),
      on: {
        pass: { guard: 'isLegal', actions: ['play', 'endTurn'] },
        endTurn: { guard: 'isLegal', actions: ['play', 'endTurn'] },
        raiseSum: { guard: 'isLegal', actions: 'play' },
        buy: { guard: 'isLegal', actions: 'play' },
        buyToWarehouse: { guard: 'isLegal', actions: 'play' },
        buyExtraPlan: { guard: 'isLegal', actions: 'play' },
      },
      always: [
        { guard: 'isSlotLeft', target: 'reveal', description: 'a slot is left' },
        { guard: 'isOver', target: 'closed', description: 'all four are played' },
      ],
    },
    closed: { meta: sign('end', 'clear-dice', 'Dice and cards are cleared away'), type: 'final' },
  },
});

/** How an Action Phase runs, from the first card placed to the last turn. */
export const diceOrdering: Procedure<Types> = {
  id: 'dice-ordering',
  game: 'railway-workers',
  title: 'Dice ordering',
  summary:
    'An Action Phase from the first card placed to the last turn: what is secret, what is open, and who comes when.',
  rules: [
    'highest-sum-first',
    'pick-four-cards',
    'rearrange-cards',
    'roll-three-dice',
    'low-sum-reroll',
    'fourth-die',
    'reroll-token',
    'one-die-a-card',
    'rearrange-dice',
    'show-dice',
    'chosen-card',
    'turn-choice',
    'clear-dice',
  ],
  machine,
  place: placeInDice,
};
