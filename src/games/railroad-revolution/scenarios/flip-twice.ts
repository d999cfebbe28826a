import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 1,
  supply: { white: 2, turquoise: 1 },
  board: { railroad: { white: 2 } },
  rails: ['washington--chicago', 'chicago--duluth'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-money', faceUp: false },
  ],
  milestones: unmanned('A1-1', 'A2-2'),
};

const RED: Holding = {
  money: 300,
  shares: 0,
  supply: { white: 3, purple: 1 },
  board: { railroad: { white: 1 } },
  rails: ['charlotte--miami', 'miami--houston'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-shares', faceUp: true },
  ],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s second train gives $600, but it is face down. A single flip would only turn it face up again.',
    targets: ['train:0:1'],
  },
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'trade' },
    'With a turquoise worker on Trade Yellow has 2 flips: one from the action, one from the worker.',
  ),
  move(
    { kind: 'flipTrain', train: 1 },
    'Yellow uses the action’s flip to turn the train face up. That gives nothing yet.',
  ),
  move({ kind: 'useWorker', as: 'specialist' }, 'Now Yellow uses the worker’s flip. It may be on the same train.'),
  at('same-train', move({ kind: 'flipTrain', train: 1 }, 'The train is face down again, and this time it gives $600.')),
  refuse('trade-flip', { kind: 'flipTrain', train: 0 }, 'Both flips are used.'),
  move({ kind: 'sellPiece', piece: 'building' }, 'Yellow sells last, and gains $300.'),
  move({ kind: 'finishAction' }),
  {
    say: 'Both of Red’s trains are face up. The telegraph tile of section 2 gives 2 flips.',
    targets: ['section:2', 'train:1:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  move({ kind: 'buildOffice', section: 2 }, 'Red is first in the section: 2 Shares and 1 more.'),
  move({ kind: 'takeTelegraphTile' }, 'Red uses the tile.'),
  move({ kind: 'discardWorker', from: 'telegraph', worker: 'white' }, 'Red discards a worker for it; 4 remain.'),
  {
    ask: 'How can Red gain the most from the 2 flips and still have both trains face up?',
    answer:
      'Flip the same train twice: down for its 3 Shares, and up again. The two flips are separate, and no rule says that they must be on different trains.',
    targets: ['train:1:1'],
  },
  move({ kind: 'flipTrain', train: 1 }, 'Red flips it face down and gains 3 Shares.'),
  move(
    { kind: 'flipTrain', train: 1 },
    'Red flips it face up. It is ready again, and worth 8 VP while it stays face up.',
  ),
  move({ kind: 'finishAction' }),
];

/** Two flips of one train: up and down for its bonus, and down and up again. */
export const scenario: Scenario<Types> = {
  id: 'flip-twice',
  game: 'railroad-revolution',
  modules: [],
  title: 'The same train, flipped twice',
  summary:
    'You may use two flips on one train. Yellow flips a train up and down for $600; Red flips one down for 3 Shares and up again.',
  rules: [
    'separate-flips',
    'trade-turquoise',
    'telegraph-tile-double-flip',
    'flip-face-up',
    'flip-face-down',
    'trade-flip',
    'train-money',
    'train-shares',
    'train-vp',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 13,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          telegraphTiles: { 2: 'tt-double-flip' },
          deals: { tile: 'deal-4', stack: ['deal-2', 'deal-7'] },
        }),
      },
      script,
      checks: {
        '/seats/0/money': 1000,
        '/seats/0/trains/1/faceUp': false,
        '/seats/1/shares': 6,
        '/seats/1/trains': [
          { front: 'train-promote', faceUp: true },
          { front: 'train-shares', faceUp: true },
        ],
      },
    },
  ],
};
