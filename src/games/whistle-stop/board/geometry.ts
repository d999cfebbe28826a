import type { Point } from '../../common/board/point.ts';
import {
  COAST,
  COAST_IDS,
  type CoastId,
  columnOf,
  depthOf,
  HEX_IDS,
  type HexId,
  type Turn,
  WAYS,
  type Way,
} from '../engine/tables/board.ts';
import type { Resource } from '../engine/tables/goods.ts';
import { type BoardTile, SHAPE, type Track } from '../engine/tables/tiles.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { StopId } from '../engine/types.ts';

/** From the middle of a hex to a corner, and to an edge. */
export const RADIUS = 100;
const HEIGHT = (RADIUS * Math.sqrt(3)) / 2;
/** The part of the plane that is drawn: left, top, width, height. */
export const FRAME = [-8, -10, 1370, 1406] as const;
/** How far outside its edge an East Coast stop lies, in parts of the way from the middle to the edge. */
const COAST_OUT = 1.42;

const round = (n: number) => Math.round(n * 10) / 10;
export const point = (x: number, y: number): Point => ({ x: round(x), y: round(y) });
export const plus = (a: Point, b: Point): Point => point(a.x + b.x, a.y + b.y);
const times = ({ x, y }: Point, n: number): Point => point(x * n, y * n);

/** The middles of the hexes. The first column is the one at the right. */
export const hexAt = Object.fromEntries(
  HEX_IDS.map((hex) => [hex, point(RADIUS + (8 - columnOf(hex)) * 1.5 * RADIUS, HEIGHT * (1 + depthOf(hex)))]),
) as Readonly<Record<HexId, Point>>;

/** The middles of the edges of a hex about the origin, north first, clockwise. */
const EDGE = [0, 1, 2, 3, 4, 5].map((edge) => {
  const angle = ((edge * 60 - 90) * Math.PI) / 180;
  return point(HEIGHT * Math.cos(angle), HEIGHT * Math.sin(angle));
});
/** The middle of an edge of a hex about the origin. */
export const edge = (n: number): Point => EDGE[n % 6] ?? { x: 0, y: 0 };

