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
    say: 'All 4 of Yellow’s workers are on the player board, and Yellow has the $800 to hire a new one. It is Red’s turn; Yellow’s turn is next.',
    targets: ['worker:0:station:white', 'worker:0:railroad:white', 'worker:0:trade:orange'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Red places the last worker from the supply.'),
  move({ kind: 'sellPiece', piece: 'building' }),
  {
    ask: 'Yellow may hire at any time, even now. Does it matter whether Yellow hires now or after Yellow’s own turn has begun?',
    answer:
      'Yes. You take your workers back only if your supply is empty when your turn begins. If you hire before your turn, you take none back. If you hire during it, you have already taken them back.',
    targets: ['worker:0:station:white', 'worker:0:railroad:white', 'worker:0:trade:orange'],
  },
  move({ kind: 'hireWorker', seat: 0, worker: 'turquoise' }, 'Yellow hires a turquoise worker on Red’s turn.'),
  move({ kind: 'finishAction' }, 'Red is done, and Yellow’s turn begins.'),
  at('no-recall', {
    say: 'Yellow’s supply is not empty, so the 4 workers on Yellow’s board stay there.',
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
    'Yellow’s orange worker is on the player board. You can place only a worker from your supply.',
  ),
  move(
    { kind: 'placeWorker', worker: 'turquoise', action: 'trade' },
    'The only worker Yellow can place is the one just hired.',
  ),
  move({ kind: 'sellPiece', piece: 'building' }),
  move(
    { kind: 'finishAction' },
    'Now Red’s supply is empty, and Red has the money to hire. This is Red’s last chance to hire before the turn begins.',
  ),
  move(
    { kind: 'recall' },
    'Red does not hire. Red’s turn begins, and Red first takes all workers back; that is not Red’s action.',
  ),
  move(
    { kind: 'hireWorker', seat: 1, worker: 'grey' },
    'Now Red hires. The grey worker joins the workers that Red took back, and Red has 5 to choose from.',
  ),
  move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'This is a Deal icon: the players resolve the Deal tile after the action.',
  ),
  move({ kind: 'placeRail', space: 'chicago--duluth' }),
  move({ kind: 'pay' }),
  {
    ask: 'Yellow’s supply is empty again, and $350 with 1 Share is too little to hire. Must Yellow take all workers back next turn, whatever happens in Red’s Deal?',
    answer:
      'No. The Deal is before Yellow’s turn. If Yellow gains enough money from it, Yellow can still hire when Red’s turn has ended and the next has not begun.',
    targets: ['worker:0:trade:turquoise', 'share:0'],
  },
  move({ kind: 'finishAction' }, 'Red is done, and the players resolve the Deal tile.'),
  move({ kind: 'declineDeal' }, 'Red takes no Deal.'),
  move(
    { kind: 'acceptDeal', offer: 1 },
    'Yellow pays a Share for a flip and gains $600 with it. Red’s turn ends. Yellow’s supply is empty and Yellow has $800, so Yellow may hire before the next turn begins.',
  ),
  at(
    'last-moment',
    move(
      { kind: 'hireWorker', seat: 0, worker: 'orange' },
      'Yellow hires an orange worker with the money just gained. Yellow’s turn begins with a worker in the supply, so Yellow takes none back.',
    ),
  ),
  {
    say: 'Both ways are legal. Yellow places new workers while the others stay on the board; Red can choose among all workers. Just know which of the two you pay $800 for.',
    targets: ['worker:0:supply:orange', 'worker:0:trade:turquoise', 'worker:1:supply:grey'],
  },
];

/** A worker hired before the own turn averts the recall; one hired in it comes on top. */
export const scenario: Scenario<Types> = {
  id: 'hire-before-recall',
  game: 'railroad-revolution',
  modules: [],
  title: 'Hiring before or after taking workers back',
  summary:
    'Two players run out of workers and hire. Yellow hires before the turn begins, the second time with money gained at the last moment. Red hires during the turn. Only one of them takes the other workers back.',
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
