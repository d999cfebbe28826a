import { enqueueActions, setup } from 'xstate';
import type { Sign } from '../../../../../src/games/common/procedures/chart.ts';
import type { Played, Procedure } from '../../../../../src/games/common/procedures/procedure.ts';
import { sidingsAlone as game } from '../engine/base.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Move, State, Toy } from '../engine/types.ts';
import { placeInTurn } from './turn-place.ts';

const sign = (form: Sign['form'], rule: RuleId, says: string): Sign => ({ form, rule, says });

const machine = setup({
  types: {
    context: {} as { readonly position: State },
    input: {} as { readonly position: State },
    events: {} as Played<Move>,
    meta: {} as Sign,
  },
  guards: {
    // The engine says what may be done, here as everywhere.
    isLegal: ({ context, event }) => game.check(context.position, event.move) === undefined,
    isLoaded: ({ context }) => placeInTurn(context.position) !== 'load',
    isShunted: ({ context }) => placeInTurn(context.position) !== 'shunt',
    isEarned: ({ context }) => placeInTurn(context.position) !== 'earn',
    isSettled: ({ context }) => placeInTurn(context.position) !== 'settleUp',
  },
  actions: {
    play: enqueueActions(({ context, event, enqueue }) => {
      const outcome = game.apply(context.position, event.move);
      if (outcome.ok) enqueue.assign({ position: outcome.state });
    }),
  },
}).createMachine({
  id: 'turn',
  context: ({ input: { position } }) => ({ position }),
  initial: 'load',
  on: {
    hire: { guard: 'isLegal', actions: 'play', description: 'any player may hire crew' },
    sell: { guard: 'isLegal', actions: 'play', description: 'any player may sell a crate' },
  },
  states: {
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
    refilled: { meta: sign('end', 'refill', 'Refill the offer'), type: 'final' },
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
  place: placeInTurn,
};
