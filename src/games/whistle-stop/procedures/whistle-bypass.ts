import { assign, setup } from 'xstate';
import { OUTSIDE, type StateLabel } from '../../common/procedures/chart.ts';
import { type Made, type Played, type Procedure, type Standing, standing } from '../../common/procedures/procedure.ts';
import type { PromptKind } from '../engine/prompts.ts';
import type { RuleId } from '../engine/rules.ts';
import type { Token } from '../engine/tables/goods.ts';
import type { Types } from '../engine/types.ts';

type Context = Made<Types>;

const sign = (form: StateLabel['form'], rule: RuleId, says: string): StateLabel => ({ form, rule, says });
// The engine has said what may be done: a move that it refuses has come to nothing.
const isLegal = ({ made }: Played<Types>): boolean => made !== undefined;
const spends = (event: Played<Types>, token: Token): boolean =>
  event.type === 'move' && event.move.token === token && isLegal(event);
/** Whether somebody is asked one of these things. */
const asks = ({ prompt }: Context, ...kinds: readonly (PromptKind | 'over')[]): boolean => kinds.includes(prompt.kind);

const machine = setup({
  types: {
    context: {} as Context,
    input: {} as Standing<Types>,
    events: {} as Played<Types>,
    meta: {} as StateLabel,
  },
  guards: {
    isLegal: ({ event }) => isLegal(event),
    isLegalCoal: ({ event }) => spends(event, 'coal'),
    isLegalWhistle: ({ event }) => spends(event, 'whistle'),
    isTurn: ({ context }) => asks(context, 'turn'),
    needsTile: ({ context }) => asks(context, 'layTile'),
    isAtFirst: ({ context }) => asks(context, 'firstStop'),
    isWhole: ({ context }) => !asks(context, 'layTile', 'firstStop'),
    /** The turn goes on, or is over. */
    isEffected: ({ context }) => asks(context, 'turn', 'refill', 'over'),
  },
  actions: { play: assign(({ event }) => event.made ?? {}) },
}).createMachine({
  id: 'whistle-bypass',
  context: ({ input }) => standing(input),
  initial: OUTSIDE,
  states: {
    [OUTSIDE]: {
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isTurn', target: 'token' },
    },
    token: {
      meta: sign('begin', 'token-actions', 'You spend a token on one of your trains'),
      on: {
        move: [
          { guard: 'isLegalCoal', actions: 'play', target: 'coal', description: 'a coal' },
          { guard: 'isLegalWhistle', actions: 'play', target: 'whistle', description: 'a whistle' },
        ],
        endTurn: { guard: 'isLegal', actions: 'play', target: OUTSIDE },
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
    arrived: {
      meta: sign('end', 'stop-effect', 'The stop where the move ends takes effect'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isEffected', target: OUTSIDE },
    },
    leave: {
      meta: sign('asked', 'bypass-to-resource-track', 'The train goes to an empty space of the resource track'),
      on: { takeSpace: { guard: 'isLegal', actions: 'play', target: 'gained' } },
    },
    gained: {
      meta: sign('end', 'resource-track-goods', 'You gain what the space shows'),
      on: { '*': { guard: 'isLegal', actions: 'play' } },
      always: { guard: 'isEffected', target: OUTSIDE },
    },
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
};
