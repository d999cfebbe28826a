import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 850,
  shares: 1,
  supply: {},
  board: { station: { white: 2 }, railroad: { white: 1 }, trade: { orange: 1 } },
  rails: ['charlotte--miami', 'miami--little-rock'],
  trains: [{ front: 'train-money', faceUp: true }],
  milestones: unmanned('A1-3', 'A2-1'),
};

const RED: Holding = {
  money: 1300,
  shares: 1,
  supply: { white: 1 },
  board: { railroad: { white: 2 }, telegraph: { purple: 1 } },
  rails: ['washington--chicago', 'chicago--kansas-city'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'All 4 of Yellow’s workers stand on her player board, and she has the $800 for a new one. It is Red’s turn; hers is next.',
    targets: ['worker:0:station:white', 'worker:0:railroad:white', 'worker:0:trade:orange'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red places his last worker.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  {
    ask: 'Yellow may hire at any time, so also now. Would it make a difference whether she hires now or at the start of her own turn?',
    answer:
      'Yes. Workers are recalled only by a player whose supply is empty when the turn begins. A worker hired before it stops the recall; hired in the turn, it comes after it.',
    targets: ['worker:0:station:white', 'worker:0:railroad:white', 'worker:0:trade:orange'],
  },
  move({ kind: 'hireWorker', seat: 0, worker: 'turquoise' }, 'Yellow hires a turquoise worker in Red’s turn.'),
  move({ kind: 'finishAction' }, 'Red is done, and Yellow’s turn begins.'),
  at('no-recall', {
    say: 'Her supply is not empty, so the 4 workers on her board stay where they are.',
    targets: [
      'worker:0:supply:turquoise',
      'worker:0:station:white',
      'worker:0:railroad:white',
      'worker:0:trade:orange',
    ],
  }),
  refuse(
    'place-worker',
    { kind: 'placeWorker', worker: 'orange', action: 'railroad' },
    'Her orange worker stands on the player board. Only a worker of her supply can be placed.',
  ),
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'trade' },
    'The only worker that she can place is the one she hired.',
  ),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'finishAction' },
    'Now it is Red whose supply is empty, with the money for a hire. This is his last moment before his turn to make one.',
  ),
  move(
    { kind: 'recall' },
    'He lets it pass. His turn begins, and all his workers come back first; that is not his action.',
  ),
  move(
    { kind: 'hireWorker', seat: 1, worker: 'grey' },
    'Now he hires. Coming after the recall, the grey worker joins the others: Red has 5 to choose from.',
  ),
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'A Deal icon: after this action the Deal tile is resolved.',
  ),
  move({ kind: 'placeRail', space: 'chicago--duluth' }),
  move({ kind: 'pay' }),
  {
    ask: 'Yellow’s supply is empty again, and $350 with 1 Share is too little for a hire. Is it certain that her next turn begins with a recall, whatever Red’s Deal brings her?',
    answer:
      'No. His Deal comes before her turn. If it brings the money, she can still hire between the end of his turn and the beginning of hers.',
    targets: ['worker:0:trade:turquoise', 'share:0'],
  },
  move({ kind: 'finishAction' }, 'Red is done, and the Deal tile opens.'),
  move({ kind: 'declineDeal' }, 'Red himself takes nothing.'),
  move(
    { kind: 'acceptDeal', offer: 1 },
    'Her Share buys a flip, and that brings $600. Red’s turn ends; hers waits, for her supply is empty and she has the $800.',
  ),
  at(
    'last-moment',
    move(
      { kind: 'hireWorker', seat: 0, worker: 'orange' },
      'She hires an orange worker with the money that has just come. Her turn begins with it in her supply, and nobody is recalled.',
    ),
  ),
  {
    say: 'Neither is wrong. Yellow places new workers while the others stay on the board, Red has the free choice. Just know which of the two you pay $800 for.',
    targets: ['worker:0:supply:orange', 'worker:0:trade:turquoise', 'worker:1:supply:grey'],
  },
];

/** A worker hired before the own turn averts the recall; one hired in it comes on top. */
export const scenario: Scenario<Types> = {
  id: 'hire-before-recall',
  game: 'railroad-revolution',
  modules: [],
  title: 'Hiring before the recall, or after it',
  summary:
    'Two players run out of workers and hire. Yellow does it before her turn, the second time with money that comes at the last moment; Red does it in his turn. Only one of them gets the other workers back.',
  rules: ['recall-workers', 'hire-worker', 'any-time-steps', 'place-worker', 'shared-action-space'],
  alsoWith: anyChoiceBut('anyTime'),
  procedure: 'turn',
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 26,
        procedures: { turn: 'choose' },
        set: position({
          seats: [YELLOW, RED],
          turn: 1,
          deals: { tile: 'deal-9', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/supply': { white: 0, purple: 0, orange: 1, grey: 0, turquoise: 0 },
        '/seats/0/money': 150,
        '/seats/1/supply': { white: 2, purple: 1, orange: 0, grey: 1, turquoise: 0 },
      },
    },
  ],
};
