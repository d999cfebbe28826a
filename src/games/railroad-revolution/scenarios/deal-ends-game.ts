import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const YELLOW: Holding = {
  money: 150,
  shares: 3,
  supply: { white: 2, purple: 1 },
  board: { trade: { white: 2 } },
  rails: [
    'washington--chicago',
    'chicago--kansas-city',
    'kansas-city--denver',
    'charlotte--miami',
    'miami--little-rock',
    'little-rock--houston',
    'houston--el-paso',
    'el-paso--san-diego',
  ],
  stations: ['washington', 'charlotte', 'miami', 'denver', 'el-paso'],
  offices: [1, 4, 8],
  sold: { rails: 6, buildings: 2 },
  milestones: [
    { id: 'B-5', managers: [] },
    { id: 'B-9', managers: ['orange'] },
  ],
  completed: ['A1-4', 'A2-1'],
  markers: { telegraph: 2, stations: 4, network: 2 },
};

const RED: Holding = {
  money: 700,
  shares: 1,
  supply: { white: 2, turquoise: 1 },
  board: { trade: { white: 2 } },
  rails: ['washington--chicago', 'chicago--duluth', 'charlotte--miami'],
  stations: ['washington', 'chicago', 'duluth'],
  offices: [2],
  milestones: unmanned('A1-2', 'B-7'),
  completed: ['A2-2'],
  markers: { stations: 3 },
};

const BLACK: Holding = {
  money: 200,
  shares: 0,
  supply: { white: 2, grey: 1 },
  board: { railroad: { white: 2 } },
  rails: ['charlotte--little-rock', 'little-rock--houston', 'charlotte--miami', 'washington--chicago'],
  stations: ['charlotte', 'houston'],
  offices: [5, 6],
  milestones: unmanned('A1-1', 'A2-3'),
  markers: { telegraph: 4 },
};

/** A turn that only trades. */
const trades = (piece: 'rail' | 'building', say: string, end?: string): readonly Step<Types>[] => [
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, say),
  move({ kind: 'sellPiece', piece }),
  move({ kind: 'finishAction' }, end),
];

const script: readonly Step<Types>[] = [
  {
    say: 'Round 16. Yellow, the first player, has had her turn. Left of the logo of her company stands 1 building, in the $900 section; what is right of the logo does not count.',
    targets: ['piece:0:building'],
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }, 'It is Red’s turn.'),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'He builds on a Deal icon.'),
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }, 'The Deal tile opens: a free office, or a train, for 2 Shares each.'),
  move({ kind: 'declineDeal' }, 'Red has 1 Share and must let both go. Black has none and is not even asked.'),
  {
    ask: 'Yellow can accept the free office. Would that end the game, in the middle of another player’s turn?',
    answer:
      'It would trigger the end. All that counts is that her board is clear left of the logo, in whoever’s turn it happens. But the game is not over at once.',
    targets: ['piece:0:building', 'offer:1'],
  },
  move({ kind: 'acceptDeal', offer: 1 }, 'Yellow accepts, for 2 Shares.'),
  at(
    'end-triggered',
    move(
      { kind: 'buildOffice', section: 7 },
      'Her last building left of the logo becomes an office, beside the one in section 8. The end is triggered.',
    ),
  ),
  {
    ask: 'Yellow’s turn of this round is over, Red’s is just ending. Who still has how many turns?',
    answer:
      'Black has his turn of this round, so that all have had as many. Then everybody has 1 more, Yellow first. The count does not care whose turn it was when the end was triggered.',
  },
  ...trades('rail', 'Black finishes the round.', 'All have had equally many turns. The last round begins.'),
  ...trades('rail', 'Yellow’s last turn. The pieces right of her logo are still hers to use, and bring the most.'),
  ...trades('rail', 'Red’s last turn.'),
  move({ kind: 'placeWorker', worker: 'grey', action: 'telegraph' }, 'Black’s last turn.'),
  move({ kind: 'buildOffice', section: 4 }, 'With section 4 he connects to his offices in 5 and 6.'),
  move({ kind: 'finishAction' }, 'The game is over.'),
  {
    say: 'The office that ended the game also paid for itself: 8 VP for the connection between sections 7 and 8.',
    targets: ['section:7', 'section:8'],
    scores: { 'telegraph-connections': [8, 0, 13], total: [73, 31, 27] },
  },
];

/** A Deal's free office clears a board in another player's turn, and triggers the end of the game. */
export const scenario: Scenario<Types> = {
  id: 'deal-ends-game',
  game: 'railroad-revolution',
  modules: [],
  title: 'A Deal that ends the game',
  summary:
    'In Red’s turn Yellow accepts a free office, and clears her board with it. The end is triggered out of turn.',
  rules: [
    'end-trigger',
    'equal-turns',
    'final-turns',
    'deal-office',
    'deal-others',
    'pieces-beyond-logo',
    'telegraph-connections',
    'vp-sources',
    'most-vp-wins',
  ],
  procedure: 'end-of-game',
  alsoWith: anyChoiceBut(),
  runs: [
    {
      key: '3',
      start: {
        config: { seats: 3 },
        seed: 31,
        procedures: { 'end-of-game': 'open' },
        set: position({
          seats: [YELLOW, RED, BLACK],
          turn: 1,
          round: 16,
          deals: { tile: 'deal-2', stack: ['deal-6', 'deal-1'] },
        }),
      },
      script,
      checks: {
        '/end': { seat: 0, round: 16 },
        '/round': 17,
        '/telegraph/6/offices': [0],
      },
    },
  ],
};
