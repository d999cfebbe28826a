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
    say: 'Every network begins with Washington and Charlotte. A triangle next to a space adds $100. A bar means plains, which add nothing.',
    targets: ['space:washington--chicago', 'space:chicago--kansas-city'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'Blue takes the Railroad action. It costs $400 in all and places 2 rails.',
  ),
  refuse(
    'available-rail-space',
    { kind: 'placeRail', space: 'chicago--kansas-city' },
    'Blue wants to build on the plains west of Chicago, but Blue’s network does not reach that far yet.',
  ),
  move(
    { kind: 'placeRail', space: 'washington--chicago' },
    'So Blue begins in the east. This space has 2 triangles: $200.',
  ),
  at(
    'on-the-first-rail',
    move(
      { kind: 'placeRail', space: 'chicago--kansas-city' },
      'You place rails one by one, and the first now reaches Chicago. The second is on plains and adds nothing.',
    ),
  ),
  {
    ask: 'What does Blue pay for these 2 rails?',
    answer: 'Blue pays $600. The $400 are for the whole action and not for each rail; the 2 triangles add $200.',
    targets: ['space:washington--chicago', 'space:chicago--kansas-city'],
  },
  move({ kind: 'pay' }, 'Blue pays $400 and $200 and has nothing left.'),
  refuse(
    'exactly-two-rails',
    { kind: 'placeRail', space: 'chicago--duluth' },
    'You cannot pay for a third rail. You need a turquoise worker.',
  ),
  move({ kind: 'finishAction' }),
  {
    say: 'Now Red builds, with only the opening rail so far. Red wants both hilly spaces out of the east at once.',
    targets: ['space:washington--chicago', 'space:charlotte--little-rock'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  move(
    { kind: 'placeRail', space: 'washington--chicago' },
    'Blue’s rail does not block the space: each player may have 1 rail there.',
  ),
  move(
    { kind: 'placeRail', space: 'charlotte--little-rock' },
    'The 2 rails need not touch each other. This one joins Red’s network at Charlotte, beside 3 triangles.',
  ),
  refuse(
    'paying',
    { kind: 'pay' },
    'The action costs $400, $200 and $300, so $900 in all. Red has only $750, and you must pay in full.',
  ),
  move({ kind: 'sellShare', seat: 1 }, 'Red sells the last Share for $150, and has exactly enough.'),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: 'Each of these Railroad actions placed 2 rails, one for $600 and one for $900. Count the triangles before you place the worker.',
  },
];

/** The rulebook's two examples of what a Railroad action costs: $600 and $900. */
export const scenario: Scenario<Types> = {
  id: 'rail-costs',
  game: 'railroad-revolution',
  modules: [],
  title: 'What 2 rails cost',
  summary: 'Blue pays $600 for 2 rails, Red $900. The triangles make the difference.',
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
