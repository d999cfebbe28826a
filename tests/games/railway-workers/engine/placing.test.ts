import { describe, expect, test } from 'vitest';
import { CARD_IDS } from '../../../../src/games/railway-workers/engine/tables/cards.ts';
import type { State } from '../../../../src/games/railway-workers/engine/types.ts';
import type { Move } from '../../../../src/games/railway-workers/engine/vocabulary.ts';
import {
  allReady,
  asked,
  assign,
  assigned,
  BUYING,
  factsOf,
  game,
  keepAll,
  opened,
  place,
  placed,
  play,
  ready,
  refused,
  swapCards,
  swapDice,
  table,
} from './table.ts';

const two = [{}, {}];
const cardsOf = (state: State, seat: number) => state.seats[seat]?.slots.map(({ card }) => card);

describe('RW placing cards', () => {
  test('RW-54 RW-55 pick-four-cards face-down-slots: slot by slot, everybody before the next one', () => {
    const start = table({ players: [{}, {}, {}], baton: 1 });
    expect(asked(start)).toBe('placeCard 1');
    expect(game.prompt(start)).toMatchObject({ slot: 1, rule: 'face-down-slots' });
    const one = play(start, place('share'), place('share')).state;
    expect(asked(one)).toBe('placeCard 0');
    const next = play(one, place('new-worker')).state;
    expect(game.prompt(next)).toMatchObject({ kind: 'placeCard', seat: 1, slot: 2 });
    expect(next.seats.map(({ hand }) => hand.length)).toEqual([7, 7, 7]);
    expect(cardsOf(next, 0)?.[0]).toBe('new-worker');
  });

  test('RW-54: a card can be placed once, and only from the hand', () => {
    const one = play(table({ players: two }), place('share'), place('share')).state;
    expect(refused(one, place('share'))).toBe('pick-four-cards cardPlaced');
    expect(game.legal(one)).toHaveLength(7);
  });

  test('RW-95 discards-wait: in Action Phase 2 a discarded card cannot be placed, so the other four all go down', () => {
    const start = table({ players: two, phase: 2 });
    expect(refused(start, place(CARD_IDS[0]))).toBe('discards-wait cardDiscarded');
    expect(game.legal(start)).toEqual(CARD_IDS.slice(4).map(place));
  });

  test('RW-55 face-down-slots: nobody sees the cards of others, and RW-58 look-at-own-cards: everybody the own ones', () => {
    const state = placed(table({ players: two }), BUYING);
    expect(game.view(state, 0).seats.map(({ slots }) => slots[0]?.card)).toEqual(['buy-plans', 'down']);
    expect(game.view(state, 'public').seats.map(({ slots }) => slots[0]?.card)).toEqual(['down', 'down']);
    expect(game.view(state, 0).seats.map(({ cards }) => cards?.length)).toEqual([4, undefined]);
    expect(game.view(allReady(state).state, 1).seats[1]?.slots[3]?.card).toBe('share');
  });

  test('RW-55: a card that is chosen but not yet laid is known to its owner alone', () => {
    const one = play(table({ players: two }), place('share')).state;
    expect(game.view(one, 0).choosing?.sealed).toEqual([{ seat: 0, move: place('share') }]);
    expect(game.view(one, 1).choosing?.sealed).toEqual([{ seat: 0 }]);
  });

  test('RW-56 rearrange-cards: cards may be swapped or exchanged, by anybody, until all are ready', () => {
    const state = placed(table({ players: two }), BUYING);
    expect(asked(state)).toBe('readyCards 0');
    const after = play(
      state,
      swapCards(1, '1-6'),
      { kind: 'exchangeCard', seat: 0, slot: 3, card: 'store-up' },
      ready,
      swapCards(0, '2-3'),
    ).state;
    expect(cardsOf(after, 1)).toEqual(['share', 'buy-structures', 'buy-tracks', 'buy-plans']);
    expect(cardsOf(after, 0)).toEqual(['buy-plans', 'store-up', 'buy-structures', 'share']);
    expect(after.seats[0]?.hand).toEqual(['buy-tracks', 'new-worker', 'move-workers', 'subsidy-investment']);
  });

  test('RW-56: already while others are still placing', () => {
    const half = play(
      table({ players: two }),
      ...[0, 1].flatMap((i) => [place(CARD_IDS[i] as 'share'), place(CARD_IDS[i] as 'share')]),
    ).state;
    expect(cardsOf(play(half, swapCards(0, '1-2')).state, 0)?.slice(0, 2)).toEqual(['buy-tracks', 'buy-structures']);
    expect(refused(half, swapCards(0, '1-3'))).toBe('rearrange-cards slotEmpty');
    const sealed = play(half, place('share')).state;
    expect(refused(sealed, { kind: 'exchangeCard', seat: 0, slot: 1, card: 'share' })).toBe(
      'rearrange-cards cardNotInHand',
    );
  });

  test('RW-56: a change tells the others nothing but that it was made', () => {
    const state = placed(table({ players: two }), BUYING);
    const { events, state: after, revealed } = play(state, swapCards(1, '1-2'));
    expect(events).toEqual([{ kind: 'cardsSwapped', seat: 1, rule: 'rearrange-cards' }]);
    expect(revealed).toBe(false);
    expect(game.view(after, 0)).toEqual(game.view(state, 0));
  });

  test.each<[string, Move, string]>([
    ['before any card lies there', swapCards(0, '1-2'), 'rearrange-cards slotEmpty'],
    ['for a seat at which nobody sits', swapCards(3, '1-2'), 'rearrange-cards noSuchSeat'],
    ['of dice', swapDice(0, '1-2'), 'rearrange-dice noDiceOut'],
  ])('RW-56: no change %s', (_, move, expected) => {
    expect(refused(table({ players: two }), move)).toBe(expected);
  });

  test('RW-57 placed-cards-fixed: the last to be ready ends it', () => {
    const state = placed(table({ players: two }), BUYING);
    const first = play(state, ready).state;
    expect(refused(first, swapCards(0, '1-2'))).toBeUndefined();
    const { state: after, events } = play(first, ready);
    expect(factsOf(events, 'allReady')).toMatchObject([{ rule: 'placed-cards-fixed' }]);
    expect(refused(after, swapCards(0, '1-2'))).toBe('placed-cards-fixed cardsFixed');
  });
});

