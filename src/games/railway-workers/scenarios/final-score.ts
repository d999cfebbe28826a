import type { Patch } from '../../../kernel/patch.ts';
import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import { CARD_IDS, type CardId } from '../engine/tables/cards.ts';
import type { Face } from '../engine/tables/constants.ts';
import type { State, Types } from '../engine/types.ts';
import { position } from './positions.ts';

const { move } = stepsOf<Types>();

/** The cards of the second Action Phase from the left, with the die on each. */
const played = (...slots: readonly (readonly [card: CardId, die: Face])[]) => ({
  hand: [],
  discard: CARD_IDS.filter((card) => slots.every(([own]) => own !== card)),
  slots: slots.map(([card, die]) => ({ card, die, tokens: 0 })),
  dice: slots.map(([, die]) => die),
});

/** The last Action Phase of a game: the cards at +1 and +2 are done, those at +3 are turned over next. */
const LAST_TURNS: Patch<State> = {
  ...position({
    seats: [
      { coins: 19, placed: [], facilities: { track: 1 } },
      { coins: 24, placed: [], facilities: { plan: 1 } },
    ],
    baton: 0,
    round: 4,
    sites: [4],
  }),
  agenda: [{ kind: 'payments' }, { kind: 'openSlot', slot: 3 }],
  phase: 2,
  shown: true,
  open: 2,
  middle: 0,
  market: { structure: 'white', track: 'black', plan: 'black' },
};

const script: readonly Step<Types>[] = [
  {
    say: 'You are Green. This is the last Action Phase of round 4, and the game ends after it. The Bank then buys your structures and tracks for 3 coins each and your plans for 2 coins each.',
    targets: ['market:structure', 'market:track', 'market:plan'],
  },
  move(
    { kind: 'pass' },
    'A track costs 4 coins now, and the Bank pays 3 coins for it at the end. Red passes and gains 1 coin.',
  ),
  {
    try: { shows: { '/seats/1/facilities/structure': 2 } },
    say: 'It is your turn with Buy Structures. A structure costs 3 coins now, and the Bank pays 3 coins for it at the end. Buy 2 structures.',
    targets: ['market:structure'],
    hints: [
      { say: 'Your Sum is 5, which opens the 4+ action. It buys up to 2 structures.', targets: ['market:structure'] },
    ],
    result: 'You own 2 structures, and the Bank will pay you 3 coins for each.',
  },
  move({ kind: 'buy', amount: 2 }),
  {
    say: 'The cards at +6 are turned over: both players have Buy Plans. Red has the higher Sum and plays first.',
  },
  move({ kind: 'pass' }, 'A plan costs 3 coins now, and the Bank pays 2 coins for it at the end. Red passes again.'),
  {
    try: { least: { '/seats/1/coins': 19 }, asks: { kind: 'over' } },
    say: 'This is the last turn of the game. You have 18 coins, and your card is Buy Plans. End the game with 19 coins.',
    targets: ['market:plan'],
    hints: [{ say: 'Each plan you buy now loses you 1 coin. If you pass, you gain 1 coin.', targets: ['market:plan'] }],
    result: 'The game is over, and you have 19 coins.',
  },
  move({ kind: 'pass' }),
  {
    say: 'You have 19 coins. The Bank pays 6 coins for your 2 structures and 2 coins for your plan: 27. Red has 21 coins and gets 3 coins for a track: 24. You have the most coins and win. If you tied, you would share the victory.',
    scores: { total: [24, 27] },
  },
];

const run: Run<Types> = {
  key: '2',
  start: {
    config: { seats: 2 },
    seed: 11,
    set: {
      ...LAST_TURNS,
      seats: [
        {
          ...(LAST_TURNS.seats as State['seats'])[0],
          ...played(['share', 5], ['store-up', 2], ['buy-tracks', 4], ['buy-plans', 3]),
        },
        {
          ...(LAST_TURNS.seats as State['seats'])[1],
          ...played(['share', 2], ['store-up', 2], ['buy-structures', 2], ['buy-plans', 1]),
        },
      ] as Patch<State['seats']>,
    },
  },
  script,
  checks: { '/seats/1/coins': 19, '/seats/1/facilities/structure': 2 },
};

/** The course's lesson on the end of the game and the final score. */
export const scenario: Scenario<Types> = {
  id: 'final-score',
  game: 'railway-workers',
  modules: [],
  title: 'The final score',
  summary: 'Take the last turns of a game, sell what is left, and see who wins.',
  rules: ['end-after-round-four', 'sell-structures-and-tracks', 'sell-plans', 'most-coins-win', 'shared-victory'],
  runs: [run],
};
