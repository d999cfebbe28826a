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
    say: 'Yellow has $400 and 1 Share. She wants to build to Chicago and on to Kansas City, and that costs $600.',
    targets: ['space:washington--chicago', 'space:chicago--kansas-city'],
  },
  move(
    { kind: 'placeWorker', worker: 'orange', action: 'railroad' },
    'She places her orange worker. He brings $100, and $50 for every triangle beside her new rails.',
  ),
  move({ kind: 'placeRail', space: 'washington--chicago' }, '2 triangles, $200.'),
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }, 'Plains. The action costs $600 in all.'),
  refuse(
    'paying',
    { kind: 'pay' },
    'She cannot pay yet, and even her Share would not bring enough. But the parts of an action go in any order.',
  ),
  move(
    { kind: 'useWorker', as: 'specialist' },
    'First she uses the worker: $100, and $100 more for the 2 triangles. Now she has $600.',
  ),
  at(
    'paid-from-the-action',
    move({ kind: 'pay' }, 'And pays for the rails with money that the same action has brought.'),
  ),
  {
    ask: 'Could Yellow have built these 2 rails with a white worker?',
    answer: 'No. With her Share sold she would have had $550, and a promotion brings no money.',
  },
  move({ kind: 'finishAction' }),
  {
    say: 'Red has $100. He builds in Charlotte, which costs $100, and its First Station bonus flips a train for $100 more. His second train shows $600.',
    targets: ['city:charlotte', 'train:1:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'charlotte' }, 'The First Station of Charlotte. Its cost is open.'),
  {
    ask: 'He can pay for only one of the two now. Should it be the city or the flip?',
    answer:
      'The flip. It brings $600, and the city can be paid from that. Paying the city first would leave him with nothing for the flip.',
    targets: ['city:charlotte', 'train:1:1'],
  },
  move(
    { kind: 'takeFirstStationBonus' },
    'His last $100 go into the flip. Only the train with the $600 helps him now, so that is the one he flips.',
  ),
  move({ kind: 'pay' }, 'Now he pays for the city, and $500 are left.'),
  move({ kind: 'takePrimaryReward' }, 'The primary reward is 1 of 2 workers, his choice.'),
  move(
    { kind: 'gainWorker', worker: 'turquoise' },
    'He takes the turquoise one. Nothing is left to be done, and his turn ends.',
  ),
  {
    say: 'Whatever an action brings can help to pay for it. Only the reward of a Deal cannot: a Deal comes after the action, and by then the action has to be paid.',
  },
];

/** Paying with what the same action brings: by the worker's effect, and by a bonus that has to be bought first. */
export const scenario: Scenario<Types> = {
  id: 'earned-in-the-action',
  game: 'railroad-revolution',
  modules: [],
  title: 'Paid with what the action brings',
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
