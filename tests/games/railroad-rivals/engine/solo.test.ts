import { describe, expect, test } from 'vitest';
import { rankOf } from '../../../../src/games/railroad-rivals/engine/scoring.ts';
import type { Cube } from '../../../../src/games/railroad-rivals/engine/tables/constants.ts';
import type { State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-rivals/engine/vocabulary.ts';
import { playout } from '../../../../src/kernel/playout.ts';
import {
  asked,
  delivering,
  deliverTask,
  eventsOf,
  game,
  legalOf,
  passPlacing,
  placeTask,
  placing,
  play,
  proofs,
  refused,
  type Table,
  table,
  takingStock,
} from './table.ts';

const begin = (seed: number, challenge = false) =>
  game.setup(game.configure({ seats: 1, variants: { challenge } }), seed);
const set = (cube: Cube): Move => ({ kind: 'setCube', cube });

/** A setup in which the row has three colours, played up to what is asked next. */
function settled(challenge = false): State {
  for (let seed = 0; ; seed++) {
    const { state } = begin(seed, challenge);
    if (new Set(state.delivered).size === 3) {
      const [one, two] = state.delivered;
      return play(state, set(one as Cube), set(two as Cube)).state;
    }
  }
}

describe('RV solitaire: setup', () => {
  test('the bag has 6 cubes of each colour, of which 3 begin the row and 3 lie on the start cities', () => {
    const state = settled();
    expect(Object.values(state.bag).reduce((sum, n) => sum + n)).toBe(18);
    expect(proofs.inventory(state)).toMatchObject({
      'cubes:brown': 6,
      'cubes:black': 6,
      'cubes:yellow': 6,
      'cubes:gray': 6,
    });
    expect(state.delivered.length).toBe(3);
    expect(state.seats[0]?.score).toBe(1);
  });

  test('Chicago is joined to St. Louis by the IC and St. Louis to Washington by the B&O, with a cube on each', () => {
    const state = settled();
    expect(Object.keys(state.map).sort()).toEqual(['chicago', 'st-louis', 'washington']);
    expect(state.links).toEqual([
      { railroad: 'IC', from: 'chicago', to: 'st-louis', owner: 0 },
      { railroad: 'BO', from: 'washington', to: 'st-louis', owner: 0 },
    ]);
    expect(Object.values(state.map).map(({ cubes }) => cubes.length)).toEqual([1, 1, 1]);
    expect(state.pile.cities.length).toBe(34);
    expect(state.pile.cities).toContain('cincinnati');
    expect(state.pile.stocks.length + state.display.stocks.length).toBe(48);
  });

  test('the player puts the three cubes of the row in any order', () => {
    const state = Array.from({ length: 50 }, (_, seed) => begin(seed).state).find(
      ({ delivered }) => new Set(delivered).size === 3,
    ) as State;
    const [one, two, three] = state.delivered as [Cube, Cube, Cube];
    expect(game.prompt(state)).toMatchObject({ kind: 'setCube', left: [one, two, three] });
    const next = play(state, set(three));
    expect(next.state.delivered).toEqual([three, one, two]);
    expect(eventsOf(next.events, 'cubeSet')).toEqual([
      { kind: 'cubeSet', seat: 0, rule: 'solo-row', cube: three, at: 0, from: 2 },
    ]);
    expect(refused(next.state, set(three))).toBe('solo-row/cubeNotLeft');
    const { state: after, events } = play(next.state, set(two));
    expect(after.delivered).toEqual([three, two, one]);
    expect(eventsOf(events, 'forced').map(({ move }) => move)).toEqual([set(one)]);
    expect(asked(after)).toBe('keepStock 0');
  });

  test('a row of one colour is not asked about', () => {
    const state = Array.from({ length: 400 }, (_, seed) => begin(seed).state).find(
      ({ delivered }) => new Set(delivered).size === 1,
    ) as State;
    expect(asked(state)).toBe('keepStock 0');
  });
});

describe('RV solitaire: challenge', () => {
  test('three random cities start, and each of the other two makes a link if any of them can', () => {
    const ways = new Set<string>();
    const starts = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      let { state } = begin(seed, true);
      while (asked(state) === 'setCube 0') state = play(state, game.legal(state)[0] as Move).state;
      for (const city of Object.keys(state.map)) starts.add(city);
      while (asked(state) === 'startCity 0') {
        const prompt = game.prompt(state);
        const way = prompt.kind === 'startCity' ? prompt.way : '';
        ways.add(way);
        const { state: after, events } = play(state, game.legal(state).at(-1) as Move);
        // The last start tile may be laid at once, where there is one way only.
        const at = events.findIndex(({ kind }) => kind === 'forced');
        const made = eventsOf(at < 0 ? events : events.slice(0, at), 'linkMade');
        expect(made.length > 0, `seed ${seed}`).toBe(way === 'match');
        if (way === 'match')
          for (const one of game.attempts(state)) expect(game.check(state, one)?.code).toMatch(/^(mustMatch|noMatch)$/);
        else expect(game.attempts(state)).toEqual([]);
        state = after;
      }
      expect(Object.values(state.map).map(({ cubes }) => cubes.length)).toEqual([1, 1, 1]);
      expect(state.links.every(({ owner }) => owner === 0)).toBe(true);
    }
    expect([...ways].sort()).toEqual(['beside', 'match']);
    expect(starts.size).toBeGreaterThan(20);
  });

  test('without a match a start tile lies beside another in any turn, but not elsewhere', () => {
    const state = table({
      seats: 1,
      map: { chicago: [0, 0, 0] },
      drawn: ['seattle', 'spokane'],
      agenda: [
        { kind: 'startCity', seat: 0 },
        { kind: 'startCity', seat: 0 },
      ],
      variants: { challenge: true },
    });
    expect(game.legal(state).length).toBe(2 * 4 * 4);
    expect(refused(state, placing('seattle', 2, 0))).toBe('beside-a-city/notBeside');
    expect(refused(state, placing('boston', 1, 0))).toBe('challenge-start/cityNotDrawn');
    const next = play(state, placing('seattle', 1, 0)).state;
    // Spokane can match Seattle by the NP or the UP, so it has to.
    expect(refused(next, placing('spokane', 0, 1))).toBe('railroad-match/noMatch');
    expect(legalOf(next, 'placeCity').length).toBeGreaterThan(0);
    expect(game.prompt(next)).toMatchObject({ way: 'match', cities: ['spokane'] });
  });
});

