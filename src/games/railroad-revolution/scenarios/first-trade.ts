import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { LESSON_DEALS, LESSON_PARTNER, position, TRADES, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow, with $100 and no Share. The Trade action sells one piece of your player board: it brings money, and the piece leaves the game.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  refuse(
    'trade-sale',
    { kind: 'sellPiece', piece: 'rail' },
    'You sell from the leftmost section that holds anything. In your first section one building is left, so it is the building.',
  ),
  {
    try: {
      least: { '/seats/0/money': 1000 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Your second train shows $600. End this action with $1,000.',
    targets: ['train:0:1', 'piece:0:building'],
    hints: [
      {
        say: 'The building brings $300, the value of its section; it is the only piece that you could sell, so it goes by itself. Before that, or after, the Trade action lets you flip one train.',
        targets: ['piece:0:building', 'train:0:1'],
      },
    ],
    result: 'You have at least $1,000.',
  },
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'finishAction' }),
  {
    ask: 'The train lies face down now. What has the flip cost you?',
    answer:
      '8 VP, for the moment: only trains that lie face up at the end of the game score. A later flip turns it up again, and brings nothing else.',
    targets: ['train:0:1'],
  },
  ...TRADES('Red trades.'),
  {
    try: {
      least: { '/seats/0/money': 2000 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Trade again, with your turquoise worker, and finish the action with $2,000.',
    targets: ['train:0:1', 'piece:0:building'],
    hints: [
      {
        say: 'On Trade a turquoise worker flips a train as well, after the one that everybody may flip. Both flips may be of the same train.',
        targets: ['train:0:1', 'worker:0:supply:turquoise'],
      },
      {
        say: 'The first flip turns the money train face up, the second turns it down again for $600. The next section pays $400.',
        targets: ['train:0:1', 'piece:0:rail', 'piece:0:building'],
      },
    ],
    result: 'You have at least $2,000.',
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'useWorker', as: 'specialist' }),
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'finishAction' }),
  {
    say: 'Sections further to the right pay more. But the end of the game is triggered as soon as nothing is left on a player board to the left of its logo.',
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
          money: 100,
          shares: 0,
          supply: { white: 2, turquoise: 1 },
          board: { railroad: { white: 2 } },
          rails: ['charlotte--miami', 'washington--chicago'],
          trains: [
            { front: 'train-promote', faceUp: true },
            { front: 'train-money', faceUp: true },
          ],
          milestones: unmanned('A1-1', 'A2-3'),
        },
        LESSON_PARTNER,
      ],
      turn: 0,
      deals: LESSON_DEALS,
    }),
  },
  script,
  checks: { '/seats/0/money': 2000, '/seats/0/trains/1/faceUp': false },
};

/** The course's lesson on the Trade action and trains. */
export const scenario: Scenario<Types> = {
  id: 'first-trade',
  game: 'railroad-revolution',
  modules: [],
  title: 'Sell and flip',
  summary: 'Sell from the left, flip a train for what it shows, and flip it twice in one turn.',
  rules: [
    'trade-sale',
    'player-board-sections',
    'trade-choice',
    'trade-money',
    'trade-one-piece',
    'trade-flip',
    'flip-face-down',
    'flip-face-up',
    'train-money',
    'train-vp',
    'trade-turquoise',
    'separate-flips',
    'end-trigger',
  ],
  procedure: 'turn',
  runs: [run],
};
