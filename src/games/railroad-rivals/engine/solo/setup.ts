import { push, shuffle, tell } from '../../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../../kernel/game.ts';
import { type D, drawCubes, putCubes } from '../bag.ts';
import { fitting, placementRefused, placements, startDutyOf } from '../fits.ts';
import { layCity } from '../laying.ts';
import type { RuleId } from '../rules.ts';
import type { CityId } from '../tables/cities.ts';
import { CITY_IDS } from '../tables/cities.ts';
import { CONSTANTS, CUBES, SOLO_CITIES } from '../tables/constants.ts';
import type { Spot, State, TaskOf, Types } from '../types.ts';
import { refuse } from '../violations.ts';
import type { MoveOfKind } from '../vocabulary.ts';

/** The one player. */
const SOLO = 0;

/** Where the start tiles lie that every solitaire game begins with: St. Louis in the middle, joined by its IC and B&O edges. */
const SOLO_SPOTS: readonly (readonly [city: (typeof SOLO_CITIES)[number], spot: Spot])[] = [
  ['st-louis', { x: 0, y: 0, turn: 0 }],
  ['chicago', { x: 0, y: 1, turn: 2 }],
  ['washington', { x: 1, y: 0, turn: 3 }],
];

/** Begins the preparation of a solitaire game: the bag is full, and three cubes are drawn from it for the row. */
export function prepareSolo(draft: D): void {
  const cities = shuffle(draft, draft.state.pile.cities, 'solo-piles', 'cities');
  const stocks = shuffle(draft, draft.state.pile.stocks, 'solo-piles', 'stocks');
  const cubes = drawCubes(draft, CONSTANTS.soloRow, 'solo-row');
  draft.state = { ...draft.state, pile: { cities, stocks }, delivered: cubes };
  tell(draft, { kind: 'rowBegun', seat: SOLO, rule: 'solo-row', cubes });
  push(
    draft,
    ...cubes.map((_, at) => ({ kind: 'setCube', seat: SOLO, at }) as const),
    { kind: 'soloStart' },
    { kind: 'startCubes' },
    { kind: 'beginTurn' },
  );
}

/** The player puts the three cubes of the row in order, left to right. */
export const setCube: Choice<Types, TaskOf<'setCube'>, MoveOfKind<'setCube'>> = {
  rule: 'solo-row',
  accepts: ['setCube'],
  prompt: (state, { seat, at }) => ({ kind: 'setCube', seat, rule: 'solo-row', left: state.delivered.slice(at) }),
  candidates: (state, { at }) => {
    const left = state.delivered.slice(at);
    return CUBES.flatMap((cube) => (left.includes(cube) ? [{ kind: 'setCube', cube }] : []));
  },
  check(state, { cube }, { at }) {
    return state.delivered.indexOf(cube, at) < 0 ? refuse('solo-row', 'cubeNotLeft', { cube }) : undefined;
  },
  perform(draft, { cube }, { seat, at }) {
    const { delivered } = draft.state;
    const from = delivered.indexOf(cube, at);
    const others = delivered.filter((_, i) => i !== from);
    draft.state = { ...draft.state, delivered: [...others.slice(0, at), cube, ...others.slice(at)] };
    tell(draft, { kind: 'cubeSet', seat, rule: 'solo-row', cube, at, from });
  },
};

/** Takes a start tile from where it is and lays it. */
function layStart(draft: D, city: CityId, { x, y, turn }: Spot, rule: RuleId): void {
  const from = draft.state.display.cities.includes(city) ? 'display' : 'pile';
  const tiles = draft.state[from];
  const cities = tiles.cities.filter((one) => one !== city);
  draft.state = { ...draft.state, [from]: { ...tiles, cities } };
  tell(draft, { kind: 'startTileLaid', rule, city, x, y, turn, from });
  layCity(draft, SOLO, city, { x, y, turn });
}

/** Lays the start tiles: those that are always the same, or the first of three drawn for the challenge. */
export const soloStart: Automatic<Types, TaskOf<'soloStart'>> = {
  rule: 'solo-start',
  settle(draft) {
    if (!draft.state.config.variants.challenge) {
      for (const [city, spot] of SOLO_SPOTS) layStart(draft, city, spot, 'solo-start');
      return;
    }
    draft.revealed = true;
    const { pile, display } = draft.state;
    const cities = pile.cities.slice(0, SOLO_CITIES.length);
    draft.state = {
      ...draft.state,
      pile: { ...pile, cities: pile.cities.slice(cities.length) },
      display: { ...display, cities },
    };
    tell(draft, { kind: 'startCitiesDrawn', seat: SOLO, rule: 'challenge-start', cities });
    const [first, ...others] = cities;
    if (first === undefined) return;
    layStart(draft, first, { x: 0, y: 0, turn: 0 }, 'challenge-start');
    push(draft, ...others.map(() => ({ kind: 'startCity', seat: SOLO }) as const));
  },
};

const dutyIn = (state: State) => startDutyOf(state.map, state.display.cities);

/** A start tile of the challenge is laid beside another: with a link where any of them can make one. */
export const startCity: Choice<Types, TaskOf<'startCity'>, MoveOfKind<'placeCity'>> = {
  rule: 'challenge-links',
  accepts: ['placeCity'],
  prompt: (state, { seat }) => ({
    kind: 'startCity',
    seat,
    rule: 'challenge-links',
    cities: state.display.cities,
    way: dutyIn(state).way,
  }),
  candidates: (state) => fitting(state.map, state.display.cities, dutyIn(state)),
  attempts: (state) => placements(state.map, state.display.cities),
  check(state, move) {
    const { city } = move;
    if (!state.display.cities.includes(city)) return refuse('challenge-start', 'cityNotDrawn', { city });
    return placementRefused(state.map, move, dutyIn(state), 'challenge-links');
  },
  perform(draft, { city, x, y, turn }) {
    layStart(draft, city, { x, y, turn }, 'challenge-links');
  },
};

/** Three more cubes are drawn, one for each start tile, whatever number it shows. */
export const startCubes: Automatic<Types, TaskOf<'startCubes'>> = {
  rule: 'solo-start-cubes',
  settle(draft) {
    for (const city of CITY_IDS)
      if (draft.state.map[city]) putCubes(draft, city, drawCubes(draft, 1, 'solo-start-cubes'), 'solo-start-cubes');
  },
};
