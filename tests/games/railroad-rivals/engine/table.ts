import { expect } from 'vitest';
import { contactsOf, linkOf } from '../../../../src/games/railroad-rivals/engine/grid.ts';
import { railroadRivals } from '../../../../src/games/railroad-rivals/engine/index.ts';
import { proofs } from '../../../../src/games/railroad-rivals/engine/proofs.ts';
import { CITY_IDS, type CityId, type Turn } from '../../../../src/games/railroad-rivals/engine/tables/cities.ts';
import { CUBES, type Cube } from '../../../../src/games/railroad-rivals/engine/tables/constants.ts';
import type { Railroad } from '../../../../src/games/railroad-rivals/engine/tables/railroads.ts';
import type {
  CityMap,
  Link,
  State,
  Stocks,
  Task,
  Variant,
} from '../../../../src/games/railroad-rivals/engine/types.ts';
import type { Move, MoveOfKind } from '../../../../src/games/railroad-rivals/engine/vocabulary.ts';
import type { Seat } from '../../../../src/kernel/agenda.ts';
import type { AnyConfig } from '../../../../src/kernel/game.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import { scriptRng } from '../../../../src/kernel/rng.ts';
import { playing } from '../../../laws/playing.ts';

export const game = railroadRivals;
export { proofs };

/** Where a city lies: column, row, quarter turns, and the cubes on it. */
export type Place = readonly [x: number, y: number, turn: Turn, ...cubes: Cube[]];
export type Places = { readonly [C in CityId]?: Place };

/** A table as a test needs one. */
export interface Table {
  readonly seats?: number;
  readonly map: Places;
  /** What each player has in hand, or in solitaire what was drawn. */
  readonly hands?: readonly (readonly CityId[])[];
  readonly drawn?: readonly CityId[];
  readonly order?: readonly Seat[];
  readonly scores?: readonly number[];
  /** Stock tiles of each player; those not named stay in the pile. */
  readonly stocks?: readonly { readonly [R in Railroad]?: number }[];
  readonly values?: { readonly [R in Railroad]?: number };
  /** Who owns a link, by its two cities in the order of the table of cities; seat 0 where nothing is said. */
  readonly owners?: { readonly [cities: string]: Seat };
  readonly delivered?: readonly Cube[];
  /** The tasks, the first of them first. */
  readonly agenda: readonly Task[];
  readonly variants?: { readonly [V in Variant]?: boolean };
  readonly rulings?: AnyConfig['rulings'];
  /** Random numbers in the order in which they are drawn. */
  readonly draws?: readonly number[];
  readonly set?: (state: State) => State;
}

/** The map, with what lies on it. */
export function mapOf(places: Places): CityMap {
  return Object.fromEntries(
    Object.entries(places).map(([city, [x, y, turn, ...cubes]]) => [city, { x, y, turn, cubes }]),
  ) as CityMap;
}

/** The links of a map. */
export function linksOf(map: CityMap, owners: Table['owners'] = {}): readonly Link[] {
  return CITY_IDS.flatMap((from) => {
    const laid = map[from];
    if (!laid) return [];
    return contactsOf(map, from, laid).flatMap((contact): Link[] => {
      const railroad = linkOf(contact);
      if (railroad === undefined || CITY_IDS.indexOf(contact.neighbour) < CITY_IDS.indexOf(from)) return [];
      return [{ railroad, from, to: contact.neighbour, owner: owners[`${from} ${contact.neighbour}`] ?? 0 }];
    });
  });
}

/** Takes the stock tiles that players have out of the pile. */
function dealt(state: State, given: Table['stocks'] = []): Pick<State, 'seats' | 'pile'> {
  const stocks = [...state.pile.stocks, ...state.display.stocks];
  const seats = state.seats.map((player, seat) => {
    const held = { ...player.stocks } as Record<Railroad, number>;
    for (const [railroad, count] of Object.entries(given[seat] ?? {}) as [Railroad, number][])
      for (let n = 0; n < count; n++) {
        held[railroad] += 1;
        stocks.splice(stocks.indexOf(railroad), 1);
      }
    return { ...player, stocks: held as Stocks };
  });
  return { seats, pile: { ...state.pile, stocks } };
}

/** A position of such a table, before anything follows by itself. */
export function unsettled(given: Table): State {
  const { map: places, hands = [], drawn = [], scores = [], owners, values, delivered = [], draws } = given;
  const seats = given.seats ?? Math.max(2, hands.length);
  const config = game.configure({ seats, variants: given.variants ?? {}, rulings: given.rulings ?? {} });
  const setup = game.setup(config, 1).state;
  const map = mapOf(places);
  const out = new Set<CityId>([...Object.keys(map), ...hands.flat(), ...drawn] as CityId[]);
  const bag = { ...setup.bag } as Record<Cube, number>;
  const back = [...setup.delivered, ...CITY_IDS.flatMap((city) => setup.map[city]?.cubes ?? [])];
  for (const cube of back) bag[cube] += 1;
  for (const cube of [...delivered, ...CITY_IDS.flatMap((city) => map[city]?.cubes ?? [])]) bag[cube] -= 1;
  const { seats: players, pile } = dealt(setup, given.stocks);
  const state: State = {
    ...setup,
    ...(draws ? { rng: scriptRng(draws, 1) } : {}),
    agenda: [...given.agenda].reverse(),
    turn: 3,
    phase: 'place',
    order: given.order ?? setup.seats.map((_, seat) => seat),
    map,
    links: linksOf(map, owners),
    display: { cities: drawn, stocks: [] },
    delivered,
    bag,
    values: { ...setup.values, ...values },
    removed: [],
    pile: { ...pile, cities: CITY_IDS.filter((city) => !out.has(city)) },
    seats: players.map((player, seat) => ({
      ...player,
      hand: hands[seat] ?? [],
      score: scores[seat] ?? 10,
    })),
  };
  return given.set ? given.set(state) : state;
}

/** The same at its first choice; it has no faults. */
export function table(given: Table): State {
  const ready = deepFreeze(game.resume(unsettled(given)).state);
  expect(proofs.faults(ready)).toEqual([]);
  return ready;
}

const tools = playing(game, proofs);
export const { play, refused, asked, legalOf, eventsOf } = tools;

export const placeTask = (seat: Seat): Task => ({ kind: 'place', seat });
export const deliverTask = (seat: Seat): Task => ({ kind: 'deliver', seat });
/** What seat 1 is asked afterwards, so that nothing goes on by itself. */
export const afterwards: Task = { kind: 'bid', seat: 1, bidders: [1, 0], passed: [] };

export const placing = (city: CityId, x: number, y: number, turn: Turn = 0): MoveOfKind<'placeCity'> => ({
  kind: 'placeCity',
  city,
  x,
  y,
  turn,
});
export const delivering = (cube: Cube, from: CityId, to: CityId): Move => ({ kind: 'deliver', cube, from, to });
export const bidding = (points: number): Move => ({ kind: 'bid', points });
export const passBid: Move = { kind: 'passBid' };
export const passPlacing: Move = { kind: 'passPlacing' };
export const takingCity = (city: CityId): Move => ({ kind: 'takeCity', city });
export const takingStock = (railroad: Railroad): Move => ({ kind: 'takeStock', railroad });
export const ALL_CUBES = CUBES;
