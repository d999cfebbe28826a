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
    say: 'Yellow wants a purple manager for her 18 VP milestone, and has a single purple worker. She need not choose between working and promoting.',
    targets: ['milestone:A1-2', 'worker:0:supply:purple'],
  },
  move(
    { kind: 'placeWorker', worker: 'purple', action: 'trade' },
    'She places the purple worker on Trade. It performs the main action like any other.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }),
  at(
    'as-white',
    move(
      { kind: 'useWorker', as: 'white' },
      'A specialist may always be used as if it were white: she may promote 1 worker.',
    ),
  ),
  refuse(
    'manager-types',
    { kind: 'promoteWorker', from: 'supply', worker: 'white', milestone: 'A1-2' },
    'Not this one, though: used as white does not make a white worker purple, nor a purple one white. The tile asks for purple.',
  ),
  at(
    'just-placed',
    move(
      { kind: 'promoteWorker', from: 'trade', worker: 'purple', milestone: 'A1-2' },
      'The very worker that she has just placed goes from the Trade space to the milestone. None of the conditions is met yet, and none has to be.',
    ),
  ),
  refuse(
    'worker-effect',
    { kind: 'useWorker', as: 'specialist' },
    'Its own effect, 3 steps on the tracks, is gone: a placed worker brings one of the two.',
  ),
  move({ kind: 'finishAction' }),
  {
    ask: 'How many available workers has Yellow now?',
    answer: '4. A manager no longer counts, so she is at the minimum, and the turn may end.',
    targets: ['milestone:A1-2', 'worker:0:supply:white', 'worker:0:railroad:white', 'worker:0:telegraph:white'],
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    'Red trades with a white worker, whose effect is the promotion.',
  ),
  move({ kind: 'useWorker', as: 'white' }),
  refuse(
    'manager-types',
    { kind: 'promoteWorker', from: 'trade', worker: 'white', milestone: 'A2-4' },
    'His A milestone names orange. A, B and C milestones take only the colours that they show.',
  ),
  move(
    { kind: 'promoteWorker', from: 'trade', worker: 'white', milestone: 'D-1' },
    'His D milestone takes workers of any colour. The white worker, just used, becomes a manager there.',
  ),
  move({ kind: 'sellPiece', piece: 'rail' }, 'The sale may come last.'),
  move({ kind: 'finishAction' }),
  {
    say: 'A manager stays where it is until its milestone is completed. The Trade spaces are empty again: neither worker will come back with a recall.',
    targets: ['worker:1:supply:white', 'milestone:D-1'],
  },
];

/** The worker just placed may itself be promoted, and what colour it must have. */
export const scenario: Scenario<Types> = {
  id: 'promote-the-used',
  game: 'railroad-revolution',
  modules: [],
  title: 'Promoting the worker just used',
  summary: 'Yellow works with her only purple worker and promotes it in the same turn. Red does so with a white one.',
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
