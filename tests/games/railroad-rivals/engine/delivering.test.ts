import { describe, expect, test } from 'vitest';
import type { Cube } from '../../../../src/games/railroad-rivals/engine/tables/constants.ts';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-rivals/engine/vocabulary.ts';
import {
  afterwards,
  asked,
  delivering,
  deliverTask,
  eventsOf,
  game,
  type Places,
  play,
  refused,
  type Table,
  table,
} from './table.ts';

/** Washington beside St. Louis by the B&O, Chicago below that by the IC, and Boston joined to nothing. */
const MAP: Places = {
  'st-louis': [0, 0, 0],
  washington: [1, 0, 3, 'brown', 'black', 'brown'],
  chicago: [0, 1, 2, 'yellow'],
  boston: [2, 0, 0, 'brown'],
};
const decline: Move = { kind: 'declineDelivery' };

/** Four players, of whom seat 0 is to deliver and seat 1 is asked for a bid afterwards; the link by the B&O is seat 2's. */
const ready = (more: Partial<Table> = {}): State =>
  table({
    seats: 4,
    map: MAP,
    owners: { 'st-louis washington': 2 },
    agenda: [deliverTask(0), afterwards],
    ...more,
  });

const scores = ({ seats }: State) => seats.map(({ score }) => score);

