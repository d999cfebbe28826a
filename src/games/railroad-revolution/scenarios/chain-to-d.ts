import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 300,
  shares: 1,
  supply: { white: 2, purple: 1, grey: 1 },
  board: { station: { turquoise: 1 }, railroad: { white: 2 } },
  rails: [
    'washington--chicago',
    'chicago--duluth',
    'duluth--kansas-city',
    'kansas-city--bismarck',
    'kansas-city--denver',
    'bismarck--denver',
    'denver--salt-lake-city',
  ],
  stations: ['chicago', 'bismarck', 'denver'],
  milestones: [
    { id: 'A1-4', managers: [] },
    { id: 'C-1', managers: ['orange'] },
  ],
  completed: ['A2-1', 'B-3'],
};

const RED: Holding = {
  money: 200,
  supply: { white: 3 },
  board: { railroad: { white: 1, purple: 1 } },
  rails: ['charlotte--miami', 'miami--little-rock'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s 2 milestones are 2 chains. One is still at A. The other has come from A by way of B to C. All conditions are met; each lacks 1 manager.',
    targets: ['milestone:A1-4', 'milestone:C-1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'flipTrain', train: 0 }, 'The starting train promotes 2 workers at once.'),
  move({ kind: 'promoteWorker', from: 'supply', worker: 'purple', milestone: 'C-1' }),
  move(
    { kind: 'promoteWorker', from: 'station', worker: 'turquoise', milestone: 'A1-4' },
    'A promotion reward may be split between the milestones.',
  ),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'finishAction' },
    'Both are complete at the end of one turn. They are replaced one after the other, and Yellow says which is first.',
  ),
  {
    ask: 'From which stacks will the replacements come?',
    answer:
      'From D for her C milestone and from B for her A. Each is followed by the next letter after its own, whatever the other chain has reached.',
    targets: ['milestone:A1-4', 'milestone:C-1'],
  },
  move(
    { kind: 'completeMilestone', milestone: 'C-1' },
    'The C milestone first: its replacement comes from D, the last letter.',
  ),
  move(
    { kind: 'chooseMilestone', milestone: 'D-3' },
    'Of the 3 tiles she keeps the one for 2 Stations at level 4 and 3 rails on Deal icons. She has both already; only managers are missing. At once the A milestone follows.',
  ),
  move({ kind: 'chooseMilestone', milestone: 'B-4' }, 'Its replacement comes from B.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red’s turn is short.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'placeWorker', worker: 'grey', action: 'station' },
    'A D milestone takes managers of any colour. Yellow’s grey worker will be one of them, but first it works.',
  ),
  move(
    { kind: 'buildStation', city: 'salt-lake-city' },
    'The neutral Station is here first. A grey worker takes the First Station bonus all the same.',
  ),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }, '2 new workers: 7 available.'),
  move({ kind: 'useWorker', as: 'specialist' }, 'The bonus: $200 to promote 1 or 2 workers.'),
  move({ kind: 'promoteWorker', from: 'station', worker: 'grey', milestone: 'D-3' }),
  move(
    { kind: 'promoteWorker', from: 'railroad', worker: 'white', milestone: 'D-3' },
    'Grey and white: any colour will do.',
  ),
  at(
    'nothing-after-d',
    move(
      { kind: 'finishAction' },
      'The D milestone is complete for 42 VP. Nothing comes after D, so Yellow draws no tile.',
    ),
  ),
  {
    say: 'From now on she works on 1 milestone only, her B, which can still lead to C and D. 2 chains of 4: nobody can complete more than 8.',
    targets: ['worker:0:supply:orange'],
    scores: { 'milestone-vp': [133, 0] },
  },
];

/** Two chains of milestones: A to B and C to D in one turn, and a D that is not replaced. */
export const scenario: Scenario<Types> = {
  id: 'chain-to-d',
  game: 'railroad-revolution',
  modules: [],
  title: 'The chain from A to D',
  summary:
    'Yellow completes an A and a C milestone in one turn, then the D that came for the C. After D there is nothing.',
  rules: [
    'no-replacement-after-d',
    'milestone-replacement',
    'both-milestones',
    'replacement-draw',
    'manager-types',
    'promote-by-reward',
    'train-promote',
    'managers-discarded',
    'milestone-check',
    'station-grey',
    'bonus-promote',
    'milestone-vp',
  ],
  procedure: 'completing-milestones',
  alsoWith: anyChoiceBut('openStack', 'milestonesBack'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 29,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 12,
          cityTiles: { 'salt-lake-city': '4-a' },
          deals: { tile: 'deal-7', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/completed': ['A2-1', 'B-3', 'C-1', 'A1-4', 'D-3'],
        '/seats/0/milestones': [{ id: 'B-4', managers: [] }],
      },
    },
  ],
};
