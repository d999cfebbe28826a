import { at, type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { anyChoiceBut, type Holding, position, unmanned } from './positions.ts';

type Seats = 2 | 3 | 4;
type Script = readonly Step<Types>[];

const YELLOW: Holding = {
  money: 1400,
  shares: 9,
  supply: { white: 2 },
  board: { trade: { grey: 1 }, station: { turquoise: 1 } },
  rails: ['charlotte--miami'],
  milestones: unmanned('A1-3', 'A2-1'),
};

const RED: Holding = {
  money: 600,
  shares: 1,
  supply: { white: 1, grey: 1 },
  board: { trade: { white: 1 }, station: { purple: 1 } },
  rails: ['charlotte--little-rock'],
  milestones: unmanned('A1-2', 'A2-4'),
};

const BLACK: Holding = {
  money: 700,
  shares: 4,
  supply: { white: 2, orange: 1 },
  board: { station: { white: 1 }, trade: { turquoise: 1 } },
  rails: ['washington--chicago'],
  milestones: unmanned('A1-4', 'A2-2'),
};

const BLUE: Holding = {
  money: 100,
  shares: 2,
  supply: { white: 3 },
  board: { telegraph: { purple: 1, white: 1 } },
  rails: ['washington--chicago'],
  trains: [
    { front: 'train-promote', faceUp: true },
    { front: 'train-money', faceUp: true },
  ],
  milestones: unmanned('A1-1', 'A2-3'),
};

const HOLDINGS = [YELLOW, RED, BLACK, BLUE];

const { move } = stepsOf<Types>();

/** Two Deal icons in one action, one tile; the active player takes both Deals and hires in between. */
const yellowBuilds: Script = [
  {
    say: 'Yellow’s rails reach Miami. Both spaces that she wants next, Miami–Little Rock and Chicago–Little Rock, show a Deal icon.',
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'Yellow takes the Railroad action with a white worker.',
  ),
  move(
    { kind: 'placeRail', space: 'miami--little-rock' },
    'The first rail goes on a Deal icon. Nothing happens yet: a Deal waits for the end of the action.',
  ),
  move({ kind: 'placeRail', space: 'chicago--little-rock' }, 'The second rail goes on another Deal icon.'),
  move({ kind: 'pay' }, '$400, and $100 for each of the 2 triangles: $600.'),
  {
    ask: 'Two rails now lie on Deal icons. How many Deal tiles will be resolved?',
    answer: 'One. However many Deal icons an action covers, it resolves a single tile.',
  },
  at(
    'one-tile',
    move(
      { kind: 'finishAction' },
      'Yellow leaves the promotion of her white worker unused. The action is over, and the face-up Deal tile opens to the table; she chooses first.',
    ),
  ),
  at(
    'both-deals',
    move(
      { kind: 'acceptDeal', offer: 1 },
      'The active player may take one Deal, both, or none. Yellow begins with the promotion, for 1 Share.',
    ),
  ),
  move(
    { kind: 'promoteWorker', from: 'station', worker: 'turquoise', milestone: 'A2-1' },
    'Her turquoise worker becomes a manager for $100. That leaves 3 available workers, one short of the minimum. It is her turn, so she has until its end to make up for it.',
  ),
  move({ kind: 'decline' }, 'A second promotion is possible, and she does without it.'),
  move(
    { kind: 'acceptDeal', offer: 2 },
    'She takes the other Deal too: 3 Shares for 3 steps on the performance tracks.',
  ),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'stations' }, 'The steps may be split over the tracks.'),
];

const yellowHires: Script = [
  at(
    'sell-and-hire',
    move(
      { kind: 'sellShare', seat: 0 },
      'Shares may be sold between any two steps, by anybody. Yellow sells 1 for $150 and has $850.',
    ),
  ),
  move(
    { kind: 'hireWorker', seat: 0, worker: 'orange' },
    'For $800 she hires an orange worker: 4 available workers again, in good time before her turn ends.',
  ),
];

