import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import { position, unmanned } from './positions.ts';

const { move } = stepsOf<Types>();

const script: readonly Step<Types>[] = [
  {
    say: 'You are Yellow, with $400 and 2 Shares. Your rails end in Chicago. The face-up Deal tile is the one you want: a flip of a train for 1 Share, and 4 steps on the performance tracks for 4.',
  },
  move(
    { kind: 'placeWorker', worker: 'white', action: 'railroad' },
    'The Railroad action costs $400 and places exactly 2 rails. Each triangle beside a rail costs $100 more.',
  ),
  {
    try: { asks: { kind: 'deal', seat: 0, taken: [] }, least: { '/seats/0/shares': 2 } },
    say: 'Place your 2 rails so that the Deal tile opens, pay, and finish the action. Keep both your Shares: you will need them.',
    hints: [
      {
        say: 'One of the 2 rails has to lie on a Deal icon. It can be the second of them.',
        targets: ['space:chicago--little-rock', 'space:duluth--kansas-city'],
      },
      {
        say: 'Between Chicago and Little Rock there is a triangle, and $500 are more than you have. Between Duluth and Kansas City are plains; your first rail can lead there.',
        targets: ['space:chicago--kansas-city', 'space:duluth--kansas-city'],
      },
    ],
    result: 'The Deal tile is open, and you still have 2 Shares.',
  },
  move({ kind: 'placeRail', space: 'chicago--kansas-city' }),
  move({ kind: 'placeRail', space: 'duluth--kansas-city' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  {
    say: 'The action is over and paid for. Only now does the tile open, so a Deal cannot help to pay for the rails.',
  },
  {
    ask: 'Suppose both rails lay on Deal icons. How many Deal tiles would be resolved?',
    answer: 'One. The icons of one action are not added up.',
  },
  {
    refuse: { kind: 'acceptDeal', offer: 2 },
    rule: 'deal-price',
    say: 'The 4 steps cost 4 Shares, and you hold 2. Money never stands in for a Share.',
  },
  {
    try: {
      shows: { '/seats/0/trains/1/faceUp': false },
      asks: { kind: 'advance', seat: 0 },
    },
    say: 'It is your turn, so both Deals are open to you, in either order. Take both.',
    hints: [
      {
        say: 'A Deal is carried out in full before the next is chosen. What the first brings may pay for the second.',
        targets: ['offer:1', 'offer:2'],
      },
      {
        say: 'The face-up train shows 3 Shares. A flip to its back gives them to you.',
        targets: ['offer:1', 'train:0:1'],
      },
    ],
    result: 'You flipped the train and took both Deals. Now advance your markers.',
  },
  move({ kind: 'acceptDeal', offer: 1 }),
  move({ kind: 'flipTrain', train: 1 }),
  move({ kind: 'acceptDeal', offer: 2 }),
  {
    say: '1 Share for the flip, 3 Shares from the train, 4 Shares for the steps. The other order was not possible.',
  },
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'stations' }),
  move({ kind: 'advance', track: 'telegraph' }, 'The 4 steps may be split over the tracks as you like.'),
  {
    refuse: { kind: 'acceptDeal', offer: 2 },
    rule: 'deal-price',
    say: 'Clockwise, each other player chooses once. A Deal that was taken is not used up, but Red has 1 Share too few for the steps.',
  },
  move({ kind: 'declineDeal' }, 'He declines, which costs nothing.'),
  move({ kind: 'declineDeal' }, 'Black declines as well. Now the tile is discarded and the next one turned up.'),
  move({ kind: 'placeWorker', worker: 'grey', action: 'railroad' }, 'Red’s turn, and he builds too.'),
  move({ kind: 'placeRail', space: 'miami--little-rock' }, 'A Deal icon for him as well.'),
  move({ kind: 'placeRail', space: 'little-rock--houston' }),
  move({ kind: 'pay' }),
  move({ kind: 'finishAction' }),
  move({ kind: 'acceptDeal', offer: 2 }, 'The active player chooses first. Red takes the 3 steps for 3 Shares.'),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'network' }),
  move({ kind: 'advance', track: 'stations' }),
  {
    say: 'Now you are Black, and it is still Red’s turn. You have 4 available workers, $750 and 3 Shares. The promotion costs 1 Share and $100 for each worker.',
    targets: ['worker:2:telegraph:turquoise', 'milestone:A1-4'],
  },
  {
    try: {
      shows: { '/seats/2/milestones/0/managers': ['turquoise'] },
      least: { '/seats/2/shares': 1 },
      asks: { kind: 'placeWorker', seat: 2 },
    },
    say: 'Make your turquoise worker a manager through this Deal. Be back at 4 available workers at its end, with 1 Share left.',
    targets: ['worker:2:telegraph:turquoise', 'milestone:A1-4'],
    hints: [
      {
        say: 'A manager no longer counts as an available worker, and in another player’s turn you must be back at 4 when your own choice is done. A new worker costs $800.',
        targets: ['offer:1', 'supply:white'],
      },
      {
        say: '$100 for the promotion and $800 for the hire are $900. Between any two steps you may sell a Share for $150. One sale is enough, and a second promotion can be declined.',
        targets: ['share:2', 'offer:1'],
      },
    ],
    result: 'Your turquoise worker is a manager, you have 4 available workers again, and you kept a Share.',
  },
  move({ kind: 'sellShare', seat: 2 }),
  move({ kind: 'acceptDeal', offer: 1 }),
  move({ kind: 'promoteWorker', from: 'telegraph', worker: 'turquoise', milestone: 'A1-4' }),
  move({ kind: 'hireWorker', seat: 2, worker: 'white' }),
  move({ kind: 'decline' }),
  {
    say: 'For a moment you had 3 available workers. What counts is the end of your choice. Yellow, with no Share left, could only decline.',
  },
  {
    ask: 'With more Shares, could you have taken the 3 steps as well?',
    answer: 'No. In another player’s turn you take at most 1 Deal. Only the active player may take both.',
  },
  {
    say: 'A rail or an office on the icon, the action finished, the active player first, Shares for the price: that is a Deal tile.',
  },
];

