import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  supply: { white: 2, purple: 1, orange: 1 },
  board: { trade: { white: 2 } },
  marker: 1,
  tiles: { 'I-2': 'perf-D1' },
  milestones: MILESTONES[0],
};

const RED: Holding = {
  supply: { white: 3, purple: 1 },
  board: { telegraph: { white: 1 } },
  marker: 6,
  tiles: { 'I-1': 'perf-B1', 'I-2': 'perf-C3' },
  milestones: MILESTONES[1],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s marker is on space 1. There are Performance tiles for row I beside space 2 and Reward tiles beside space 4.',
    targets: ['step:1', 'step:2', 'step:4'],
  },
  move(
    { kind: 'placeWorker', worker: 'purple', action: 'trade' },
    'A purple worker on Trade gives 3 Advancement points.',
  ),
  move({ kind: 'useWorker', as: 'specialist' }),
  move(
    { kind: 'moveMarker' },
    'With the first point Yellow’s marker reaches the Performance tiles, so Yellow may take one now.',
  ),
  refuse(
    'take-performance-tile',
    { kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'II-1' },
    'The symbol says I, so the tile begins in row I.',
  ),
  refuse(
    'one-tile-a-slot',
    { kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-2' },
    'Yellow’s starting tile is in this slot.',
  ),
  move({ kind: 'takePerformanceTile', tile: 'perf-A1', slot: 'I-1' }, 'The other slot of the row is empty.'),
  move({ kind: 'moveMarker' }),
  at(
    'second',
    move(
      { kind: 'moveMarker' },
      'With the third point the marker reaches the Reward tiles: another row, and so another tile.',
    ),
  ),
  move({ kind: 'takeRewardTile', tile: 'reward-rail-1' }, 'It costs Yellow a worker.'),
  move({ kind: 'discardWorker', from: 'trade', worker: 'white' }),
  at('both', {
    say: 'Yellow took two tiles on one turn, one from each row that the marker reached.',
    targets: ['performance:perf-A1', 'reward:reward-rail-1'],
    shows: { '/evolution/seats/0/rewards': ['reward-rail-1'], '/evolution/seats/0/marker': 4 },
  }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }, 'Red has 3 points too, and 2 tiles in row I.'),
  move({ kind: 'useWorker', as: 'specialist' }),
  {
    ask: 'The next space has Performance tiles for row I beside it. How can Red take one of them?',
    answer:
      'By making room first: spend 2 points to move a tile to row II. If Red moves the marker first, Red loses the tile, because you decide when the marker gets there.',
    targets: ['step:7', 'slot:1:I-1', 'slot:1:I-2'],
  },
  at('room', move({ kind: 'moveTile', tile: 'perf-B1', slot: 'II-1' }, 'Red’s tile moves straight up.')),
  move({ kind: 'moveMarker' }, 'With the third point Red’s marker then reaches space 7.'),
  move({ kind: 'takePerformanceTile', tile: 'perf-A3', slot: 'I-1' }),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'placeInTradeArea', section: 'tender' }),
  move({ kind: 'finishAction' }),
];

/** Several tiles in one turn: one from each row that the marker comes to, and a slot for each. */
export const scenario: Scenario<Types> = {
  id: 'two-tiles-in-one-move',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Two tiles in one move',
  summary:
    'With 3 points Yellow’s marker reaches 2 rows of tiles, and Yellow takes a tile from each. Red must make room first.',
  rules: [
    'several-tiles',
    'take-performance-tile',
    'take-reward-tile',
    'one-tile-a-slot',
    'extension-slot-needed',
    'move-marker',
    'move-performance-tile',
    'spend-points',
    'trade-purple',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(36, {
        seats: [YELLOW, RED],
        turn: 0,
        rows: { 'perf-row-1': ['perf-A1', 'perf-C4'], 'perf-row-2': ['perf-A3', 'perf-D4'] },
      }),
      script,
      checks: {
        '/evolution/seats/0/tiles': { 'I-1': 'perf-A1', 'I-2': 'perf-D1' },
        '/evolution/seats/1/tiles': { 'I-1': 'perf-A3', 'I-2': 'perf-C3', 'II-1': 'perf-B1' },
        '/evolution/seats/1/marker': 7,
      },
    },
  ],
};
