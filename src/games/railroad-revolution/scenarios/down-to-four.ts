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
    say: 'Yellow has 5 available workers: 2 beside her player board and 3 on it. The telegraph tile of section 5 gives 3 steps on the tracks, for a worker.',
    targets: ['section:5', 'worker:0:supply:white', 'worker:0:station:orange'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }),
  move(
    { kind: 'buildOffice', section: 5 },
    'Her office brings 2 Shares. The neutral building has taken the First Office slot.',
  ),
  move({ kind: 'takeTelegraphTile' }, 'With 5 workers she can spare one.'),
  move(
    { kind: 'discardWorker', from: 'station', worker: 'orange' },
    'The worker may come from the player board. That leaves 4, and 4 is enough.',
  ),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'stations' }),
  at(
    'promotion-refused',
    refuse(
      'four-worker-minimum',
      { kind: 'useWorker', as: 'white' },
      'Now the promotion of her white worker. It would leave 3, and her $50 and 2 Shares make $350, not the $800 of a new worker.',
    ),
  ),
  move({ kind: 'finishAction' }, 'So she leaves it. The effect of a worker is never a must.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Red has exactly 4 available workers.'),
  move({ kind: 'buildOffice', section: 4 }, 'The First Office of section 4: 3 Shares. Its tile gives a train.'),
  refuse(
    'four-worker-minimum',
    { kind: 'takeTelegraphTile' },
    'A discard would leave him 3. Even with all 4 Shares sold he has $700, and no new worker.',
  ),
  move({ kind: 'finishAction' }),
  move({ kind: 'placeWorker', worker: 'white', action: 'telegraph' }, 'Black has 4 workers too, and $200.'),
  move({ kind: 'buildOffice', section: 1 }, 'In section 1, 4 Shares come with the office, and the tile gives $600.'),
  {
    ask: 'May Black discard a worker for this tile?',
    answer:
      'Yes. He would have 3 for a moment, but $800 with the tile’s money, and that hires a worker. The 4 are counted when the turn ends.',
    targets: ['section:1'],
  },
  move({ kind: 'takeTelegraphTile' }),
  at(
    'below-four',
    move(
      { kind: 'discardWorker', from: 'station', worker: 'white' },
      '3 available workers, in the middle of the turn. The rest of it must bring him back to 4.',
    ),
  ),
  move(
    { kind: 'hireWorker', seat: 2, worker: 'orange' },
    'He spends the $800 and has 4 again, an orange one among them.',
  ),
  refuse(
    'four-worker-minimum',
    { kind: 'useWorker', as: 'white' },
    'A promotion on top would take him down once more. His 4 Shares are worth $600: not a second worker.',
  ),
  move({ kind: 'finishAction' }),
  {
    say: 'Three players with one rule: whatever you give away, 4 workers must be there when your turn ends. Below 4 on the way is fine as long as the way back is open.',
  },
];

/** Discarding for a telegraph tile down to four workers, not below; and below for a moment with a hire in reach. */
export const scenario: Scenario<Types> = {
  id: 'down-to-four',
  game: 'railroad-revolution',
  modules: [],
  title: 'Down to four workers, and no further',
  summary:
    'Three players want a telegraph tile that costs a worker. One has 5, one has 4, and one has 4 and the money for a new one.',
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
