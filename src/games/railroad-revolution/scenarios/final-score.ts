import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { type Holding, position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YOU: Holding = {
  money: 500,
  shares: 2,
  supply: { white: 3 },
  board: { trade: { white: 1 }, telegraph: { purple: 1 } },
  rails: [
    'washington--chicago',
    'charlotte--miami',
    'miami--little-rock',
    'little-rock--houston',
    'chicago--kansas-city',
    'kansas-city--denver',
    'houston--el-paso',
    'el-paso--san-diego',
  ],
  stations: ['washington', 'charlotte', 'miami', 'chicago', 'denver'],
  offices: [1, 7, 8],
  sold: { rails: 5, buildings: 3 },
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-money', faceUp: false },
  ],
  milestones: unmanned('B-5', 'B-7'),
  completed: ['A1-4'],
  markers: { telegraph: 2, stations: 3, network: 2 },
};

const RED: Holding = {
  money: 200,
  shares: 1,
  supply: { white: 3 },
  board: { telegraph: { white: 1 }, railroad: { turquoise: 1 } },
  rails: ['charlotte--miami', 'miami--houston', 'charlotte--little-rock', 'little-rock--kansas-city'],
  stations: ['charlotte', 'houston', 'miami'],
  offices: [3, 4],
  milestones: unmanned('A1-2', 'B-1'),
  completed: ['A2-4', 'A1-3'],
  markers: { stations: 2, telegraph: 2 },
};

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow, the First Player. The game is near its end: to the left of your logo is a single rail. You and Red have 5 available workers each.',
    targets: ['piece:0:rail'],
  },
  {
    try: { asks: { kind: 'placeWorker', seat: 1 }, shows: { '/end/seat': 0 } },
    say: 'Trigger the end of the game: sell that rail, and end your turn.',
    targets: ['piece:0:rail'],
    hints: [
      {
        say: 'With Trade you sell a piece from the leftmost section that has one. Place a worker on Trade.',
        targets: ['piece:0:rail'],
      },
    ],
    result: 'Nothing is left of your logo, so the end of the game is triggered.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'finishAction' }),
  {
    ask: 'How many turns does each player still have?',
    answer: 'Red finishes this round with 1 turn. Then you and Red take 1 last turn each.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red takes the last turn of this round.'),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move(
    { kind: 'finishAction' },
    'Now the last round begins. If you have pieces to the right of the logo, you may use them.',
  ),
  {
    try: { shows: { '/seats/0/trains/1/faceUp': true }, asks: { kind: 'placeWorker', seat: 1 } },
    say: 'Your second train is face down and scores nothing. Make it worth 8 VP in your last turn, and end that turn.',
    targets: ['train:0:1'],
    hints: [{ say: 'Only face-up trains score. With a Trade you may flip 1 train.', targets: ['train:0:1'] }],
    result: 'Both your trains are face up and score 8 VP each.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'sellPiece', piece: 'building' }),
  move({ kind: 'finishAction' }),
  { say: 'Red takes the last turn of the game.' },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'finishAction' }, 'The game is over. Add up the VP of each source.'),
  {
    say: 'You and Red tie at 59 VP. A tie goes to the player with the most money, and each Share counts as $150. You have $2,400 and 2 Shares: $2,700. Red has $1,200 and 1 Share: $1,350. You win.',
    scores: { total: [59, 59] },
  },
];

const run: Run<Types> = {
  key: '2',
  start: {
    config: { seats: 2 },
    seed: 32,
    procedures: { 'end-of-game': 'open' },
    set: position({ seats: [YOU, RED], turn: 0, round: 16, deals: { tile: 'deal-3', stack: ['deal-6', 'deal-1'] } }),
  },
  script,
  checks: { '/end': { seat: 0, round: 16 }, '/round': 17 },
};

/** The course's lesson on the end of the game and the final score. */
export const scenario: Scenario<Types> = {
  id: 'final-score',
  game: 'railroad-revolution',
  modules: [],
  title: 'The final score',
  summary: 'Trigger the end of the game, use your last turn, and see who wins.',
  rules: [
    'end-trigger',
    'equal-turns',
    'final-turns',
    'pieces-beyond-logo',
    'vp-sources',
    'train-vp',
    'milestone-vp',
    'track-vp',
    'telegraph-connections',
    'most-vp-wins',
    'tie-break',
  ],
  procedure: 'end-of-game',
  runs: [run],
};
