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
    say: 'It is round 16. Yellow, the First Player, has already taken this round’s turn. Only 1 building is left of Yellow’s company logo, in the $900 section; pieces right of the logo do not count.',
    targets: ['piece:0:building'],
  },
  move({ kind: 'placeWorker', worker: 'turquoise', action: 'railroad' }, 'It is Red’s turn.'),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'Red builds on a Deal icon.'),
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'pay' }),
  move(
    { kind: 'finishAction' },
    'The players resolve the Deal tile. It offers a free office or a train, for 2 Shares each.',
  ),
  move({ kind: 'declineDeal' }, 'Red has 1 Share and cannot take either. Black has none and so has no choice to make.'),
  {
    ask: 'Yellow can take the free office. Would that end the game, in the middle of another player’s turn?',
    answer:
      'It would trigger the end, because Yellow’s board would be clear left of the logo. It does not matter whose turn it is. But the game does not end immediately.',
    targets: ['piece:0:building', 'offer:1'],
  },
  move({ kind: 'acceptDeal', offer: 1 }, 'Yellow takes it for 2 Shares.'),
  at(
    'end-triggered',
    move(
      { kind: 'buildOffice', section: 7 },
      'Yellow’s last building left of the logo becomes an office, next to the one in section 8. This triggers the end.',
    ),
  ),
  {
    ask: 'Yellow has taken this round’s turn, and Red is just finishing. How many turns does each player still have?',
    answer:
      'Black takes this round’s turn, so that all players have had equally many. Then each player takes 1 more, beginning with Yellow. It does not matter on whose turn the end was triggered.',
  },
  ...trades('rail', 'Black finishes the round.', 'All players have had equally many turns. The last round begins.'),
  ...trades(
    'rail',
    'Yellow takes the last turn. Yellow may still use the pieces right of the logo, and they sell for the most.',
  ),
  ...trades('rail', 'Red takes the last turn.'),
  move({ kind: 'placeWorker', worker: 'grey', action: 'telegraph' }, 'Black takes the last turn.'),
  move({ kind: 'buildOffice', section: 4 }, 'With section 4 Black connects to the offices in 5 and 6.'),
  move({ kind: 'finishAction' }, 'The game is over.'),
  {
    say: 'The office that triggered the end also scored: 8 VP for the connection between sections 7 and 8.',
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
  summary: 'On Red’s turn Yellow takes a free office, which clears Yellow’s board and triggers the end.',
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
