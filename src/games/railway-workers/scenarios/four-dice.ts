import { type Run, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { secondRound } from './positions.ts';

type Face = Extract<Move, { readonly kind: 'assignDie' }>['face'];

const { move } = stepsOf<Types>();
const assign = (face: Face, say?: string) => move({ kind: 'assignDie', face, tokens: 0 }, say);
const ready = (say?: string) => move({ kind: 'declareReady' }, say);

const script: readonly Step<Types>[] = [
  {
    say: 'You are Green and own one “+1” token. Red holds the Baton. Three of your cards lie face down: Buy Structures at +1, Buy Plans at +2, Buy Tracks at +3.',
  },
  move({ kind: 'placeCard', card: 'share' }, 'Red puts the last card below +6.'),
  move({ kind: 'placeCard', card: 'store-up' }, 'So do you.'),
  ready(),
  ready('Both are ready, and both roll. Red has 13; you have 1, 1 and 2, no more than 4.'),
  {
    try: { shows: { '/seats/1/dice': [1, 1, 2, 6] } },
    say: 'Next each player takes a fourth die. It is set, not rolled, and the lowest total gets a 6. With a total of 4 or less you may first roll all three dice again. Be certain of the 6: have 1, 1, 2 and 6.',
    hints: [
      { say: 'Red has 13, so your 4 is the lowest total.' },
      { say: 'If you roll again, your total may not be the lowest. Keep your dice.' },
    ],
    result: 'You kept your roll, and your fourth die is a 6.',
  },
  move({ kind: 'keepDice' }),
  {
    say: 'Your total is the lowest, so your fourth die is a 6. Red takes the 5.',
    shows: { '/seats/0/dice': [2, 5, 6, 5], '/middle': 0 },
  },
  assign(2, 'Now everybody puts one die on each card, behind the screens.'),
  assign(1),
  assign(5),
  assign(1),
  assign(6),
  assign(2),
  assign(5),
  assign(
    6,
    'For now your dice lie from small to large: 1, 1, 2, 6. Until all are ready you may move them, and your token too.',
  ),
  ready('Red is ready.'),
  {
    try: {
      least: {
        '/seats/1/slots/0/sum': 7,
        '/seats/1/slots/1/sum': 4,
        '/seats/1/slots/2/sum': 5,
        '/seats/1/slots/3/sum': 7,
      },
    },
    say: 'Have Sums of at least 7 at +1, 4 at +2, 5 at +3 and 7 at +6, and say that you are ready.',
    hints: [
      {
        say: 'A Sum is the die plus the number above the card. At +1 only one of your dice makes 7.',
      },
      {
        say: 'Swap the dice at +1 and +6. Then the 1 at +2 is a single point short, and a “+1” token adds exactly that.',
      },
    ],
    result: 'Your Sums are at least 7, 4, 5 and 7.',
  },
  move({ kind: 'swapDice', seat: 1, slots: '1-6' }),
  move({ kind: 'moveToken', seat: 1, from: 'aside', to: 2 }),
  ready(),
  {
    say: 'The screens are gone, and the cards at +1 are turned over. Your Sum of 7 comes before Red’s 3, so the first turn is yours.',
    shows: { '/order': [1, 0], '/open': 1 },
  },
  {
    refuse: { kind: 'swapDice', seat: 1, slots: '3-6' },
    rule: 'rearrange-dice',
    say: 'From now on no die goes to another card.',
  },
  move({ kind: 'buy', amount: 2 }, 'The 4+ action buys into the Facilities, and 2 structures are all that they hold.'),
  move(
    { kind: 'buyToWarehouse', site: 4 },
    'A Sum of 7 opens the 7+ action as well: 1 structure more, straight to a warehouse. Both actions are done, and so is the turn.',
  ),
  {
    say: 'Now you are Red. Your card is Buy Plans, and your Sum is 3.',
  },
  {
    refuse: { kind: 'buy', amount: 1 },
    rule: 'four-plus',
    say: 'Even the 4+ action is out of reach for a Sum of 3.',
  },
  {
    try: { least: { '/seats/0/facilities/plan': 1 } },
    say: 'Buy a plan in this turn all the same.',
    hints: [
      { say: 'A Sum of 3 or less need not stay what it is.' },
      {
        say: 'Coins raise it to 4, and 1 point is missing. The order of play does not change, and the 7+ action stays closed.',
      },
    ],
    result: 'You own a plan.',
  },
  move({ kind: 'raiseSum' }),
  {
    ask: 'At +2 Red has a 5, Green a 1 with the token. Who plays first there?',
    answer:
      'Red, with a Sum of 7 against 4. Every slot has an order of its own; being first at +1 gave Green nothing here.',
  },
  {
    say: 'Low dice are not lost: a low total brings a high fourth die, a 1 at +6 is a Sum of 7, and a token or a coin lifts what is a point short.',
    shows: { '/order': [0, 1], '/open': 2 },
  },
];

const run: Run<Types> = {
  key: '2',
  start: secondRound(
    [
      { coins: 22, placed: ['buy-plans', 'buy-tracks', 'buy-structures'] },
      { coins: 19, placed: ['buy-structures', 'buy-plans', 'buy-tracks'], tokens: { plusOne: 1 } },
    ],
    11,
    [2, 5, 6, 1, 1, 2],
  ),
  script,
  checks: { '/order': [0, 1], '/open': 2 },
};

/** The course's lesson on dice and turn order. */
export const scenario: Scenario<Types> = {
  id: 'four-dice',
  game: 'railway-workers',
  modules: [],
  title: 'Four dice, four Sums',
  summary: 'Keep a low roll or not, put your dice and your token where they count, and make something of a low Sum.',
  rules: [
    'fourth-die',
    'low-sum-reroll',
    'one-die-a-card',
    'sum',
    'plus-one-token',
    'rearrange-dice',
    'highest-sum-first',
    'four-plus',
    'seven-plus',
    'raise-low-sum',
    'order-anew',
  ],
  procedure: 'dice-ordering',
  runs: [run],
};
