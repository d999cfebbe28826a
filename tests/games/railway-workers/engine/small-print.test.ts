import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railway-workers/engine/types.ts';
import {
  allReady,
  assign,
  assigned,
  BUYING,
  factsOf,
  game,
  keepAll,
  opened,
  opening,
  placed,
  play,
  refused,
  swapDice,
  table,
} from './table.ts';

// What is easily overlooked: what stays where it is, what comes to what is there already, and what is cleared away.

const pass = { kind: 'pass' } as const;
const low = [1, 1, 1, 1] as const;

describe('RW Reroll tokens', () => {
  const rerolled = (rolls: readonly number[], reroll: number) => {
    const players = [{}, { tokens: { reroll } }];
    const before = allReady(placed(table({ players, rolls: [6, 6, 6, 2, 3, 4, ...rolls] }), BUYING)).state;
    return play(before, { kind: 'rerollDie', face: 2 });
  };

  test('RW-174 token-once-a-phase: a token that rolls the same face again is used, and the other one is not', () => {
    const { state, events } = rerolled([2], 2);
    expect(factsOf(events, 'dieRerolled')).toMatchObject([{ seat: 1, from: 2, to: 2 }]);
    expect(game.prompt(state)).toMatchObject({ kind: 'rerollTokens', seat: 1, left: 1 });
  });

  test('RW-61 RW-176 fourth-die: a reroll changes a die, not what the own three dice made', () => {
    const { state } = rerolled([5], 1);
    expect(state.seats[1]).toMatchObject({ dice: [5, 3, 4, 6], total: 9 });
  });
});

describe('RW “+1” tokens', () => {
  const tokens = { plusOne: 1 };
  const start = () =>
    keepAll(allReady(placed(table({ players: [{ tokens }, {}], rolls: [1, 3, 5, 2, 3, 4] }), BUYING)).state);

  test('RW-68 rearrange-dice: dice change places, the tokens beside them stay', () => {
    const dice = [
      [6, 1, 3, 5],
      [5, 2, 3, 4],
    ] as const;
    const { state } = play(assigned(start(), dice, [[1, 0, 0, 0]]), swapDice(0, '1-6'));
    expect(state.seats[0]?.slots.map(({ die, tokens: beside }) => [die, beside])).toEqual([
      [5, 1],
      [1, 0],
      [3, 0],
      [6, 0],
    ]);
  });

  test('RW-175 token-once-a-phase: a token chosen with a die that is not on its card yet is not laid elsewhere too', () => {
    const onFirst = { kind: 'moveToken', seat: 0, from: 'aside', to: 1 } as const;
    const one = play(start(), assign(6), assign(5)).state;
    expect(refused(one, onFirst)).toBeUndefined();
    expect(refused(play(one, assign(1, 1)).state, onFirst)).toBe('token-once-a-phase noTokenLeft');
  });
});

describe('RW slots and turns', () => {
  test('RW-74 equal-sums: the order is told as one of equal Sums also where somebody sits between them', () => {
    const dice = ([5, 3, 5] as const).map((face) => [face, 1, 1, 1] as const);
    const { events } = opening({ players: [{}, {}, {}], dice });
    expect(factsOf(events, 'orderSet')).toMatchObject([{ rule: 'equal-sums', order: [0, 2, 1] }]);
  });

  test('RW-180 buy-to-warehouse: what is bought comes to what is in the warehouse', () => {
    const first = opened({
      players: [{}, {}],
      dice: [[6, 1, 1, 1], low],
      sites: [2, 4],
      cards: ['buy-structures', 'buy-tracks', 'buy-plans', 'share'],
    });
    const stocked: State = {
      ...first,
      sites: first.sites.map((site) => ({ ...site, warehouses: { ...site.warehouses, structure: [2, 1] } })),
    };
    const { state } = play(stocked, { kind: 'buyToWarehouse', site: 2 });
    expect(state.sites.map(({ number, warehouses }) => [number, warehouses.structure])).toEqual([
      [2, [3, 1]],
      [4, [2, 1]],
    ]);
  });

  test('RW-55 face-down-slots: with all four slots turned up the rest of a hand is still its owner’s alone', () => {
    const cards = ['share', 'buy-plans', 'buy-structures', 'buy-tracks'] as const;
    const { state } = play(opened({ players: [{}, {}], dice: [low, low], cards }), pass, pass, pass, pass);
    expect(state.open).toBe(4);
    expect(game.view(state, 'public').seats.map(({ hand, cards: seen }) => [hand, seen])).toEqual([
      [4, undefined],
      [4, undefined],
    ]);
    expect(game.view(state, 0).seats.map(({ cards: seen }) => seen?.length)).toEqual([4, undefined]);
  });

  test('RW-93 clear-dice: between two Action Phases it is nobody’s turn, and there is no order of play', () => {
    const { state } = play(opened({ players: [{}, {}], dice: [low, low] }), pass, pass, pass, pass, pass, pass);
    expect(game.prompt(state)).toMatchObject({ kind: 'placeCard', slot: 1 });
    expect(state.phase).toBe(2);
    for (const table of [state, game.view(state, 'public')]) {
      expect(table).not.toHaveProperty('turn');
      expect(table).not.toHaveProperty('order');
    }
  });
});
