import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move, refuse } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 300,
  shares: 1,
  supply: { white: 2, purple: 1 },
  board: { station: { white: 1 }, telegraph: { white: 1 } },
  rails: ['washington--chicago'],
  stations: ['washington', 'charlotte'],
  milestones: unmanned('A1-1', 'A2-3'),
  markers: { stations: 2, network: 1 },
};

const RED: Holding = {
  money: 0,
  shares: 1,
  supply: { white: 3, purple: 1 },
  board: { telegraph: { orange: 1 } },
  rails: ['charlotte--miami'],
  offices: [2, 5, 8],
  milestones: unmanned('A1-2', 'A2-4'),
  markers: { telegraph: 4, network: 6 },
};

const script: readonly Step<Types>[] = [
  {
    say: 'Yellow’s marker on the Stations track is at 2 VP. Before the next slot there is a Share with an arrow, and Yellow has 1 Share.',
    targets: ['track:stations'],
  },
  move(
    { kind: 'placeWorker', worker: 'purple', action: 'trade' },
    'Yellow’s purple worker on Trade gives 3 advancements in all.',
  ),
  move({ kind: 'useWorker', as: 'specialist' }),
  move(
    { kind: 'advance', track: 'stations' },
    'To move up, Yellow discards the Share. It goes to the common supply, and Yellow gets no money for it.',
  ),
  move(
    { kind: 'advance', track: 'stations' },
    'Not every advancement has a cost. This one is free, and leads to 3 VP.',
  ),
  refuse(
    'track-cost-unpaid',
    { kind: 'advance', track: 'stations' },
    'The next slot costs 2 Shares. You cannot buy a Share, so Yellow’s $300 do not help.',
  ),
  at(
    'on-another-track',
    move({ kind: 'advance', track: 'network' }, 'Yellow does not lose the advancement, but makes it on another track.'),
  ),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'placeWorker', worker: 'purple', action: 'trade' },
    'Red also has 3 advancements. The next slot of Red’s Telegraph track costs $50, and the next slot of the Network track costs a worker.',
  ),
  move({ kind: 'useWorker', as: 'specialist' }),
  refuse('track-cost-unpaid', { kind: 'advance', track: 'telegraph' }, 'Red has no money at all.'),
  move({ kind: 'sellShare', seat: 1 }, 'But Red has a Share. You may sell a Share for $150 at any time, even now.'),
  move({ kind: 'advance', track: 'telegraph' }, 'Now Red pays the $50.'),
  move(
    { kind: 'advance', track: 'network' },
    'This advancement costs a worker: discard any one, from your supply or your player board.',
  ),
  {
    ask: 'Red has 5 available workers. With only 4, could Red have made this advancement?',
    answer: 'Only if Red could get back to 4 before the turn ends. A worker for a track counts like any other discard.',
    targets: ['worker:1:supply:white', 'worker:1:trade:purple', 'worker:1:telegraph:orange'],
  },
  move(
    { kind: 'discardWorker', from: 'trade', worker: 'purple' },
    'Red discards the purple worker just used. It goes to the common supply; Red keeps its 3 advancements.',
  ),
  move({ kind: 'advance', track: 'telegraph' }, 'The third advancement is free.'),
  move({ kind: 'sellPiece', piece: 'rail' }),
  move({ kind: 'finishAction' }),
];

/** The rulebook's example of a step that costs a Share, and the two other kinds of cost. */
export const scenario: Scenario<Types> = {
  id: 'share-for-yellow',
  game: 'railroad-revolution',
  modules: [],
  title: 'An advancement that costs a Share',
  summary:
    'Yellow must discard 1 Share to move a marker up. Other advancements cost money or a worker, and most cost nothing.',
  rules: [
    'track-shares',
    'track-cost-unpaid',
    'track-money',
    'track-worker',
    'advance-marker',
    'split-advances',
    'sell-shares',
    'no-buying-shares',
    'trade-purple',
  ],
  alsoWith: anyChoiceBut('trackCosts', 'fourWorkers'),
  runs: [
    {
      key: '2',
      start: {
        config: { seats: 2 },
        seed: 22,
        set: position({
          seats: [YELLOW, RED],
          turn: 0,
          round: 9,
          deals: { tile: 'deal-7', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/seats/0/shares': 0,
        '/seats/0/markers': { telegraph: 0, stations: 4, network: 2 },
        '/seats/1/shares': 0,
        '/seats/1/markers': { telegraph: 6, stations: 0, network: 7 },
        '/seats/1/board/trade/purple': 0,
      },
    },
  ],
};
