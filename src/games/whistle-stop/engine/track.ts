import { memo } from '../../../kernel/memo.ts';
import { hexNumber, wayAt, wayNumber } from './stops.ts';
import { COAST, COAST_IDS, HEX_IDS, NEXT_HEX, TURNS, type Turn, type Way } from './tables/board.ts';
import type { Resource } from './tables/goods.ts';
import { type BoardTile, isEnd, SHAPE } from './tables/tiles.ts';
import type { Board, Laid } from './types.ts';

/** A tile as it lies in its hex; everything by edge of the hex, north first. */
export interface Lying {
  readonly tile: BoardTile;
  /** True where all tracks meet in a large stop. */
  readonly hub: boolean;
  /** True for an End tile. */
  readonly end: boolean;
  /** Whether a track meets the edge. */
  readonly open: readonly boolean[];
  /** The edge at the other end of the track; -1 where there is none, or a large stop in between. */
  readonly other: readonly number[];
  /** The number of the track in the tile; -1 at a hub. */
  readonly track: readonly number[];
  /** What the small stop on the track gives. */
  readonly stop: readonly (Resource | undefined)[];
  /** By number of the track the ways by which it leaves the hex; at a hub there is one list. */
  readonly ways: readonly (readonly Way[])[];
}

function lie(tile: BoardTile, turn: number): Lying {
  const shape = SHAPE[tile];
  const open = TURNS.map(() => false);
  const other = TURNS.map(() => -1);
  const track = TURNS.map(() => -1);
  const stop: (Resource | undefined)[] = TURNS.map(() => undefined);
  if (shape.kind === 'hub') for (const edge of shape.edges) open[(edge + turn) % 6] = true;
  else
    for (const [number, one] of shape.tracks.entries()) {
      const [a, b] = one.edges.map((edge) => (edge + turn) % 6) as [number, number];
      for (const [from, to] of [
        [a, b],
        [b, a],
      ] as const) {
        open[from] = true;
        other[from] = to;
        track[from] = number;
        stop[from] = one.stop;
      }
    }
  const hub = shape.kind === 'hub';
  const leaving = (of: number) => TURNS.filter((edge) => open[edge] && (hub || track[edge] === of)).map(wayAt);
  const ways = hub ? [leaving(0)] : shape.tracks.map((_, number) => leaving(number));
  return { tile, hub, end: isEnd(tile), open, other, track, stop, ways };
}

const ALL = Object.fromEntries(
  (Object.keys(SHAPE) as BoardTile[]).map((tile) => [tile, TURNS.map((turn) => lie(tile, turn))]),
) as unknown as Readonly<Record<BoardTile, readonly Lying[]>>;

/** A tile turned by so many sixths clockwise. */
export function lying(tile: BoardTile, turn: Turn): Lying {
  return ALL[tile][turn] as Lying;
}

/** The tiles of a board by place in `HEX_IDS`. */
export type Tracks = (Lying | undefined)[];

/** The track of a board, derived once for each board. A look-ahead lays tiles in it and takes them up again before it ends. */
export const tracksOf: (board: Board) => Tracks = memo((board) =>
  HEX_IDS.map((hex) => {
    const laid: Laid | undefined = board[hex];
    return laid && lying(laid.tile, laid.turn);
  }),
);

const ON_COAST: ReadonlySet<number> = new Set(
  COAST_IDS.map((id) => 6 * hexNumber(COAST[id].hex) + wayNumber(COAST[id].edge)),
);

/** True where an edge (`6 * hex + edge`) faces an East Coast stop. */
export const facesCoast = (end: number): boolean => ON_COAST.has(end);

/** The hex beyond an edge (`6 * hex + edge`); -1 where the board ends. */
export const beyond = (end: number): number => NEXT_HEX[end] ?? -1;

/** The edge across: where a train that leaves by `edge` comes in. */
export const across = (edge: number): number => (edge + 3) % 6;
