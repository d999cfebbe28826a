import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 100,
  shares: 1,
  supply: { white: 2, purple: 1 },
  board: { railroad: { white: 1, purple: 2 }, trade: { white: 1 } },
  rails: ['charlotte--miami'],
  milestones: unmanned('A1-3', 'A2-1'),
};

const RED: Holding = {
  money: 700,
  shares: 2,
  supply: { white: 2, purple: 1 },
  board: { station: { white: 2 } },
  rails: ['washington--chicago'],
  milestones: [
    { id: 'A1-2', managers: ['purple'] },
    { id: 'A2-4', managers: [] },
  ],
};

const BLACK: Holding = {
  money: 150,
  shares: 3,
  supply: { white: 1, purple: 2 },
  board: { telegraph: { white: 3, purple: 1 } },
  rails: ['washington--chicago', 'chicago--duluth'],
  milestones: unmanned('A1-4', 'A2-2'),
};

const BLUE: Holding = {
  money: 850,
  shares: 1,
  supply: { white: 2, purple: 1 },
  board: { trade: { white: 2, purple: 2 } },
  rails: ['charlotte--miami', 'miami--houston'],
  milestones: unmanned('A1-1', 'A2-3'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'The players have 11 of the 12 purple workers, including managers. Only one is left in the common supply, and the face-up Deal tile gives a purple worker for 2 Shares and $100.',
    targets: ['supply:purple', 'offer:1'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }, 'Red builds on a Deal icon.'),
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'acceptDeal', offer: 1 }, 'Red takes the last purple worker and has no Share left for the other Deal.'),
  {
    ask: 'Black wants the same Deal, but no purple worker is left. May Black take it?',
    answer: 'Yes. A Deal is not used up. If a colour has run out, you take 1 worker of any other colour instead.',
    targets: ['supply:purple', 'offer:1'],
  },
  move({ kind: 'acceptDeal', offer: 1 }, 'Black pays 2 Shares and $100.'),
  refuse(
    'worker-shortage',
    { kind: 'gainWorker', worker: 'white' },
    'Black must choose a colour that is left. All 16 white workers are with the players too.',
  ),
  at(
    'another-color',
    move({ kind: 'gainWorker', worker: 'turquoise' }, 'Black takes a turquoise worker, for the price of a purple one.'),
  ),
  refuse(
    'worker-shortage',
    { kind: 'hireWorker', seat: 3, worker: 'purple' },
    'Blue wants to hire a purple worker for $800. But you choose among the workers that are left, and no purple one is.',
  ),
  move({ kind: 'hireWorker', seat: 3, worker: 'orange' }, 'Blue hires an orange worker instead.'),
  {
    say: 'Purple workers return to the supply when a player discards or exchanges one, or completes a milestone with a purple manager. Red has one on a milestone.',
    targets: ['supply:purple'],
    shows: { '/supply/purple': 0, '/supply/white': 0 },
  },
];

/** The last worker of a colour leaves the common supply; whoever is owed one after that takes another colour. */
export const scenario: Scenario<Types> = {
  id: 'last-of-a-color',
  game: 'railroad-revolution',
  modules: [],
  title: 'The last worker of a colour',
  summary: 'Red takes the last purple worker. Black then takes the same Deal, and Blue wants to hire one.',
  rules: ['worker-shortage', 'deal-one-at-a-time', 'deal-workers', 'hire-worker', 'deal-stays-open', 'gaining'],
  alsoWith: anyChoiceBut('rails'),
  runs: [
    {
      key: '4',
      start: {
        config: { seats: 4 },
        seed: 30,
        set: position({
          seats: [YELLOW, RED, BLACK, BLUE],
          turn: 1,
          round: 7,
          deals: { tile: 'deal-4', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/supply/purple': 0,
        '/seats/1/supply/purple': 2,
        '/seats/2/supply/turquoise': 1,
        '/seats/2/money': 50,
        '/seats/3/supply/orange': 1,
      },
    },
  ],
};
