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
    say: 'Yellow’s 2 milestones are 2 chains. One is still at A. The other has already gone from A to B to C. Yellow meets all their conditions, but each needs 1 more manager.',
    targets: ['milestone:A1-4', 'milestone:C-1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'flipTrain', train: 0 }, 'The starting train promotes 2 workers.'),
  move({ kind: 'promoteWorker', from: 'supply', worker: 'purple', milestone: 'C-1' }),
  move(
    { kind: 'promoteWorker', from: 'station', worker: 'turquoise', milestone: 'A1-4' },
    'You may split a promotion reward between your milestones.',
  ),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'finishAction' },
    'Both milestones are complete at the end of one turn. Yellow replaces them one after the other and chooses which is first.',
  ),
  {
    ask: 'From which stacks does Yellow take the replacements?',
    answer:
      'From D for the C milestone and from B for the A. Each replacement has the next letter after its own, however far the other chain has gone.',
    targets: ['milestone:A1-4', 'milestone:C-1'],
  },
  move(
    { kind: 'completeMilestone', milestone: 'C-1' },
    'Yellow begins with the C milestone. Its replacement is from D, the last letter.',
  ),
  move(
    { kind: 'chooseMilestone', milestone: 'D-3' },
    'Yellow keeps the tile for 2 Stations at level 4 and 3 rails on Deal icons, with both conditions already met and only the managers missing. The A milestone follows immediately.',
  ),
  move({ kind: 'chooseMilestone', milestone: 'B-4' }, 'Its replacement is from B.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red takes a short turn.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'placeWorker', worker: 'grey', action: 'station' },
    'A D milestone takes managers of any colour. Yellow’s grey worker will be one of them, but it performs an action first.',
  ),
  move(
    { kind: 'buildStation', city: 'salt-lake-city' },
    'The neutral Station is first here, but a grey worker still takes the First Station bonus.',
  ),
  move({ kind: 'pay' }),
  move({ kind: 'takePrimaryReward' }, 'Yellow gains 2 new workers and has 7 available.'),
  move({ kind: 'useWorker', as: 'specialist' }, 'The bonus is $200 to promote 1 or 2 workers.'),
  move({ kind: 'promoteWorker', from: 'station', worker: 'grey', milestone: 'D-3' }),
  move(
    { kind: 'promoteWorker', from: 'railroad', worker: 'white', milestone: 'D-3' },
    'One grey and one white manager: any colour will do.',
  ),
  at(
    'nothing-after-d',
    move(
      { kind: 'finishAction' },
      'The D milestone is complete for 42 VP. You do not replace a D milestone, so Yellow draws no tile.',
    ),
  ),
  {
    say: 'Yellow now has only 1 milestone, the B, which can still lead to C and D. With 2 chains of 4, no player can complete more than 8.',
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
    'Yellow completes an A and a C milestone on one turn, and later the D that replaced the C. After D there is no replacement.',
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
