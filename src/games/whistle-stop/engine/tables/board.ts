/** The edges of a hex and the ways out of it: north first, then clockwise. The numbers of a tile's edges are places in here. */
export const WAYS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Way = (typeof WAYS)[number];

/** By how many sixths a tile is turned, clockwise. */
export const TURNS = [0, 1, 2, 3, 4, 5] as const;
export type Turn = (typeof TURNS)[number];

/** The columns from the coast in the east to the End tiles in the west, and how many hexes each has. */
export const COLUMNS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'] as const;
export type Column = (typeof COLUMNS)[number];

/** The hexes of the board, column by column from the east, in each from the north. */
export const HEX_IDS = [
  ...(['A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'] as const),
  ...(['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7', 'B8'] as const),
  ...(['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] as const),
  ...(['D1', 'D2', 'D3', 'D4', 'D5', 'D6', 'D7', 'D8'] as const),
  ...(['E1', 'E2', 'E3', 'E4', 'E5', 'E6', 'E7'] as const),
  ...(['F1', 'F2', 'F3', 'F4', 'F5', 'F6', 'F7', 'F8'] as const),
  ...(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7'] as const),
  ...(['H1', 'H2', 'H3', 'H4', 'H5', 'H6', 'H7', 'H8'] as const),
] as const;
export type HexId = (typeof HEX_IDS)[number];

/** The column of a hex, 1 at the coast to 8 in the west. */
export function columnOf(hex: HexId): number {
  return COLUMNS.indexOf(hex.charAt(0) as Column) + 1;
}

/** How far south a hex lies, in halves of a hex: columns take turns in being half a hex lower. */
export function depthOf(hex: HexId): number {
  const row = Number(hex.slice(1));
  return columnOf(hex) % 2 === 1 ? 2 * row - 1 : 2 * row - 2;
}

const STEPS = [
  [0, -2],
  [-1, -1],
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
] as const;

const AT: ReadonlyMap<string, number> = new Map(HEX_IDS.map((hex, i) => [`${columnOf(hex)} ${depthOf(hex)}`, i]));

/** By hex and way the hex that lies there, as places in `HEX_IDS`; -1 where the board ends. Flat: `6 * hex + way`. */
export const NEXT_HEX: readonly number[] = HEX_IDS.flatMap((hex) =>
  STEPS.map(([columns, halves]) => AT.get(`${columnOf(hex) + columns} ${depthOf(hex) + halves}`) ?? -1),
);

/** The columns by place in `HEX_IDS`. */
export const HEX_COLUMN: readonly number[] = HEX_IDS.map(columnOf);

/** The small circles on the east edge, where trains begin. */
export const COAST_IDS = [
  'coast-1',
  'coast-2',
  'coast-3',
  'coast-4',
  'coast-5',
  'coast-6',
  'coast-7',
  'coast-8',
  'coast-9',
  'coast-10',
  'coast-11',
  'coast-12',
  'coast-13',
  'coast-14',
  'coast-15',
  'coast-16',
] as const;
export type CoastId = (typeof COAST_IDS)[number];

/** Where an East Coast stop lies: before an edge of a hex. */
export interface CoastStop {
  readonly hex: HexId;
  readonly edge: 'NE' | 'SE';
}

/** The East Coast stops from north to south. */
export const COAST: Readonly<Record<CoastId, CoastStop>> = {
  'coast-1': { hex: 'B1', edge: 'NE' },
  'coast-2': { hex: 'A1', edge: 'NE' },
  'coast-3': { hex: 'A1', edge: 'SE' },
  'coast-4': { hex: 'A2', edge: 'NE' },
  'coast-5': { hex: 'A2', edge: 'SE' },
  'coast-6': { hex: 'A3', edge: 'NE' },
  'coast-7': { hex: 'A3', edge: 'SE' },
  'coast-8': { hex: 'A4', edge: 'NE' },
  'coast-9': { hex: 'A4', edge: 'SE' },
  'coast-10': { hex: 'A5', edge: 'NE' },
  'coast-11': { hex: 'A5', edge: 'SE' },
  'coast-12': { hex: 'A6', edge: 'NE' },
  'coast-13': { hex: 'A6', edge: 'SE' },
  'coast-14': { hex: 'A7', edge: 'NE' },
  'coast-15': { hex: 'A7', edge: 'SE' },
  'coast-16': { hex: 'B8', edge: 'SE' },
};
