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
    say: 'Yellow wants to move her tile from row I to row II, which costs 2 points. A Wagon at her second train brings 1 point, a purple worker 3.',
    targets: ['performance:perf-C4', 'slot:0:II-1', 'car:wagon-5'],
  },
  move({ kind: 'placeWorker', worker: 'purple', action: 'trade' }),
  move({ kind: 'flipTrain', train: 1 }, 'The flip pays $600 at once, and 1 point comes of the Wagon.'),
  at(
    'short',
    refuse('move-performance-tile', { kind: 'moveTile', tile: 'perf-C4', slot: 'II-1' }, '1 point is not enough.'),
  ),
  {
    ask: 'May she keep this point until her purple worker brings 3 more?',
    answer: 'No. Points are used as they are gained. This one can move her marker, for $300 besides, or lapse.',
    targets: ['step:5'],
  },
  at('lapse', move({ kind: 'decline' }, 'She would rather keep her $300.')),
  move({ kind: 'useWorker', as: 'specialist' }, '3 points, and not 4.'),
  refuse(
    'move-performance-tile',
    { kind: 'moveTile', tile: 'perf-D1', slot: 'III-2' },
    'From row II to row III it takes 4. The point that has lapsed is missing.',
  ),
  move({ kind: 'moveTile', tile: 'perf-C4', slot: 'II-1' }, '2 points go into the tile.'),
  at(
    'split',
    move(
      { kind: 'moveMarker' },
      'The third goes into her marker, with $300 for the way. A gain may be split like that.',
    ),
  ),
  move(
    { kind: 'placeInTradeArea', section: 'tender' },
    'What remains is the sale. Only rails are left in her first section, so a rail it is.',
  ),
  move({ kind: 'attach', car: 'tender-1', train: 0 }),
  move({ kind: 'finishAction' }),
];

/** Advancement points are used as they come: two gains do not add up, and the rest lapses. */
export const scenario: Scenario<Types> = {
  id: 'points-lapse',
  game: 'railroad-revolution',
  modules: ['evolution'],
  title: 'Points that lapse',
  summary:
    '1 point of a Wagon and 3 of a purple worker are two gains. Yellow cannot add them up, but she may split each.',
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
