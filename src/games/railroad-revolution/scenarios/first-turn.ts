import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { LESSON_DEALS, LESSON_PARTNER, position, TRADES, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow. One white worker is left beside your player board; the other four stand on it, where earlier turns have put them. A turn is one worker on one of 4 spaces: Station, Railroad, Telegraph or Trade.',
  },
  {
    try: { shows: { '/cities/miami/stations': [0] } },
    say: 'Place your worker on Station and build in Miami. The action builds only 1 Station.',
    targets: ['city:miami'],
    hints: [
      {
        say: 'First comes the worker, then the piece. A Station goes in a city that your own rails reach.',
        targets: ['city:miami', 'city:charlotte', 'city:washington'],
      },
      {
        say: 'Your rails run from Washington over Charlotte to Miami. If you have built in Washington or Charlotte, start the task again.',
        targets: ['city:miami'],
      },
    ],
    result: 'You have a Station in Miami.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'miami' }),
  {
    say: 'Nobody has built here before you, so your Station takes the First Station slot. What is left of the action may be done in any order: pay, take the primary reward, take the bonus for the first, use the worker’s effect.',
  },
  refuse(
    'station-cost',
    { kind: 'finishAction' },
    'Miami costs $200, and you have not paid. You may pay at any time in the action, but you must pay before it ends.',
  ),
  {
    try: {
      least: { '/seats/0/markers/network': 2, '/seats/0/shares': 2 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Take both steps of the primary reward on the Network track, take the bonus of 1 Share, pay, and finish the action.',
    targets: ['city:miami'],
    hints: [
      {
        say: 'Each part is a move of its own. The 2 steps are made one by one.',
        targets: ['part:primaryReward', 'track:network'],
      },
      {
        say: 'The bonus also offers you to promote a worker. You may decline the promotion.',
        targets: ['part:firstStationBonus'],
      },
    ],
    result: 'You advanced 2 steps on the Network track, gained the Share, paid for Miami and finished the action.',
  },
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'takeFirstStationBonus' }),
  move({ kind: 'decline' }),
  move({ kind: 'finishAction' }),
  ...TRADES('Red trades: the simplest action of all.'),
  {
    ask: 'You had placed all your workers. How do you take another turn?',
    answer:
      'Your turn began with an empty supply, so you took back all workers from your player board. This costs nothing and is not your action.',
    shows: { '/seats/0/supply/white': 4, '/seats/0/supply/purple': 1 },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }, 'Here they are. You build once more.'),
  refuse(
    'one-station-a-city',
    { kind: 'buildStation', city: 'miami' },
    'Miami has a Station of yours. Everybody may build in a city, but nobody twice.',
  ),
  {
    try: {
      shows: { '/cities/charlotte/stations': [0] },
      least: { '/seats/0/supply/turquoise': 1 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Build in Charlotte, gain a turquoise worker there, and end your turn.',
    targets: ['city:charlotte'],
    hints: [
      {
        say: 'The slash on the tile means one or the other. Take the primary reward, then name the worker.',
        targets: ['city:charlotte'],
      },
    ],
    result: 'You have a Station in Charlotte and a turquoise worker in your supply.',
  },
  move({ kind: 'buildStation', city: 'charlotte' }),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'gainWorker', worker: 'turquoise' }),
  move({ kind: 'finishAction' }),
  {
    say: 'On your turn you place a worker and perform its action in full. You choose the order of its parts. You did not have to take the bonus of Charlotte, a flip for $100.',
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
          // no hire is in reach when the workers come back, so that nothing is asked then
          shares: 1,
          supply: { white: 1 },
          board: { trade: { white: 2 }, railroad: { white: 1, purple: 1 } },
          rails: ['charlotte--miami'],
          milestones: unmanned('A1-1', 'A2-3'),
        },
        LESSON_PARTNER,
      ],
      turn: 0,
      cityTiles: { miami: '2-b' },
      deals: LESSON_DEALS,
    }),
  },
  script,
  checks: {
    '/cities/miami/stations': [0],
    '/cities/charlotte/stations': [0],
    '/seats/0/money': 300,
    '/seats/0/shares': 2,
    '/seats/0/markers/network': 2,
    '/seats/0/supply': { white: 3, purple: 1, orange: 0, grey: 0, turquoise: 1 },
  },
};

/** The course's lesson on the turn and the Station action. */
export const scenario: Scenario<Types> = {
  id: 'first-turn',
  game: 'railroad-revolution',
  modules: [],
  title: 'Your first turn',
  summary: 'Place a worker, build a Station, take what the city gives, and see your workers come back.',
  rules: [
    'turn-order',
    'place-worker',
    'four-actions',
    'perform-action',
    'free-order',
    'station-build',
    'available-city',
    'station-cost',
    'first-station-slot',
    'primary-reward',
    'first-station-bonus',
    'slash-reward',
    'one-station-a-city',
    'recall-workers',
  ],
  procedure: 'turn',
  runs: [run],
};
