import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER, SELLS } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 200,
  shares: 1,
  supply: { white: 2, turquoise: 1 },
  board: { station: { white: 2 } },
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-shares', faceUp: true },
  ],
  cars: [
    { id: 'wagon-1', train: 1 },
    { id: 'tender-1', train: 1 },
  ],
  milestones: MILESTONES[0],
};

const RED = ONLOOKER;

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s second train gives 3 Shares. It has a Wagon with $300 and a Tender with 1 Share.',
    targets: ['train:0:1', 'car:wagon-1', 'car:tender-1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  {
    ask: 'Yellow may flip 1 train. What does this train give Yellow?',
    answer:
      'Yellow gains 3 Shares from the train, $300 from the Wagon and 1 Share from the Tender: 4 Shares and $300 for a single flip.',
    targets: ['train:0:1', 'car:wagon-1', 'car:tender-1'],
  },
  at(
    'face-down',
    move(
      { kind: 'flipTrain', train: 1 },
      'Yellow flips the train face down. Train, Wagon and Tender give money and Shares, so Yellow gains all 3 bonuses at once.',
    ),
  ),
  {
    say: 'Yellow now has 5 Shares instead of 1, and $500 instead of $200. Wagon and Tender stay in place.',
    targets: ['share:0'],
    shows: { '/seats/0/shares': 5, '/seats/0/money': 500 },
  },
  move({ kind: 'sellPiece', piece: 'rail' }, 'The sale gives $300 as usual, the value of the section.'),
  move(
    { kind: 'placeInTradeArea', section: 'tender' },
    'The rail goes to the Tender section, for another Tender. Yellow’s second train has one, so Yellow attaches it to the first, which is face down.',
  ),
  move({ kind: 'finishAction' }),
  ...SELLS('Red trades.'),
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'trade' },
    'Yellow trades again. Yellow’s turquoise worker gives a second flip.',
  ),
  at(
    'face-up',
    move(
      { kind: 'flipTrain', train: 1 },
      'The first flip turns the train face up. Train, Wagon and Tender give nothing.',
    ),
  ),
  {
    say: 'Yellow still has 5 Shares. But all 3 bonuses are ready again.',
    targets: ['train:0:1'],
    shows: { '/seats/0/shares': 5 },
  },
  move({ kind: 'useWorker', as: 'specialist' }),
  move({ kind: 'flipTrain', train: 1 }, 'Yellow flips it face down again and gains another 4 Shares and $300.'),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }, 'Both trains have a Tender. Yellow keeps this one unattached.'),
  move({ kind: 'finishAction' }),
];

/** The rulebook's example of a flip: 3 Shares, $300 and 1 Share of a train with a Wagon and a Tender. */
export const scenario: Scenario<Types> = {
  id: 'wagon-and-tender-flip',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'One flip, three bonuses',
  summary:
    'Yellow flips a train with a Wagon and a Tender: 3 Shares, $300 and 1 Share. Flipping it back gives nothing.',
  rules: [
    'wagon-bonus',
    'flip-face-down',
    'flip-face-up',
    'tender-section',
    'attach-wagon',
    'one-wagon-one-tender',
    'unattached-wagon',
    'trade-flip',
    'trade-turquoise',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(31, {
        seats: [YELLOW, RED],
        turn: 0,
        sections: { 1: { rail: 1, building: 0 } },
        onTenders: { 0: { rails: 1 } },
      }),
      script,
      checks: {
        '/seats/0/shares': 9,
        '/seats/0/trains/1/faceUp': false,
        '/evolution/seats/0/cars': [
          { id: 'wagon-1', train: 1 },
          { id: 'tender-1', train: 1 },
          { id: 'tender-2', train: 0 },
          { id: 'tender-4' },
        ],
      },
    },
  ],
};
