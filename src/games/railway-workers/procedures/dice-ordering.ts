import { assign, setup } from 'xstate';
import { OUTSIDE, type StateLabel } from '../../common/procedures/chart.ts';
import { type Made, type Played, type Procedure, type Standing, standing } from '../../common/procedures/procedure.ts';
import type { PromptKind } from '../engine/prompts.ts';
import type { RuleId } from '../engine/rules.ts';
import { SLOTS } from '../engine/tables/player-board.ts';
import type { State, Types } from '../engine/types.ts';

interface Context extends Made<Types> {
  /** Slots turned up in this Action Phase. */
  readonly open: number;
  /** Turns left with the slot that was turned up last. */
  readonly left: number;
}

const sign = (form: StateLabel['form'], rule: RuleId, says: string): StateLabel => ({ form, rule, says });
/** Whether somebody is asked one of these things. */
const asks = ({ prompt }: Context, ...kinds: readonly PromptKind[]): boolean =>
  kinds.some((kind) => kind === prompt.kind);
/** Turns that are left with the open slot, where a walk begins in the midst of them. */
const turnsLeft = ({ agenda }: State): number =>
  agenda.filter(({ kind }) => kind === 'turn' || kind === 'startTurn').length;

const machine = setup({
  types: {
    context: {} as Context,
    input: {} as Standing<Types>,
    events: {} as Played<Types>,
    meta: {} as StateLabel,
  },
  guards: {
    // The engine has said what may be done: a move that it refuses has come to nothing.
    isLegal: ({ event }) => event.made !== undefined,
    isPlacing: ({ context }) => asks(context, 'placeCard'),
    isPlaced: ({ context }) => !asks(context, 'placeCard'),
    isReady: ({ context }) => !asks(context, 'placeCard', 'readyCards'),
    isLow: ({ context }) => asks(context, 'lowTotal'),
    isKept: ({ context }) => !asks(context, 'lowTotal'),
    isOwned: ({ context }) => asks(context, 'rerollTokens'),
    isUsed: ({ context }) => !asks(context, 'rerollTokens'),
    isAssigned: ({ context }) => !asks(context, 'assignDie'),
    isShown: ({ context }) => !asks(context, 'assignDie', 'readyDice'),
    isSlotLeft: ({ context }) => context.left === 0 && context.open < SLOTS.length,
    isOver: ({ context }) => context.left === 0 && context.open === SLOTS.length,
  },
  actions: {
    play: assign(({ event }) => event.made ?? {}),
    endTurn: assign(({ context }) => ({ left: context.left - 1 })),
    openSlot: assign(({ context }) => ({ open: context.open + 1, left: context.position.config.seats })),
    clear: assign({ open: 0 }),
  },
}).createMachine({
  id: 'dice-ordering',
  context: ({ input }) => ({ ...standing(input), open: input.position.open, left: turnsLeft(input.position) }),
  initial: OUTSIDE,
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
    [OUTSIDE]: {
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isPlacing', target: 'place' },
    },
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
    closed: {
      meta: sign('end', 'clear-dice', 'Dice and cards are cleared away'),
      always: { actions: 'clear', target: OUTSIDE },
    },
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
};
