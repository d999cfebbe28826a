import { describe, expect, test } from 'vitest';
import { TURNS_OF } from '../../../../src/games/railroad-rivals/engine/grid.ts';
import { CITY_IDS, CITY_TILES } from '../../../../src/games/railroad-rivals/engine/tables/cities.ts';
import { RAILROADS } from '../../../../src/games/railroad-rivals/engine/tables/railroads.ts';
import { formatTarget, parseTarget, TARGETS } from '../../../../src/games/railroad-rivals/engine/target-codec.ts';
import { playout } from '../../../../src/kernel/playout.ts';
import { afterwards, delivering, deliverTask, game, type Places, placeTask, placing, table } from './table.ts';

describe('RV components', () => {
  test('37 cities have four edges, of which 121 show one of twelve railroads, and 57 cubes in all', () => {
    expect(CITY_IDS.length).toBe(37);
    const edges = CITY_IDS.flatMap((city) => CITY_TILES[city].edges);
    const count = (edge: string) => edges.filter((one) => one === edge).length;
    expect(RAILROADS.map(count)).toEqual([11, 8, 11, 9, 9, 10, 8, 9, 12, 13, 10, 11]);
    expect(count('blank')).toBe(27);
    expect(CITY_IDS.reduce((sum, city) => sum + CITY_TILES[city].cubes, 0)).toBe(57);
  });

  test('a tile has four turns, but two where it looks the same upside down', () => {
    const two = CITY_IDS.filter((city) => TURNS_OF[city].length === 2);
    expect(two).toEqual(['richmond', 'charleston', 'jacksonville', 'cheyenne']);
    expect(CITY_IDS.every((city) => two.includes(city) || TURNS_OF[city].length === 4)).toBe(true);
  });
});

describe('RV game', () => {
  // Without passes: 31 or 37 cities, one start tile and two for each hand; the rest in turns, and two turns with stock tiles alone.
  test.each([
    [2, 15],
    [3, 12],
    [4, 9],
    [5, 7],
  ])('with %i players has %i turns when no player passes', (seats, turns) => {
    let seen = 0;
    for (let seed = 0; seed < 12; seed++) {
      const { end, plies, over } = playout(game, game.setup(game.configure({ seats }), seed), [seed]);
      expect(over).toBe(true);
      if (plies.some((ply) => ply.events.some(({ kind }) => kind === 'placingPassed'))) continue;
      seen += 1;
      expect(end.turn).toBe(turns);
      expect(end.seats.every(({ hand }) => hand.length === 0)).toBe(true);
    }
    expect(seen).toBeGreaterThan(3);
  });
});

describe('RV places', () => {
  const map: Places = { 'st-louis': [0, 0, 0], washington: [1, 0, 3, 'brown'] };

  test('each place is a text and back', () => {
    for (const [kind, fields] of Object.entries(TARGETS))
      for (const n of [0, -1]) {
        const parts = Object.entries(fields).map(([part, domain]) => [part, (domain as readonly unknown[]).at(n)]);
        const target = { kind, ...Object.fromEntries(parts) } as NonNullable<ReturnType<typeof parseTarget>>;
        expect(parseTarget(formatTarget(target))).toEqual(target);
      }
    for (const text of ['city:nowhere', 'space:99:0', 'space:1', 'toString', ''])
      expect(parseTarget(text)).toBeUndefined();
  });

  test('a move points at what it is about', () => {
    const state = table({ map, hands: [['pittsburgh', 'boston'], []], agenda: [placeTask(0), afterwards] });
    expect(game.targets(state, placing('pittsburgh', 1, 1, 2))).toEqual([
      'hand:0:pittsburgh',
      'space:1:1',
      'turned:pittsburgh:1:1:2',
    ]);
    expect(game.targets(state, { kind: 'passPlacing' })).toEqual([]);
    const deliverer = table({ map, agenda: [deliverTask(0), { ...afterwards }], rulings: { delivery: 'optional' } });
    expect(game.targets(deliverer, delivering('brown', 'washington', 'st-louis'))).toEqual([
      'cube:washington:brown',
      'city:st-louis',
      'link:st-louis:washington',
      'value:BO',
    ]);
    expect(game.targets(deliverer, delivering('brown', 'washington', 'denver'))).toEqual([
      'cube:washington:brown',
      'city:denver',
    ]);
    expect(game.targets(deliverer, { kind: 'declineDelivery' })).toEqual([]);
    const bidder = table({ map, scores: [12, 9], agenda: [{ ...afterwards, bidders: [1, 0] } as never, placeTask(0)] });
    expect(game.targets(bidder, { kind: 'bid', points: 4 })).toEqual(['score:1', 'scoreSpace:5']);
    expect(game.targets(bidder, { kind: 'bid', points: 10 })).toEqual(['score:1']);
    expect(game.targets(bidder, { kind: 'passBid' })).toEqual(['card:1']);
    expect(game.targets(bidder, { kind: 'takeCity', city: 'boston' })).toEqual(['offeredCity:boston']);
    expect(game.targets(bidder, { kind: 'takeStock', railroad: 'UP' })).toEqual(['offeredStock:UP']);
  });

  test('a score goes round the track of 100 spaces', () => {
    const rich = table({ map, scores: [0, 150], agenda: [afterwards, placeTask(0)] });
    expect(game.targets(rich, { kind: 'bid', points: 20 })).toEqual(['score:1', 'scoreSpace:30']);
  });

  test('a solitaire game points at the tiles drawn, and at its row', () => {
    const state = table({
      seats: 1,
      map,
      drawn: ['pittsburgh', 'boston'],
      delivered: ['gray', 'brown'],
      agenda: [placeTask(0), { kind: 'setCube', seat: 0, at: 0 }],
    });
    expect(game.targets(state, placing('boston', 0, -1))[0]).toBe('offeredCity:boston');
    expect(game.targets(state, { kind: 'setCube', cube: 'gray' })).toEqual(['delivered']);
  });
});
