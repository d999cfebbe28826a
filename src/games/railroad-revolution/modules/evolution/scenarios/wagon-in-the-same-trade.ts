import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3 },
  board: { station: { white: 1 } },
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-money', faceUp: true },
  ],
  milestones: MILESTONES[0],
};

const RED: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3, grey: 1 },
  board: { telegraph: { white: 1 } },
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-money', faceUp: true },
  ],
  milestones: MILESTONES[1],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow trades. Yellow’s second train is face up and gives $600. Beside section 1 there is a Wagon with 2 Shares.',
    targets: ['train:0:1', 'car:wagon-3'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'Yellow sells first.'),
  move({ kind: 'placeInTradeArea', section: 1 }),
  move({ kind: 'takeWagon', wagon: 'wagon-3' }),
  move({ kind: 'attach', car: 'wagon-3', train: 1 }, 'Yellow attaches the Wagon to the train to flip next.'),
  at('same-trade', move({ kind: 'flipTrain', train: 1 }, 'Yellow flips it in this same Trade: $600 and 2 Shares.')),
  refuse('trade-flip', { kind: 'flipTrain', train: 0 }, 'The Trade gives 1 flip, and Yellow has used it.'),
  {
    say: 'Yellow had $100, and now has $1,000 and 2 Shares.',
    targets: ['share:0'],
    shows: { '/seats/0/money': 1000, '/seats/0/shares': 2 },
  },
  move({ kind: 'finishAction' }),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Red wants to do the same with the other Wagon of 2 Shares.',
  ),
  at(
    'too-early',
    move({ kind: 'flipTrain', train: 1 }, 'But Red flips first and gains $600, with no Wagon there yet.'),
  ),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'placeInTradeArea', section: 1 },
    'Red’s building goes next to Yellow’s rail, and 1 Wagon is left for it.',
  ),
  {
    ask: 'Red’s second train is face down now. May Red still attach the Wagon there?',
    answer:
      'Yes, you may attach it either way up. But Red gains its bonus only after 2 more flips: up, and down again.',
    targets: ['train:1:0', 'train:1:1'],
  },
  at('face-down', move({ kind: 'attach', car: 'wagon-4', train: 1 })),
  move({ kind: 'finishAction' }),
  {
    say: 'The sale, the train and the Wagon are the same, but Red gains 2 Shares less because of the order.',
    targets: ['share:1'],
    shows: { '/seats/1/money': 1000, '/seats/1/shares': 0 },
  },
];

/** A Wagon that the flip of the same Trade uses, and one that comes too late for it. */
export const scenario: Scenario<Types> = {
  id: 'wagon-in-the-same-trade',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'A Wagon for the flip of the same Trade',
  summary:
    'You may sell and flip in either order. Yellow sells first and uses the new Wagon in the same Trade; Red flips too early.',
  rules: ['wagon-bonus', 'wagon-section', 'attach-wagon', 'trade-flip', 'trade-area', 'flip-face-down', 'train-money'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(41, {
        seats: [YELLOW, RED],
        turn: 0,
        sections: { 1: { wagons: ['wagon-3', 'wagon-4'] } },
      }),
      script,
      checks: {
        '/evolution/tradeArea/sections/0': { wagons: [], rail: 0, building: 1 },
        '/evolution/seats/0/cars': [{ id: 'wagon-3', train: 1 }],
        '/evolution/seats/1/cars': [{ id: 'wagon-4', train: 1 }],
      },
    },
  ],
};
