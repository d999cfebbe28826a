import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { LESSON_DEALS, LESSON_PARTNER, position, TRADES, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow, with $300 and 1 Share. The telegraph line runs along the board in 8 sections. An office in one of them costs nothing and brings Shares.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  {
    ask: 'In section 7 stands an office of a colour that nobody plays. May you build there?',
    answer:
      'Yes. A section takes one office of each player. But the First Office slot is filled, so its bonus is gone.',
    targets: ['section:7'],
  },
  {
    try: {
      least: { '/seats/0/shares': 5, '/seats/0/money': 900 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'End this action with 5 Shares and $900, without selling any.',
    targets: ['section:8'],
    hints: [
      {
        say: 'You need 4 Shares from the office. Whoever builds first in a section takes the First Office bonus besides.',
        targets: ['section:8'],
      },
      {
        say: 'The telegraph tile of section 8 gives $600 to whoever discards a worker. You have 5 workers and need 4 when your turn ends. You may discard the worker you just placed.',
        targets: ['section:8', 'worker:0:telegraph:white'],
      },
    ],
    result: 'You have 5 Shares and at least $900.',
  },
  move({ kind: 'buildOffice', section: 8 }),
  move({ kind: 'takeTelegraphTile' }),
  move({ kind: 'discardWorker', from: 'telegraph', worker: 'white' }),
  move({ kind: 'finishAction' }),
  {
    say: 'The tile stays where it is, for the others as well. The worker went to the common supply.',
    shows: { '/telegraph/7/offices': [0] },
  },
  ...TRADES('Red trades.'),
  refuse(
    'place-worker',
    { kind: 'placeWorker', worker: 'purple', action: 'telegraph' },
    'You own no purple worker. What you place comes from your own supply.',
  ),
  {
    try: {
      shows: { '/telegraph/6/offices': ['neutral', 0] },
      most: { '/supply/purple': 11 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Hire a purple worker for $800, build an office beside your first, and finish the action.',
    targets: ['section:8'],
    hints: [
      {
        say: 'A hire is no action: between any two steps you may pay $800 for a worker of the common supply.',
        targets: ['supply:purple'],
      },
      { say: 'Section 7 is the only neighbour of section 8.', targets: ['section:7'] },
    ],
    result: 'You hired a purple worker, and your offices in sections 7 and 8 are neighbours.',
  },
  move({ kind: 'hireWorker', seat: 0, worker: 'purple' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  move({ kind: 'buildOffice', section: 7 }),
  move({ kind: 'finishAction' }),
  {
    ask: 'What do two offices in neighbouring sections bring at the end of the game?',
    answer: 'The VP that are printed between them, here 8. An office without a neighbour of yours scores none.',
    targets: ['section:7', 'section:8'],
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
          money: 300,
          shares: 1,
          supply: { white: 2, orange: 1, grey: 1 },
          board: { station: { white: 1 } },
          stations: ['washington'],
          milestones: unmanned('A1-1', 'A2-3'),
        },
        { ...LESSON_PARTNER, board: { railroad: { white: 1 } } },
      ],
      turn: 0,
      telegraphTiles: { 8: 'tt-money' },
      deals: LESSON_DEALS,
    }),
  },
  script,
  checks: {
    '/seats/0/money': 100,
    '/seats/0/shares': 7,
    '/telegraph/6/offices': ['neutral', 0],
    '/telegraph/7/offices': [0],
  },
};

/** The course's lesson on the Telegraph action. */
export const scenario: Scenario<Types> = {
  id: 'first-office',
  game: 'railroad-revolution',
  modules: [],
  title: 'Along the wire',
  summary: 'Build two offices, take their Shares and a telegraph tile, and hire a worker.',
  rules: [
    'telegraph-build',
    'one-office-a-section',
    'telegraph-shares',
    'first-office-slot',
    'first-office-bonus',
    'telegraph-tile',
    'telegraph-tile-stays',
    'telegraph-tile-money',
    'discarding',
    'four-worker-minimum',
    'hire-worker',
    'telegraph-connections',
  ],
  procedure: 'turn',
  runs: [run],
};
