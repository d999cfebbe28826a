import type { Point } from '../../common/board/point.ts';
import type { HexId, Way } from '../engine/tables/board.ts';
import { WAYS } from '../engine/tables/board.ts';
import type { Board } from '../engine/types.ts';
import { along, coastAt, edge, gap, hexAt, hexOf, isCoast, plus, point, tileOf, wayAt } from './geometry.ts';
import type { Drawn, Route } from './moved.ts';

/** How far from the middle of a large stop the line of a train runs that goes past it. */
export const ROUND = 72;
const STEPS = 16;

/** The part of a line on one hex that belongs to one end of track. */
interface Piece {
  /** The place of that end in the route. */
  readonly end: number;
  readonly points: readonly Point[];
}

const angleOf = ({ x, y }: Point): number => Math.atan2(y, x);
const between = (from: number, to: number): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, i): Point => ({ x: from + ((to - from) * i) / STEPS, y: i / STEPS }));

/**
 * The line round the middle of a hex from one point of its rim to another, the shorter way; of two equal ways the one that
 * keeps further from `others`.
 */
function round(from: Point, to: Point, others: readonly Point[]): Point[] {
  const [a, b] = [angleOf(from), angleOf(to)];
  const turn = 2 * Math.PI;
  const clockwise = (((b - a) % turn) + turn) % turn;
  const run = (by: number): Point[] => {
    const [r, s] = [Math.hypot(from.x, from.y), Math.hypot(to.x, to.y)];
    // Slow at its ends, so that it crosses the rim as the tracks do.
    return between(0, 1).map(({ x: u }) => {
      const angle = a + by * (u * u * (3 - 2 * u));
      const rim = u < 0.5 ? r : s;
      const radius = ROUND + (rim - ROUND) * Math.abs(2 * u - 1) ** 3;
      return point(radius * Math.cos(angle), radius * Math.sin(angle));
    });
  };
  const ways = [run(clockwise), run(clockwise - turn)] as const;
  if (Math.abs(clockwise - Math.PI) > 0.1) return clockwise < Math.PI ? ways[0] : ways[1];
  const free = (way: readonly Point[]) => Math.min(200, ...others.flatMap((one) => way.map((at) => gap(one, at))));
  // Below, where nothing stands in either way: most names of hexes are above.
  const [below, above] = (ways[0][STEPS / 2]?.y ?? 0) > 0 ? ways : ([ways[1], ways[0]] as const);
  return free(above) > free(below) + 1 ? above : below;
}

/** The line over a hex, from edge to edge, from a stop to an edge or the other way; about the middle of the hex, in two parts. */
function across(
  board: Board,
  hex: HexId,
  from: number | undefined,
  to: number | undefined,
  leaves: boolean,
  others: readonly Point[],
): readonly [Point[], Point[]] {
  const laid = board[hex];
  const tile = laid && tileOf(laid.tile, laid.turn);
  const middle = { x: 0, y: 0 };
  const [a, b] = [from === undefined ? middle : edge(from), to === undefined ? middle : edge(to)];
  if (tile === undefined || tile.spokes !== '') {
    if (from === undefined) return [[], [a, b]];
    const out = leaves ? { x: -100, y: 0 } : to === undefined ? undefined : b;
    if (out === undefined) return [[a, b], []];
    const arc = round(a, out, others);
    return [arc.slice(0, STEPS / 2 + 1), arc.slice(STEPS / 2)];
  }
  const track = tile.tracks.find(({ edges }) => edges.includes(from ?? -1) || edges.includes(to ?? -1));
  if (track === undefined) return [[], []];
  const [p, q] = track.edges;
  const isTurned = p === to || q === from;
  const half = track.stop?.t ?? 0.5;
  const run = (s: number, t: number) => between(s, t).map(({ x }) => along(p, q, x));
  const parts = [run(isTurned ? 1 : 0, half), run(half, isTurned ? 0 : 1)] as const;
  return [from === undefined ? [] : parts[0], to === undefined ? [] : parts[1]];
}

