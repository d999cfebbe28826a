import { enqueueActions, setup } from 'xstate';
import type { Sign } from '../../common/procedures/chart.ts';
import type { Played, Procedure } from '../../common/procedures/procedure.ts';
import { whistleStop } from '../engine/index.ts';
import type { RuleId } from '../engine/rules.ts';
import type { State, Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { placeInMove } from './move-place.ts';

interface Context {
  readonly position: State;
}

const sign = (form: Sign['form'], rule: RuleId, says: string): Sign => ({ form, rule, says });
const isLegal = (position: State, event: Played<Move>) =>
  event.forced === true || whistleStop.check(position, event.move) === undefined;

const machine = setup({
  types: {
    context: {} as Context,
    input: {} as { readonly position: State },
    events: {} as Played<Move>,
    meta: {} as Sign,
  },
  guards: {
    // The engine says what may be done, here as everywhere.
    isLegal: ({ context, event }) => isLegal(context.position, event),
    isLegalCoal: ({ context, event }) =>
      event.type === 'move' && event.move.token === 'coal' && isLegal(context.position, event),
    isLegalWhistle: ({ context, event }) =>
      event.type === 'move' && event.move.token === 'whistle' && isLegal(context.position, event),
    needsTile: ({ context }) => placeInMove(context.position) === 'tile',
    isAtFirst: ({ context }) => placeInMove(context.position) === 'first',
    isWhole: ({ context }) => !['tile', 'first'].includes(placeInMove(context.position) ?? ''),
  },
  actions: {
    play: enqueueActions(({ context, event, enqueue }) => {
      if (event.forced) return;
      const outcome = whistleStop.apply(context.position, event.move);
      if (!outcome.ok) return;
      enqueue.assign({ position: outcome.state });
      for (const told of outcome.events)
        if (told.kind === 'forced')
          enqueue.raise({ type: told.move.kind, move: told.move, forced: true } as Played<Move>);
    }),
  },
}).createMachine({
  id: 'whistle-bypass',
  context: ({ input: { position } }) => ({ position }),
  initial: 'token',
  states: {
    token: {
      meta: sign('begin', 'token-actions', 'You spend a token on one of your trains'),
      on: {
        move: [
          { guard: 'isLegalCoal', actions: 'play', target: 'coal', description: 'a coal' },
          { guard: 'isLegalWhistle', actions: 'play', target: 'whistle', description: 'a whistle' },
        ],
      },
    },
    coal: {
      meta: sign('done', 'next-stop-ends', 'The train runs to the next stop, past its own colour'),
      always: [
        { guard: 'needsTile', target: 'tile', description: 'an empty space' },
        { target: 'arrived', description: 'a stop, not further east' },
      ],
    },
    whistle: {
      meta: sign('done', 'whistle-any-direction', 'The train runs to its first stop, whatever the direction'),
      always: [
        { guard: 'needsTile', target: 'tile', description: 'an empty space' },
        { guard: 'isAtFirst', target: 'first', description: 'a stop' },
        { target: 'arrived', description: 'a stop with no way on' },
      ],
    },
    tile: {
      meta: sign('asked', 'lay-tile', 'You lay a tile there, and the train runs on: up to three on the way to a stop'),
      on: { layTile: { guard: 'isLegal', actions: 'play' } },
      always: [
        { guard: 'isAtFirst', target: 'first', description: 'the first stop of a whistle' },
        { guard: 'isWhole', target: 'arrived', description: 'the stop where the move ends' },
      ],
    },
    first: {
      meta: sign('asked', 'bypassed-stop', 'You end the move at this stop, or bypass it'),
      on: {
        endMove: { guard: 'isLegal', actions: 'play', target: 'arrived', description: 'end here' },
        passTrain: {
          guard: 'isLegal',
          actions: 'play',
          target: 'whistle',
          description: 'pass your own train, uncounted',
        },
        bypass: { guard: 'isLegal', actions: 'play', target: 'second', description: 'bypass it' },
        bypassEndTile: { guard: 'isLegal', actions: 'play', target: 'leave', description: 'bypass an End tile' },
      },
    },
    second: {
      meta: sign('done', 'no-way-back', 'The train goes on by other track to its second stop'),
      always: [
        { guard: 'needsTile', target: 'tile', description: 'an empty space' },
        { target: 'arrived', description: 'a stop with room' },
      ],
    },
    arrived: { meta: sign('end', 'stop-effect', 'The stop where the move ends takes effect'), type: 'final' },
    leave: {
      meta: sign('asked', 'bypass-to-resource-track', 'The train goes to an empty space of the resource track'),
      on: { takeSpace: { guard: 'isLegal', actions: 'play', target: 'gained' } },
    },
    gained: { meta: sign('end', 'resource-track-goods', 'You gain what the space shows'), type: 'final' },
  },
});

/** How a train moves by coal or by whistle, from the token that is spent to the stop that takes effect. */
export const whistleBypass: Procedure<Types> = {
  id: 'whistle-bypass',
  game: 'whistle-stop',
  title: 'Whistle bypass',
  summary: 'A move by coal or by whistle, from the token that is spent to the stop that takes effect.',
  rules: [
    'bypassed-stop',
    'coal-move',
    'next-stop-ends',
    'whistle-move',
    'whistle-any-direction',
    'lay-tile',
    'three-tiles',
    'no-way-back',
    'bypass-end-tile',
    'bypass-to-resource-track',
    'stop-effect',
  ],
  machine,
  place: placeInMove,
};
