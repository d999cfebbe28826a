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
    say: 'Yellow’s B milestone for 26 VP is nearly complete. It requires 3 connected level 2 cities, which Yellow has, 2 Stations at level 2, and an orange and a turquoise manager. One Station and one manager are missing.',
    targets: ['milestone:B-2'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }, 'With one action Yellow can add both.'),
  move({ kind: 'buildStation', city: 'chicago' }, 'Chicago is the second level 2 city with Yellow’s Station.'),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }, 'The city gives a purple worker.'),
  move({ kind: 'useWorker', as: 'white' }, 'Yellow’s white worker lets Yellow promote.'),
  move(
    { kind: 'promoteWorker', from: 'supply', worker: 'turquoise', milestone: 'B-2' },
    'The turquoise manager is in place. The milestone has all it needs, but nothing happens yet: you check milestones when the turn ends.',
  ),
  {
    ask: 'From which stack does Yellow take the next milestone, and what happens to the 2 managers?',
    answer: 'From C, the next letter. The managers go to the common supply; Yellow does not get them back.',
    targets: ['milestone:B-2'],
  },
  at(
    'three-drawn',
    move(
      { kind: 'finishAction' },
      'The turn ends. Yellow turns the B milestone face down, discards its managers, and draws the top 3 tiles of stack C.',
    ),
  ),
  refuse(
    'replacement-draw',
    { kind: 'chooseMilestone', milestone: 'C-8' },
    'There are 10 tiles in C, and another might suit Yellow better. But Yellow must choose from the 3 tiles drawn.',
  ),
  move(
    { kind: 'chooseMilestone', milestone: 'C-3' },
    'Yellow keeps the one for 3 connected level 3 cities and a Station there; Yellow’s rails have reached Kansas City already. The other 2 go to the bottom of the stack.',
  ),
  {
    say: 'Yellow has 2 milestones again: the A, which need not be finished first, and the new C. In the open-stack variant Yellow could have looked through all of C.',
    targets: ['worker:0:supply:purple'],
    shows: { '/seats/0/completed': ['A1-4', 'B-2'] },
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Now it is Red’s turn, as usual.'),
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
