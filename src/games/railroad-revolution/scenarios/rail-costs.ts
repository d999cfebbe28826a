import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const BLUE: Holding = {
  colour: 'blue',
  money: 600,
  shares: 0,
  supply: { white: 3, grey: 1 },
  board: { trade: { white: 1 } },
  milestones: unmanned('A1-1', 'A2-2'),
};

const RED: Holding = {
  colour: 'red',
  money: 750,
  shares: 1,
  supply: { white: 3, orange: 1 },
  board: { trade: { white: 1 } },
  milestones: unmanned('A1-2', 'A2-4'),
};

const YELLOW: Holding = {
  colour: 'yellow',
  supply: { white: 4, purple: 1 },
  milestones: unmanned('A1-3', 'A2-1'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Every network begins with Washington and Charlotte. A triangle next to a space adds $100; a bar stands for plains, which add nothing.',
    targets: ['space:washington--chicago', 'space:chicago--kansas-city'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'Blue takes the Railroad action. It costs $400 in all and places 2 rails.',
  ),
  refuse(
    'available-rail-space',
    { kind: 'placeRail', space: 'chicago--kansas-city' },
    'He would like the plains west of Chicago, but his network does not reach that far yet.',
  ),
  move(
    { kind: 'placeRail', space: 'washington--chicago' },
    'So he begins in the east. 2 triangles stand next to this space: $200.',
  ),
  at(
    'on-the-first-rail',
    move(
      { kind: 'placeRail', space: 'chicago--kansas-city' },
      'Rails are placed one by one, and the first has just brought him to Chicago. The second lies on plains and adds nothing.',
    ),
  ),
  {
    ask: 'What does Blue pay for these 2 rails?',
    answer: '$600. The $400 are for the whole action and not for each rail; the 2 triangles make $200.',
    targets: ['space:washington--chicago', 'space:chicago--kansas-city'],
  },
  move({ kind: 'pay' }, '$400 and $200: all that he has.'),
  refuse(
    'exactly-two-rails',
    { kind: 'placeRail', space: 'chicago--duluth' },
    'A third rail is not for sale at any price. It takes a turquoise worker.',
  ),
  move({ kind: 'finishAction' }),
  {
    say: 'Now Red, with nothing but the opening rail. He wants both of the hilly ways out of the east at once.',
    targets: ['space:washington--chicago', 'space:charlotte--little-rock'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  move(
    { kind: 'placeRail', space: 'washington--chicago' },
    'Blue’s rail does not block the space: it holds 1 rail of each player.',
  ),
  move(
    { kind: 'placeRail', space: 'charlotte--little-rock' },
    'The 2 rails need not touch each other. This one joins his network at Charlotte, beside 3 triangles.',
  ),
  refuse(
    'paying',
    { kind: 'pay' },
    '$400, $200 and $300 make $900. Red has $750, and the action ends only when it is paid in full.',
  ),
  move({ kind: 'sellShare', seat: 1 }, 'He sells his last Share for $150. That is exactly enough.'),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: 'Two Railroad actions with 2 rails each, one for $600 and one for $900. Count the triangles before you place the worker.',
  },
];

/** The rulebook's two examples of what a Railroad action costs: $600 and $900. */
export const scenario: Scenario<Types> = {
  id: 'rail-costs',
  game: 'railroad-revolution',
  modules: [],
  title: 'What 2 rails cost',
  summary: 'Blue pays $600 for his 2 rails, Red $900. The difference is in the triangles.',
  rules: [
    'railroad-base-price',
    'terrain-price',
    'exactly-two-rails',
    'railroad-build',
    'rails-need-not-touch',
    'available-rail-space',
    'one-rail-a-space',
    'starting-network',
    'sell-shares',
    'paying',
  ],
  alsoWith: anyChoiceBut('rails'),
  runs: [
    {
      key: '3',
      start: {
        config: { seats: 3 },
        seed: 5,
        set: position({
          seats: [BLUE, RED, YELLOW],
          turn: 0,
          round: 2,
          deals: { tile: 'deal-6', stack: ['deal-1', 'deal-9'] },
        }),
      },
      script,
      checks: {
        '/seats/0/money': 0,
        '/seats/1/money': 0,
        '/seats/1/shares': 0,
        '/seats/0/rails': ['washington--charlotte', 'washington--chicago', 'chicago--kansas-city'],
        '/seats/1/rails': ['washington--charlotte', 'washington--chicago', 'charlotte--little-rock'],
      },
    },
  ],
};
