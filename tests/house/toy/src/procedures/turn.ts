import { assign, setup } from 'xstate';
import { OUTSIDE, type StateLabel } from '../../../../../src/games/common/procedures/chart.ts';
import {
  type Made,
  type Played,
  type Procedure,
  type Standing,
  standing,
} from '../../../../../src/games/common/procedures/procedure.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Prompt, Toy } from '../engine/types.ts';

const sign = (form: StateLabel['form'], rule: RuleId, says: string): StateLabel => ({ form, rule, says });
/** Whether somebody is asked this. */
const asks = ({ prompt }: Made<Toy>, kind: Prompt['kind']): boolean => prompt.kind === kind;

/** What a turn asks, in this order. */
const QUESTIONS: readonly Prompt['kind'][] = ['load', 'shunt', 'earn', 'settleUp'];

const machine = setup({
  types: {
    context: {} as Made<Toy>,
    input: {} as Standing<Toy>,
    events: {} as Played<Toy>,
    meta: {} as StateLabel,
  },
  guards: {
    // The engine has said what may be done: a move that it refuses has come to nothing.
    isLegal: ({ event }) => event.made !== undefined,
    // Loading may have had one answer only, so that the first question of a turn is a later one.
    isBegun: ({ context }) => QUESTIONS.some((kind) => asks(context, kind)),
    isLoaded: ({ context }) => !asks(context, 'load'),
    isShunted: ({ context }) => !asks(context, 'shunt'),
    isEarned: ({ context }) => !asks(context, 'earn'),
    isSettled: ({ context }) => !asks(context, 'settleUp'),
  },
  actions: { play: assign(({ event }) => event.made ?? {}) },
}).createMachine({
  id: 'turn',
  context: ({ input }) => standing(input),
  initial: OUTSIDE,
  on: {
    hire: { guard: 'isLegal', actions: 'play', description: 'any player may hire crew' },
    sell: { guard: 'isLegal', actions: 'play', description: 'any player may sell a crate' },
    // An expansion brings moves that this chart does not draw.
    '*': { guard: 'isLegal', actions: 'play' },
  },
  states: {
    [OUTSIDE]: { always: { guard: 'isBegun', target: 'load' } },
    load: {
      meta: sign('begin', 'load', 'Take a crate from the offer, or pass'),
      on: { take: { guard: 'isLegal', actions: 'play' }, pass: { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isLoaded', target: 'shunt' },
    },
    shunt: {
      meta: sign('asked', 'shunting', 'Shunt 1 other crate of the colour you took'),
      on: { shunt: { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isShunted', target: 'earn' },
    },
    earn: {
      meta: sign('asked', 'earning', 'Haul, roll or rest'),
      on: {
        haul: { guard: 'isLegal', actions: 'play' },
        roll: { guard: 'isLegal', actions: 'play' },
        rest: { guard: 'isLegal', actions: 'play' },
      },
      always: { guard: 'isEarned', target: 'settleUp' },
    },
    settleUp: {
      meta: sign('asked', 'pay-by-end', 'Pay what you owe, and have 1 crew'),
      always: { guard: 'isSettled', target: 'refilled' },
    },
    refilled: { meta: sign('end', 'refill', 'Refill the offer'), always: OUTSIDE },
  },
});

/** How a turn runs. */
export const turn: Procedure<Toy> = {
  id: 'turn',
  game: 'sidings',
  title: 'A turn',
  summary: 'A turn from the offer to the refill.',
  rules: ['turn', 'load', 'shunting', 'earning', 'pay-by-end', 'refill'],
  machine,
};