describe('RV solitaire: turn', () => {
  /** Two linked cities of a game alone, with tiles drawn. */
  const alone = (more: Partial<Table>): State =>
    table({
      seats: 1,
      map: { 'st-louis': [0, 0, 0], washington: [1, 0, 3, 'gray', 'brown'] },
      delivered: ['yellow', 'brown', 'yellow'],
      agenda: [placeTask(0), deliverTask(0), { kind: 'endTurn' }],
      ...more,
    });

  test('of three stock tiles one is kept and two leave the game; then three cities are drawn', () => {
    const state = settled();
    expect(state.display.stocks.length).toBe(3);
    const [kept] = state.display.stocks;
    const { state: after, events } = play(state, takingStock(kept as 'IC'));
    expect(after.seats[0]?.stocks[kept as 'IC']).toBe(1);
    expect(after.discards.stocks.length).toBe(2);
    expect(after.display).toMatchObject({ stocks: [] });
    expect(after.display.cities.length).toBe(3);
    expect(after.pile.cities.length).toBe(31);
    expect(eventsOf(events, 'stocksDiscarded').map(({ stocks }) => stocks.length)).toEqual([2]);
    expect(asked(after)).toBe('place 0');
    const other = (['IC', 'NP', 'SP', 'UP'] as const).find((railroad) => !state.display.stocks.includes(railroad));
    expect(refused(state, takingStock(other as 'IC'))).toBe('solo-stocks/stockNotDrawn');
  });

  test('one city is placed by the normal rules, gets its cubes, and the other two leave the game', () => {
    const state = alone({ drawn: ['pittsburgh', 'boston', 'denver'], agenda: [placeTask(0), deliverTask(0)] });
    expect(legalOf(state, 'placeCity').every(({ city }) => city === 'pittsburgh' || city === 'boston')).toBe(true);
    expect(refused(state, passPlacing)).toBe('no-free-pass/canPlace');
    expect(refused(state, placing('seattle', 0, -1))).toBe('solo-cities/cityNotDrawn');
    const { state: after, events } = play(state, placing('boston', 0, -1, 0));
    expect(after.discards.cities).toEqual(['pittsburgh', 'denver']);
    expect(after.map.boston?.cubes.length).toBe(2);
    expect(after.links.at(-1)).toEqual({ railroad: 'NYC', from: 'boston', to: 'st-louis', owner: 0 });
    expect(eventsOf(events, 'linkMade').map(({ rule }) => rule)).toEqual(['solo-links']);
    expect(eventsOf(events, 'lastTurn')).toEqual([]);
  });

  test('if none of the three fits all leave the game', () => {
    const state = alone({ drawn: ['seattle', 'spokane', 'portland'], agenda: [placeTask(0), deliverTask(0)] });
    expect(game.legal(state)).toEqual([passPlacing]);
    const { state: after, events, revealed } = play(state, passPlacing);
    expect(after.discards.cities).toEqual(['seattle', 'spokane', 'portland']);
    expect(eventsOf(events, 'placingPassed').map(({ rule }) => rule)).toEqual(['solo-no-place']);
    expect(revealed).toBe(false);
  });

  const deliverer = (delivered: readonly Cube[], more: Partial<Table> = {}) =>
    alone({
      delivered,
      agenda: [deliverTask(0), { kind: 'keepStock', seat: 0 }],
      set: (state) => ({
        ...state,
        display: { cities: [], stocks: ['IC', 'NP'] },
        pile: { ...state.pile, stocks: without(state.pile.stocks, 'IC', 'NP') },
      }),
      ...more,
    });

  test.each<[string, readonly Cube[], number]>([
    ['the rulebook’s turn two', ['yellow', 'brown', 'yellow', 'black'], 3],
    ['the rulebook’s turn three', ['yellow', 'brown', 'yellow', 'black', 'gray'], 4],
    ['turn one, with three cubes only', ['yellow', 'brown', 'black'], 3],
    ['four of one colour', ['yellow', 'brown', 'brown', 'brown', 'brown'], 1],
    ['colours farther back', ['black', 'gray', 'yellow', 'yellow', 'brown', 'brown'], 2],
  ])('a delivery scores the different colours among the last four: %s', (_, delivered, points) => {
    for (const cube of ['gray', 'brown'] as const) {
      const { state, events } = play(deliverer(delivered), delivering(cube, 'washington', 'st-louis'));
      expect(state.seats[0]?.score).toBe(10 + points);
      expect(state.delivered).toEqual([...delivered, cube]);
      expect(eventsOf(events, 'cubeDelivered').map(({ rule }) => rule)).toEqual(['solo-points']);
      expect(eventsOf(events, 'ownerPaid')).toEqual([]);
    }
  });

  test.each([
    [0, 2],
    [8, 10],
    [9, 10],
    [10, 10],
  ])('a stock of %i rises to %i', (before, after) => {
    for (const stockLimit of ['always', 'solitaire']) {
      const state = deliverer(['yellow'], { values: { BO: before }, rulings: { stockLimit } });
      expect(play(state, delivering('gray', 'washington', 'st-louis')).state.values.BO).toBe(after);
    }
  });

  test('without a cube to deliver the row does not grow and nothing scores', () => {
    const state = alone({
      map: { 'st-louis': [0, 0, 0], washington: [1, 0, 3] },
      agenda: [
        { kind: 'startDelivery', seat: 0 },
        { kind: 'setCube', seat: 0, at: 0 },
      ],
    });
    expect(state.delivered).toEqual(['yellow', 'brown', 'yellow']);
    expect(state.seats[0]?.score).toBe(10);
    expect(asked(state)).toBe('setCube 0');
  });
});