/** Two refusals, then a free choice to decline. */
const redIsRefused = (seats: Seats): Script => [
  {
    refuse: { kind: 'acceptDeal', offer: 2 },
    rule: 'deal-price',
    say: `${seats === 2 ? 'Now her opponent.' : 'Now the others, clockwise.'} Red would like the steps. They cost 3 Shares, and he holds 1.`,
  },
  at('below-four', {
    refuse: { kind: 'acceptDeal', offer: 1 },
    rule: 'deal-four-workers',
    say: 'The promotion costs 1 Share, and he has that. But it would take his 4 workers down to 3, and his $600 cannot buy a new one for $800. In another player’s turn he must be back at 4 when his own choice is done.',
  }),
  move({ kind: 'declineDeal' }, 'Red declines. Nobody ever has to accept.'),
];

const blackTakesOne: Script = [
  at(
    'taken-before',
    move(
      { kind: 'acceptDeal', offer: 2 },
      'Black takes the steps, the same Deal that Yellow took: an accepted Deal stays open for those who follow. It is his only one; both are for the active player alone.',
    ),
  ),
  move({ kind: 'advance', track: 'telegraph' }),
  move({ kind: 'advance', track: 'telegraph' }),
  move({ kind: 'advance', track: 'stations' }),
];

const blueDeclines: Script = [move({ kind: 'declineDeal' }, 'Blue keeps his 2 Shares.')];

/** A rail where another stands already, and a Deal tile that is the last of its stack. */
const redBuilds: Script = [
  {
    say: 'The tile went to the discard pile, and the next was turned up. It was the last of its stack. Now it is Red’s turn.',
    shows: { '/deals/tile': 'deal-4', '/deals/stack': 0 },
  },
  move({ kind: 'placeWorker', worker: 'grey', action: 'railroad' }, 'Red builds with a grey worker.'),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'Yellow’s rail lies in this space already. Red’s counts all the same: a Deal needs no first rail.',
  ),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'pay' }),
  move(
    { kind: 'useWorker', as: 'specialist' },
    'The grey worker brings 2 Shares. That is part of the action, so they come in time for the Deal.',
  ),
  move({ kind: 'finishAction' }),
  move({ kind: 'acceptDeal', offer: 1 }, 'Red takes one Deal: 2 Shares and $100 for a purple worker.'),
  move({ kind: 'declineDeal' }, 'He has 1 Share left, too few for the other Deal, and says that he is done.'),
];

const blackCannot: Script = [
  {
    refuse: { kind: 'acceptDeal', offer: 2 },
    rule: 'deal-price',
    say: 'Black has $700 and 1 Share. Money does not replace Shares, and Shares are never for sale.',
  },
  move({ kind: 'declineDeal' }),
];

const blueFlips: Script = [
  move({ kind: 'acceptDeal', offer: 2 }, 'Blue pays 2 Shares to flip one of his trains.'),
  move({ kind: 'flipTrain', train: 1 }, 'He flips the money train and gains its $600.'),
];

const yellowDeclines: Script = [move({ kind: 'declineDeal' }, 'Yellow could pay, and lets both Deals go.')];

const reshuffled: Step<Types> = {
  say: 'With the stack empty, all nine tiles were shuffled into a new one, the tile just resolved among them, and its top tile was turned up.',
  shows: { '/deals/tile': 'deal-9', '/deals/stack': 8, '/deals/discard': [] },
};

/** An active player who takes neither Deal. */
const buildsAndDeclines = (who: string): Script => [
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'A Deal icon once more.'),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'declineDeal' },
    `${who} could afford the flip for 1 Share and takes neither Deal. The tile is resolved all the same and goes to the discard pile.`,
  ),
];

const lastOthers: { readonly [S in Seats]: Script } = {
  2: [move({ kind: 'declineDeal' }, 'Red declines as well.')],
  3: [move({ kind: 'declineDeal' }, 'Yellow declines as well.'), move({ kind: 'declineDeal' }, 'So does Red.')],
  4: [
    move(
      { kind: 'declineDeal' },
      'Blue was not asked: without a Share or the money for a hire he had only one answer. Yellow declines.',
    ),
    move({ kind: 'declineDeal' }, 'So does Red.'),
  ],
};

