import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { LESSON_DEALS, LESSON_PARTNER, position, TRADES, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow, with $700. Your network is still the opening rail between Washington and Charlotte. The Railroad action places exactly 2 rails.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  refuse(
    'available-rail-space',
    { kind: 'placeRail', space: 'chicago--duluth' },
    'A rail goes in a space at a city that your network reaches. Yours does not reach Chicago yet, nor Duluth.',
  ),
  {
    try: {
      shows: { '/seats/0/rails': ['washington--charlotte', 'charlotte--miami', 'miami--houston'] },
      least: { '/seats/0/money': 100, '/seats/0/shares': 3 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Place your 2 rails so that your network reaches Houston, pay for them, and end the action. Keep $100, and your 3 Shares.',
    hints: [
      {
        say: 'The rails are placed one after the other. The second may begin where the first ends.',
        targets: ['space:charlotte--miami', 'space:miami--houston'],
      },
      {
        say: 'The action costs $400, and $100 more for each triangle beside your 2 spaces. Over Little Rock it would be $700, all that you have.',
        targets: ['space:charlotte--miami', 'space:miami--houston'],
      },
    ],
    result: 'Your network reaches Houston, and you kept $100 and your 3 Shares.',
  },
  move({ kind: 'placeRail', space: 'charlotte--miami' }),
  move({ kind: 'placeRail', space: 'miami--houston' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: '$400 and 2 triangles: $600. The plains to Miami have none.',
    shows: { '/seats/0/money': 100 },
  },
  ...TRADES('Red trades.'),
  {
    ask: 'You have $100 left, and rails cost $400 at the least. Is the Railroad action out of reach?',
    answer:
      'No. You may sell Shares for $150 each at any time, and what your worker’s effect brings may help to pay for the very action.',
  },
  {
    try: {
      shows: { '/seats/0/supply/orange': 0 },
      least: { '/seats/0/rails/length': 5, '/seats/0/shares': 1, '/seats/0/supply/white': 1 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Place 2 more rails with your orange worker, and finish the action with at least 1 Share.',
    hints: [
      {
        say: 'On Railroad an orange worker brings $100, and $50 for each triangle of the rails that it places. Use it before you pay.',
        targets: ['worker:0:supply:orange'],
      },
      {
        say: 'From Houston to Little Rock there are plains, to El Paso there is 1 triangle: $500 to pay, $150 from the worker. Sell 2 Shares.',
        targets: ['share:0', 'space:little-rock--houston', 'space:houston--el-paso'],
      },
    ],
    result: 'Your network has 5 rails, and you kept a Share.',
  },
  move({ kind: 'placeWorker', worker: 'orange', action: 'railroad' }),
  move({ kind: 'sellShare', seat: 0 }),
  move({ kind: 'sellShare', seat: 0 }),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'placeRail', space: 'houston--el-paso' }),
  move({ kind: 'useWorker', as: 'specialist' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: 'Every colour of worker does something of its own in each of the 4 actions. A white worker promotes instead, and any other may be used as if it were white.',
  },
];

const run: Run<Types> = {
  key: '2',
  start: {
    config: { seats: 2 },
    seed: 4,
    procedures: { turn: 'choose' },
    set: position({
      seats: [
        {
          money: 700,
          supply: { white: 2, orange: 1 },
          board: { station: { white: 2 } },
          stations: ['washington'],
          milestones: unmanned('A1-1', 'A2-3'),
        },
        LESSON_PARTNER,
      ],
      turn: 0,
      deals: LESSON_DEALS,
    }),
  },
  script,
  checks: {
    '/seats/0/money': 50,
    '/seats/0/shares': 1,
    '/seats/0/rails': [
      'washington--charlotte',
      'charlotte--miami',
      'miami--houston',
      'little-rock--houston',
      'houston--el-paso',
    ],
  },
};

/** The course's lesson on the Railroad action. */
export const scenario: Scenario<Types> = {
  id: 'first-rails',
  game: 'railroad-revolution',
  modules: [],
  title: 'Rails to the west',
  summary: 'Extend your network by 2 rails, count what they cost, and let a worker help to pay.',
  rules: [
    'railroad-build',
    'exactly-two-rails',
    'available-rail-space',
    'rail-network',
    'railroad-base-price',
    'terrain-price',
    'sell-shares',
    'any-time-steps',
    'earn-to-pay',
    'worker-effect',
    'railroad-orange',
  ],
  procedure: 'turn',
  runs: [run],
};
