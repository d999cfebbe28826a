import type { Seat } from '../../../kernel/agenda.ts';
import { memo } from '../../../kernel/memo.ts';
import { playerOf } from '../../../kernel/seats.ts';

import { CITIES, CITY, CITY_IDS, type CityId } from './tables/cities.ts';
import { CONSTANTS } from './tables/constants.ts';
import { SPACE, SPACES, type SpaceId } from './tables/spaces.ts';
import { SECTION_NUMBERS, type SectionNumber } from './tables/telegraph.ts';
import type { Owner, State } from './types.ts';
import { type Refusal, refuse } from './violations.ts';

/** What a player's rails reach. */
export interface Network {
  /** Connected cities, in the order of the table. */
  readonly cities: readonly CityId[];
  readonly connected: ReadonlySet<CityId>;
  /** Spaces with an own rail. */
  readonly built: ReadonlySet<SpaceId>;
  /** Available rail spaces, in the order of the table. */
  readonly spaces: readonly SpaceId[];
  /** The fewest triangles of one further rail and of two; Infinity where there are not so many available spaces. */
  readonly fewestTriangles: readonly [number, number, number];
}

const STARTING_CITIES = CITIES.filter((city) => city.level === 1).map((city) => city.id);

const SPACES_AT = Object.fromEntries(
  CITY_IDS.map((city) => [city, SPACES.filter((space) => space.ends.includes(city))]),
) as unknown as { readonly [C in CityId]: readonly (typeof SPACES)[number][] };

/**
 * The network that a player's rails make; kept beside the list of rails.
 * @rule starting-network, rail-network, rails-need-not-touch
 */
export const networkOf = memo((rails: readonly SpaceId[]): Network => {
  const connected = new Set(STARTING_CITIES);
  const built = new Set(rails);
  for (const rail of rails) for (const city of SPACE[rail].ends) connected.add(city);
  const available = SPACES.filter(({ id, ends: [a, b] }) => !built.has(id) && (connected.has(a) || connected.has(b)));
  let one = Number.POSITIVE_INFINITY;
  let two = Number.POSITIVE_INFINITY;
  for (const { triangles } of available) {
    two = Math.min(two, one + triangles);
    one = Math.min(one, triangles);
  }
  for (const first of available)
    for (const city of first.ends)
      if (!connected.has(city))
        for (const second of SPACES_AT[city])
          if (second !== first) two = Math.min(two, first.triangles + second.triangles);
  return {
    cities: CITY_IDS.filter((city) => connected.has(city)),
    connected,
    built,
    spaces: available.map((space) => space.id),
    fewestTriangles: [0, one, two],
  };
});

/** The network of the player at a seat. */
export function networkAt(state: State, seat: Seat): Network {
  return networkOf(playerOf(state, seat).rails);
}

/** Why a rail of this seat cannot lie in a space, whoever grants it. */
export function railSpaceRefused(state: State, seat: Seat, space: SpaceId): Refusal {
  const network = networkAt(state, seat);
  return spaceTaken(network, space) ?? spaceNotConnected(network, space);
}

function spaceTaken({ built }: Network, space: SpaceId): Refusal {
  return built.has(space) ? refuse('one-rail-a-space', 'spaceTaken', { space }) : undefined;
}

function spaceNotConnected({ connected }: Network, space: SpaceId): Refusal {
  const [a, b] = SPACE[space].ends;
  return connected.has(a) || connected.has(b)
    ? undefined
    : refuse('available-rail-space', 'spaceNotConnected', { space });
}

/**
 * What the terrain of a space adds to the price of the Railroad action, in dollars.
 * @rule terrain-price
 */
export function terrainPrice(space: SpaceId): number {
  return SPACE[space].triangles * CONSTANTS.railPerTriangle;
}

const has = (owners: readonly Owner[], seat: Seat) => owners.includes(seat);

/** Why this seat cannot have a station in a city, whoever grants it. */
export function cityRefused(state: State, seat: Seat, city: CityId): Refusal {
  return stationThere(state, seat, city) ?? cityNotConnected(state, seat, city);
}

function stationThere(state: State, seat: Seat, city: CityId): Refusal {
  return has(state.cities[city].stations, seat) ? refuse('one-station-a-city', 'stationThere', { city }) : undefined;
}

function cityNotConnected(state: State, seat: Seat, city: CityId): Refusal {
  return networkAt(state, seat).connected.has(city)
    ? undefined
    : refuse('available-city', 'cityNotConnected', { city });
}

/** Connected cities without a station of this seat, in the order of the table. */
export function availableCities(state: State, seat: Seat): readonly CityId[] {
  return networkAt(state, seat).cities.filter((city) => !has(state.cities[city].stations, seat));
}

/** Why this seat cannot have an office in a section, whoever grants it. */
export function sectionRefused(state: State, seat: Seat, section: number): Refusal {
  const there = state.telegraph[section - 1];
  if (!there) return refuse('telegraph-line', 'noSuchSection', { section });
  return has(there.offices, seat) ? refuse('one-office-a-section', 'officeThere', { section }) : undefined;
}

/** The sections of the telegraph line, left to right. */
export function sectionsOf({ telegraph }: State): readonly SectionNumber[] {
  return telegraph.length === SECTION_NUMBERS.length ? SECTION_NUMBERS : SECTION_NUMBERS.slice(0, telegraph.length);
}

/** Cities with a station of this seat. */
export function stationsOf(state: State, seat: Seat): readonly CityId[] {
  return CITY_IDS.filter((city) => has(state.cities[city].stations, seat));
}

/** Sections with an office of this seat, counted from 1. */
export function officesOf(state: State, seat: Seat): readonly number[] {
  return state.telegraph.flatMap((section, i) => (has(section.offices, seat) ? [i + 1] : []));
}

/** How many of these cities have exactly this level. */
export function ofLevel(cities: readonly CityId[], level: number): number {
  return cities.filter((city) => CITY[city].level === level).length;
}
