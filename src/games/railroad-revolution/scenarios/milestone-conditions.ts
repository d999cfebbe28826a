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
    say: 'Yellow’s manager is in place; what her 18 VP milestone still lacks is on the map. It asks for 2 connected cities of level 2, and for 1 rail on a Deal icon.',
    targets: ['milestone:A1-2'],
  }),
  {
    ask: 'Yellow has connected Chicago, level 2, and Kansas City, level 3. Is the first condition met?',
    answer:
      'No. It counts cities of exactly level 2, and Kansas City is too far out. She needs no Stations there, though.',
    targets: ['milestone:A1-2'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'One rail for both conditions: it lies on a Deal icon, and it connects Little Rock, her second city of level 2.',
  ),
  move({ kind: 'placeRail', space: 'charlotte--miami' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }, 'The Deal tile comes before the milestones. Yellow has too few Shares for it.'),
  move({ kind: 'declineDeal' }),
  move(
    { kind: 'declineDeal' },
    'Red declines too. Now Yellow’s turn ends, her milestone is complete, and she draws 3 tiles of B.',
  ),
  move({ kind: 'chooseMilestone', milestone: 'B-5' }),
  {
    say: 'Red has 2 milestones of B with all their managers. One asks for 2 connected cities of level 3 and a Station in one. The other asks for 3 rails on exactly 2 triangles.',
    targets: ['milestone:B-1', 'milestone:B-4'],
  },
  {
    ask: 'Red has connected Kansas City and Houston, and has Stations in Charlotte and Miami. What does the first milestone lack?',
    answer: 'A Station at level 3. Being connected is not enough for this condition, and Miami is level 2.',
    targets: ['milestone:B-1'],
  },
  {
    ask: 'And the second one? His rails lie on 3, 1, 0, 2 and 2 triangles.',
    answer: '1 more rail on 2 triangles. 3 triangles are not 2 and something over: only exactly 2 count.',
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
  move({ kind: 'buildStation', city: 'kansas-city' }, 'A Station at level 3.'),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }),
  move({ kind: 'finishAction' }, 'That completes the first of the two, and he draws 3 of C.'),
  move({ kind: 'chooseMilestone', milestone: 'C-2' }),
  move({ kind: 'placeWorker', worker: 'grey', action: 'trade' }, 'Yellow trades.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }, 'Red builds.'),
  move({ kind: 'placeRail', space: 'kansas-city--bismarck' }, '2 triangles: his third such rail.'),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }, 'The second milestone is complete as well.'),
  move({ kind: 'chooseMilestone', milestone: 'C-5' }),
  {
    say: 'Four kinds of condition: cities you are connected to, rails on Deal icons, cities with a Station of yours, rails on a certain terrain. Levels and triangles are always meant exactly, the number before them is the least.',
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
