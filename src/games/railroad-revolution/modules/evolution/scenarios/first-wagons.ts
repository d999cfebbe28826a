import { type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER, SELLS } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YOU: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 2, turquoise: 1 },
  board: { railroad: { white: 2 } },
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-money', faceUp: true },
  ],
  milestones: MILESTONES[0],
};

const RED = ONLOOKER;

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow. With the expansion, a piece that you sell goes to the Trade Area, and what lies beside its section is yours: a Wagon or a Tender.',
    targets: ['trade:1', 'trade:tender'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'Money first: $300 for a rail, as ever. Now the rail needs a section.'),
  {
    try: { shows: { '/evolution/seats/0/cars': [{ id: 'wagon-3', train: 1 }] } },
    say: 'Gain the Wagon with 2 Shares, and attach it to your second train, which shows $600.',
    hints: [
      { say: 'A Wagon section gives you 1 of the Wagons beside it.', targets: ['trade:1'] },
      {
        say: 'The Wagon with 2 Shares lies beside section 1. Take it, then choose the train.',
        targets: ['trade:1', 'car:wagon-3', 'train:0:1'],
      },
    ],
    result: 'The Wagon with 2 Shares is attached to your second train.',
  },
  move({ kind: 'placeInTradeArea', section: 1 }),
  move({ kind: 'takeWagon', wagon: 'wagon-3' }),
  move({ kind: 'attach', car: 'wagon-3', train: 1 }),
  {
    ask: 'Could you move the Wagon to your other train in a later turn?',
    answer: 'No. What is attached stays with its train until the game ends.',
    targets: ['car:wagon-3', 'train:0:1'],
  },
  {
    try: { least: { '/seats/0/money': 1000, '/seats/0/shares': 2 }, asks: { kind: 'placeWorker', seat: 1 } },
    say: 'You still have the flip of this Trade. End the turn with $1,000 and 2 Shares.',
    hints: [
      {
        say: 'A train that is flipped face down pays, and so does the Wagon beside it, even one that has just come.',
        targets: ['train:0:1'],
      },
    ],
    result: 'You have at least $1,000 and 2 Shares.',
  },
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'finishAction' }),
  ...SELLS('Red trades. His rail goes to the Tender section, which never fills.'),
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'trade' },
    'You trade again, with a turquoise worker: 2 flips.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }),
  refuse(
    'wagon-section',
    { kind: 'placeInTradeArea', section: 1 },
    'Your own rail lies there, and a section holds only 1.',
  ),
  {
    try: { least: { '/seats/0/money': 1900, '/seats/0/shares': 5 }, asks: { kind: 'placeWorker', seat: 1 } },
    say: 'End this turn with $1,900 and 5 Shares.',
    hints: [
      {
        say: 'You have $1,300 and 2 Shares. The train brings $600 and its Wagon 2 Shares; a Tender would add 1.',
        targets: ['trade:tender', 'train:0:1'],
      },
      {
        say: 'Take a Tender and attach it to the train with the Wagon. The first flip turns that train face up and pays nothing, the second turns it down again.',
        targets: ['trade:tender', 'train:0:1'],
      },
    ],
    result: 'You have at least $1,900 and 5 Shares.',
  },
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'attach', car: 'tender-2', train: 1 }),
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'useWorker', as: 'specialist' }),
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'finishAction' }),
  {
    say: 'This train is full: 1 Wagon and 1 Tender. More of them would go to your other train, or wait in front of you until you take a new one.',
    targets: ['train:0:1', 'train:0:0'],
  },
];

/** The course's lesson on the Trade Area, Wagons and Tenders. */
export const scenario: Scenario<Types> = {
  id: 'first-wagons',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Sell for a Wagon',
  summary: 'Sell for a Wagon, use it with the flip of the same Trade, and add a Tender.',
  rules: [
    'trade-area',
    'wagon-section',
    'tender-section',
    'attach-wagon',
    'attached-for-good',
    'one-wagon-one-tender',
    'wagon-bonus',
    'unattached-wagon',
    'flip-face-down',
    'flip-face-up',
    'trade-flip',
    'trade-turquoise',
  ],
  procedure: 'turn',
  runs: [
    {
      key: '2',
      start: {
        ...evolutionStart(44, {
          seats: [YOU, RED],
          turn: 0,
          sections: {
            1: { wagons: ['wagon-3', 'wagon-9'] },
            2: { wagons: ['wagon-1', 'wagon-5'] },
            3: { wagons: ['wagon-2', 'wagon-6'] },
          },
        }),
        procedures: { turn: 'choose' },
      },
      script,
      checks: {
        '/seats/0/money': 1900,
        '/seats/0/shares': 5,
        '/evolution/seats/0/cars': [
          { id: 'wagon-3', train: 1 },
          { id: 'tender-2', train: 1 },
        ],
      },
    },
  ],
};
