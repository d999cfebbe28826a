import { memo } from '../../../kernel/memo.ts';
import { CITY_IDS, CITY_TILES, type CityId, SIDES, type Side, TURNS, type Turn } from './tables/cities.ts';
import type { Edge, Railroad } from './tables/railroads.ts';
import type { CityMap, Spot } from './types.ts';

// The table as a grid without an edge: x grows to the east, y to the south, and a tile is joined to those that share a whole
// edge with it.

/** A space of the grid. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

const STEPS: Readonly<Record<Side, Cell>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

/** A space as a number: no table grows by half of this in any direction. */
const WIDE = 1 << 12;
const keyOf = ({ x, y }: Cell): number => y * WIDE + x;

/** The space on a side of another. */
export function beyond({ x, y }: Cell, side: Side): Cell {
  const step = STEPS[side];
  return { x: x + step.x, y: y + step.y };
}

/** The side that faces a side. */
export function opposite(side: Side): Side {
  return SIDES[(SIDES.indexOf(side) + 2) % 4] as Side;
}

/**
 * The edge that a tile shows on a side when it lies turned.
 * @rule tile-rotation
 */
export function edgeOf(city: CityId, turn: Turn, side: Side): Edge {
  return CITY_TILES[city].edges[(SIDES.indexOf(side) - turn + 4) % 4] as Edge;
}

/** The edges of each tile by its turn, clockwise from the north. */
export const EDGES_OF = Object.fromEntries(
  CITY_IDS.map((city) => [city, TURNS.map((turn) => SIDES.map((side) => edgeOf(city, turn, side)))]),
) as unknown as Readonly<Record<CityId, readonly (readonly Edge[])[]>>;

/** The turns of each tile that look different: of those that look alike the smallest. */
export const TURNS_OF = Object.fromEntries(
  CITY_IDS.map((city) => {
    const seen = new Set<string>();
    const looks = (turn: Turn) => SIDES.map((side) => edgeOf(city, turn, side)).join();
    return [city, TURNS.filter((turn) => !seen.has(looks(turn)) && seen.add(looks(turn)))];
  }),
) as unknown as Readonly<Record<CityId, readonly Turn[]>>;

/** A tile beside a space, and the edge that it turns to it. */
interface Facing {
  readonly side: Side;
  /** Which of the sides it is, clockwise from the north. */
  readonly at: number;
  readonly neighbour: CityId;
  readonly theirs: Edge;
}

/** What is derived of the tiles on the table. */
export interface Grid {
  /** The empty spaces beside a tile, from north to south and from west to east. */
  readonly spaces: readonly Cell[];
  /** What stands on the edges that face an empty space. */
  readonly open: ReadonlySet<Edge>;
  cityAt(cell: Cell): CityId | undefined;
  /** The tiles beside a space, clockwise from the north. */
  facing(cell: Cell): readonly Facing[];
}

const byPlace = (a: Cell, b: Cell) => a.y - b.y || a.x - b.x;

/** The grid of the cities on the table. */
export const gridOf: (map: CityMap) => Grid = memo((map) => {
  const cities = new Map<number, CityId>();
  for (const city of CITY_IDS) {
    const laid = map[city];
    if (laid) cities.set(keyOf(laid), city);
  }
  const spaces = new Map<number, Cell>();
  const open = new Set<Edge>();
  for (const city of cities.values()) {
    const laid = map[city] as Spot;
    for (const side of SIDES) {
      const cell = beyond(laid, side);
      if (cities.has(keyOf(cell))) continue;
      spaces.set(keyOf(cell), cell);
      open.add(edgeOf(city, laid.turn, side));
    }
  }
  const facings = new Map<number, readonly Facing[]>();
  const facing = (cell: Cell): readonly Facing[] => {
    const key = keyOf(cell);
    let found = facings.get(key);
    if (found === undefined) {
      found = SIDES.flatMap((side, at): Facing[] => {
        const neighbour = cities.get(keyOf(beyond(cell, side)));
        const laid = neighbour && map[neighbour];
        return laid ? [{ side, at, neighbour, theirs: edgeOf(neighbour, laid.turn, opposite(side)) }] : [];
      });
      facings.set(key, found);
    }
    return found;
  };
  return { spaces: [...spaces.values()].sort(byPlace), open, cityAt: (cell) => cities.get(keyOf(cell)), facing };
});

/** A side of a tile that touches another tile. */
export interface Contact {
  readonly side: Side;
  readonly neighbour: CityId;
  readonly own: Edge;
  readonly theirs: Edge;
}

/** What a tile touches where it lies or would lie, clockwise from the north. */
export function contactsOf(map: CityMap, city: CityId, spot: Spot): readonly Contact[] {
  const edges = EDGES_OF[city][spot.turn] ?? [];
  return gridOf(map)
    .facing(spot)
    .map(({ side, at, neighbour, theirs }) => ({ side, neighbour, own: edges[at] as Edge, theirs }));
}

/**
 * The railroad of a link where two edges touch; `undefined` where they make none.
 * @rule link, no-blank-link
 */
export function linkOf({ own, theirs }: Pick<Contact, 'own' | 'theirs'>): Railroad | undefined {
  return own === theirs && own !== 'blank' ? own : undefined;
}

/** Whether two blank edges touch. */
export const areBlank = ({ own, theirs }: Pick<Contact, 'own' | 'theirs'>): boolean =>
  own === 'blank' && theirs === 'blank';
