import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 400,
  shares: 0,
  supply: { white: 3 },
  board: { trade: { white: 1, grey: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city', 'kansas-city--denver'],
  stations: ['chicago'],
  marker: 8,
  tiles: { 'III-2': 'perf-A4', 'I-1': 'perf-D1' },
  milestones: MILESTONES[0],
};

const RED: Holding = {
  ...ONLOOKER,
  marker: 4,
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s tile for Stations in level 4 cities is in row III, on the right. Row IV has a single slot. Moving there costs 4 points and a worker.',
    targets: ['slot:0:III-2', 'slot:0:IV-1', 'performance:perf-A4'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'denver' }, 'Denver’s primary reward is 4 Advancement points.'),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  at(
    'low-diagonal',
    refuse(
      'diagonal-move',
      { kind: 'moveTile', tile: 'perf-D1', slot: 'II-2' },
      'From row I to row II a tile moves straight up.',
    ),
  ),
  refuse(
    'move-performance-tile',
    { kind: 'moveTile', tile: 'perf-D1', slot: 'III-1' },
    'It moves 1 row at a time, however many points you have.',
  ),
  {
    ask: 'May Yellow’s other tile move from row III, on the right, to row IV?',
    answer: 'Yes. From row III to row IV you may also move a tile diagonally.',
    targets: ['slot:0:III-2', 'slot:0:IV-1'],
  },
  at('diagonal', move({ kind: 'moveTile', tile: 'perf-A4', slot: 'IV-1' }, 'Yellow spends all 4 points on this move.')),
  at(
    'worker',
    move(
      { kind: 'discardWorker', from: 'trade', worker: 'grey' },
      'Yellow also discards 1 worker, of any colour. Yellow had 5 and has 4 left, the minimum when a turn ends.',
    ),
  ),
  move({ kind: 'finishAction' }),
  {
    say: 'The tile has 4 VP for each Station in a level 4 city. Yellow has 1, in Denver: 4 × 1 × 4 = 16 VP, instead of 12 in row III.',
    targets: ['performance:perf-A4', 'city:denver'],
    scores: { 'row-multiplier': [16, 0] },
  },
];

/** The way to row IV: straight or diagonally, for points and a worker. */
export const scenario: Scenario<Types> = {
  id: 'diagonal-to-row-four',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Diagonally to row IV',
  summary:
    'Tiles move straight up, by 1 row. Only the last move may be diagonal, and it costs a worker in addition to its points.',
  rules: [
    'diagonal-move',
    'row-four-worker',
    'move-performance-tile',
    'row-multiplier',
    'primary-reward',
    'advancement-points',
    'four-worker-minimum',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(38, { seats: [YELLOW, RED], turn: 0, round: 9, cityTiles: { denver: '4-d' } }),
      script,
      checks: { '/evolution/seats/0/tiles': { 'I-1': 'perf-D1', 'IV-1': 'perf-A4' }, '/seats/0/board/trade/grey': 0 },
    },
  ],
};
