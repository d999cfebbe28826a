import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 600,
  shares: 1,
  supply: { white: 2, grey: 1 },
  board: { station: { white: 1 }, trade: { white: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  stations: ['washington'],
  milestones: [
    { id: 'A1-2', managers: ['purple'] },
    { id: 'A2-1', managers: [] },
  ],
};

const RED: Holding = {
  money: 1000,
  shares: 0,
  supply: { white: 2, turquoise: 1 },
  board: { railroad: { white: 1 }, telegraph: { white: 1 } },
  rails: [
    'charlotte--little-rock',
    'little-rock--kansas-city',
    'charlotte--miami',
    'miami--houston',
    'washington--chicago',
  ],
  stations: ['charlotte', 'miami'],
  milestones: [
    { id: 'B-1', managers: ['purple', 'grey'] },
    { id: 'B-4', managers: ['grey', 'orange'] },
  ],
  completed: ['A1-4', 'A2-2'],
};

const script: readonly Step<Types>[] = [
  at('manager-first', {
    say: 'Yellow’s manager is in place on the 18 VP milestone, but its conditions are not met. It requires 2 connected cities of level 2, and 1 rail on a Deal icon.',
    targets: ['milestone:A1-2'],
  }),
  {
    ask: 'Yellow has connected Chicago, level 2, and Kansas City, level 3. Has Yellow met the first condition?',
    answer:
      'No. It counts cities of exactly level 2, and Kansas City is level 3. Yellow needs no Stations there, though.',
    targets: ['milestone:A1-2'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'Yellow’s rail meets both conditions: it is on a Deal icon, and it connects Little Rock, the second city of level 2.',
  ),
  move({ kind: 'placeRail', space: 'charlotte--miami' }),
  move({ kind: 'pay' }),
  move(
    { kind: 'finishAction' },
    'You resolve the Deal tile before you check milestones. Yellow has too few Shares for it.',
  ),
  move({ kind: 'declineDeal' }),
  move(
    { kind: 'declineDeal' },
    'Red declines too. Yellow’s turn ends, Yellow’s milestone is complete, and Yellow draws 3 tiles from B.',
  ),
  move({ kind: 'chooseMilestone', milestone: 'B-5' }),
  {
    say: 'Red has 2 B milestones with all their managers. One requires 2 connected cities of level 3 and a Station in one. The other requires 3 rails on exactly 2 triangles.',
    targets: ['milestone:B-1', 'milestone:B-4'],
  },
  {
    ask: 'Red has connected Kansas City and Houston, and has Stations in Charlotte and Miami. What does the first milestone still need?',
    answer: 'A Station at level 3. A connected city is not enough for this condition, and Miami is level 2.',
    targets: ['milestone:B-1'],
  },
  {
    ask: 'And the second one? Red’s rails are on 3, 1, 0, 2 and 2 triangles.',
    answer: 'It needs 1 more rail on 2 triangles. A rail on 3 triangles does not count: only exactly 2 do.',
    targets: [
      'space:charlotte--little-rock',
      'space:little-rock--kansas-city',
      'space:charlotte--miami',
      'space:miami--houston',
      'space:washington--chicago',
      'milestone:B-4',
    ],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'station' }),
  move({ kind: 'buildStation', city: 'kansas-city' }, 'Red builds a Station at level 3.'),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'finishAction' }, 'That completes the first of the two, and Red draws 3 tiles from C.'),
  move({ kind: 'chooseMilestone', milestone: 'C-2' }),
  move({ kind: 'placeWorker', worker: 'grey', action: 'trade' }, 'Yellow trades.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }, 'Red builds.'),
  move(
    { kind: 'placeRail', space: 'kansas-city--bismarck' },
    'This space has 2 triangles. It is Red’s third such rail.',
  ),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }, 'The second milestone is complete too.'),
  move({ kind: 'chooseMilestone', milestone: 'C-5' }),
  {
    say: 'There are four kinds of condition: cities you are connected to, rails on Deal icons, cities with your Station, rails on a certain terrain. Levels and numbers of triangles must match exactly. For the number of cities or rails, more is fine.',
  },
];

/** The four kinds of condition on Milestone tiles, with the rulebook's own examples of each. */
export const scenario: Scenario<Types> = {
  id: 'milestone-conditions',
  game: 'railroad-revolution',
  modules: [],
  title: 'The four kinds of condition',
  summary: 'Yellow and Red complete three milestones. Level 2 means exactly 2, and so do 2 triangles.',
  rules: [
    'condition-connected',
    'condition-deal-rails',
    'condition-stations',
    'condition-terrain',
    'milestone-needs',
    'milestone-completed',
    'milestone-check',
    'milestone-replacement',
  ],
  procedure: 'completing-milestones',
  alsoWith: anyChoiceBut('openStack', 'unclaimedDeal', 'milestonesBack'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 28,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 8,
          cityTiles: { 'kansas-city': '3-b' },
          deals: { tile: 'deal-7', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/completed': ['A1-2'],
        '/seats/1/completed': ['A1-4', 'A2-2', 'B-1', 'B-4'],
      },
    },
  ],
};
