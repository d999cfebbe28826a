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
    say: 'Both markers are on space 4. To move further, each player must pay $300. Yellow has $100 and no Share.',
    targets: ['step:4', 'step:5'],
  },
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }),
  move({ kind: 'useWorker', as: 'specialist' }, 'Yellow uses 3 Advancement points before the sale.'),
  at(
    'unpaid',
    refuse('crossing-cost-unpaid', { kind: 'moveMarker' }, 'Yellow cannot pass the $300 with a point alone.'),
  ),
  at(
    'elsewhere',
    move(
      { kind: 'moveTile', tile: 'perf-D1', slot: 'II-2' },
      'Instead, Yellow spends 2 points to move the tile to row II.',
    ),
  ),
  {
    say: 'Yellow could use the third point only on the marker, so it is lost. Yellow loses nothing else: the marker stays, with its 2 VP.',
    targets: ['step:4'],
    shows: { '/evolution/seats/0/marker': 4 },
  },
  move(
    { kind: 'sellPiece', piece: 'rail' },
    'Yellow gains $300 for the rail, and could have paid by selling it first.',
  ),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }, 'Red has no money at all, and the same 3 points.'),
  move({ kind: 'useWorker', as: 'specialist' }),
  {
    ask: 'How can Red pay $300 now, in the middle of spending points?',
    answer: 'You may sell Shares at any time, for $150 each. Red’s 2 Shares are just enough.',
    targets: ['share:1'],
  },
  move({ kind: 'sellShare', seat: 1 }),
  move({ kind: 'sellShare', seat: 1 }),
  at('paid', move({ kind: 'moveMarker' }, 'Red pays $300 and a point, and the marker passes the cost.')),
  move({ kind: 'moveMarker' }, 'Space 6 shows 5 VP.'),
  move({ kind: 'moveMarker' }, 'With the third point Red reaches a row of Performance tiles.'),
  move({ kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-1' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  {
    say: 'Red’s marker scores 5 VP, Yellow’s 2 VP.',
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
  summary: 'Yellow cannot pay the cost on the track, so Yellow’s marker stops. Red sells Shares in time.',
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
