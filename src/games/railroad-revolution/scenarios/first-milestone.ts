import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { LESSON_DEALS, LESSON_PARTNER, position, TRADES, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow. One of your milestones asks for Stations in 2 cities of level 1, and you have them: Washington and Charlotte. What it still lacks is its manager, a turquoise worker.',
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move(
    { kind: 'useWorker', as: 'white' },
    'The effect of a white worker is a promotion: one worker of yours becomes a manager. It need not be this one.',
  ),
  refuse(
    'manager-types',
    { kind: 'promoteWorker', from: 'supply', worker: 'grey', milestone: 'A2-1' },
    'The place is turquoise. On A, B and C Milestones a manager must have the colour that is shown.',
  ),
  {
    try: {
      shows: { '/seats/0/completed': ['A2-1'] },
      asks: { kind: 'replaceMilestone', seat: 0 },
    },
    say: 'Promote your turquoise worker, sell a piece, and end the turn.',
    targets: ['milestone:A2-1'],
    hints: [
      {
        say: 'Milestones are checked when a turn ends, so the action has to be finished first.',
        targets: ['milestone:A2-1', 'worker:0:supply:turquoise'],
      },
    ],
    result: 'The milestone is complete and worth 16 VP at the end of the game.',
  },
  move({ kind: 'promoteWorker', from: 'supply', worker: 'turquoise', milestone: 'A2-1' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'finishAction' }),
  {
    ask: 'The milestone is complete, for 16 VP. Where is your turquoise worker now?',
    answer: 'In the common supply. The managers of a completed milestone do not come back to you.',
  },
  {
    try: {
      shows: { '/seats/0/milestones/1/id': 'B-2' },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'An A milestone is followed by one of B: you look at 3 tiles and keep 1. Keep the one that asks for Stations in 2 cities of level 2.',
    hints: [
      {
        say: 'Its other condition is 3 cities of level 2 in your network, and you reach Miami already. Nobody but you sees the tiles that you leave.',
        targets: ['milestone:B-2'],
      },
    ],
    result: 'The milestone for Stations in 2 cities of level 2 is yours to complete.',
  },
  move({ kind: 'chooseMilestone', milestone: 'B-2' }),
  ...TRADES('Red trades.'),
  {
    try: {
      shows: {
        '/seats/0/milestones/1/managers': ['orange'],
        '/seats/0/board/trade/grey': 0,
      },
      least: { '/seats/0/money': 1300, '/seats/0/supply/white': 1 },
      asks: { kind: 'placeWorker', seat: 1 },
    },
    say: 'Managers may come before the conditions. Trade with your orange worker, promote that same worker to the new milestone, and finish the action.',
    targets: ['milestone:B-2'],
    hints: [
      {
        say: 'Any worker may be used as if it were white, and may promote itself: the one that stands on Trade now counts as one of yours.',
        targets: ['milestone:B-2', 'worker:0:trade:orange'],
      },
    ],
    result: 'Your orange worker is the manager of the new milestone, and you have at least $1,300.',
  },
  move({ kind: 'placeWorker', worker: 'orange', action: 'trade' }),
  move({ kind: 'useWorker', as: 'white' }),
  move({ kind: 'promoteWorker', from: 'trade', worker: 'orange', milestone: 'B-2' }),
  move({ kind: 'sellPiece', piece: 'building' }),
  move({ kind: 'finishAction' }),
  {
    say: 'A manager works no more and no longer counts among your 4 available workers, so each milestone is paid for with workers. It stays where it is until the milestone is complete.',
  },
];

const run: Run<Types> = {
  key: '2',
  start: {
    config: { seats: 2 },
    seed: 4,
    set: position({
      seats: [
        {
          supply: { white: 2, orange: 1, grey: 1, turquoise: 1 },
          board: { railroad: { white: 2 } },
          rails: ['charlotte--miami'],
          stations: ['washington', 'charlotte'],
          milestones: unmanned('A1-3', 'A2-1'),
        },
        LESSON_PARTNER,
      ],
      turn: 0,
      deals: LESSON_DEALS,
    }),
  },
  script,
  checks: {
    '/seats/0/completed': ['A2-1'],
    '/seats/0/milestones': [
      { id: 'A1-3', managers: [] },
      { id: 'B-2', managers: ['orange'] },
    ],
  },
};

/** The course's lesson on managers and Milestones. */
export const scenario: Scenario<Types> = {
  id: 'first-milestone',
  game: 'railroad-revolution',
  modules: [],
  title: 'Promotion and farewell',
  summary: 'Promote a manager, complete a milestone, and choose the one that follows it.',
  rules: [
    'milestone-needs',
    'manager-types',
    'promote-worker',
    'white-effect',
    'specialist-as-white',
    'promote-placed-worker',
    'promote-early',
    'managers-not-available',
    'managers-stay',
    'condition-stations',
    'milestone-completed',
    'milestone-check',
    'managers-discarded',
    'milestone-replacement',
    'replacement-draw',
  ],
  procedure: 'completing-milestones',
  runs: [run],
};