/** A hex about the origin, or one smaller than it. */
export function hexagon(radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (i * Math.PI) / 3;
    return `${round(radius * Math.cos(angle))} ${round(radius * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** By how much a track bends in: where its handles lie on the way from the middle to its ends. */
const BEND = 0.42;

/** A point of the track between two edges, `t` from 0 to 1. */
export function along(a: number, b: number, t: number): Point {
  const [p, q] = [edge(a), edge(b)];
  const u = 1 - t;
  const [i, j, k, l] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  return point(p.x * (i + j * BEND) + q.x * (l + k * BEND), p.y * (i + j * BEND) + q.y * (l + k * BEND));
}

/** The line of the track between two edges. */
function lineOf(a: number, b: number): string {
  const [p, q] = [edge(a), edge(b)];
  const [c, d] = [times(p, BEND), times(q, BEND)];
  return `M${p.x} ${p.y}C${c.x} ${c.y} ${d.x} ${d.y} ${q.x} ${q.y}`;
}

export interface DrawnTrack {
  readonly d: string;
  /** Its edges on the board. */
  readonly edges: readonly [number, number];
  readonly stop?: { readonly resource: Resource; readonly at: Point; readonly t: number };
}
export interface DrawnTile {
  readonly tracks: readonly DrawnTrack[];
  /** The lines to a large stop in the middle; none on an ordinary tile. */
  readonly spokes: string;
}

const spoke = (n: number): string => `M${edge(n).x} ${edge(n).y}L0 0`;

const PLACES = [0.5, 0.4, 0.6, 0.3, 0.7, 0.25, 0.75] as const;
export const gap = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where on their tracks the stops of a tile lie: clear of other tracks, so that nobody takes one for theirs, and of each other. */
function placesOf(tracks: readonly Track[]): (number | undefined)[] {
  const clear = tracks.map(({ edges: [a, b] }, i) => {
    const rest = tracks.flatMap(({ edges: [c, d] }, j) =>
      i === j ? [] : Array.from({ length: 21 }, (_, k) => along(c, d, k / 20)),
    );
    return PLACES.map((t) => ({
      t,
      at: along(a, b, t),
      free: Math.min(...rest.map((one) => gap(one, along(a, b, t)))),
    }));
  });
  let best: { places: (number | undefined)[]; worth: number } = { places: [], worth: -1 };
  const choose = (
    i: number,
    chosen: readonly { t: number; at: Point; free: number }[],
    places: (number | undefined)[],
  ) => {
    if (i === tracks.length) {
      const apart = chosen.flatMap((one, j) => chosen.slice(j + 1).map((other) => Math.min(60, gap(one.at, other.at))));
      const worth = Math.min(...chosen.map(({ free }) => free)) + Math.min(60, ...apart);
      if (worth > best.worth + 4) best = { places, worth };
    } else if (tracks[i]?.stop === undefined) choose(i + 1, chosen, [...places, undefined]);
    else for (const one of clear[i] ?? []) choose(i + 1, [...chosen, one], [...places, one.t]);
  };
  choose(0, [], []);
  return best.places;
}

const drawn = new Map<string, DrawnTile>();

function tracksOf(tracks: readonly Track[], turn: Turn): DrawnTrack[] {
  const places = placesOf(tracks);
  return tracks.map(({ edges: [a, b], stop }, i) => {
    const edges = [(a + turn) % 6, (b + turn) % 6] as const;
    const [d, t] = [lineOf(...edges), places[i]];
    if (stop === undefined || t === undefined) return { d, edges };
    return { d, edges, stop: { resource: stop, at: along(...edges, t), t } };
  });
}

/** A tile about the origin, turned clockwise by so many sixths. */
export function tileOf(tile: BoardTile, turn: Turn): DrawnTile {
  const key = `${tile} ${turn}`;
  const known = drawn.get(key);
  if (known !== undefined) return known;
  const shape = SHAPE[tile];
  const made: DrawnTile =
    shape.kind === 'hub'
      ? { tracks: [], spokes: shape.edges.map((n) => spoke(n + turn)).join('') }
      : { tracks: tracksOf(shape.tracks, turn), spokes: '' };
  drawn.set(key, made);
  return made;
}

type Board = { readonly [H in HexId]?: { readonly tile: BoardTile; readonly turn: Turn } };

/** Whether a place is an East Coast stop. */
export const isCoast = (stop: string): stop is CoastId => Object.hasOwn(COAST, stop);
/** The hex of a stop on a tile, or of an end of track. */
export const hexOf = (text: string): HexId => text.split('-')[0] as HexId;

/** Where an East Coast stop lies, and the line that joins it to its hex. */
export const coastAt = Object.fromEntries(
  COAST_IDS.map((id) => {
    const { hex, edge: way } = COAST[id];
    return [id, plus(hexAt[hex], times(edge(WAYS.indexOf(way)), COAST_OUT))];
  }),
) as Readonly<Record<CoastId, Point>>;

/** The line from an East Coast stop to the edge of the tiles. */
export function coastLine(id: CoastId): string {
  const { hex, edge: way } = COAST[id];
  const [from, to] = [coastAt[id], plus(hexAt[hex], edge(WAYS.indexOf(way)))];
  return `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** All of them. */
export const coastLines: string = COAST_IDS.map(coastLine).join('');

/** Where a stop of the board lies. */
export function stopAt(stop: StopId, board: Board): Point | undefined {
  if (isCoast(stop)) return coastAt[stop];
  const hex = hexOf(stop);
  const laid = board[hex];
  if (laid === undefined) return undefined;
  const number = stop.split('-')[1];
  if (number === undefined) return hexAt[hex];
  const at = tileOf(laid.tile, laid.turn).tracks[Number(number)]?.stop?.at;
  return at === undefined ? undefined : plus(hexAt[hex], at);
}

/** The middle of an edge of a hex on the board. */
export function wayAt(hex: HexId, way: Way): Point {
  return plus(hexAt[hex], edge(WAYS.indexOf(way)));
}

/** Where on the picture a target lies; `undefined` if it is not on the board. */
export function targetAt(target: string, board: Board): Point | undefined {
  const at = parseTarget(target);
  if (at?.kind === 'hex') return hexAt[at.hex];
  if (at?.kind === 'way') return wayAt(at.hex, at.way);
  if (at?.kind === 'stop') return stopAt(at.stop, board);
  return undefined;
}
