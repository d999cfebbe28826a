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
    say: 'Yellow’s rails reach Miami. Yellow wants to build next in Miami–Little Rock and Chicago–Little Rock. Both spaces show a Deal icon.',
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'Yellow takes the Railroad action with a white worker.',
  ),
  move(
    { kind: 'placeRail', space: 'miami--little-rock' },
    'The first rail goes on a Deal icon. Nothing happens yet: you resolve a Deal after the action.',
  ),
  move({ kind: 'placeRail', space: 'chicago--little-rock' }, 'The second rail goes on another Deal icon.'),
  move({ kind: 'pay' }, 'Yellow pays $400, and $100 for each of the 2 triangles: $600.'),
  {
    ask: 'Two rails are now on Deal icons. How many Deal tiles do the players resolve?',
    answer: 'One. However many Deal icons an action covers, it resolves a single tile.',
  },
  at(
    'one-tile',
    move(
      { kind: 'finishAction' },
      'Yellow does not use the white worker’s promotion. The action is complete, so the players now resolve the face-up Deal tile. Yellow chooses first.',
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
    'Yellow’s turquoise worker becomes a manager for $100. That leaves 3 available workers, one below the minimum. It is Yellow’s turn, so Yellow has until its end to get back to 4.',
  ),
  move({ kind: 'decline' }, 'Yellow could promote a second worker but does not.'),
  move(
    { kind: 'acceptDeal', offer: 2 },
    'Yellow takes the other Deal too: 3 Shares for 3 advancements on the performance tracks.',
  ),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'stations' }, 'You may split advancements between the tracks.'),
];

const yellowHires: Script = [
  at(
    'sell-and-hire',
    move(
      { kind: 'sellShare', seat: 0 },
      'Any player may sell Shares between any two steps. Yellow sells 1 for $150 and has $850.',
    ),
  ),
  move(
    { kind: 'hireWorker', seat: 0, worker: 'orange' },
    'For $800 Yellow hires an orange worker. Yellow has 4 available workers again before the turn ends.',
  ),
];

/** Two refusals, then a free choice to decline. */
const redIsRefused = (seats: Seats): Script => [
  {
    refuse: { kind: 'acceptDeal', offer: 2 },
    rule: 'deal-price',
    say: `${seats === 2 ? 'Now Yellow’s opponent chooses.' : 'Now the others choose, clockwise.'} Red wants the advancements, but they cost 3 Shares and Red has 1.`,
  },
  at('below-four', {
    refuse: { kind: 'acceptDeal', offer: 1 },
    rule: 'deal-four-workers',
    say: 'The promotion costs 1 Share, and Red has that. But it would leave only 3 of Red’s 4 workers, and Red’s $600 cannot hire a new one for $800. On another player’s turn you must have 4 workers when your own choice is done.',
  }),
  move({ kind: 'declineDeal' }, 'Red declines. No player ever has to take a Deal.'),
];

const blackTakesOne: Script = [
  at(
    'taken-before',
    move(
      { kind: 'acceptDeal', offer: 2 },
      'Black takes the advancements, the same Deal that Yellow took: a Deal stays available for the players who follow. Black may take only this one; only the active player may take both.',
    ),
  ),
  move({ kind: 'advance', track: 'telegraph' }),
  move({ kind: 'advance', track: 'telegraph' }),
  move({ kind: 'advance', track: 'stations' }),
];

const blueDeclines: Script = [move({ kind: 'declineDeal' }, 'Blue keeps the 2 Shares.')];

/** A rail where another stands already, and a Deal tile that is the last of its stack. */
const redBuilds: Script = [
  {
    say: 'The tile is on the discard pile, and the last tile of the stack is now face up. It is Red’s turn.',
    shows: { '/deals/tile': 'deal-4', '/deals/stack': 0 },
  },
  move({ kind: 'placeWorker', worker: 'grey', action: 'railroad' }, 'Red builds with a grey worker.'),
  move(
    { kind: 'placeRail', space: 'chicago--little-rock' },
    'Yellow already has a rail in this space. Red’s rail still resolves a Deal; it need not be the first.',
  ),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'pay' }),
  move(
    { kind: 'useWorker', as: 'specialist' },
    'The grey worker gives 2 Shares. That is part of the action, so Red can use them for the Deal.',
  ),
  move({ kind: 'finishAction' }),
  move({ kind: 'acceptDeal', offer: 1 }, 'Red takes one Deal: 2 Shares and $100 for a purple worker.'),
  move({ kind: 'declineDeal' }, 'Red has 1 Share left, too few for the other Deal, and is done.'),
];

const blackCannot: Script = [
  {
    refuse: { kind: 'acceptDeal', offer: 2 },
    rule: 'deal-price',
    say: 'Black has $700 and 1 Share. You cannot pay with money instead, and you cannot buy Shares.',
  },
  move({ kind: 'declineDeal' }),
];

const blueFlips: Script = [
  move({ kind: 'acceptDeal', offer: 2 }, 'Blue pays 2 Shares to flip a train.'),
  move({ kind: 'flipTrain', train: 1 }, 'Blue flips the money train and gains its $600.'),
];

const yellowDeclines: Script = [move({ kind: 'declineDeal' }, 'Yellow could pay, but takes neither Deal.')];

const reshuffled: Step<Types> = {
  say: 'The stack was empty. All nine tiles, including the one just resolved, were shuffled to form a new stack, and its top tile was revealed.',
  shows: { '/deals/tile': 'deal-9', '/deals/stack': 8, '/deals/discard': [] },
};

/** An active player who takes neither Deal. */
const buildsAndDeclines = (who: string): Script => [
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }, 'This is another Deal icon.'),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  move(
    { kind: 'declineDeal' },
    `${who} could afford the flip for 1 Share but takes neither Deal. The tile is still resolved and goes to the discard pile.`,
  ),
];

const lastOthers: { readonly [S in Seats]: Script } = {
  2: [move({ kind: 'declineDeal' }, 'Red declines too.')],
  3: [move({ kind: 'declineDeal' }, 'Yellow declines too.'), move({ kind: 'declineDeal' }, 'Red declines too.')],
  4: [
    move(
      { kind: 'declineDeal' },
      'Blue has no Share and cannot afford to hire, so Blue had no choice to make. Yellow declines.',
    ),
    move({ kind: 'declineDeal' }, 'Red declines too.'),
  ],
};

const done: Step<Types> = {
  say: 'Three actions resolved three Deal tiles: players took both Deals, then one, then none. Leave the example at any step and try other moves.',
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
    move({ kind: 'placeWorker', worker: 'white', action: 'railroad' }, 'It is Yellow’s turn again.'),
    move({ kind: 'sellShare', seat: 0 }),
    move({ kind: 'sellShare', seat: 0 }),
    move({ kind: 'sellShare', seat: 0 }, 'Yellow sells 3 Shares to pay for the rails.'),
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
    move({ kind: 'placeWorker', worker: 'orange', action: 'railroad' }, 'It is Black’s turn.'),
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
    move({ kind: 'placeWorker', worker: 'orange', action: 'railroad' }, 'It is Black’s turn.'),
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
    'Yellow builds on two Deal icons but resolves one Deal tile. See which player may take which Deal, at what price, and what happens when the stack runs out.',
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
