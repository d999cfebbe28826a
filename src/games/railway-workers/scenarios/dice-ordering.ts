import { at, type Scenario, type Step, stepsOf } from '../../common/scenario.ts';
import type { Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';
import { type Holding, secondRound } from './positions.ts';

type Script = readonly Step<Types>[];
type Assign = Extract<Move, { readonly kind: 'assignDie' }>;
type Card = Extract<Move, { readonly kind: 'placeCard' }>['card'];

const { move, refuse } = stepsOf<Types>();
const place = (card: Card, say?: string) => move({ kind: 'placeCard', card }, say);
const ready = (say?: string) => move({ kind: 'declareReady' }, say);
const assign = (face: Assign['face'], say?: string, tokens: Assign['tokens'] = 0) =>
  move({ kind: 'assignDie', face, tokens }, say);

const RED: Holding = {
  coins: 31,
  placed: ['buy-plans', 'buy-tracks', 'buy-structures'],
  facilities: { structure: 1 },
};
const GREEN: Holding = {
  coins: 28,
  placed: ['buy-structures', 'buy-plans', 'buy-tracks'],
  tokens: { reroll: 1 },
};
const YELLOW: Holding = {
  coins: 24,
  placed: ['buy-plans', 'buy-structures', 'buy-tracks'],
  facilities: { track: 1 },
  tokens: { reroll: 1, plusOne: 1 },
};
const BROWN: Holding = {
  coins: 26,
  placed: ['buy-plans', 'buy-tracks', 'buy-structures'],
  facilities: { plan: 1 },
};

const begun: Step<Types> = {
  say: 'Everybody has put a card face down at +1, +2 and +3. The place at +6 is still empty. Red holds the Baton.',
};

/** Green's two first cards change places while it is allowed. */
const greenSwaps = move(
  { kind: 'swapCards', seat: 1, slots: '1-2' },
  'Green thinks again and swaps the cards at +1 and +2. Until everybody is ready, placed cards may still be changed.',
);

const cardsFixed = refuse(
  'placed-cards-fixed',
  { kind: 'swapCards', seat: 1, slots: '1-2' },
  'Now that the dice lie there, Green would like the cards the other way round after all. Too late: all have declared to be ready.',
);
const tokenTooEarly = (who: string, face: Assign['face']) =>
  refuse(
    'tokens-after-fourth-die',
    { kind: 'rerollDie', face },
    `${who} also owns a Reroll token. It has no use before everybody has a fourth die.`,
  );
const noReroll = (total: number) =>
  refuse(
    'low-sum-reroll',
    { kind: 'rerollAll' },
    `Rolling all three again is for a total of 4 or less. ${total} is far above it, and the fourth dice are taken anyway.`,
  );
const tokenUsed = move(
  { kind: 'rerollDie', face: 2 },
  'Green uses the Reroll token on the 2. Any one of the four dice may be rerolled, the fourth one too.',
);
const diceFixed = (slotPair: '1-2' | '1-3', seat: 0 | 1) =>
  refuse(
    'rearrange-dice',
    { kind: 'swapDice', seat, slots: slotPair },
    'The dice are shown: nobody may move one to another card any more.',
  );

const raise = (who: string) =>
  at('raise', move({ kind: 'raiseSum' }, `Coins raise a Sum of 3 or less to 4. ${who} is 1 short and pays 1 coin.`));

/** The turns at +1 of three or four seats, up to Red's 4+ action. */
const firstSlot: Script = [
  diceFixed('1-3', 1),
  move({ kind: 'buy', amount: 2 }, 'Green buys a plan for each of the 2 Construction sites, at the black price of 3.'),
  move(
    { kind: 'buyExtraPlan' },
    'A Sum of 7 opens the 7+ action as well: one plan more, still for 3. With both actions done the turn is over, and the price falls.',
  ),
  move({ kind: 'buy', amount: 2 }, 'Yellow comes second and pays 2 for each plan.'),
  move({ kind: 'endTurn' }, 'The 7+ action is a choice, not a duty. Yellow leaves it.'),
  refuse('seven-plus', { kind: 'buyExtraPlan' }, 'Red’s Sum is 6, one short of the 7+ action.'),
];

const assignOtherwise: Step<Types> = {
  say: 'So it goes on, slot by slot. Go back to the assigning, put the dice on other cards with “Other moves”, and see the order change.',
};

const three: Script = [
  begun,
  place('share', 'Red places the last of four cards. The other four stay in the hand for the second Action Phase.'),
  place('store-up'),
  place('new-worker', 'Now all have four cards on the board, and nobody knows those of the others.'),
  greenSwaps,
  ready('Red is ready.'),
  ready(),
  ready('So are the others. All roll their three dice in full view: Red 14, Green 13, and Yellow no more than 4.'),
  at('cards-fixed', cardsFixed),
  tokenTooEarly('Yellow', 2),
  at('roll-again', move({ kind: 'rerollAll' }, 'With 4 or less Yellow may roll all three dice again, and does: 13.')),
  at('tie', {
    say: 'Green and Yellow tie for the lowest total. Green sits nearer to the Baton, clockwise, so Green counts as lowest and takes the 6. Yellow takes the 5, Red the 4.',
    shows: { '/seats/0/dice': [3, 5, 6, 4], '/seats/1/dice': [2, 5, 6, 6], '/seats/2/dice': [1, 6, 6, 5] },
  }),
  noReroll(13),
  at('token', tokenUsed),
  move({ kind: 'keepDice' }, 'Yellow keeps the dice. The token is not lost: it can be used in the next Action Phase.'),
  refuse(
    'dice-as-rolled',
    { kind: 'assignDie', face: 2, tokens: 0 },
    'Behind the screens each card gets one die. Red has 3, 4, 5 and 6; a die is never turned to another face.',
  ),
  assign(5, 'Red puts the 5 on the card at +1: a Sum of 6.'),
  assign(5, 'Green puts a 5 there for now.'),
  refuse(
    'token-once-a-phase',
    { kind: 'assignDie', face: 5, tokens: 2 },
    'Yellow would lay two “+1” tokens there, but owns one.',
  ),
  assign(5, 'Yellow puts the 5 there with the “+1” token: 5 + 1 + 1 is a Sum of 7.', 1),
  assign(3, 'The cards at +2 get the small dice.'),
  assign(3),
  assign(1),
  assign(4),
  assign(6),
  assign(6),
  assign(6, 'The last die of everybody goes to the card at +6.'),
  assign(6),
  assign(6),
  move(
    { kind: 'swapDice', seat: 1, slots: '1-3' },
    'Green thinks again and swaps the 5 at +1 with the 6 at +3. Dice may be rearranged until everybody is ready.',
  ),
  ready(),
  ready(),
  {
    ask: 'At +1 the Sums will be Red 6, Green 7 and Yellow 7. Red holds the Baton. Who plays first?',
    answer:
      'Green, then Yellow, then Red. The highest Sum begins, and of the two that tie Green sits nearer to the Baton, clockwise.',
  },
  at('order', ready('With the last word all screens go up, and the cards at +1 are turned over.')),
  ...firstSlot,
  move({ kind: 'buy', amount: 1 }, 'The 4+ action is open: Red buys 1 plan. Then the cards at +2 are turned over.'),
  {
    say: 'The order is worked out anew from the Sums at +2: Red and Green 5, Yellow 3. Red holds the Baton and goes before Green.',
    shows: { '/order': [0, 1, 2], '/open': 2 },
  },
  move({ kind: 'pass' }, 'Red does without tracks and passes, which brings 1 coin.'),
  move({ kind: 'buy', amount: 2 }, 'Green buys 2 structures for 4 coins each; the Facilities hold no more.'),
  refuse('four-plus', { kind: 'buy', amount: 1 }, 'Yellow’s Sum is 3, too low even for the 4+ action.'),
  raise('Yellow'),
  refuse(
    'raised-sum-top-only',
    { kind: 'buyToWarehouse', site: 4 },
    'Such a Sum opens the 4+ action and nothing else.',
  ),
  move({ kind: 'buy', amount: 1 }, 'Yellow buys 1 structure, at the white price that Green’s turn has left.'),
  {
    say: 'The cards at +3 lie open, and the order has turned round: Yellow 9, Green 8, Red 7.',
    shows: { '/order': [2, 1, 0] },
  },
  assignOtherwise,
];

const two: Script = [
  begun,
  place('share', 'Red places the last of four cards. The other four stay in the hand for the second Action Phase.'),
  place('store-up', 'Now both have four cards on the board, and neither knows those of the other.'),
  greenSwaps,
  ready('Red is ready.'),
  ready('So is Green. Both roll their three dice in full view: Red 9, Green no more than 3.'),
  at('cards-fixed', cardsFixed),
  tokenTooEarly('Green', 1),
  at('roll-again', move({ kind: 'rerollAll' }, 'With 4 or less Green may roll all three dice again, and does: 9.')),
  at('tie', {
    say: 'Both have 9. Red holds the Baton, counts as lower and takes the 6. Green takes the 5. With two players no other die is left in the middle.',
    shows: { '/seats/0/dice': [1, 3, 5, 6], '/seats/1/dice': [2, 3, 4, 5], '/middle': 0 },
  }),
  noReroll(9),
  at('token', tokenUsed),
  refuse(
    'dice-as-rolled',
    { kind: 'assignDie', face: 4, tokens: 0 },
    'Behind the screens each card gets one die. Red has 1, 3, 5 and 6; a die is never turned to another face.',
  ),
  assign(6, 'Red puts the 6 on the card at +1: a Sum of 7.'),
  refuse(
    'token-once-a-phase',
    { kind: 'assignDie', face: 5, tokens: 2 },
    'Green would lay two “+1” tokens there, but owns one.',
  ),
  assign(5, 'Green puts a 5 there with the “+1” token: 5 + 1 + 1 is a Sum of 7 too.', 1),
  assign(1),
  assign(4),
  assign(3),
  assign(3),
  assign(5, 'The last die of both goes to the card at +6.'),
  assign(5),
  move(
    { kind: 'swapDice', seat: 1, slots: '2-3' },
    'Green thinks again and swaps the 4 at +2 with the 3 at +3. Dice may be rearranged until both are ready.',
  ),
  ready(),
  {
    ask: 'At +1 both Sums will be 7. Red holds the Baton. Who plays first?',
    answer: 'Red. Of equal Sums the Baton holder’s comes first; only then does it go on clockwise.',
  },
  at('order', ready('Both screens go up, and the cards at +1 are turned over.')),
  diceFixed('1-2', 0),
  move(
    { kind: 'buy', amount: 1 },
    'With one Construction site on the map, the 4+ action buys 1 plan, at the black price of 3.',
  ),
  move(
    { kind: 'buyExtraPlan' },
    'A Sum of 7 opens the 7+ action as well: one plan more, still for 3. With both actions done the turn is over, and the price falls.',
  ),
  move({ kind: 'buy', amount: 1 }, 'Green comes second and pays 2.'),
  move({ kind: 'endTurn' }, 'The 7+ action is a choice, not a duty. Green leaves it.'),
  {
    say: 'The order is worked out anew from the Sums at +2: Green 5, Red 3.',
    shows: { '/order': [1, 0], '/open': 2 },
  },
  refuse('seven-plus', { kind: 'buyToWarehouse', site: 4 }, 'Green’s Sum is 5, two short of the 7+ action.'),
  move({ kind: 'buy', amount: 2 }, 'The 4+ action is open: Green buys 2 structures, all that the Facilities hold.'),
  refuse('four-plus', { kind: 'buy', amount: 1 }, 'Red’s Sum is 3, too low even for the 4+ action.'),
  raise('Red'),
  refuse(
    'raised-sum-top-only',
    { kind: 'buyToWarehouse', site: 4 },
    'Such a Sum opens the 4+ action and nothing else.',
  ),
  move({ kind: 'buy', amount: 1 }, 'Red buys 1 track.'),
  {
    say: 'At +3 Green has 7 and Red 6, so Green begins again.',
    shows: { '/order': [1, 0], '/open': 3 },
  },
  move({ kind: 'pass' }, 'Green passes, which brings 1 coin.'),
  assignOtherwise,
];

const four: Script = [
  begun,
  place('share', 'Red places the last of four cards. The other four stay in the hand for the second Action Phase.'),
  place('store-up'),
  place('new-worker'),
  place('move-workers', 'Now all have four cards on the board, and nobody knows those of the others.'),
  greenSwaps,
  ready('Red is ready.'),
  ready(),
  ready(),
  ready('So are the others. All roll their three dice in full view: Red 14, Green 13, Yellow no more than 4, Brown 9.'),
  at('cards-fixed', cardsFixed),
  tokenTooEarly('Yellow', 2),
  at('roll-again', move({ kind: 'rerollAll' }, 'With 4 or less Yellow may roll all three dice again, and does: 13.')),
  at('tie', {
    say: 'Brown is lowest and takes the 6. Green and Yellow tie, and Green sits nearer to the Baton, clockwise: Green takes the 5, Yellow the 4. Red, the highest, is left with the 3.',
    shows: {
      '/seats/0/dice': [3, 5, 6, 3],
      '/seats/1/dice': [2, 5, 6, 5],
      '/seats/2/dice': [1, 6, 6, 4],
      '/seats/3/dice': [2, 3, 4, 6],
    },
  }),
  noReroll(13),
  at('token', tokenUsed),
  move({ kind: 'keepDice' }, 'Yellow keeps the dice. The token is not lost: it can be used in the next Action Phase.'),
  refuse(
    'dice-as-rolled',
    { kind: 'assignDie', face: 4, tokens: 0 },
    'Behind the screens each card gets one die. Red has 3, 3, 5 and 6; a die is never turned to another face.',
  ),
  assign(5, 'Red puts the 5 on the card at +1: a Sum of 6.'),
  assign(5, 'Green puts a 5 there for now.'),
  assign(6),
  assign(2, 'Brown spends the 2 there: no more than a Sum of 3.'),
  assign(3),
  assign(3),
  refuse(
    'token-once-a-phase',
    { kind: 'assignDie', face: 1, tokens: 2 },
    'Yellow would lay two “+1” tokens on the card at +2, but owns one.',
  ),
  assign(1, 'Yellow puts the 1 there with the “+1” token: 1 + 2 + 1 makes 4, which opens the 4+ action.', 1),
  assign(4),
  assign(3),
  assign(6),
  assign(4),
  assign(3),
  assign(6, 'The last die of everybody goes to the card at +6.'),
  assign(5),
  assign(6),
  assign(6),
  move(
    { kind: 'swapDice', seat: 1, slots: '1-3' },
    'Green thinks again and swaps the 5 at +1 with the 6 at +3. Dice may be rearranged until everybody is ready.',
  ),
  ready(),
  ready(),
  ready(),
  {
    ask: 'At +1 the Sums will be Red 6, Green 7, Yellow 7 and Brown 3. Red holds the Baton. In which order do they play?',
    answer:
      'Green, Yellow, Red, Brown. The highest Sum begins, and of the two that tie Green sits nearer to the Baton, clockwise.',
  },
  at('order', ready('With the last word all screens go up, and the cards at +1 are turned over.')),
  ...firstSlot,
  move({ kind: 'buy', amount: 1 }, 'The 4+ action is open: Red buys 1 plan.'),
  refuse('four-plus', { kind: 'buy', amount: 1 }, 'Brown’s Sum is 3, too low even for the 4+ action.'),
  raise('Brown'),
  refuse('raised-sum-top-only', { kind: 'buyExtraPlan' }, 'Such a Sum opens the 4+ action and nothing else.'),
  move({ kind: 'buy', amount: 2 }, 'Brown buys 2 plans. Then the cards at +2 are turned over.'),
  {
    say: 'The order is worked out anew from the Sums at +2: Brown 6, Red and Green 5, Yellow 4. Red holds the Baton and goes before Green.',
    shows: { '/order': [3, 0, 1, 2], '/open': 2 },
  },
  move({ kind: 'pass' }, 'Brown does without tracks and passes, which brings 1 coin.'),
  assignOtherwise,
];

/** The rulebook's two examples on dice and turn order, with all that surrounds them. */
export const scenario: Scenario<Types> = {
  id: 'dice-ordering',
  game: 'railway-workers',
  modules: [],
  title: 'Dice ordering',
  summary:
    'Four cards placed in secret, dice rolled, ranked and assigned behind the screens, then turned up slot by slot, with ties broken by the Baton.',
  rules: [
    'highest-sum-first',
    'equal-sums',
    'fourth-die',
    'equal-totals',
    'low-sum-reroll',
    'roll-three-dice',
    'pick-four-cards',
    'face-down-slots',
    'rearrange-cards',
    'placed-cards-fixed',
    'tokens-after-fourth-die',
    'reroll-token',
    'tokens-kept',
    'token-once-a-phase',
    'one-die-a-card',
    'dice-as-rolled',
    'rearrange-dice',
    'plus-one-token',
    'show-dice',
    'chosen-card',
    'sum',
    'announce-sums',
    'order-anew',
    'next-slot',
    'four-plus',
    'seven-plus',
    'raise-low-sum',
    'raised-sum-top-only',
    'each-action-once',
    'pass-coin',
  ],
  procedure: 'dice-ordering',
  alsoWith: [{ rulings: { lowReroll: 'once' } }, { rulings: { raisePrice: 'one-coin' } }],
  runs: [
    {
      key: '2',
      start: secondRound([RED, { ...GREEN, tokens: { reroll: 1, plusOne: 1 } }], 4, [1, 3, 5, 1, 1, 1, 2, 3, 4, 5]),
      script: two,
      checks: { '/open': 3, '/order': [1, 0], '/turn': 0, '/seats/0/coins': 20, '/seats/1/coins': 19 },
    },
    {
      key: '3',
      start: secondRound([RED, GREEN, YELLOW], 4, [3, 5, 6, 2, 5, 6, 1, 1, 2, 1, 6, 6, 3]),
      script: three,
      checks: {
        '/open': 3,
        '/order': [2, 1, 0],
        '/turn': 2,
        '/market': { structure: 'white', track: 'black', plan: 'white' },
        '/seats/0/coins': 30,
        '/seats/1/coins': 11,
        '/seats/2/coins': 16,
      },
    },
    {
      key: '4',
      start: secondRound([RED, GREEN, YELLOW, BROWN], 4, [3, 5, 6, 2, 5, 6, 1, 1, 2, 2, 3, 4, 1, 6, 6, 3]),
      script: four,
      checks: { '/open': 2, '/order': [3, 0, 1, 2], '/turn': 0 },
    },
  ],
};
