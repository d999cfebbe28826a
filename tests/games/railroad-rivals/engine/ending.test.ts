import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/railroad-rivals/engine/events.ts';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import { asked, eventsOf, game, passPlacing, placing, play, type Table, table, unsettled } from './table.ts';

/** What follows when the last turn ends at such a table. */
function finish(given: Omit<Table, 'agenda'>): { readonly state: State; readonly events: readonly Event[] } {
  return game.resume(
    unsettled({ ...given, agenda: [{ kind: 'endTurn' }], set: (state) => ({ ...state, ending: 'lastCity' }) }),
  );
}
const endOf = (given: Omit<Table, 'agenda'>) => eventsOf([...finish(given).events], 'gameEnded')[0];

describe('RV last turn', () => {
  test('the last city of a hand makes the turn the last: the others still place, all deliver, and it is over', () => {
    const state = table({
      map: { 'st-louis': [0, 0, 0, 'brown', 'yellow'] },
      hands: [['pittsburgh'], ['chicago', 'boston']],
      order: [0, 1],
      agenda: [{ kind: 'beginPlacing' }],
    });
    const one = play(state, placing('pittsburgh', 1, 0));
    expect(eventsOf(one.events, 'lastTurn')).toEqual([
      { kind: 'lastTurn', rule: 'last-turn', why: 'lastCity', seat: 0 },
    ]);
    expect(one.state.ending).toBe('lastCity');
    expect(asked(one.state)).toBe('place 1');
    const two = play(one.state, placing('chicago', 0, 1, 2)).state;
    expect(asked(two)).toBe('deliver 0');
    const three = play(two, game.legal(two)[0] as never).state;
    expect(asked(three)).toBe('deliver 1');
    const end = play(three, game.legal(three)[0] as never);
    expect(game.prompt(end.state)).toEqual({ kind: 'over', rule: 'game-over' });
    expect(eventsOf(end.events, 'gameEnded').length).toBe(1);
    expect(end.state.turn).toBe(3);
  });

  test('who keeps a city has not triggered it, and a second last city changes nothing', () => {
    const hands = (first: 'pittsburgh' | 'dallas') =>
      table({
        map: { 'st-louis': [0, 0, 0, 'brown'] },
        hands: [first === 'dallas' ? ['pittsburgh', 'dallas'] : ['pittsburgh'], ['chicago']],
        agenda: [{ kind: 'beginPlacing' }],
      });
    expect(play(hands('dallas'), placing('pittsburgh', 1, 0)).state.ending).toBeUndefined();
    const both = play(hands('pittsburgh'), placing('pittsburgh', 1, 0), placing('chicago', 0, 1, 2));
    expect(eventsOf(both.events, 'lastTurn').map(({ seat }) => seat)).toEqual([0]);
  });

  test.each([
    [true, 'standstill'],
    [false, undefined],
  ])('RV ruling: a turn with stock tiles alone (%s) in which nobody places is the last', (stockOnly, ending) => {
    const state = table({
      map: { chicago: [0, 0, 0] },
      hands: [['seattle'], ['portland']],
      agenda: [{ kind: 'beginPlacing' }],
      set: ({ pile, ...rest }) => ({
        ...rest,
        stockOnly,
        pile: { ...pile, cities: stockOnly ? [] : pile.cities },
        removed: stockOnly ? pile.cities : [],
      }),
    });
    const { state: after, events } = play(state, passPlacing, passPlacing);
    expect(after.ending).toBe(ending);
    expect(eventsOf(events, 'deliverySkipped').length).toBe(2);
    expect(game.prompt(after).kind).toBe(stockOnly ? 'over' : 'bid');
    expect(after.seats.map(({ hand }) => hand.length)).toEqual([1, 1]);
  });
});

describe('RV score', () => {
  /** Red of the rulebook's example, and another. */
  const example: Omit<Table, 'agenda'> = {
    seats: 5,
    map: { chicago: [0, 0, 0] },
    scores: [16, 20, 0, 0, 0],
    stocks: [{ ACL: 3, NYC: 2, ATSF: 2, CO: 1, BO: 1 }, { UP: 4 }],
    values: { ACL: 4, NYC: 5, ATSF: 1, CO: 2, BO: 4 },
  };

  test('the rulebook’s example: 30 points for stock tiles and 16 on the track make 46', () => {
    const { state } = finish(example);
    const { lines, totals, places } = game.score(state);
    expect(totals).toEqual([46, 20, 0, 0, 0]);
    expect(places).toEqual([1, 2, 3, 3, 3]);
    expect(
      lines.filter(({ seat }) => seat === 0).map(({ points, rule, because }) => [rule, because.railroad, points]),
    ).toEqual([
      ['final-score', undefined, 16],
      ['stock-points', 'ACL', 12],
      ['stock-points', 'ATSF', 2],
      ['stock-points', 'BO', 4],
      ['stock-points', 'CO', 2],
      ['stock-points', 'NYC', 10],
    ]);
    expect(lines.find(({ because }) => because.railroad === 'ACL')?.because).toEqual({
      railroad: 'ACL',
      tiles: 3,
      value: 4,
    });
    expect(endOf(example)).toEqual({ kind: 'gameEnded', rule: 'highest-total-wins', winners: [0], by: 'points' });
  });

  const values = { IC: 5, NP: 4, SP: 3, UP: 1 };
  const tied = (scores: readonly number[], ...stocks: NonNullable<Table['stocks']>) => ({
    seats: stocks.length,
    map: { chicago: [0, 0, 0] } as const,
    scores,
    stocks,
    values,
  });

  test.each<[string, Omit<Table, 'agenda'>, readonly number[], string]>([
    ['the higher best stock', tied([10, 11], { IC: 1 }, { NP: 1 }), [0], 'stocks'],
    ['the next-highest after equal best ones', tied([10, 11], { IC: 2, NP: 1 }, { IC: 1, NP: 2 }), [0], 'stocks'],
    ['more tiles, where the others end', tied([10, 9], { IC: 1 }, { IC: 1, UP: 1 }), [1], 'stocks'],
    ['more points, whatever the stocks', tied([10, 17], { IC: 1 }, { UP: 1 }), [1], 'points'],
    ['nothing, with equal stocks', tied([10, 10], { IC: 1, NP: 1 }, { NP: 1, IC: 1 }), [0, 1], 'shared'],
    ['stocks among those who are level', tied([10, 11, 2], { IC: 1 }, { NP: 1 }, { IC: 2 }), [0], 'stocks'],
  ])('a tie is decided by %s', (_, given, winners, by) => {
    expect(endOf(given)).toMatchObject({ winners, by, rule: by === 'points' ? 'highest-total-wins' : 'tie-break' });
  });

  test('RV ruling: by the other reading each railroad is compared once', () => {
    const given = tied([10, 11], { IC: 2, NP: 1 }, { IC: 1, NP: 2 });
    expect(endOf({ ...given, rulings: { tieBreak: 'railroads' } })).toMatchObject({ winners: [0, 1], by: 'shared' });
    const more = tied([10, 7], { IC: 2 }, { IC: 1, NP: 2 });
    expect(endOf({ ...more, rulings: { tieBreak: 'tiles' } })).toMatchObject({ winners: [0], by: 'stocks' });
    expect(endOf({ ...more, rulings: { tieBreak: 'railroads' } })).toMatchObject({ winners: [1], by: 'stocks' });
  });

  test('stock tiles in the piles, open or out of the game score nothing', () => {
    const { state } = finish({ ...example, seats: 2, stocks: [{}, {}], scores: [1, 2] });
    expect(game.score(state).totals).toEqual([1, 2]);
  });
});
