import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 50,
  shares: 0,
  supply: { white: 2 },
  board: { station: { orange: 1 }, railroad: { white: 1, grey: 1 } },
  rails: ['charlotte--miami'],
  milestones: unmanned('A1-3', 'A2-1'),
};

const RED: Holding = {
  money: 100,
  shares: 1,
  supply: { white: 1, purple: 1 },
  board: { trade: { white: 2 } },
  rails: ['washington--chicago'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const BLACK: Holding = {
  money: 200,
  shares: 0,
  supply: { white: 2 },
  board: { station: { white: 1 }, trade: { turquoise: 1 } },
  rails: ['washington--chicago', 'chicago--duluth'],
  milestones: unmanned('A1-4', 'A2-2'),
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow has 5 available workers: 2 beside the player board and 3 on it. The telegraph tile of section 5 gives 3 advancements on the tracks, for a worker.',
    targets: ['section:5', 'worker:0:supply:white', 'worker:0:station:orange'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  move(
    { kind: 'buildOffice', section: 5 },
    'Yellow gains 2 Shares for the office. The neutral building has filled the First Office slot.',
  ),
  move({ kind: 'takeTelegraphTile' }, 'With 5 workers Yellow can discard one.'),
  move(
    { kind: 'discardWorker', from: 'station', worker: 'orange' },
    'You may discard a worker from your player board. That leaves Yellow 4, and 4 is enough.',
  ),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'stations' }),
  at(
    'promotion-refused',
    refuse(
      'four-worker-minimum',
      { kind: 'useWorker', as: 'white' },
      'Yellow may not promote with the white worker now. That would leave 3, and Yellow’s $50 and 2 Shares raise only $350, not the $800 to hire.',
    ),
  ),
  move({ kind: 'finishAction' }, 'Yellow does not use the effect. You may always decline a worker’s effect.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Red has exactly 4 available workers.'),
  move({ kind: 'buildOffice', section: 4 }, 'Red is first in section 4 and gains 3 Shares. Its tile gives a train.'),
  refuse(
    'four-worker-minimum',
    { kind: 'takeTelegraphTile' },
    'If Red discarded a worker, 3 would be left. Even by selling all 4 Shares Red could raise only $700, too little to hire.',
  ),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Black has 4 workers too, and $200.'),
  move(
    { kind: 'buildOffice', section: 1 },
    'In section 1 Black gains 4 Shares for the office, and the tile gives $600.',
  ),
  {
    ask: 'May Black discard a worker for this tile?',
    answer:
      'Yes. Black would drop to 3, but would have $800 with the tile’s money, and that hires a worker. You count your workers when the turn ends.',
    targets: ['section:1'],
  },
  move({ kind: 'takeTelegraphTile' }),
  at(
    'below-four',
    move(
      { kind: 'discardWorker', from: 'station', worker: 'white' },
      'Black has 3 available workers in the middle of the turn, and must get back to 4 before it ends.',
    ),
  ),
  move({ kind: 'hireWorker', seat: 2, worker: 'orange' }, 'Black spends the $800 on an orange worker and has 4 again.'),
  refuse(
    'four-worker-minimum',
    { kind: 'useWorker', as: 'white' },
    'If Black also promoted, 3 would be left again. Black’s 4 Shares are worth only $600, too little to hire a second worker.',
  ),
  move({ kind: 'finishAction' }),
  {
    say: 'One rule applies to all three players: when your turn ends, you must have 4 available workers. During your turn you may drop below 4 if you can still get back to 4.',
  },
];

/** Discarding for a telegraph tile down to four workers, not below; and below for a moment with a hire in reach. */
export const scenario: Scenario<Types> = {
  id: 'down-to-four',
  game: 'railroad-revolution',
  modules: [],
  title: 'Down to four workers, and no further',
  summary:
    'Three players want to use a telegraph tile that costs a worker. One has 5 workers, one has 4, and one has 4 and can get the money to hire.',
  rules: [
    'four-worker-minimum',
    'four-worker-within-turn',
    'telegraph-tile',
    'available-workers',
    'discarding',
    'hire-worker',
    'worker-effect-optional',
    'telegraph-tile-for-all',
  ],
  alsoWith: anyChoiceBut('fourWorkers'),
  runs: [
    {
      key: '3',
      start: {
        config: { seats: 3 },
        seed: 25,
        set: position({
          seats: [YELLOW, RED, BLACK],
          turn: 0,
          telegraphTiles: { 1: 'tt-money', 4: 'tt-train', 5: 'tt-advance' },
          deals: { tile: 'deal-7', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/board/station/orange': 0,
        '/seats/0/markers': { telegraph: 0, stations: 1, network: 2 },
        '/seats/1/shares': 4,
        '/seats/2/money': 0,
        '/seats/2/shares': 4,
        '/seats/2/supply': { white: 1, purple: 0, orange: 1, grey: 0, turquoise: 0 },
      },
    },
  ],
};
