import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 400,
  shares: 1,
  supply: { white: 2, orange: 1 },
  board: { trade: { white: 1 }, telegraph: { white: 1 } },
  offices: [2],
  milestones: unmanned('A1-3', 'A2-2'),
};

const RED: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3 },
  board: { railroad: { white: 1, grey: 1 } },
  rails: ['charlotte--miami', 'miami--houston'],
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-money', faceUp: true },
  ],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow has $400 and 1 Share. Yellow wants to build to Chicago and on to Kansas City, which costs $600.',
    targets: ['space:washington--chicago', 'space:chicago--kansas-city'],
  },
  move(
    { kind: 'placeWorker', worker: 'orange', action: 'railroad' },
    'Yellow places the orange worker. It gives $100, and $50 for every triangle beside the new rails.',
  ),
  move({ kind: 'placeRail', space: 'washington--chicago' }, 'This space has 2 triangles and costs $200.'),
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }, 'This space is plains. The action costs $600 in all.'),
  refuse(
    'paying',
    { kind: 'pay' },
    'Yellow cannot pay yet, not even by selling the Share. But you may do the parts of an action in any order.',
  ),
  move(
    { kind: 'useWorker', as: 'specialist' },
    'Yellow uses the worker first and gains $100, and $100 more for the 2 triangles. Yellow now has $600.',
  ),
  at('paid-from-the-action', move({ kind: 'pay' }, 'Yellow pays for the rails with money from the same action.')),
  {
    ask: 'Could Yellow have built these 2 rails with a white worker?',
    answer: 'No. By selling the Share Yellow would have had $550, and a promotion gives no money.',
  },
  move({ kind: 'finishAction' }),
  {
    say: 'Red has $100. Building in Charlotte costs $100, and its First Station bonus flips a train for $100 more. Red’s second train gives $600.',
    targets: ['city:charlotte', 'train:1:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move(
    { kind: 'buildStation', city: 'charlotte' },
    'Red builds the first Station in Charlotte, but has not paid for it yet.',
  ),
  {
    ask: 'Red can pay for only one of the two now. Should it be the city or the flip?',
    answer:
      'The flip. It gives $600, and Red can pay for the city with that. If Red paid for the city first, no money would be left for the flip.',
    targets: ['city:charlotte', 'train:1:1'],
  },
  move(
    { kind: 'takeFirstStationBonus' },
    'Red spends the last $100 on the flip. Only the $600 train helps now, so Red flips that one.',
  ),
  move({ kind: 'pay' }, 'Red now pays for the city and has $500 left.'),
  move({ kind: 'takePrimaryReward' }, 'The primary reward is 1 of 2 workers, as Red chooses.'),
  move(
    { kind: 'gainWorker', worker: 'turquoise' },
    'Red takes the turquoise worker. Nothing is left to do, and Red’s turn ends.',
  ),
  {
    say: 'Anything you gain from an action can help to pay for it. Only a Deal’s reward cannot: the Deal follows the action, which you must have paid for by then.',
  },
];

/** Paying with what the same action brings: by the worker's effect, and by a bonus that has to be bought first. */
export const scenario: Scenario<Types> = {
  id: 'earned-in-the-action',
  game: 'railroad-revolution',
  modules: [],
  title: 'Paid with money from the action',
  summary:
    'Yellow has $400 and builds for $600. Red has $100 for a Station and a bonus of $100 each. Both can pay in full.',
  rules: [
    'earn-to-pay',
    'free-order',
    'railroad-orange',
    'bonus-flip',
    'train-money',
    'flip-face-down',
    'station-cost',
    'paying',
    'deal-after-action',
  ],
  alsoWith: anyChoiceBut('rails'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 7,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 4,
          deals: { tile: 'deal-2', stack: ['deal-3', 'deal-9'] },
        }),
      },
      script,
      checks: {
        '/seats/0/money': 0,
        '/seats/0/shares': 1,
        '/seats/0/rails': ['washington--charlotte', 'washington--chicago', 'chicago--kansas-city'],
        '/seats/1/money': 500,
        '/seats/1/supply/turquoise': 1,
        '/cities/charlotte/stations': [1],
      },
    },
  ],
};
