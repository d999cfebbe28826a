import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, ONLOOKER, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 600,
  shares: 0,
  supply: { white: 3, purple: 1 },
  board: { trade: { white: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city', 'charlotte--miami', 'miami--houston'],
  stations: ['kansas-city'],
  completed: ['A1-3', 'A2-2', 'B-3', 'B-9'],
  milestones: unmanned('C-1', 'C-9'),
  marker: 8,
  tiles: { 'IV-1': 'perf-A3', 'I-1': 'perf-C1' },
};

const RED: Holding = {
  ...ONLOOKER,
  marker: 3,
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s tile in row IV has 4 VP for each Station in a level 3 city, and there is a 4 beside that row. Yellow has 1 such Station: 4 × 1 × 4 = 16 VP.',
    targets: ['performance:perf-A3', 'slot:0:IV-1', 'city:kansas-city'],
    scores: { 'row-multiplier': [16, 0] },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'houston' }, 'Houston is level 3 too.'),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'finishAction' }),
  {
    ask: 'Yellow has 2 Stations in level 3 cities. What does the upper tile score now?',
    answer: 'It scores 32 VP: the tile’s 4 VP, times 2 Stations, times the 4 beside the row.',
    targets: ['performance:perf-A3', 'slot:0:IV-1', 'city:kansas-city', 'city:houston'],
  },
  at('upper', {
    say: 'Multiply 4 × 2 × 4 = 32 VP. One Station has added 16.',
    targets: ['performance:perf-A3', 'slot:0:IV-1'],
    scores: { 'row-multiplier': [32, 0] },
  }),
  at('lower', {
    say: 'Yellow’s lower tile counts completed A or B milestones, and Yellow has 4: 3 × 4 = 12 VP. It is in row I, where you do not multiply again.',
    targets: ['performance:perf-C1', 'slot:0:I-1'],
    scores: { 'performance-tile-vp': [12, 0] },
  }),
  {
    say: 'The marker also scores 9 VP, the highest number that it has reached. Red’s marker has not reached any.',
    targets: ['step:8'],
    scores: { 'track-highest-vp': [9, 0] },
  },
];

/** The rulebook's example of two performance tiles: 32 VP in an upper row, 12 VP in row I. */
export const scenario: Scenario<Types> = {
  id: 'performance-tiles-score',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Two Performance tiles: 32 VP and 12 VP',
  summary:
    'Multiply the tile’s VP by what it counts and by the number beside its row: 4 × 2 × 4 = 32 VP for the upper tile, 3 × 4 = 12 VP in row I.',
  rules: ['row-multiplier', 'performance-tile-vp', 'track-highest-vp', 'available-city', 'first-station-slot'],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(34, {
        seats: [YELLOW, RED],
        turn: 0,
        round: 12,
        cityTiles: { houston: '3-b', 'kansas-city': '3-a' },
      }),
      script,
      checks: { '/seats/0/money': 300, '/cities/houston/stations': [0] },
    },
  ],
};
