import { describe, expect, test } from 'vitest';
import type { CityId } from '../../../../src/games/railroad-rivals/engine/tables/cities.ts';
import type { Railroad } from '../../../../src/games/railroad-rivals/engine/tables/railroads.ts';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-rivals/engine/vocabulary.ts';
import { asked, eventsOf, game, play, refused, table, takingCity, takingStock } from './table.ts';

const [BOSTON, DALLAS, OMAHA] = (['boston', 'dallas', 'omaha'] as const).map(takingCity) as [Move, Move, Move];
const [IC, NP] = (['IC', 'NP'] as const).map(takingStock) as [Move, Move];

/** A draft of three in the order 2, 0, 1, with some tiles face up. */
function drafting(cities: readonly CityId[], stocks: readonly Railroad[], stockOnly = false): State {
  return table({
    seats: 3,
    map: { chicago: [0, 0, 0] },
    order: [2, 0, 1],
    agenda: [{ kind: 'beginDraft' }],
    set(state) {
      const rest = [...state.pile.stocks];
      for (const one of stocks) rest.splice(rest.indexOf(one), 1);
      const left = state.pile.cities.filter((city) => !cities.includes(city));
      return {
        ...state,
        stockOnly,
        display: { cities, stocks },
        pile: { cities: stockOnly ? [] : left, stocks: rest },
        removed: stockOnly ? left : [],
      };
    },
  });
}

const normal = () => drafting(['boston', 'dallas', 'omaha'], ['IC', 'IC', 'NP']);

describe('RV draft', () => {
  test('each takes one tile in turn order, then each a second of the other type in the same order', () => {
    const seats: string[] = [];
    let state = normal();
    for (const move of [DALLAS, IC, BOSTON]) {
      seats.push(asked(state));
      state = play(state, move).state;
    }
    // The first pick of both types is over: what is left is asked in the same order, and seat 2 gets a stock.
    expect(seats).toEqual(['draft 2', 'draft 0', 'draft 1']);
    expect(asked(state)).toBe('draft 2');
    expect(game.legal(state)).toEqual([IC, NP]);
    expect(game.prompt(state)).toMatchObject({ pick: 2, types: 'stock', rule: 'second-pick' });
    const { state: after, events } = play(state, NP);
    expect(eventsOf(events, 'forced').map(({ seat, move }) => [seat, move])).toEqual([
      [0, OMAHA],
      [1, IC],
    ]);
    expect(after.seats.map(({ hand }) => hand)).toEqual([['omaha'], ['boston'], ['dallas']]);
    expect(after.seats.map(({ stocks }) => [stocks.IC, stocks.NP])).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    expect(after.display).toEqual({ cities: [], stocks: [] });
    expect(asked(after)).toBe('place 2');
  });

  test('a second tile of the same type is refused, and so is one that is not face up', () => {
    const city = play(normal(), DALLAS, IC, BOSTON).state;
    expect(asked(city)).toBe('draft 2');
    expect(refused(city, OMAHA)).toBe('one-of-each/cityTaken');
    expect(game.attempts(city)).toEqual([OMAHA]);
    const stock = play(normal(), IC, IC, BOSTON).state;
    expect(game.prompt(stock)).toMatchObject({ seat: 2, pick: 2, types: 'city', rule: 'second-pick' });
    expect(game.legal(stock)).toEqual([OMAHA, DALLAS]);
    expect(refused(stock, NP)).toBe('one-of-each/stockTaken');
    expect(game.attempts(stock)).toEqual([NP]);
    expect(refused(normal(), takingCity('seattle'))).toBe('open-display/cityNotDrawn');
    expect(refused(normal(), takingStock('UP'))).toBe('open-display/stockNotDrawn');
  });

  test('once cities are short each takes two stock tiles, and no city', () => {
    const state = drafting([], ['IC', 'IC', 'NP', 'SP', 'SP', 'UP'], true);
    expect(refused(state, BOSTON)).toBe('two-stocks/stocksOnly');
    expect(game.prompt(state)).toMatchObject({ seat: 2, pick: 1, types: 'stock', rule: 'draft-two-stocks' });
    const [SP, UP] = [takingStock('SP'), takingStock('UP')];
    const after = play(state, SP, UP, IC, SP, NP).state;
    expect(after.seats.map(({ stocks }) => [stocks.IC, stocks.NP, stocks.SP, stocks.UP])).toEqual([
      [0, 1, 0, 1],
      [2, 0, 0, 0],
      [0, 0, 2, 0],
    ]);
    expect(asked(after)).toBe('place 2');
  });

  test('with too few stock tiles they are taken in turn order until none is left', () => {
    const state = drafting([], ['IC', 'NP', 'SP', 'UP'], true);
    const { state: after, events } = play(state, takingStock('IC'), takingStock('NP'), takingStock('SP'));
    expect(eventsOf(events, 'draftSkipped').map(({ seat }) => seat)).toEqual([0, 1]);
    expect(after.seats.map(({ stocks }) => Object.values(stocks).reduce((sum, held) => sum + held))).toEqual([1, 1, 2]);
  });

  test.each([
    [2, 3, false],
    [2, 2, false],
    [2, 0, true],
    [5, 5, false],
    [5, 4, true],
  ])('%i players with %i cities in the pile draw stock tiles alone: %s', (seats, cities, short) => {
    const start = table({
      seats,
      map: { chicago: [0, 0, 0] },
      agenda: [{ kind: 'endTurn' }],
      set: ({ pile, ...state }) => ({
        ...state,
        pile: { ...pile, cities: pile.cities.slice(0, cities) },
        removed: pile.cities.slice(cities),
      }),
    });
    expect(start.stockOnly).toBe(short);
    expect(start.display.cities.length).toBe(short ? 0 : seats);
    expect(start.display.stocks.length).toBe(short ? 2 * seats : seats);
    expect(start.pile.cities.length).toBe(short ? 0 : cities - seats);
  });

  test('cities too few for all leave the game unseen, and stock tiles alone are drawn ever after', () => {
    const short = (removed: number, stockOnly: boolean) =>
      table({
        seats: 3,
        map: { chicago: [0, 0, 0] },
        agenda: [{ kind: 'endTurn' }],
        set: ({ pile, ...state }) => ({
          ...state,
          stockOnly,
          pile: { ...pile, cities: pile.cities.slice(removed) },
          removed: pile.cities.slice(0, removed),
        }),
      });
    const before = short(34, false);
    expect(before.stockOnly).toBe(true);
    expect(before.removed.length).toBe(36);
    expect(game.view(before, 'public').removed).toBe(36);
    expect(short(36, true).display.stocks.length).toBe(6);
  });
});