const run: Run<Types> = {
  key: '3',
  start: {
    config: { seats: 3 },
    seed: 4,
    set: position({
      seats: [
        {
          money: 400,
          shares: 2,
          supply: { white: 2, purple: 1 },
          board: { station: { white: 1 } },
          rails: ['washington--chicago'],
          trains: [
            { front: 'train-promote', faceUp: false },
            { front: 'train-shares', faceUp: true },
          ],
          milestones: unmanned('A1-1', 'A2-3'),
        },
        {
          money: 900,
          shares: 3,
          supply: { white: 2, grey: 1 },
          board: { trade: { white: 1 } },
          rails: ['charlotte--miami'],
          milestones: unmanned('A1-2', 'A2-4'),
        },
        {
          money: 750,
          shares: 3,
          supply: { white: 2, orange: 1 },
          board: { telegraph: { turquoise: 1 } },
          rails: ['washington--chicago'],
          milestones: unmanned('A1-4', 'A2-2'),
        },
      ],
      turn: 0,
      deals: { tile: 'deal-9', stack: ['deal-3', 'deal-7'] },
    }),
  },
  script,
  checks: {
    '/deals/tile': 'deal-7',
    '/seats/0/shares': 0,
    '/seats/0/markers': { telegraph: 1, stations: 1, network: 2 },
    '/seats/1/shares': 0,
    '/seats/2/money': 0,
    '/seats/2/shares': 1,
    '/seats/2/milestones/0/managers': ['turquoise'],
  },
};

/** The course's lesson on Deals. */
export const scenario: Scenario<Types> = {
  id: 'first-deals',
  game: 'railroad-revolution',
  modules: [],
  title: 'Your first Deals',
  summary: 'Open a Deal tile, take both Deals, and take one on another player’s turn.',
  rules: [
    'deal-trigger',
    'deal-after-action',
    'one-deal-tile-an-action',
    'deal-accept',
    'deal-price',
    'deal-active-player',
    'deal-one-at-a-time',
    'deal-order',
    'deal-optional',
    'deal-stays-open',
    'deal-others',
    'deal-sell-and-hire',
    'deal-four-workers',
    'deal-discard',
    'deal-next-tile',
  ],
  procedure: 'deal-resolution',
  runs: [run],
};
