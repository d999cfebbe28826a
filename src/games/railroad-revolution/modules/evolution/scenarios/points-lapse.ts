import { at, type Scenario, type Step, stepsOf } from '../../../../common/scenario.ts';
import { anyChoiceBut } from '../../../scenarios/positions.ts';
import type { Types } from '../engine/types.ts';
import { evolutionStart, type Holding, MILESTONES, ONLOOKER } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 300,
  shares: 0,
  supply: { white: 2, purple: 1 },
  board: { station: { white: 1 } },
  trains: [
    { front: 'train-promote', faceUp: false },
    { front: 'train-money', faceUp: true },
  ],
  cars: [{ id: 'wagon-5', train: 1 }],
  marker: 4,
  tiles: { 'I-1': 'perf-C4', 'II-2': 'perf-D1' },
  milestones: MILESTONES[0],
};

const RED: Holding = {
  ...ONLOOKER,
  marker: 3,
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow wants to move a tile from row I to row II, which costs 2 points. The Wagon on the second train gives 1 point, a purple worker 3.',
    targets: ['performance:perf-C4', 'slot:0:II-1', 'car:wagon-5'],
  },
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }),
  move({ kind: 'flipTrain', train: 1 }, 'Yellow gains $600 for the flip, and the Wagon gives 1 point.'),
  at(
    'short',
    refuse('move-performance-tile', { kind: 'moveTile', tile: 'perf-C4', slot: 'II-1' }, 'One point is not enough.'),
  ),
  {
    ask: 'May Yellow keep this point until the purple worker gives 3 more?',
    answer:
      'No. You use points when you gain them. Yellow can use this one to move the marker, paying $300 as well, or lose it.',
    targets: ['step:5'],
  },
  at('lapse', move({ kind: 'decline' }, 'Yellow would rather keep the $300.')),
  move({ kind: 'useWorker', as: 'specialist' }, 'Yellow gains 3 points, and does not have 4.'),
  refuse(
    'move-performance-tile',
    { kind: 'moveTile', tile: 'perf-D1', slot: 'III-2' },
    'From row II to row III it costs 4. Yellow no longer has the point that was lost.',
  ),
  move({ kind: 'moveTile', tile: 'perf-C4', slot: 'II-1' }, 'Yellow spends 2 points on the tile.'),
  at(
    'split',
    move(
      { kind: 'moveMarker' },
      'Yellow spends the third on the marker, paying $300 to pass. You may split a gain like this.',
    ),
  ),
  move(
    { kind: 'placeInTradeArea', section: 'tender' },
    'Yellow still has to sell. Only rails are left in the first section, so Yellow sells a rail.',
  ),
  move({ kind: 'attach', car: 'tender-1', train: 0 }),
  move({ kind: 'finishAction' }),
];

/** Advancement points are used as they come: two gains do not add up, and the rest lapses. */
export const scenario: Scenario<Types> = {
  id: 'points-lapse',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Points that you lose',
  summary:
    'You gain 1 point from a Wagon and 3 from a purple worker separately. Yellow cannot add them up, but may split each gain.',
  rules: [
    'spend-points',
    'advancement-points',
    'move-performance-tile',
    'move-marker',
    'crossing-cost',
    'wagon-bonus',
    'trade-purple',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: evolutionStart(42, {
        seats: [YELLOW, RED],
        turn: 0,
        sections: { 2: { building: 0 } },
      }),
      script,
      checks: {
        '/evolution/seats/0/tiles': { 'II-1': 'perf-C4', 'II-2': 'perf-D1' },
        '/evolution/seats/0/marker': 5,
        '/seats/0/money': 900,
      },
    },
  ],
};
