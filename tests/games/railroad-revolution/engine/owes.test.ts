import { describe, expect, test } from 'vitest';
import { base } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { Worker } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { DealTileId } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import type { State, Task, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { join } from '../../../../src/kernel/assemble.ts';
import type { Definition } from '../../../../src/kernel/game.ts';
import { accept, finish, flip, legalOf, payNow, place, play, rail, table } from './table.ts';

// What a seat owes before its turn may end, and what of it the look-ahead tries.

const definition = join(base) as Definition<Types>;
const owes = (state: State, seat = 0) => definition.debts?.owes(state, seat);

/** The first seat is left with so much money and without a Share. */
const left = (state: State, money: number): State => ({
  ...state,
  seats: state.seats.map((one, seat) => (seat === 0 ? { ...one, money, shares: 0 } : one)),
});
const start = table({ players: [{ money: 2000, supply: { white: 4, grey: 1, orange: 1 } }, {}] });
const asking = (task: Task): State => ({ ...start, agenda: [...start.agenda, task] });

describe('RR what is owed', () => {
  test('RR the first part of what was taken', () => {
    const must = { seat: 0, rule: 'deal-promote', must: true } as const;
    const advance = asking({ ...must, kind: 'advance', left: 2 });
    expect(owes(advance)).toEqual({ rule: 'deal-reward-takeable', code: 'mustTake', facts: { reward: 'advance' } });
    expect(owes(asking({ ...must, must: false, kind: 'advance', left: 2 }))).toBeUndefined();
    const promote = asking({ ...must, kind: 'promote', left: 2, costEach: 100 });
    expect(owes(promote)).toEqual({ rule: 'deal-promote', code: 'mustTake', facts: { reward: 'promote' } });
    expect(owes(asking({ ...must, must: false, kind: 'promote', left: 2, costEach: 100 }))).toBeUndefined();
    const discard = asking({ ...must, kind: 'discardWorker' });
    expect(owes(discard)).toEqual({ rule: 'deal-promote', code: 'mustTake', facts: { reward: 'discardWorker' } });
    // a flip, a train or a piece can always be taken where it was granted
    expect(owes(asking({ ...must, kind: 'flip', left: 1 }))).toBeUndefined();
    for (const state of [advance, promote, discard]) expect(owes(state, 1)).toBeUndefined();
  });

  test('RR the price of an action: that it cannot be raised, or what is unpaid where money and Shares would do', () => {
    const laid = (worker: Worker, money: number) =>
      left(play(start, place(worker, 'railroad'), rail('charlotte--miami'), rail('miami--little-rock')).state, money);
    const unpaid = { rule: 'railroad-base-price', code: 'unpaid', facts: { amount: 500 } };
    expect(owes(laid('white', 500))).toEqual(unpaid);
    expect(owes(laid('white', 450))).toMatchObject({ code: 'actionPrice', facts: { price: 500, raised: 450 } });
    // what the effect of the worker would bring, here two Shares, is not cited where even that is in vain
    expect(owes(laid('grey', 200))).toMatchObject({ code: 'actionPrice', facts: { price: 500, raised: 200 } });
    expect(owes(laid('orange', 350))).toMatchObject({ code: 'actionPrice', facts: { price: 500, raised: 350 } });
    expect(owes(play(laid('white', 500), payNow).state)).toBeUndefined();
    // what has been taken comes first where the price alone could be met
    const promoting = (state: State): State => {
      const promote = { kind: 'promote', seat: 0, rule: 'bonus-promote', must: true, left: 1, costEach: 200 } as const;
      return { ...state, agenda: [...state.agenda, promote] };
    };
    const taken = { rule: 'bonus-promote', code: 'mustTake', facts: { reward: 'promote' } };
    expect(owes(promoting(laid('white', 500)))).toEqual(taken);
    expect(owes(promoting(laid('grey', 200)))).toEqual(taken);
    expect(owes(promoting(laid('grey', 150)))).toMatchObject({ code: 'actionPrice' });
  });
});

describe('RR what the look-ahead tries', () => {
  /** The first seat has taken the reward of a deal, and then lacks a worker. */
  const taken = (deal: DealTileId, offer: 1 | 2): State => {
    const before = play(
      table({ players: [{ money: 3000, shares: 9, supply: { white: 4 } }, {}], deal }),
      place('white', 'railroad'),
      rail('charlotte--miami'),
      rail('miami--little-rock'),
      payNow,
      finish,
      accept(offer),
    ).state;
    const seats = before.seats.map((one, seat) =>
      seat === 0 ? { ...one, supply: { ...one.supply, white: one.supply.white - 1 } } : one,
    );
    return { ...before, seats };
  };
  const tried = (state: State, kind: 'placeRail' | 'buildStation' | 'buildOffice') =>
    legalOf(state, kind).filter((move) => definition.debts?.isWorthTrying?.(state, move));

  test.each<[DealTileId, 1 | 2, 'placeRail' | 'buildStation' | 'buildOffice']>([
    ['deal-5', 1, 'buildStation'],
    ['deal-2', 1, 'buildOffice'],
    ['deal-1', 2, 'placeRail'],
  ])('RR of the places of a free piece only the first: %s, %i', (deal, offer, kind) => {
    const state = taken(deal, offer);
    expect(legalOf(state, kind).length).toBeGreaterThan(2);
    expect(tried(state, kind)).toEqual(legalOf(state, kind).slice(0, 1));
  });

  test('RR the rail of a train can be left, so that none of its places is tried; all places of an action are', () => {
    const train = table({ players: [{ money: 2000, trains: [{ front: 'train-rail', faceUp: true }] }] });
    const state = play(train, place('white', 'trade'), flip(0)).state;
    expect(legalOf(state, 'placeRail').length).toBeGreaterThan(2);
    expect(tried(state, 'placeRail')).toEqual([]);
    const action = play(train, place('white', 'railroad')).state;
    expect(tried(action, 'placeRail')).toEqual(legalOf(action, 'placeRail'));
    const city = play(train, place('white', 'station')).state;
    expect(tried(city, 'buildStation')).toEqual(legalOf(city, 'buildStation'));
    const section = play(train, place('white', 'telegraph')).state;
    expect(tried(section, 'buildOffice')).toEqual(legalOf(section, 'buildOffice'));
  });
});
