import { describe, expect, test } from 'vitest';
import { TURNS_OF } from '../../../../src/games/railroad-rivals/engine/grid.ts';
import { CITY_IDS, type CityId, type Turn } from '../../../../src/games/railroad-rivals/engine/tables/cities.ts';
import type { CityMap, State } from '../../../../src/games/railroad-rivals/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-rivals/engine/vocabulary.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { below, type Rng, seedRng, shuffled } from '../../../../src/kernel/rng.ts';
import { type Lay, wholeList } from './brute.ts';
import { eventsOf, game, linksOf, play } from './table.ts';

// Placement against plain enumeration, on random tables with random hands.

const text = (move: Move) => formatMove(game.vocabulary, move);
const said = ({ city, x, y, turn }: Lay) => text({ kind: 'placeCity', city, x, y, turn });

/** A table with so many tiles laid at random, matches or not, and a hand. */
function randomTable(seed: number, tiles: number, hand: number): State {
  let rng: Rng = seedRng(seed);
  const die = (n: number) => {
    const drawn = below(rng, n);
    rng = drawn.rng;
    return drawn.value;
  };
  const mixed = shuffled(rng, CITY_IDS);
  rng = mixed.rng;
  const cities: CityId[] = mixed.items;
  const map: Record<string, CityMap['chicago']> = {};
  const spots: { x: number; y: number }[] = [{ x: 0, y: 0 }];
  for (let n = 0; n < tiles; n++) {
    const [spot] = spots.splice(die(spots.length), 1);
    if (!spot) break;
    const { x, y } = spot;
    map[cities.pop() as CityId] = { x, y, turn: die(4) as Turn, cubes: [] };
    for (const [dx, dy] of [
      [0, 1],
      [1, 0],
      [0, -1],
      [-1, 0],
    ] as const) {
      const next = { x: x + dx, y: y + dy };
      const isKnown = [...spots, ...Object.values(map)].some((at) => at?.x === next.x && at.y === next.y);
      // A ragged table has holes and long arms.
      if (!isKnown && Math.abs(next.x) < 6 && Math.abs(next.y) < 6) spots.push(next);
    }
  }
  const start = game.setup(game.configure({ seats: 2 }), seed).state;
  const held = cities.splice(0, hand);
  return {
    ...start,
    map: map as CityMap,
    links: linksOf(map as CityMap),
    agenda: [
      { kind: 'bid', seat: 1, bidders: [1, 0], passed: [] },
      { kind: 'place', seat: 0 },
    ],
    pile: { ...start.pile, cities },
    removed: [],
    display: { ...start.display, cities: [] },
    seats: start.seats.map((player, seat) => ({ ...player, hand: seat === 0 ? held : [] })),
  };
}

const met = { match: 0, blank: 0, pass: 0, several: 0, three: 0 };

describe.each([
  [1, 1, 200],
  [1, 3, 40],
  [4, 2, 100],
  [12, 1, 60],
  [12, 3, 30],
  [25, 1, 60],
  [30, 5, 10],
] as const)('RV placement, %i tiles on the table and %i in hand', (tiles, hand, games) => {
  test(`what fits is offered and nothing else, and makes the links it should, on ${games} random tables`, () => {
    for (let seed = 0; seed < games; seed++) {
      const state = randomTable(100 * seed + tiles, tiles, hand);
      const lays = wholeList(state.map, state.seats[0]?.hand ?? []);
      const listed = game.legal(state).map(text).sort();
      expect(listed, `seed ${seed}`).toEqual(lays.length > 0 ? lays.map(said).sort() : ['passPlacing']);
      if (lays.length === 0) met.pass += 1;
      else met[lays[0]?.links ? 'match' : 'blank'] += 1;
      for (const lay of lays.filter(({ links }, i) => i % 5 === 0 || links > 2)) {
        const { city, x, y, turn } = lay;
        const { events } = play(state, { kind: 'placeCity', city, x, y, turn });
        expect(eventsOf(events, 'linkMade').length, said(lay)).toBe(lay.links);
        if (lay.links > 1) met.several += 1;
        if (lay.links > 2) met.three += 1;
      }
    }
  });

  test('every other space and turn is refused with a reason', () => {
    const state = randomTable(7 + tiles, tiles, hand);
    const attempts = game.attempts(state);
    const lists = [...game.legal(state), ...attempts].map(text);
    // Every tile in hand on every space beside a city, in every turn that looks different, and the pass.
    const spaces = new Set(
      Object.values(state.map).flatMap((at) => [
        `${at.x + 1},${at.y}`,
        `${at.x - 1},${at.y}`,
        `${at.x},${at.y + 1}`,
        `${at.x},${at.y - 1}`,
      ]),
    );
    for (const at of Object.values(state.map)) spaces.delete(`${at.x},${at.y}`);
    const turns = (state.seats[0]?.hand ?? []).reduce((sum, city) => sum + TURNS_OF[city].length, 0);
    expect(new Set(lists).size).toBe(lists.length);
    expect(lists.length).toBe(turns * spaces.size + 1);
    for (const move of attempts)
      expect(game.check(state, move)?.code).toMatch(/^(mustMatch|noMatch|noBlankPair|canPlace)$/);
  });
});

test('RV placement: matches, blank pairs, passes and several links at once have come up', () => {
  for (const [what, count] of Object.entries(met)) expect(count, what).toBeGreaterThan(0);
});
