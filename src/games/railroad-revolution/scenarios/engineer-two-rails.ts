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
    say: 'It is late in the game. Yellow has 2 rails left on her player board, 1 of them behind the company logo.',
    targets: ['piece:0:rail'],
  },
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'railroad' },
    'She takes Railroad with her turquoise worker, the Engineer, who may place a third rail.',
  ),
  move({ kind: 'placeRail', space: 'kansas-city--bismarck' }, 'One rail, beside 2 triangles.'),
  move({ kind: 'placeRail', space: 'little-rock--kansas-city' }, 'The last rail, beside 1 triangle.'),
  at(
    'no-third-rail',
    refuse(
      'railroad-turquoise',
      { kind: 'useWorker', as: 'specialist' },
      'For a third rail there is none left. The 2 rails are the action as anybody may take it, and it stands.',
    ),
  ),
  {
    ask: 'Is her Engineer wasted, then?',
    answer:
      'Not quite. Every specialist may be used as a white worker, so instead of the third rail she may promote somebody.',
  },
  move({ kind: 'useWorker', as: 'white' }, 'She promotes, as a white worker would.'),
  move(
    { kind: 'promoteWorker', from: 'station', worker: 'purple', milestone: 'B-8' },
    'Her purple worker becomes a manager. That leaves 4 available workers, as few as she may have.',
  ),
  move({ kind: 'pay' }, '$400 and 3 triangles: $700, as for any 2 rails.'),
  move({ kind: 'finishAction' }),
];

const oneLeft: readonly Step<Types>[] = [
  {
    say: 'Red has a single rail left, and $400. He places a turquoise worker as well.',
    targets: ['piece:1:rail'],
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }),
  at(
    'very-last-rail',
    move(
      { kind: 'placeRail', space: 'kansas-city--denver' },
      'A single rail is too few for the action, unless it is the very last. This one is.',
    ),
  ),
  refuse('railroad-turquoise', { kind: 'useWorker', as: 'specialist' }, 'No rail is left for the Engineer.'),
  {
    ask: 'What does Red pay for his only rail?',
    answer: 'The full $400. The price belongs to the action and is not halved; plains add nothing.',
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
    'The turquoise worker may place a third rail. Yellow has only 2 left, and Red a single one: what each may do, and pay.',
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
