import { CITY_TILES, type CityId, type Turn } from '../../../../src/games/railroad-rivals/engine/tables/cities.ts';
import type { CityMap } from '../../../../src/games/railroad-rivals/engine/types.ts';

// Where a tile may lie, told a second time: over rows of text on a big square, without spaces beside tiles, contacts or duties.

/** The four edges of a tile as it lies, from the north clockwise. */
function lying(city: CityId, turn: Turn): readonly string[] {
  let edges: readonly string[] = CITY_TILES[city].edges;
  // A quarter clockwise brings what was west to the north.
  for (let n = 0; n < turn; n++) edges = [edges[3] as string, ...edges.slice(0, 3)];
  return edges;
}

const AROUND = [
  [0, -1, 2],
  [1, 0, 3],
  [0, 1, 0],
  [-1, 0, 1],
] as const;

/** What the sides of a tile meet on a space: pairs of edges, its own first. */
function meetings(
  map: CityMap,
  city: CityId,
  x: number,
  y: number,
  turn: Turn,
): readonly (readonly [string, string])[] {
  const own = lying(city, turn);
  const all = Object.entries(map) as [CityId, { x: number; y: number; turn: Turn }][];
  return AROUND.flatMap(([dx, dy, facing], side) => {
    const met = all.find(([, at]) => at.x === x + dx && at.y === y + dy);
    return met ? [[own[side] as string, lying(met[0], met[1].turn)[facing] as string] as const] : [];
  });
}

/** How far the tables of the tests reach. */
const REACH = 8;

/** One way to lay a tile. */
export interface Lay {
  readonly city: CityId;
  readonly x: number;
  readonly y: number;
  readonly turn: Turn;
  readonly links: number;
}

/** Every way in which one of some tiles may be placed; turns that look alike are told once, by the smallest. */
export function wholeList(map: CityMap, hand: readonly CityId[]): readonly Lay[] {
  const match: Lay[] = [];
  const blank: Lay[] = [];
  const isTaken = (x: number, y: number) => Object.values(map).some((at) => at.x === x && at.y === y);
  for (const city of hand)
    for (let y = -REACH; y <= REACH; y++)
      for (let x = -REACH; x <= REACH; x++) {
        if (isTaken(x, y)) continue;
        const looks = new Set<string>();
        for (const turn of [0, 1, 2, 3] as const) {
          const look = lying(city, turn).join();
          if (looks.has(look)) continue;
          looks.add(look);
          const met = meetings(map, city, x, y, turn);
          const links = met.filter(([own, theirs]) => own === theirs && own !== 'blank').length;
          if (links > 0) match.push({ city, x, y, turn, links });
          else if (met.some(([own, theirs]) => own === 'blank' && theirs === 'blank'))
            blank.push({ city, x, y, turn, links });
        }
      }
  return match.length > 0 ? match : blank;
}
