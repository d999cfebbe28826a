import { describe, expect, test } from 'vitest';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import { eventsOf, game, proofs } from './table.ts';

const begin = (seats: number, seed: number, more: object = {}) => {
  const { state, events } = game.setup(game.configure({ seats, ...more }), seed);
  expect(proofs.faults(state)).toEqual([]);
  return { state, events };
};
const cubesOf = ({ bag, map }: State) => {
  const laid = Object.values(map).flatMap(({ cubes }) => cubes);
  return (['brown', 'yellow', 'black', 'gray'] as const).map(
    (cube) => bag[cube] + laid.filter((one) => one === cube).length,
  );
};
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed);

describe('RV setup', () => {
  test.each([
    [2, [16, 10, 0, 0]],
    [3, [16, 10, 0, 0]],
    [4, [16, 10, 10, 0]],
    [5, [12, 6, 10, 6]],
  ])('with %i players the bag has its cubes, those of the start tile included', (seats, cubes) => {
    expect(cubesOf(begin(seats, 3).state)).toEqual(cubes);
  });

  test('RV ruling: by the other reading five players have all cubes of the box', () => {
    expect(cubesOf(begin(5, 3, { rulings: { fivePlayerBag: 'box' } }).state)).toEqual([16, 10, 10, 10]);
    expect(cubesOf(begin(4, 3, { rulings: { fivePlayerBag: 'box' } }).state)).toEqual([16, 10, 10, 0]);
  });

  test('the start tile is Chicago, St. Louis or Cincinnati, and has as many cubes as it shows', () => {
    const seen = new Set<string>();
    for (const seed of SEEDS) {
      const { state, events } = begin(4, seed);
      const [[city, laid] = ['', undefined]] = Object.entries(state.map);
      seen.add(city);
      expect(laid).toMatchObject({ x: 0, y: 0, turn: 0 });
      expect(laid?.cubes.length).toBe(city === 'chicago' ? 3 : 2);
      expect(eventsOf(events, 'cubesDrawn').map(({ rule }) => rule)).toEqual(['start-tile-cubes']);
    }
    expect([...seen].sort()).toEqual(['chicago', 'cincinnati', 'st-louis']);
  });

  test.each([
    [2, 31, 36],
    [3, 37, 48],
    [4, 37, 48],
    [5, 37, 48],
  ])('%i players have 2 cities each, and %i cities and %i stock tiles in the game', (seats, cities, stocks) => {
    const { state } = begin(seats, 5);
    expect(state.seats.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 2));
    expect(state.removed.length).toBe(37 - cities);
    expect(state.pile.cities.length + state.display.cities.length).toBe(cities - 1 - 2 * seats);
    expect(state.pile.stocks.length + state.display.stocks.length).toBe(stocks);
    expect(Object.values(state.seats[0]?.stocks ?? {}).every((held) => held === 0)).toBe(true);
    expect(Object.values(state.values).every((value) => value === 0)).toBe(true);
  });

  test('the two start candidates that were not chosen can be drawn and dealt, also with two players', () => {
    const elsewhere = new Set<string>();
    for (const seed of SEEDS) {
      const { state } = begin(2, seed);
      for (const city of state.seats.flatMap(({ hand }) => hand)) elsewhere.add(city);
      for (const city of state.removed) expect(state.map[city]).toBeUndefined();
    }
    for (const city of ['chicago', 'st-louis', 'cincinnati']) expect([...elsewhere]).toContain(city);
  });

  test('the order is dealt, and the scores are 6, 8, 10, 12, 14 by it', () => {
    const firsts = new Set<number>();
    for (const seed of SEEDS) {
      const { state } = begin(5, seed);
      firsts.add(state.order[0] ?? -1);
      expect(state.order.map((seat) => state.seats[seat]?.score)).toEqual([6, 8, 10, 12, 14]);
    }
    expect(firsts.size).toBe(5);
    expect(begin(3, 1).state.order.map((seat) => begin(3, 1).state.seats[seat]?.score)).toEqual([6, 8, 10]);
  });

  test('turn 1 has no bidding: a city and a stock for each player lie open, and the first in order takes one', () => {
    const { state, events } = begin(4, 8);
    expect(state.display.cities.length).toBe(4);
    expect(state.display.stocks.length).toBe(4);
    expect(eventsOf(events, 'auctionBegun')).toEqual([]);
    expect(game.prompt(state)).toEqual({
      kind: 'draft',
      seat: state.order[0],
      rule: 'first-pick',
      pick: 1,
      types: 'either',
    });
  });

  test('a table is for 1 to 5 players, with variants and rulings by name', () => {
    expect(() => game.configure({ seats: 6 })).toThrow('Railroad Rivals is for 1 to 5 players, not 6.');
    expect(game.configure({ seats: 3 })).toEqual({
      seats: 3,
      modules: [],
      variants: { optionalBidding: false, challenge: false },
      rulings: {
        fivePlayerBag: 'printed',
        locomotives: 'unlimited',
        delivery: 'compulsory',
        stockLimit: 'always',
        tieBreak: 'tiles',
      },
    });
  });

  test('hands are seen by their owners alone, and how many tiles they have by all', () => {
    const { state } = begin(3, 2);
    const hidden = game.view(state, 'public');
    expect(hidden.seats.map(({ hand, cities }) => [hand, cities])).toEqual([
      [2, undefined],
      [2, undefined],
      [2, undefined],
    ]);
    expect(game.view(state, 1).seats[1]?.cities).toEqual(state.seats[1]?.hand);
    expect(game.view(state, 1).seats[0]?.cities).toBeUndefined();
    expect(hidden.pile).toEqual({ cities: state.pile.cities.length, stocks: state.pile.stocks.length });
    expect(JSON.stringify(hidden)).not.toContain(JSON.stringify(state.seats[0]?.hand).slice(1, -1));
  });
});
