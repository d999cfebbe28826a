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

const keyOf = ({ x, y }: Cell): string => `${x},${y}`;

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

/** The turns of each tile that look different: of those that look alike the smallest. */
export const TURNS_OF = Object.fromEntries(
  CITY_IDS.map((city) => {
    const seen = new Set<string>();
    const looks = (turn: Turn) => SIDES.map((side) => edgeOf(city, turn, side)).join();
    return [city, TURNS.filter((turn) => !seen.has(looks(turn)) && seen.add(looks(turn)))];
  }),
) as unknown as Readonly<Record<CityId, readonly Turn[]>>;

/** What is derived of the tiles on the table. */
export interface Grid {
  /** The empty spaces beside a tile, from north to south and from west to east. */
  readonly spaces: readonly Cell[];
  /** What stands on the edges that face an empty space. */
  readonly open: ReadonlySet<Edge>;
  cityAt(cell: Cell): CityId | undefined;
}

const byPlace = (a: Cell, b: Cell) => a.y - b.y || a.x - b.x;

/** The grid of the cities on the table. */
export const gridOf: (map: CityMap) => Grid = memo((map) => {
  const at = new Map<string, CityId>();
  for (const city of CITY_IDS) {
    const laid = map[city];
    if (laid) at.set(keyOf(laid), city);
  }
  const spaces = new Map<string, Cell>();
  const open = new Set<Edge>();
  for (const city of at.values()) {
    const laid = map[city] as Spot;
    for (const side of SIDES) {
      const cell = beyond(laid, side);
      if (at.has(keyOf(cell))) continue;
      spaces.set(keyOf(cell), cell);
      open.add(edgeOf(city, laid.turn, side));
    }
  }
  return { spaces: [...spaces.values()].sort(byPlace), open, cityAt: (cell) => at.get(keyOf(cell)) };
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
  const { cityAt } = gridOf(map);
  return SIDES.flatMap((side): Contact[] => {
    const neighbour = cityAt(beyond(spot, side));
    const laid = neighbour && map[neighbour];
    if (!neighbour || !laid) return [];
    return [
      {
        side,
        neighbour,
        own: edgeOf(city, spot.turn, side),
        theirs: edgeOf(neighbour, laid.turn, opposite(side)),
      },
    ];
  });
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