/** The line of a route by its ends of track: from its stop to where it has come to, without a gap. */
export function piecesOf(
  { from, ends, at }: Pick<Route, 'from' | 'ends' | 'at'>,
  board: Board,
  trains: readonly Point[] = [],
): Piece[] {
  const pieces: Piece[] = [];
  const put = (end: number, hex: HexId, points: readonly Point[]) => {
    if (points.length > 0) pieces.push({ end, points: points.map((one) => plus(one, hexAt[hex])) });
  };
  const all = ends.map((one) => {
    const [hex, way] = one.split('-') as [HexId, Way];
    return { hex, edge: WAYS.indexOf(way) };
  });
  const first = all[0];
  if (isCoast(from) && first)
    pieces.push({ end: 0, points: [coastAt[from], wayAt(first.hex, WAYS[first.edge] as Way)] });
  for (let i = 0; i < all.length; ) {
    const { hex, edge: by } = all[i] as (typeof all)[number];
    const others = trains.map(({ x, y }) => ({ x: x - hexAt[hex].x, y: y - hexAt[hex].y }));
    const isStart = i === 0 && !isCoast(from) && hex === hexOf(from);
    const next = isStart ? undefined : all[i + 1];
    const leaves = at.kind === 'left' && i === all.length - 1;
    if (isStart) {
      put(0, hex, across(board, hex, undefined, by, false, others)[1]);
      i += 1;
    } else {
      const [come, go] = across(board, hex, by, next?.hex === hex ? next.edge : undefined, leaves, others);
      put(i, hex, come);
      put(i + 1, hex, go);
      i += next?.hex === hex ? 2 : 1;
    }
  }
  return pieces;
}

/** The part of a route's line that belongs to its ends of track from one of them on. */
export const lineFrom = (pieces: readonly Piece[], end: number): Point[] =>
  joined(pieces.filter((one) => one.end >= end));

const joined = (pieces: readonly Piece[]): Point[] =>
  pieces.flatMap(({ points }) => points).filter((one, i, all) => i === 0 || gap(one, all[i - 1] as Point) > 0.5);

export interface Line {
  /** What the train has run over. */
  readonly made: readonly Point[];
  /** What a move that is pointed at or refused would add. */
  readonly added: readonly Point[];
}

/** The line of a route, with what would be added to it. */
export function lineOf({ route, made, kind }: Drawn, board: Board, trains: readonly Point[] = []): Line {
  const pieces = piecesOf(route, board, trains);
  if (kind === 'made') return { made: joined(pieces), added: [] };
  const added = joined(pieces.filter(({ end }) => end >= made));
  const { at } = route;
  // The way back adds nothing to what is run over but the piece that it would use again.
  if (at.kind === 'blind' && added.length === 0 && made > 0) {
    const back = joined(pieces.slice(-1)).reverse();
    return { made: joined(pieces), added: back };
  }
  return { made: joined(pieces.filter(({ end }) => end < made)), added };
}

/** A line as path data. */
export const pathOf = (points: readonly Point[]): string =>
  points.length < 2 ? '' : `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}`;

/** A point of a line that is `far` from its start, and the direction there in degrees. */
export function pointAt(points: readonly Point[], far: number): (Point & { readonly angle: number }) | undefined {
  let left = far;
  for (const [i, to] of points.entries()) {
    const from = points[i - 1];
    if (from === undefined) continue;
    const length = gap(from, to);
    if (left <= length || i === points.length - 1) {
      const t = length === 0 ? 0 : Math.min(1, left / length);
      const at = point(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t);
      return { ...at, angle: Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI) };
    }
    left -= length;
  }
  return undefined;
}

export const lengthOf = (points: readonly Point[]): number =>
  points.reduce((sum, at, i) => sum + (i === 0 ? 0 : gap(points[i - 1] as Point, at)), 0);

/** Chevrons along a line in its direction, as path data; none near its ends, where stops and trains are. */
export function chevronsOf(points: readonly Point[], apart = 58, margin = 46): string {
  const length = lengthOf(points);
  const many = Math.floor((length - 2 * margin) / apart) + 1;
  if (length < 2 * margin || many < 1) return '';
  const first = (length - (many - 1) * apart) / 2;
  return Array.from({ length: many }, (_, i) => {
    const at = pointAt(points, first + i * apart);
    if (at === undefined) return '';
    const [cos, sin] = [Math.cos((at.angle * Math.PI) / 180), Math.sin((at.angle * Math.PI) / 180)];
    const corner = (x: number, y: number) => {
      const { x: px, y: py } = point(at.x + x * cos - y * sin, at.y + x * sin + y * cos);
      return `${px} ${py}`;
    };
    return `M${corner(-5, -8)}L${corner(5, 0)}L${corner(-5, 8)}`;
  }).join('');
}