describe('RV delivery', () => {
  test.each<[Cube, readonly Cube[], number]>([
    ['black', [], 3],
    ['black', ['black'], 2],
    ['brown', ['brown', 'black', 'brown'], 1],
    ['brown', ['brown', 'brown', 'brown'], 1],
    ['brown', ['black', 'yellow'], 3],
  ])('a %s cube after %j scores %i, and the B&O goes up by 1', (cube, delivered, points) => {
    const { state, events } = play(ready({ delivered }), delivering(cube, 'washington', 'st-louis'));
    expect(scores(state)).toEqual([10 + points, 10, 12, 10]);
    expect(state.values.BO).toBe(1);
    expect(state.delivered).toEqual([...delivered, cube]);
    expect(eventsOf(events, 'ownerPaid')).toEqual([{ kind: 'ownerPaid', seat: 2, rule: 'owner-points', points: 2 }]);
    expect(eventsOf(events, 'cubeDelivered').map(({ rule }) => rule)).toEqual(['delivery-points']);
  });

  test('one cube of the colour leaves the city, the others stay', () => {
    const { state } = play(ready(), delivering('brown', 'washington', 'st-louis'));
    expect(state.map.washington?.cubes).toEqual(['black', 'brown']);
    expect(state.map['st-louis']?.cubes).toEqual([]);
  });

  test('over an own link the player scores the delivery alone', () => {
    const { state, events } = play(ready(), delivering('yellow', 'chicago', 'st-louis'));
    expect(scores(state)).toEqual([13, 10, 10, 10]);
    expect(state.values.IC).toBe(1);
    expect(eventsOf(events, 'ownerPaid')).toEqual([]);
  });

  test('over a link that belongs to no player nobody else scores', () => {
    const state = ready();
    const links = state.links.map(({ owner: _, ...link }) => link);
    expect(scores(play({ ...state, links }, delivering('black', 'washington', 'st-louis')).state)).toEqual([
      13, 10, 10, 10,
    ]);
  });

  test('what can be delivered: each colour of each city over each of its links, whoever placed them', () => {
    expect(game.legal(ready())).toEqual([
      delivering('yellow', 'chicago', 'st-louis'),
      delivering('brown', 'washington', 'st-louis'),
      delivering('black', 'washington', 'st-louis'),
    ]);
  });

  test.each<[string, Move, string]>([
    ['from a city that is not on the table', delivering('brown', 'denver', 'st-louis'), 'any-cube/cityNotLaid'],
    ['to a city that is not on the table', delivering('brown', 'washington', 'denver'), 'any-cube/cityNotLaid'],
    ['a colour that the city does not have', delivering('yellow', 'washington', 'st-louis'), 'any-cube/noCube'],
    ['from a city without cubes', delivering('brown', 'st-louis', 'washington'), 'any-cube/noCube'],
    ['to a city farther away', delivering('brown', 'washington', 'chicago'), 'over-a-link/notNeighbours'],
    ['to a neighbour without a link', delivering('brown', 'washington', 'boston'), 'over-a-link/noLink'],
    ['nothing', decline, 'one-delivery/mustDeliver'],
  ])('is refused %s', (_, move, code) => {
    expect(refused(ready(), move)).toBe(code);
  });

  test('a mismatch beside a city is shown as what cannot be used', () => {
    expect(game.attempts(ready())).toEqual([
      delivering('brown', 'washington', 'boston'),
      delivering('black', 'washington', 'boston'),
      delivering('brown', 'boston', 'washington'),
      decline,
    ]);
    const facts = game.check(ready(), delivering('brown', 'washington', 'boston'))?.facts;
    expect(facts).toEqual({ city: 'washington', to: 'boston', own: 'ACL', theirs: 'NYC' });
  });

  test('RV ruling: by the other reading a delivery may be declined, but not where there is none', () => {
    const state = ready({ rulings: { delivery: 'optional' } });
    expect(refused(state, decline)).toBe('legal');
    const { state: after, events } = play(state, decline);
    expect(scores(after)).toEqual([10, 10, 10, 10]);
    expect(eventsOf(events, 'deliveryDeclined').length).toBe(1);
  });

  test.each(['compulsory', 'optional'])('with nothing to deliver it is skipped (delivery %s)', (delivery) => {
    const state = table({
      seats: 4,
      map: { 'st-louis': [0, 0, 0], boston: [1, 0, 0, 'brown'] },
      agenda: [{ kind: 'startDelivery', seat: 0 }, afterwards],
      rulings: { delivery },
    });
    expect(asked(state)).toBe('bid 1');
    expect(scores(state)).toEqual([10, 10, 10, 10]);
  });

  test.each([
    ['always', 9, 10],
    ['always', 10, 10],
    ['solitaire', 10, 11],
  ])(
    'RV ruling: with the limit of stock values %s a value of %i goes to %i, and the delivery scores',
    (stockLimit, before, after) => {
      const state = ready({ values: { BO: before }, rulings: { stockLimit } });
      const { state: now, events } = play(state, delivering('black', 'washington', 'st-louis'));
      expect(now.values.BO).toBe(after);
      expect(scores(now)).toEqual([13, 10, 12, 10]);
      expect(eventsOf(events, 'valueAtTop').length).toBe(before === after ? 1 : 0);
    },
  );

  test('for two players all cubes are of one colour', () => {
    const two = (delivered: readonly Cube[]) =>
      play(
        table({
          seats: 2,
          map: { 'st-louis': [0, 0, 0], washington: [1, 0, 3, 'brown', 'yellow'] },
          delivered,
          agenda: [deliverTask(0), afterwards],
        }),
        delivering('brown', 'washington', 'st-louis'),
      ).state.seats[0]?.score;
    expect(two([])).toBe(13);
    expect(two(['yellow'])).toBe(12);
    expect(two(['yellow', 'yellow'])).toBe(11);
  });

  test('all deliver once in turn order, and then the cubes go back into the bag', () => {
    const state = table({
      seats: 3,
      map: { 'st-louis': [0, 0, 0, 'brown'], washington: [1, 0, 3, 'brown', 'yellow', 'brown', 'yellow'] },
      owners: { 'st-louis washington': 1 },
      order: [2, 0, 1],
      agenda: [{ kind: 'beginDelivering', laid: 1 }],
    });
    const { brown, yellow } = state.bag;
    expect(asked(state)).toBe('deliver 2');
    const one = play(state, delivering('brown', 'washington', 'st-louis')).state;
    expect(asked(one)).toBe('deliver 0');
    expect(one.delivered).toEqual(['brown']);
    const { state: two, events } = play(one, delivering('brown', 'washington', 'st-louis'));
    expect(asked(two)).toBe('deliver 1');
    expect(two.delivered).toEqual(['brown', 'brown']);
    expect(eventsOf(events, 'cubesReturned')).toEqual([]);
    const { state: after, events: last } = play(two, delivering('yellow', 'washington', 'st-louis'));
    expect(eventsOf(last, 'cubesReturned').map(({ cubes }) => cubes)).toEqual([['brown', 'brown', 'yellow']]);
    expect(after.bag).toMatchObject({ brown: brown + 2, yellow: yellow + 1 });
    expect(after.delivered).toEqual([]);
    expect(after.turn).toBe(4);
    expect(scores(after)).toEqual([12, 17, 13]);
    expect(after.values.BO).toBe(3);
  });
});
