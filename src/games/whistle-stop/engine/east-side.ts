import { HEX_IDS, type HexId, TURNS, type Turn } from './tables/board.ts';
import type { OrdinaryId } from './tables/ordinary-tiles.ts';
import { type Lying, lying } from './track.ts';

/**
 * The hexes that are filled in the east, in the order of filling: the first column, between its two neighbours.
 * @rule east-side-tiles
 */
export const EAST_HEXES: readonly HexId[] = ['B1', ...HEX_IDS.filter((hex) => hex.startsWith('A')), 'B8'];

const [N, NE, SE, S, SW, NW] = [0, 1, 2, 3, 4, 5] as const;

/** A track without a stop between two edges. No train can come to such a stop. */
const bare = (tile: Lying, a: number, b: number): boolean => tile.other[a] === b && tile.stop[a] === undefined;
const joined = (tile: Lying, a: number, b: number): boolean => tile.other[a] === b;
const crossed = (tile: Lying, to: number, or: number): boolean =>
  (joined(tile, NE, to) && joined(tile, SE, or)) || (joined(tile, NE, or) && joined(tile, SE, to));

/**
 * Whether a tile lies well in a hex of the east side: every route from the coast leads on to an empty space, and what track
 * there is along the coast is bare.
 */
function fits(hex: HexId, tile: Lying): boolean {
  if (hex === 'B1') return bare(tile, N, NW) && crossed(tile, S, SW);
  if (hex === 'B8') return bare(tile, S, SW) && crossed(tile, N, NW);
  return bare(tile, N, S) && crossed(tile, NW, SW);
}

/**
 * The turns in which a tile may lie in a hex of the east side.
 * @rule east-side-forward
 */
export function turnsThatFit(hex: HexId, tile: OrdinaryId): readonly Turn[] {
  return TURNS.filter((turn) => fits(hex, lying(tile, turn)));
}

/** The east side chosen: what lies on each hex, and what is left over, in its order. */
export interface EastSide {
  readonly laid: readonly { readonly hex: HexId; readonly tile: OrdinaryId; readonly turn: Turn }[];
  readonly rest: readonly OrdinaryId[];
}

/**
 * Fills the east side hex by hex: the first tile that fits in at least one turn, and one of these turns by `pick`, which
 * draws a number below its argument.
 * @throws RangeError where none of the tiles fits a hex.
 */
export function eastSide(tiles: readonly OrdinaryId[], pick: (n: number, hex: HexId) => number): EastSide {
  const rest = [...tiles];
  const laid = EAST_HEXES.map((hex) => {
    const at = rest.findIndex((tile) => turnsThatFit(hex, tile).length > 0);
    const [tile] = at < 0 ? [] : rest.splice(at, 1);
    if (tile === undefined) throw new RangeError(`No ordinary tile fits ${hex} on the east side.`);
    const turns = turnsThatFit(hex, tile);
    return { hex, tile, turn: turns[pick(turns.length, hex)] as Turn };
  });
  return { laid, rest };
}
