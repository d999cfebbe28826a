import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 0,
  shares: 0,
  supply: { white: 3, purple: 1 },
  board: { railroad: { white: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-rail', faceUp: true },
  ],
  milestones: unmanned('A1-2', 'A2-2'),
};

const RED: Holding = {
  money: 600,
  shares: 2,
  supply: { white: 2, grey: 1 },
  board: { railroad: { white: 1 }, trade: { white: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  milestones: unmanned('A1-4', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s second train places a rail for $100. Yellow wants to use it for the space to El Paso, with its 2 triangles and its Deal icon.',
    targets: ['train:0:1', 'space:kansas-city--el-paso'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Yellow has neither money nor a Share, and takes the Trade action.',
  ),
  {
    ask: 'Should Yellow flip the train before or after the sale?',
    answer:
      'After it. The rail costs $100. By flipping now, Yellow would turn the train face down but could not pay for the rail.',
    targets: ['train:0:1'],
  },
  move({ kind: 'sellPiece', piece: 'building' }, 'Yellow sells a building for $300 first.'),
  move({ kind: 'flipTrain', train: 1 }, 'Then Yellow flips the train and may place 1 rail.'),
  refuse(
    'available-rail-space',
    { kind: 'placeRail', space: 'houston--el-paso' },
    'Like any rail it needs an available space, one that joins Yellow’s network. This space does not.',
  ),
  at(
    'no-terrain-price',
    move(
      { kind: 'placeRail', space: 'kansas-city--el-paso' },
      'Yellow places the leftmost rail to El Paso for $100. The 2 triangles cost nothing.',
    ),
  ),
  {
    ask: 'Yellow’s new rail is on a Deal icon. Do the players resolve the Deal tile?',
    answer: 'No. Only a rail from the Railroad action resolves a Deal tile. For a rail from a train, ignore the icon.',
    targets: ['space:kansas-city--el-paso'],
  },
  move({ kind: 'finishAction' }, 'Yellow’s turn ends, and the tile stays in place.'),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'Red builds in the same space, with a Railroad action.',
  ),
  move({ kind: 'placeRail', space: 'kansas-city--el-paso' }, 'Red pays $200 for the 2 triangles.'),
  move({ kind: 'placeRail', space: 'kansas-city--denver' }),
  move({ kind: 'pay' }, 'Red pays $600 in all, of which $400 are for the action.'),
  move({ kind: 'finishAction' }, 'For Red the Deal icon counts: the players resolve the tile.'),
  move(
    { kind: 'declineDeal' },
    'Red takes neither Deal. Yellow has $200 and no Share, so Yellow has no choice to make, and the tile is discarded.',
  ),
];

/** A rail from a train: $100 and nothing else, whatever the space shows; beside it the same space in a Railroad action. */
export const scenario: Scenario<Types> = {
  id: 'train-rail',
  game: 'railroad-revolution',
  modules: [],
  title: 'A train’s rail for $100',
  summary:
    'Yellow places a rail with a train for $100, without paying for terrain or resolving a Deal. Red builds in the same space with Railroad.',
  rules: [
    'train-rail',
    'free-rail',
    'deal-free-pieces',
    'flip-face-down',
    'trade-flip',
    'available-rail-space',
    'terrain-price',
    'deal-trigger',
  ],
  alsoWith: anyChoiceBut('unclaimedDeal'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 12,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          deals: { tile: 'deal-6', stack: ['deal-2', 'deal-7'] },
        }),
      },
      script,
      checks: {
        '/seats/0/money': 200,
        '/seats/0/trains/1/faceUp': false,
        '/seats/0/rails': [
          'washington--charlotte',
          'washington--chicago',
          'chicago--kansas-city',
          'kansas-city--el-paso',
        ],
        '/seats/1/money': 0,
        '/deals/tile': 'deal-2',
      },
    },
  ],
};
