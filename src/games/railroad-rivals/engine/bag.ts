import { type Draft, draw, tell } from '../../../kernel/draft.ts';
import { total, withMore } from '../../../kernel/pieces.ts';
import type { Event } from './events.ts';
import { isSolo } from './fits.ts';
import type { RuleId } from './rules.ts';
import { CITY_TILES, type CityId } from './tables/cities.ts';
import { CUBES, type Cube } from './tables/constants.ts';
import { BOX, playerCount } from './tables/player-counts.ts';
import type { Bag, Config, Laid, State } from './types.ts';

/** A transition of the game in the making. */
export type D = Draft<State, Event>;

/**
 * The cubes that are in the game.
 * @rule bag, cube-colours, cube-limit, goods, solo-bag, two-player-cubes
 */
export function bagOf({ seats, rulings }: Config): Bag {
  return seats === 5 && rulings.fivePlayerBag === 'box' ? BOX : playerCount(seats).bag;
}

/** Draws cubes blindly, as many as there are, and logs each. */
export function drawCubes(draft: D, count: number, rule: RuleId): readonly Cube[] {
  const cubes: Cube[] = [];
  for (let n = Math.min(count, total(draft.state.bag)); n > 0; n--) {
    const { bag } = draft.state;
    let left = draw(draft, total(bag), rule, 'cube');
    const cube = CUBES.find((colour) => {
      left -= bag[colour];
      return left < 0;
    }) as Cube;
    draft.state = { ...draft.state, bag: withMore(bag, cube, -1) };
    cubes.push(cube);
  }
  return cubes;
}

/** Puts drawn cubes on a city. */
export function putCubes(draft: D, city: CityId, cubes: readonly Cube[], rule: RuleId): void {
  if (cubes.length === 0) return;
  const laid = draft.state.map[city] as Laid;
  draft.state = {
    ...draft.state,
    map: { ...draft.state.map, [city]: { ...laid, cubes: [...laid.cubes, ...cubes] } },
  };
  tell(draft, { kind: 'cubesDrawn', rule, city, cubes });
}

/**
 * Draws the cubes of a newly placed city and puts them on it.
 * @rule city-tiles
 */
export function fillCity(draft: D, city: CityId, given?: Extract<RuleId, 'start-tile-cubes'>): void {
  const rule = given ?? (isSolo(draft.state) ? 'solo-cubes' : 'place-cubes');
  const count = CITY_TILES[city].cubes;
  const cubes = drawCubes(draft, count, rule);
  putCubes(draft, city, cubes, rule);
  if (cubes.length < count) tell(draft, { kind: 'bagShort', rule, city, missing: count - cubes.length });
}
