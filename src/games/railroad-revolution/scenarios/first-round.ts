import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';

const { move, refuse } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'A new game for two. Everything is laid out; what is left is to choose the setup tiles. Red is the First Player, so you, Yellow, choose first.',
  },
  {
    try: {
      shows: { '/seats/0/rails': ['washington--charlotte', 'charlotte--miami'] },
      asks: { kind: 'takeTrain', seat: 1 },
    },
    say: 'Take the tile that gives a rail, with the turquoise worker beside it, and lay the rail to Miami.',
    hints: [
      {
        say: 'This rail costs nothing. Among your milestones is one for 3 rails on plains, and the space to Miami is plains.',
        targets: ['space:charlotte--miami'],
      },
    ],
    result: 'Your rail to Miami is placed, and your supply has a turquoise worker.',
  },
  move({ kind: 'chooseSetupTile', tile: 'setup-2' }),
  move({ kind: 'placeRail', space: 'charlotte--miami' }),
  { say: 'Red is left with the other tile: a train of his choice, and a grey worker.' },
  move({ kind: 'takeTrain', train: 'train-money' }, 'He takes one with $600, and the game begins.'),
  move({ kind: 'placeWorker', worker: 'grey', action: 'trade' }, 'Red’s first turn is a Trade.'),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'flipTrain', train: 1 }, '$300 for the rail, $600 from the train.'),
  move({ kind: 'finishAction' }),
  {
    say: 'Your turn. The milestone for 3 rails on plains asks for a Station in a city of level 1 too, and for an orange manager. You have 2 of the rails, and neither the Station nor an orange worker.',
    targets: ['milestone:A2-4'],
  },
  {
    try: {
      shows: { '/cities/washington/stations': [0], '/seats/0/milestones/1/managers': ['orange'] },
      least: { '/seats/0/shares': 5 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Get both in a single turn, and end it: the Station in Washington with its 2 Shares for the first builder, and an orange manager on that milestone.',
    targets: ['city:washington', 'milestone:A2-4'],
    hints: [
      {
        say: 'Washington gives an orange or a grey worker to whoever builds there.',
        targets: ['city:washington', 'worker:0:supply:white'],
      },
      {
        say: 'The effect of a white worker is a promotion. The parts of an action come in any order, so the worker that you have just gained can be the one.',
        targets: ['city:washington', 'milestone:A2-4'],
      },
    ],
    result: 'You have a Station in Washington, an orange manager on the milestone and 5 Shares.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'washington' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'gainWorker', worker: 'orange' }),
  move({ kind: 'takeFirstStationBonus' }),
  move({ kind: 'useWorker', as: 'white' }),
  move({ kind: 'promoteWorker', from: 'supply', worker: 'orange', milestone: 'A2-4' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  { say: 'The first round is over: everybody has had one turn.' },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Red goes on with an office, for 4 Shares.'),
  move({ kind: 'buildOffice', section: 8 }),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'You build rails. One more on plains is all that the milestone lacks.',
  ),
  refuse(
    'one-rail-a-space',
    { kind: 'placeRail', space: 'charlotte--miami' },
    'Your rail lies there already, and nobody has 2 in one space.',
  ),
  {
    try: {
      shows: { '/seats/0/completed': ['A2-4'] },
      asks: { kind: 'replaceMilestone', seat: 0 },
    },
    say: 'Place your 2 rails so that the milestone is complete, pay, and end the action. You may sell Shares.',
    targets: ['milestone:A2-4'],
    hints: [
      {
        say: 'No space on plains is in reach of Miami, Charlotte or Washington; the first rail has to lead to one.',
        targets: ['space:little-rock--houston', 'space:chicago--kansas-city'],
      },
      {
        say: 'Over Houston it comes to $600: $400, and 2 triangles. The plains beyond cost nothing more. You have $500, and a Share sells for $150.',
        targets: ['space:miami--houston', 'space:little-rock--houston', 'share:0'],
      },
    ],
    result: 'The milestone is complete and worth 17 VP at the end of the game.',
  },
  move({ kind: 'placeRail', space: 'miami--houston' }),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'sellShare', seat: 0 }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    ask: '17 VP after your second turn. You see 3 tiles of B and must keep one. What speaks for a milestone, apart from its VP?',
    answer:
      'Managers whose colour you have, and conditions that you meet in part already. You have a turquoise worker, and reach 1 city of level 3.',
  },
  {
    try: {
      shows: { '/seats/0/milestones/1/id': 'B-3' },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Keep the one for 2 cities of level 3 and a rail on a Deal icon.',
    hints: [{ say: 'Its managers are turquoise and grey.', targets: ['milestone:B-3'] }],
    result: 'You kept the milestone for 2 cities of level 3.',
  },
  move({ kind: 'chooseMilestone', milestone: 'B-3' }),
  {
    say: 'That was a game’s beginning, with every rule in force. Leave the script wherever you like and play on: any legal move is open to you, for both seats.',
  },
];

const run: Run<Types> = {
  key: '2',
  start: { config: { seats: 2 }, seed: 5 },
  script,
  checks: {
    '/seats/0/completed': ['A2-4'],
    '/seats/0/money': 50,
    '/seats/0/shares': 4,
    '/seats/1/shares': 7,
    '/seats/1/money': 1500,
    '/round': 3,
  },
};

/** The last lesson of the course: the choice of Setup tiles and two rounds of a game. */
export const scenario: Scenario<Types> = {
  id: 'first-round',
  game: 'railroad-revolution',
  modules: [],
  title: 'A game begins',
  summary: 'Choose a setup tile, play the first two rounds, and complete a milestone.',
  rules: [
    'setup-choice',
    'setup-rail',
    'turn-order',
    'free-order',
    'station-build',
    'primary-reward',
    'first-station-bonus',
    'white-effect',
    'promote-worker',
    'railroad-build',
    'one-rail-a-space',
    'terrain-price',
    'sell-shares',
    'condition-terrain',
    'milestone-completed',
    'milestone-replacement',
    'replacement-draw',
  ],
  procedure: 'turn',
  runs: [run],
};
