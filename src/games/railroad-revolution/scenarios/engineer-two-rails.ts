import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 850,
  shares: 2,
  supply: { white: 2, turquoise: 1 },
  board: { trade: { white: 1 }, station: { purple: 1 } },
  rails: [
    'washington--chicago',
    'chicago--duluth',
    'duluth--kansas-city',
    'kansas-city--denver',
    'charlotte--miami',
    'miami--little-rock',
    'little-rock--houston',
    'chicago--little-rock',
  ],
  sold: { rails: 5, buildings: 2 },
  stations: ['washington', 'chicago', 'duluth', 'houston'],
  offices: [2, 3, 5],
  milestones: unmanned('B-8', 'A2-1'),
  completed: ['A1-2'],
};

const RED: Holding = {
  money: 400,
  shares: 1,
  supply: { white: 2, turquoise: 1 },
  board: { railroad: { white: 1, orange: 1 } },
  rails: [
    'charlotte--miami',
    'miami--houston',
    'little-rock--houston',
    'chicago--little-rock',
    'washington--chicago',
    'chicago--kansas-city',
    'duluth--kansas-city',
    'kansas-city--el-paso',
    'houston--el-paso',
    'denver--el-paso',
  ],
  sold: { rails: 4, buildings: 1 },
  stations: ['charlotte', 'miami', 'el-paso', 'denver'],
  offices: [1, 2, 8],
  milestones: unmanned('A1-4', 'B-3'),
  completed: ['A2-4'],
};

const twoLeft: readonly Step<Types>[] = [
  {
    say: 'It is late in the game. Yellow has 2 rails left on the player board, 1 of them right of the company logo.',
    targets: ['piece:0:rail'],
  },
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'railroad' },
    'Yellow takes Railroad with a turquoise worker, the Engineer, which may place a third rail.',
  ),
  move({ kind: 'placeRail', space: 'kansas-city--bismarck' }, 'The first rail is beside 2 triangles.'),
  move({ kind: 'placeRail', space: 'little-rock--kansas-city' }, 'The last rail is beside 1 triangle.'),
  at(
    'no-third-rail',
    refuse(
      'railroad-turquoise',
      { kind: 'useWorker', as: 'specialist' },
      'Yellow has no third rail left. With 2 rails the action is complete, as with any other worker.',
    ),
  ),
  {
    ask: 'Is the Engineer wasted, then?',
    answer:
      'Not quite. You may use any specialist as a white worker, so Yellow may promote a worker instead of placing a third rail.',
  },
  move({ kind: 'useWorker', as: 'white' }, 'Yellow promotes, as with a white worker.'),
  move(
    { kind: 'promoteWorker', from: 'station', worker: 'purple', milestone: 'B-8' },
    'Yellow’s purple worker becomes a manager. That leaves 4 available workers, the minimum.',
  ),
  move({ kind: 'pay' }, 'Yellow pays $400 and $100 for each of 3 triangles: $700, as for any 2 rails.'),
  move({ kind: 'finishAction' }),
];

const oneLeft: readonly Step<Types>[] = [
  {
    say: 'Red has a single rail left, and $400. Red also places a turquoise worker.',
    targets: ['piece:1:rail'],
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }),
  at(
    'very-last-rail',
    move(
      { kind: 'placeRail', space: 'kansas-city--denver' },
      'A single rail is too few for the action, unless it is your last one. This is Red’s last.',
    ),
  ),
  refuse('railroad-turquoise', { kind: 'useWorker', as: 'specialist' }, 'Red has no rail left for the Engineer.'),
  {
    ask: 'What does Red pay for a single rail?',
    answer: 'The full $400. The price is for the action and is not halved; plains add nothing.',
    targets: ['space:kansas-city--denver'],
  },
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
];

/** The turquoise worker on Railroad with fewer than three rails left: two, then the last one. */
export const scenario: Scenario<Types> = {
  id: 'engineer-two-rails',
  game: 'railroad-revolution',
  modules: [],
  title: 'The Engineer with 2 rails left',
  summary:
    'The turquoise worker may place a third rail. Yellow has only 2 left, and Red only 1. See what each may do and pays.',
  rules: [
    'railroad-turquoise',
    'exactly-two-rails',
    'last-rail',
    'railroad-base-price',
    'terrain-price',
    'specialist-as-white',
    'worker-effect-optional',
    'promote-worker',
  ],
  alsoWith: anyChoiceBut('rails'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 11,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 21,
          deals: { tile: 'deal-9', stack: ['deal-8', 'deal-5'] },
        }),
      },
      script: [...twoLeft, ...oneLeft],
      checks: {
        '/seats/0/money': 150,
        '/seats/0/sections/6': { buildings: 2, rails: 0 },
        '/seats/0/sections/7': { buildings: 1, rails: 0 },
        '/seats/0/milestones/0/managers': ['purple'],
        '/seats/1/money': 0,
        '/seats/1/sections/7': { buildings: 1, rails: 0 },
      },
    },
  ],
};
