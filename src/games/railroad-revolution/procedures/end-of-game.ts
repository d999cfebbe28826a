import { assign, setup } from 'xstate';
import { OUTSIDE, type StateLabel } from '../../common/procedures/chart.ts';
import { type Played, type Procedure, type Standing, standing } from '../../common/procedures/procedure.ts';
import type { Types } from '../engine/types.ts';
import { has, isLegal, type Playing, sign } from './playing.ts';

const wonBy = ({ events }: Playing): string | undefined => events.flatMap((one) => ('by' in one ? [one.by] : []))[0];

const machine = setup({
  types: {
    context: {} as Playing,
    input: {} as Standing<Types>,
    events: {} as Played<Types>,
    meta: {} as StateLabel,
  },
  guards: {
    isLegal: ({ event }) => isLegal(event),
    isBegun: ({ context }) => has(context, 'turnBegun') && context.position.end === undefined,
    isTriggered: ({ context }) => has(context, 'endTriggered'),
    isLast: ({ context }) => has(context, 'lastRoundBegun'),
    isOver: ({ context }) => has(context, 'gameEnded'),
    isByVp: ({ context }) => wonBy(context) === 'vp',
    isByMoney: ({ context }) => wonBy(context) === 'money',
  },
  actions: { play: assign(({ event }) => event.made ?? {}) },
}).createMachine({
  id: 'end-of-game',
  context: ({ input }) => standing(input),
  initial: OUTSIDE,
  states: {
    [OUTSIDE]: {
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isBegun', target: 'open' },
    },
    open: {
      meta: sign('begin', 'turn-order', 'The players take turns'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isTriggered', target: 'triggered', description: 'a board is clear left of its logo' },
    },
    triggered: {
      meta: sign('done', 'end-trigger', 'The end is triggered, in whoever’s turn it is'),
      always: 'round',
    },
    round: {
      meta: sign('asked', 'equal-turns', 'This round goes on to the player on the First Player’s right'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isLast', target: 'last', description: 'all have had equally many turns' },
    },
    last: {
      meta: sign('asked', 'final-turns', 'Everybody takes exactly 1 more turn'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isOver', target: 'score', description: 'the last turn is over' },
    },
    score: {
      meta: sign('done', 'vp-sources', 'Everybody adds up the VP'),
      always: [
        { guard: 'isByVp', target: 'won', description: 'one has the most' },
        { target: 'tied', description: 'some are tied' },
      ],
    },
    tied: {
      meta: sign('done', 'tie-break', 'The tied count their money, and $150 for each Share'),
      always: [
        { guard: 'isByMoney', target: 'won', description: 'one has the most' },
        { target: 'shared', description: 'they are tied again' },
      ],
    },
    won: { meta: sign('end', 'most-vp-wins', 'This player wins'), type: 'final' },
    shared: { meta: sign('end', 'shared-win', 'They share the victory'), type: 'final' },
  },
});

/** How the game comes to its end, and who wins. */
export const endOfGame: Procedure<Types> = {
  id: 'end-of-game',
  game: 'railroad-revolution',
  title: 'End of the game',
  summary: 'What triggers the end, how many turns are left to whom, and how the winner is found.',
  rules: ['end-trigger', 'equal-turns', 'final-turns', 'vp-sources', 'most-vp-wins', 'tie-break', 'shared-win'],
  machine,
};