const without = <Item>(items: readonly Item[], ...gone: readonly Item[]): Item[] => {
  const rest = [...items];
  for (const one of gone) rest.splice(rest.indexOf(one), 1);
  return rest;
};

describe('RV solitaire: end', () => {
  test('there are eleven turns, each with one stock tile, and then the stock tiles score', () => {
    for (let seed = 0; seed < 20; seed++) {
      const start = begin(seed, seed % 2 === 1);
      const { end, plies, over } = playout(game, start, [seed, 3 * seed, 5]);
      expect(over).toBe(true);
      expect(end.turn).toBe(11);
      const events = plies.flatMap((ply) => ply.events);
      expect(eventsOf(events, 'lastTurn')).toEqual([{ kind: 'lastTurn', rule: 'solo-turns', why: 'lastSoloTurn' }]);
      const tiles = Object.values(end.seats[0]?.stocks ?? {}).reduce((sum, n) => sum + n);
      expect(tiles).toBe(11);
      expect(end.discards.stocks.length).toBe(22);
      const [total = 0] = game.score(end).totals;
      expect(eventsOf(events, 'soloEnded')).toEqual([
        { kind: 'soloEnded', seat: 0, rule: 'solo-rank', points: total, rank: rankOf(total) },
      ]);
      expect(
        game
          .score(end)
          .lines.slice(1)
          .every(({ rule }) => rule === 'solo-final'),
      ).toBe(true);
    }
  });

  test.each([
    [0, 'vagabond'],
    [35, 'vagabond'],
    [36, 'porter'],
    [40, 'porter'],
    [41, 'stoker'],
    [46, 'conductor'],
    [51, 'signalman'],
    [56, 'engineer'],
    [61, 'dispatcher'],
    [66, 'foreman'],
    [71, 'manager'],
    [75, 'manager'],
    [76, 'ceo'],
    [80, 'ceo'],
    [81, 'tycoon'],
    [120, 'tycoon'],
  ])('%i points make a %s', (points, rank) => {
    expect(rankOf(points)).toBe(rank);
  });
});
