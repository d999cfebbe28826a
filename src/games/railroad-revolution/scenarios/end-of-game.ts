import { at, type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

/** A company with a single rail left of its logo. */
const NEAR: Holding = {
  money: 300,
  shares: 0,
  supply: { white: 3 },
  board: { trade: { white: 1 }, telegraph: { purple: 1 } },
  rails: [
    'washington--chicago',
    'charlotte--miami',
    'miami--little-rock',
    'little-rock--houston',
    'chicago--kansas-city',
    'kansas-city--denver',
    'houston--el-paso',
    'el-paso--san-diego',
  ],
  stations: ['washington', 'charlotte', 'miami', 'chicago', 'denver'],
  offices: [1, 7, 8],
  sold: { rails: 5, buildings: 3 },
  milestones: unmanned('B-5', 'B-7'),
  completed: ['A1-4', 'A2-1'],
  markers: { telegraph: 3, stations: 4, network: 2 },
};

const RED: Holding = {
  money: 200,
  shares: 1,
  supply: { white: 3 },
  board: { telegraph: { white: 1 }, railroad: { turquoise: 1 } },
  rails: ['charlotte--miami', 'miami--houston', 'charlotte--little-rock', 'little-rock--kansas-city'],
  stations: ['charlotte', 'houston', 'miami'],
  offices: [3, 4],
  milestones: unmanned('A1-2', 'B-1'),
  completed: ['A2-4'],
  markers: { stations: 2, telegraph: 2 },
};

/** A company with a milestone that lacks only its manager. */
const FAR: Holding = {
  money: 300,
  shares: 2,
  supply: { white: 3 },
  board: { station: { grey: 1 }, railroad: { white: 1 } },
  rails: ['washington--chicago', 'chicago--duluth', 'chicago--kansas-city'],
  stations: ['washington', 'chicago', 'kansas-city'],
  offices: [6],
  milestones: unmanned('A1-1', 'A2-2'),
  markers: { stations: 3 },
};

/** A turn that only trades. */
const trades = (piece: 'rail' | 'building', say: string, end?: string): readonly Step<Types>[] => [
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, say),
  move({ kind: 'sellPiece', piece }),
  move({ kind: 'finishAction' }, end),
];

/** The First Player triggers the end: the others have their turns, and then all have one more. */
const first: readonly Step<Types>[] = [
  {
    say: 'Yellow is the first player. Left of the logo she has a single rail, in the $900 section. It is her turn.',
    targets: ['piece:0:rail'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move(
    { kind: 'sellPiece', piece: 'rail' },
    'She sells it. Nothing is left of the logo, and that triggers the end of the game.',
  ),
  {
    ask: 'How many turns are still to come, Yellow’s present one aside?',
    answer: '5. Red and Black have theirs of this round. Then everybody has 1 more, Yellow too.',
  },
  move({ kind: 'finishAction' }),
  ...trades('rail', 'Red’s turn of this round.'),
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }, 'Black’s turn, the last of this round.'),
  move({ kind: 'sellPiece', piece: 'rail' }),
  at('last-round', move({ kind: 'finishAction' }, 'Now all have had equally many turns. The last round begins.')),
  ...trades('building', 'Yellow again. She may use the pieces right of the logo: $1,000 for one of them.'),
  ...trades('rail', 'Red’s last turn.'),
  ...trades('rail', 'Black’s last turn.', 'After it the game is over.'),
  {
    say: 'Money is worth nothing in itself. VP come from trains that lie face up, completed milestones, the tracks and telegraph connections.',
    scores: { total: [75, 41, 14] },
  },
];

/** The last seat of the round triggers the end: everybody has just one more turn. */
const last: readonly Step<Types>[] = [
  {
    say: 'Black sits to the right of the first player, Yellow, so his turn is the last of the round. Left of his logo he has a single rail.',
    targets: ['piece:2:rail'],
  },
  move({ kind: 'placeWorker', worker: 'white', action: 'trade' }),
  move({ kind: 'sellPiece', piece: 'rail' }, 'He sells it, and triggers the end of the game.'),
  {
    ask: 'How many turns are still to come after this one?',
    answer: '3. The round is over with Black’s turn, so nobody has to catch up. Everybody has 1 more, Black as well.',
  },
  at('last-round', move({ kind: 'finishAction' }, 'The last round begins at once.')),
  ...trades(
    'rail',
    'Yellow’s last turn. Her 17 VP milestone lacks only a grey manager. The effect of her white worker could promote the one on Station; she does not think of it.',
  ),
  ...trades('rail', 'Red’s last turn.'),
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'Black’s last turn. 1 rail is left to him, right of the logo.',
  ),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'He may build a single rail because it is his last, and he picks a Deal icon.',
  ),
  move({ kind: 'pay' }, 'The action costs its full price.'),
  move({ kind: 'finishAction' }, 'The Deal tile opens. Black has no Share, and Yellow is asked.'),
  move(
    { kind: 'acceptDeal', offer: 1 },
    'She has had her last turn, and a second chance: the promotion, for 1 Share and $100.',
  ),
  move({ kind: 'promoteWorker', from: 'station', worker: 'grey', milestone: 'A2-2' }),
  move({ kind: 'decline' }, 'One manager was all that was missing.'),
  move(
    { kind: 'declineDeal' },
    'Red declines, and the last turn ends. Yellow’s milestone is complete. She still draws a replacement, as always.',
  ),
  move(
    { kind: 'chooseMilestone', milestone: 'B-2' },
    'It cannot score any more, but the 17 VP of the completed one do.',
  ),
  {
    say: 'A first player who triggers the end gives everybody else 2 more turns. The last player gives them 1.',
    scores: { total: [31, 41, 75] },
  },
];

const run = (
  key: string,
  seats: readonly Holding[],
  turn: 0 | 2,
  script: Run<Types>['script'],
  checks: Run<Types>['checks'],
): Run<Types> => ({
  key,
  start: {
    config: { seats: 3 },
    seed: 32,
    procedures: { 'end-of-game': 'open' },
    set: position({ seats, turn, round: 16, deals: { tile: 'deal-3', stack: ['deal-6', 'deal-1'] } }),
  },
  script,
  checks,
});

/** The rulebook's example of the end of the game, triggered from the first seat and from the last. */
export const scenario: Scenario<Types> = {
  id: 'end-of-game',
  game: 'railroad-revolution',
  modules: [],
  title: 'The last turns of the game',
  summary:
    'Somebody clears the board. If it is the first player, 5 turns follow at a table of three; if it is the last, only 3.',
  rules: [
    'end-trigger',
    'equal-turns',
    'final-turns',
    'late-milestones',
    'pieces-beyond-logo',
    'last-rail',
    'turn-order',
    'vp-sources',
    'train-vp',
    'milestone-vp',
    'most-vp-wins',
  ],
  procedure: 'end-of-game',
  alsoWith: anyChoiceBut('openStack', 'milestonesBack'),
  runs: [
    run('first-seat', [NEAR, RED, FAR], 0, first, { '/end': { seat: 0, round: 16 }, '/round': 17 }),
    run('last-seat', [FAR, RED, NEAR], 2, last, { '/end': { seat: 2, round: 16 }, '/round': 17 }),
  ],
};