const done: Step<Types> = {
  say: 'Three actions, three Deal tiles: both Deals taken, then one, then none. Leave the script at any step and try what else is possible.',
  shows: { '/deals/tile': 'deal-2', '/deals/stack': 7, '/deals/discard': ['deal-9'] },
};

const scripts: { readonly [S in Seats]: Script } = {
  2: [
    ...yellowBuilds,
    ...yellowHires,
    ...redIsRefused(2),
    ...redBuilds,
    ...yellowDeclines,
    reshuffled,
    move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }, 'Yellow’s turn again.'),
    move({ kind: 'sellShare', seat: 0 }),
    move({ kind: 'sellShare', seat: 0 }),
    move({ kind: 'sellShare', seat: 0 }, 'She sells 3 Shares to pay for the rails.'),
    ...buildsAndDeclines('Yellow'),
    ...lastOthers[2],
    done,
  ],
  3: [
    ...yellowBuilds,
    ...yellowHires,
    ...redIsRefused(3),
    ...blackTakesOne,
    ...redBuilds,
    ...blackCannot,
    ...yellowDeclines,
    reshuffled,
    move({ kind: 'placeWorker', worker: 'orange', action: 'railroad' }, 'Black’s turn.'),
    ...buildsAndDeclines('Black'),
    ...lastOthers[3],
    done,
  ],
  4: [
    ...yellowBuilds,
    ...yellowHires,
    ...redIsRefused(4),
    ...blackTakesOne,
    ...blueDeclines,
    ...redBuilds,
    ...blackCannot,
    ...blueFlips,
    ...yellowDeclines,
    reshuffled,
    move({ kind: 'placeWorker', worker: 'orange', action: 'railroad' }, 'Black’s turn.'),
    ...buildsAndDeclines('Black'),
    ...lastOthers[4],
    done,
  ],
};

const run = (seats: Seats): Run<Types> => ({
  key: String(seats),
  start: {
    config: { seats },
    seed: 10,
    set: position({
      seats: HOLDINGS.slice(0, seats),
      turn: 0,
      deals: { tile: 'deal-3', stack: ['deal-4'] },
    }),
    // The shuffle of the nine discards: only the seventh tile and the first change places.
    draws: [8, 7, 0, 5, 4, 3, 2, 1],
  },
  script: scripts[seats],
  checks: {
    '/deals/tile': 'deal-2',
    '/deals/stack': 7,
    '/deals/discard': ['deal-9'],
    '/seats/0/shares': seats === 2 ? 1 : 4,
    '/seats/1/money': 0,
    '/seats/1/shares': 1,
    '/seats/1/supply/purple': 1,
    '/seats/0/markers': { telegraph: 0, stations: 1, network: 2 },
  },
});

/** The rulebook's chapter on Deals in three turns: two icons and one tile, both Deals, one, none, and an empty stack. */
export const scenario: Scenario<Types> = {
  id: 'deal-resolution',
  game: 'railroad-revolution',
  modules: [],
  title: 'Deal resolution',
  summary:
    'Yellow builds on two Deal icons, and one Deal tile opens. See who may accept which Deal, at what price, and what happens when the stack runs out.',
  rules: [
    'one-deal-tile-an-action',
    'deal-trigger',
    'deal-any-rail',
    'deal-after-action',
    'deal-accept',
    'deal-price',
    'deal-active-player',
    'deal-order',
    'deal-others',
    'deal-optional',
    'deal-stays-open',
    'deal-sell-and-hire',
    'deal-four-workers',
    'deal-discard',
    'deal-next-tile',
    'deal-reshuffle',
  ],
  procedure: 'deal-resolution',
  alsoWith: anyChoiceBut('anyTime', 'fourWorkers', 'rails', 'unclaimedDeal', 'newDealStack'),
  runs: [run(2), run(3), run(4)],
};
