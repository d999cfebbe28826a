import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 400,
  shares: 2,
  supply: { white: 2, turquoise: 1 },
  board: { trade: { white: 1 }, telegraph: { grey: 1 }, railroad: { white: 1 } },
  rails: ['charlotte--miami', 'washington--chicago', 'chicago--little-rock', 'chicago--kansas-city'],
  stations: ['washington', 'miami'],
  milestones: [
    { id: 'A2-1', managers: [] },
    { id: 'B-2', managers: ['orange'] },
  ],
  completed: ['A1-4'],
};

const RED: Holding = {
  money: 300,
  supply: { white: 2, purple: 1 },
  board: { railroad: { white: 2 } },
  rails: ['charlotte--miami', 'miami--houston'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow is close to her B milestone for 26 VP. It asks for 3 connected level 2 cities, which she has, for 2 Stations at level 2, and for an orange and a turquoise manager. A Station and a manager are missing.',
    targets: ['milestone:B-2'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }, 'One action can bring both.'),
  move({ kind: 'buildStation', city: 'chicago' }, 'Chicago is her second level 2 city with a Station.'),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }, 'The city gives a purple worker.'),
  move({ kind: 'useWorker', as: 'white' }, 'Her white worker lets her promote.'),
  move(
    { kind: 'promoteWorker', from: 'supply', worker: 'turquoise', milestone: 'B-2' },
    'The turquoise manager is in place. All is met, but nothing happens yet: milestones are checked when the turn ends.',
  ),
  {
    ask: 'From which stack will Yellow take her next milestone, and what becomes of the 2 managers?',
    answer: 'From C, one letter on. The managers go to the common supply; she does not get them back.',
    targets: ['milestone:B-2'],
  },
  at(
    'three-drawn',
    move(
      { kind: 'finishAction' },
      'The turn ends: the B milestone is turned face down, its managers leave, and Yellow draws the top 3 tiles of stack C.',
    ),
  ),
  refuse(
    'replacement-draw',
    { kind: 'chooseMilestone', milestone: 'C-8' },
    'There are 10 tiles in C, and one of the others might suit her better. She chooses from the 3 that she drew.',
  ),
  move(
    { kind: 'chooseMilestone', milestone: 'C-3' },
    'She keeps the one for 3 connected level 3 cities and a Station there; her rails have reached Kansas City already. The other 2 go to the bottom of the stack.',
  ),
  {
    say: 'Yellow works on 2 milestones again: the A, which she never had to finish first, and the new C. A table that plays with the open stack would have let her look through all of C.',
    targets: ['worker:0:supply:purple'],
    shows: { '/seats/0/completed': ['A1-4', 'B-2'] },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Then it is Red’s turn, as always.'),
];

/** The rulebook's example of a replacement: a B milestone completed, three tiles of C, one kept. */
export const scenario: Scenario<Types> = {
  id: 'milestone-replacement',
  game: 'railroad-revolution',
  modules: [],
  title: 'From a B milestone to a C',
  summary: 'Yellow completes a B milestone, loses its managers, and chooses 1 of 3 tiles from the next stack.',
  rules: [
    'milestone-replacement',
    'replacement-draw',
    'milestone-completed',
    'milestone-check',
    'managers-discarded',
    'milestone-needs',
    'condition-connected',
    'condition-stations',
    'milestone-vp',
  ],
  procedure: 'completing-milestones',
  alsoWith: anyChoiceBut('openStack', 'milestonesBack'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 27,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 8,
          cityTiles: { chicago: '2-a' },
          deals: { tile: 'deal-7', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/completed': ['A1-4', 'B-2'],
        '/seats/0/milestones': [
          { id: 'A2-1', managers: [] },
          { id: 'C-3', managers: [] },
        ],
        '/seats/0/supply': { white: 1, purple: 1, orange: 0, grey: 0, turquoise: 0 },
        '/supply/turquoise': 12,
        '/milestones/C': Array.from({ length: 9 }, () => 'unknown'),
      },
    },
  ],
};