describe('RW assigning dice', () => {
  const rolls = [1, 3, 5, 2, 3, 4];
  const start = (plusOne = 0) =>
    keepAll(allReady(placed(table({ players: [{}, { tokens: { plusOne } }], rolls }), BUYING)).state);

  test('RW-67 one-die-a-card: each card gets one die of the four, and each die goes to one card', () => {
    const state = start();
    expect(state.seats.map(({ dice }) => dice)).toEqual([
      [1, 3, 5, 6],
      [2, 3, 4, 5],
    ]);
    const one = play(state, assign(6), assign(5)).state;
    expect(game.prompt(one)).toMatchObject({ kind: 'assignDie', seat: 0, slot: 2 });
    expect(refused(one, assign(6))).toBe('one-die-a-card dieAssigned');
    expect(game.legal(one)).toEqual([assign(1), assign(3), assign(5)]);
  });

  test('RW-68 dice-as-rolled: a die keeps its face', () => {
    expect(refused(start(), assign(2))).toBe('dice-as-rolled noSuchDie');
    expect(refused(start(), assign(4))).toBe('dice-as-rolled noSuchDie');
  });

  test('RW-68 rearrange-dice: dice change places until all are ready, and not once they are shown', () => {
    const state = assigned(start(), [
      [6, 1, 3, 5],
      [5, 2, 3, 4],
    ]);
    expect(asked(state)).toBe('readyDice 0');
    const after = play(state, swapDice(1, '1-6'), ready, swapDice(0, '1-2')).state;
    expect(after.seats.map(({ slots }) => slots.map(({ die }) => die))).toEqual([
      [1, 6, 3, 5],
      [4, 2, 3, 5],
    ]);
    const shown = play(after, ready).state;
    expect(refused(shown, swapDice(0, '3-6'))).toBe('rearrange-dice diceFixed');
    expect(refused(shown, swapDice(3, '3-6'))).toBe('rearrange-dice noSuchSeat');
  });

  test('RW-68: only dice that lie there and differ change places', () => {
    const one = play(start(), assign(6), assign(5)).state;
    expect(refused(one, swapDice(0, '1-2'))).toBe('rearrange-dice slotEmpty');
    const same = opened({
      players: two,
      dice: [
        [3, 3, 4, 5],
        [1, 2, 3, 4],
      ],
    });
    expect(same.shown).toBe(true);
    const state = assigned(
      { ...start(), seats: start().seats.map((player) => ({ ...player, dice: [3, 3, 4, 5] })) } as State,
      [
        [3, 3, 4, 5],
        [3, 3, 4, 5],
      ],
    );
    expect(refused(state, swapDice(0, '1-2'))).toBe('rearrange-dice sameDice');
  });

  test('RW-69 show-dice: dice and tokens are hidden from the others until all are ready, then open; cards stay down', () => {
    const state = assigned(
      start(1),
      [
        [6, 1, 3, 5],
        [5, 2, 3, 4],
      ],
      [[], [1, 0, 0, 0]],
    );
    expect(game.view(state, 0).seats[1]?.slots[0]).toEqual({ card: 'down', die: 'down', tokens: 0 });
    expect(game.view(state, 1).seats[1]?.slots[0]).toEqual({ card: 'buy-plans', die: 5, tokens: 1, sum: 7 });
    const { state: after, events, revealed } = allReady(state);
    expect(revealed).toBe(true);
    expect(factsOf(events, 'diceShown')).toMatchObject([
      { seat: 0, dice: [6, 1, 3, 5], tokens: [0, 0, 0, 0], rule: 'show-dice' },
      { seat: 1, dice: [5, 2, 3, 4], tokens: [1, 0, 0, 0] },
    ]);
    expect(game.view(after, 0).seats[1]?.slots[1]).toEqual({ card: 'down', die: 2, tokens: 0, sum: 4 });
  });

  test('RW-70 RW-177 plus-one-token: tokens are laid with the dice, several on one card if the player has them', () => {
    const state = start(2);
    const legal = play(state, assign(6)).state;
    expect(game.legal(legal)).toContainEqual(assign(5, 2));
    const one = play(legal, assign(5, 2)).state;
    expect(one.seats[1]?.slots[0]).toMatchObject({ die: 5, tokens: 2 });
    expect(refused(play(one, assign(1)).state, assign(2, 1))).toBe('token-once-a-phase noTokenLeft');
  });

  test('RW-175 token-once-a-phase: no more tokens than the player owns', () => {
    const other = play(start(1), assign(6)).state;
    expect(refused(other, assign(5, 2))).toBe('token-once-a-phase noTokenLeft');
    expect(refused(start(1), assign(6, 1))).toBe('token-once-a-phase noTokenLeft');
  });

  const laid = play(start(1), assign(6), assign(5, 1)).state;
  test.each<[string, Move, string | undefined]>([
    ['aside', { kind: 'moveToken', seat: 1, from: 1, to: 'aside' }, undefined],
    ['on a card without a die', { kind: 'moveToken', seat: 1, from: 1, to: 2 }, 'plus-one-token slotEmpty'],
    ['from where none lies', { kind: 'moveToken', seat: 1, from: 6, to: 1 }, 'plus-one-token noTokenThere'],
    [
      'from aside, where none is left',
      { kind: 'moveToken', seat: 1, from: 'aside', to: 1 },
      'token-once-a-phase noTokenLeft',
    ],
    ['nowhere else', { kind: 'moveToken', seat: 1, from: 1, to: 1 }, 'plus-one-token samePlace'],
  ])('RW-70 plus-one-token: a token may go %s', (_, move, expected) => {
    expect(refused(laid, move)).toBe(expected);
  });

  test.each<[string, Move]>([
    ['dice', swapDice(1, '1-2')],
    ['a token', { kind: 'moveToken', seat: 1, from: 1, to: 2 }],
  ])('RW-68 RW-70: a change of %s behind the screen tells the others only that something was changed', (_, move) => {
    const state = play(laid, assign(1), assign(2)).state;
    const { events, state: after, revealed } = play(state, move);
    expect(events).toEqual([{ kind: 'diceRearranged', seat: 1, rule: 'rearrange-dice' }]);
    expect(revealed).toBe(false);
    expect(game.view(after, 0)).toEqual(game.view(state, 0));
  });

  test('RW-70 RW-175: a token on its way to the next card is not aside any more', () => {
    const state = play(start(1), assign(6), assign(5)).state;
    const sealed = play(state, assign(1), { kind: 'moveToken', seat: 1, from: 'aside', to: 1 }).state;
    expect(sealed.seats[1]?.slots[0]?.tokens).toBe(1);
    expect(refused(sealed, assign(2, 1))).toBe('token-once-a-phase noTokenLeft');
  });
});
