import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 200,
  shares: 1,
  supply: { white: 1, purple: 1 },
  board: { railroad: { white: 2 }, telegraph: { white: 1 } },
  rails: ['charlotte--miami'],
  milestones: unmanned('A1-2', 'A2-1'),
};

const RED: Holding = {
  money: 500,
  shares: 2,
  supply: { white: 2, turquoise: 1 },
  board: { station: { white: 1 }, railroad: { grey: 1 } },
  rails: [
    'washington--chicago',
    'chicago--kansas-city',
    'kansas-city--denver',
    'chicago--duluth',
    'kansas-city--bismarck',
  ],
  stations: ['chicago', 'kansas-city', 'denver', 'bismarck'],
  milestones: unmanned('A2-4', 'D-1'),
  completed: ['A1-4', 'B-1', 'C-1'],
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow wants to promote a purple manager to the 18 VP milestone, and has a single purple worker. Yellow can use that worker and then promote it.',
    targets: ['milestone:A1-2', 'worker:0:supply:purple'],
  },
  move(
    { kind: 'placeWorker', worker: 'purple', action: 'trade' },
    'Yellow places the purple worker on Trade. It performs the main action like any other.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }),
  at(
    'as-white',
    move(
      { kind: 'useWorker', as: 'white' },
      'You may always use a specialist as if it were white, so Yellow may promote 1 worker.',
    ),
  ),
  refuse(
    'manager-types',
    { kind: 'promoteWorker', from: 'supply', worker: 'white', milestone: 'A1-2' },
    'Not this one, though. A specialist used as white keeps its colour, and a white worker does not become purple. The tile needs purple.',
  ),
  at(
    'just-placed',
    move(
      { kind: 'promoteWorker', from: 'trade', worker: 'purple', milestone: 'A1-2' },
      'Yellow promotes the worker just placed: it goes from the Trade space to the milestone. None of the conditions is met yet, and none needs to be.',
    ),
  ),
  refuse(
    'worker-effect',
    { kind: 'useWorker', as: 'specialist' },
    'Yellow loses the worker’s own effect, 3 advancements on the tracks: a placed worker gives only one of the two.',
  ),
  move({ kind: 'finishAction' }),
  {
    ask: 'How many available workers does Yellow have now?',
    answer: 'Yellow has 4. A manager no longer counts, so Yellow has exactly the minimum, and the turn may end.',
    targets: ['milestone:A1-2', 'worker:0:supply:white', 'worker:0:railroad:white', 'worker:0:telegraph:white'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Red trades with a white worker, whose effect is to promote a worker.',
  ),
  move({ kind: 'useWorker', as: 'white' }),
  refuse(
    'manager-types',
    { kind: 'promoteWorker', from: 'trade', worker: 'white', milestone: 'A2-4' },
    'Red’s A milestone names orange. A, B and C milestones take only the colours that they show.',
  ),
  move(
    { kind: 'promoteWorker', from: 'trade', worker: 'white', milestone: 'D-1' },
    'Red’s D milestone takes workers of any colour. The white worker just used becomes a manager there.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }, 'You may make the sale last.'),
  move({ kind: 'finishAction' }),
  {
    say: 'A manager stays until its milestone is complete. The Trade spaces are empty again: neither player gets this worker back when taking workers back.',
    targets: ['worker:1:supply:white', 'milestone:D-1'],
  },
];

/** The worker just placed may itself be promoted, and what colour it must have. */
export const scenario: Scenario<Types> = {
  id: 'promote-the-used',
  game: 'railroad-revolution',
  modules: [],
  title: 'Promoting the worker just used',
  summary: 'Yellow uses the only purple worker and promotes it on the same turn. Red does so with a white one.',
  rules: [
    'promote-placed-worker',
    'promote-worker',
    'specialist-as-white',
    'white-effect',
    'manager-types',
    'promote-early',
    'worker-effect',
    'managers-not-available',
    'managers-stay',
    'available-workers',
  ],
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 24,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 10,
          deals: { tile: 'deal-7', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/milestones/0': { id: 'A1-2', managers: ['purple'] },
        '/seats/0/board/trade/purple': 0,
        '/seats/1/milestones/1': { id: 'D-1', managers: ['white'] },
        '/seats/1/board/trade/white': 0,
      },
    },
  ],
};
