import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 0,
  supply: { white: 3, purple: 1 },
  board: { station: { white: 1 } },
  marker: 4,
  tiles: { 'I-2': 'perf-D1' },
  milestones: MILESTONES[0],
};

const RED: Holding = {
  money: 0,
  shares: 2,
  supply: { white: 3, purple: 1 },
  board: { telegraph: { white: 1 } },
  marker: 4,
  tiles: { 'I-2': 'perf-C3' },
  milestones: MILESTONES[1],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Both markers stand on space 4. To go on, each player must pay $300. Yellow has $100 and no Share.',
    targets: ['step:4', 'step:5'],
  },
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }),
  move({ kind: 'useWorker', as: 'specialist' }, 'She uses her 3 Advancement points before the sale.'),
  at(
    'unpaid',
    refuse('crossing-cost-unpaid', { kind: 'moveMarker' }, 'A point alone does not take her marker past the $300.'),
  ),
  at(
    'elsewhere',
    move({ kind: 'moveTile', tile: 'perf-D1', slot: 'II-2' }, '2 points move her tile to row II instead.'),
  ),
  {
    say: 'The third point could only go into her marker, and lapses. She loses no more than that: the marker stays, and so do its 2 VP.',
    targets: ['step:4'],
    shows: { '/evolution/seats/0/marker': 4 },
  },
  move({ kind: 'sellPiece', piece: 'rail' }, '$300 for the rail. Had she sold it first, she could have paid.'),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }, 'Red has no money at all, and the same 3 points.'),
  move({ kind: 'useWorker', as: 'specialist' }),
  {
    ask: 'How can Red pay $300 now, in the midst of his points?',
    answer: 'Shares may be sold at any time, for $150 each. His 2 Shares are just enough.',
    targets: ['share:1'],
  },
  move({ kind: 'sellShare', seat: 1 }),
  move({ kind: 'sellShare', seat: 1 }),
  at('paid', move({ kind: 'moveMarker' }, '$300 and a point, and his marker is past it.')),
  move({ kind: 'moveMarker' }, 'Space 6 shows 5 VP.'),
  move({ kind: 'moveMarker' }, 'The third point takes him to a row of Performance tiles.'),
  move({ kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-1' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  {
    say: '5 VP for Red’s marker, 2 VP for Yellow’s.',
    targets: ['step:7', 'step:4'],
    scores: { 'track-highest-vp': [2, 5] },
  },
];

/** A cost of the Performance track that is not paid, and one that is paid by Shares sold in between. */
export const scenario: Scenario<Types> = {
  id: 'crossing-cost-unpaid',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: '$300 on the way up',
  summary: 'Yellow cannot pay what the track asks for, and her marker stops. Red sells his Shares in time.',
  rules: [
    'crossing-cost-unpaid',
    'crossing-cost',
    'spend-points',
    'move-marker',
    'move-performance-tile',
    'sell-shares',
    'track-highest-vp',
    'trade-purple',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(40, {
        seats: [YELLOW, RED],
        turn: 0,
        rows: { 'perf-row-2': ['perf-A1', 'perf-D4'] },
      }),
      script,
      checks: {
        '/evolution/seats/0/marker': 4,
        '/evolution/seats/0/tiles': { 'II-2': 'perf-D1' },
        '/evolution/seats/1/marker': 7,
        '/seats/1/money': 300,
      },
    },
  ],
};
