import { enqueueActions, setup } from 'xstate';
import type { Sign } from '../../common/procedures/chart.ts';
import type { Played, Procedure } from '../../common/procedures/procedure.ts';
import type { State, Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { placeInEnd } from './end-place.ts';
import { after, isLegal, type Playing, sign, standing } from './playing.ts';

const wonBy = ({ told }: Playing): string | undefined => told.flatMap((one) => ('by' in one ? [one.by] : []))[0];

const machine = setup({
  types: {
    context: {} as Playing,
    input: {} as { readonly position: State },
    events: {} as Played<Move>,
    meta: {} as Sign,
  },
  guards: {
    isLegal: ({ context, event }) => isLegal(context, event),
    isTriggered: ({ context }) => context.position.end !== undefined,
    isLast: ({ context }) => placeInEnd(context.position) !== 'round',
    isOver: ({ context }) => placeInEnd(context.position) === undefined,
    isByVp: ({ context }) => wonBy(context) === 'vp',
    isByMoney: ({ context }) => wonBy(context) === 'money',
  },
  actions: {
    play: enqueueActions(({ context, event, enqueue }) => {
      const next = after(context, event);
      if (next) enqueue.assign(next.now);
    }),
  },
}).createMachine({
  id: 'end-of-game',
  context: ({ input: { position } }) => standing(position),
  initial: 'open',
  states: {
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
  place: placeInEnd,
};
