import { type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 500,
  shares: 2,
  supply: { white: 3, orange: 1 },
  board: { railroad: { white: 1 } },
  rails: ['washington--chicago', 'chicago--duluth'],
  offices: [2, 3],
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-advance', faceUp: true },
  ],
  milestones: unmanned('A1-1', 'A2-2'),
  marker: 3,
  tiles: { 'I-1': 'perf-A3', 'I-2': 'perf-C1' },
  rewards: ['reward-rail-1'],
};
const RED: Holding = {
  money: 300,
  shares: 3,
  supply: { white: 3, grey: 1 },
  board: { station: { white: 1 } },
  rails: ['charlotte--miami'],
  stations: ['miami'],
  milestones: MILESTONES[1],
  marker: 1,
  tiles: { 'I-2': 'perf-D1' },
  cars: [{ id: 'wagon-9', train: 0 }, { id: 'wagon-12' }],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow owns 2 trains. One is face down; the other gives advancements and has no Wagon yet.',
    targets: ['train:0:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Yellow takes the Trade action and sells 1 piece.'),
  move({ kind: 'sellPiece', piece: 'rail' }, 'The rail does not leave the game: it goes to the Trade Area.'),
  refuse(
    'wagon-section',
    { kind: 'placeInTradeArea', section: 2 },
    'Section 2 already has Red’s rail and no room for another.',
  ),
  move(
    { kind: 'placeInTradeArea', section: 1 },
    'Section 1 has room for a rail. There are 2 Wagons beside it, and Yellow takes 1 of them.',
  ),
  move({ kind: 'takeWagon', wagon: 'wagon-5' }, 'Yellow takes the Wagon with 1 Advancement point.'),
  move(
    { kind: 'attach', car: 'wagon-5', train: 1 },
    'Yellow attaches it to the face-up train. It stays there until the game ends.',
  ),
  move({ kind: 'flipTrain', train: 1 }, 'Yellow flips that train in the same Trade.'),
  {
    ask: 'Train and Wagon both give Advancement points. Which bonus is first?',
    answer: 'Yellow chooses. Money and Shares come first; you take or decline the other bonuses in any order.',
    targets: ['train:0:1', 'car:wagon-5'],
  },
  refuse('wagon-bonus', { kind: 'takeBonus', of: 'tender' }, 'This train has no Tender.'),
  move(
    { kind: 'takeBonus', of: 'wagon' },
    'Yellow begins with the Wagon: 1 point by itself, which you cannot add to the train’s 3.',
  ),
  move({ kind: 'moveMarker' }, 'Yellow’s marker moves up to space 4, beside a row of Reward tiles.'),
  move(
    { kind: 'takeRewardTile', tile: 'reward-building-1' },
    'Yellow takes a building tile. You can take only 1 of each type in the whole game.',
  ),
  move({ kind: 'discardWorker', from: 'supply', worker: 'orange' }, 'It costs Yellow a worker.'),
  move(
    { kind: 'moveMarker' },
    'Then Yellow takes the train’s bonus: 3 points. With the first, Yellow’s marker passes a cost of $300.',
  ),
  move(
    { kind: 'moveTile', tile: 'perf-C1', slot: 'II-2' },
    'With the other 2 Yellow moves a Performance tile up to row II, where its VP count twice.',
  ),
  move({ kind: 'finishAction' }),
];

/** A flip with two bonuses that are asked for, in the order that their owner likes. */
export const scenario: Scenario<Types> = {
  id: 'bonus-order',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'First the Wagon, then the train',
  summary:
    'Train and Wagon give points with the same flip. Yellow takes them in an order of choice, each as a separate gain.',
  rules: [
    'wagon-bonus',
    'spend-points',
    'advancement-points',
    'take-reward-tile',
    'reward-tile-limit',
    'crossing-cost',
    'move-performance-tile',
    'wagon-section',
    'attach-wagon',
    'trade-area',
    'move-marker',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(2, {
        seats: [YELLOW, RED],
        turn: 0,
        deals: { tile: 'deal-1', stack: ['deal-5', 'deal-9'] },
        sections: {
          1: { wagons: ['wagon-5', 'wagon-1'] },
          2: { wagons: ['wagon-10'], rail: 1 },
          3: { wagons: ['wagon-4'], building: 1 },
        },
        rows: { 'reward-row-1': ['reward-building-1', 'reward-rail-2'] },
      }),
      script,
      checks: {
        '/evolution/seats/0/marker': 5,
        '/evolution/seats/0/tiles': { 'I-1': 'perf-A3', 'II-2': 'perf-C1' },
        '/evolution/seats/0/cars': [{ id: 'wagon-5', train: 1 }],
        '/evolution/tradeArea/sections/0': { wagons: ['wagon-1'], rail: 0 },
        '/seats/0/money': 600,
      },
    },
  ],
};
