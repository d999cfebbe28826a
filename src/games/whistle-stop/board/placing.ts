import type { Point } from '../../common/board/point.ts';
import { COAST_IDS, HEX_IDS, type HexId, NEXT_HEX } from '../engine/tables/board.ts';
import type { Board, StopId } from '../engine/types.ts';
import { along, coastAt, edge, FRAME, gap, hexAt, hexOf, isCoast, plus, point, stopAt, tileOf } from './geometry.ts';

// Where trains, names of hexes and notes go so that none lies on another. All in units of the picture.

/** A rectangle by its middle and half of its width and height. */
export interface Box extends Point {
  readonly w: number;
  readonly h: number;
}
/** A round thing that nothing may lie on. */
export interface Disc extends Point {
  readonly r: number;
}

/** Half of what a train takes, its outline with it. */
export const TRAIN_SIZE = { w: 35, h: 25 } as const;
const SMALL = 30;
const LARGE = 55;
const COAST = 27;

export const meets = (a: Box, b: Box): boolean => Math.abs(a.x - b.x) < a.w + b.w && Math.abs(a.y - b.y) < a.h + b.h;

/** How far a point is from a box; 0 inside it. */
export function distance(box: Box, { x, y }: Point): number {
  return Math.hypot(Math.max(0, Math.abs(box.x - x) - box.w), Math.max(0, Math.abs(box.y - y) - box.h));
}
export const covers = (box: Box, disc: Disc): boolean => distance(box, disc) < disc.r;

const [left, top, width, height] = FRAME;
const isInside = ({ x, y, w, h }: Box): boolean =>
  x - w >= left && x + w <= left + width && y - h >= top && y + h <= top + height;

/** The stops of a tile about the middle of its hex. */
function stopsOf(board: Board, hex: HexId): readonly Disc[] {
  const laid = board[hex];
  if (laid === undefined) return [];
  const { tracks, spokes } = tileOf(laid.tile, laid.turn);
  if (spokes !== '') return [{ x: 0, y: 0, r: LARGE }];
  return tracks.flatMap(({ stop }) => (stop === undefined ? [] : [{ ...stop.at, r: SMALL }]));
}

const discs = new WeakMap<Board, readonly Disc[]>();

/** All stops of a board, those of the coast with them. */
function allStops(board: Board): readonly Disc[] {
  const before = discs.get(board);
  if (before !== undefined) return before;
  const found = [
    ...HEX_IDS.flatMap((hex) => stopsOf(board, hex).map((disc) => ({ ...plus(disc, hexAt[hex]), r: disc.r }))),
    ...COAST_IDS.map((id) => ({ ...coastAt[id], r: COAST })),
  ];
  discs.set(board, found);
  return found;
}
const near = (board: Board, at: Point): Disc[] => allStops(board).filter((one) => gap(one, at) < 330);

const step = (angle: number, far: number): Point =>
  point(far * Math.cos((angle * Math.PI) / 180), far * Math.sin((angle * Math.PI) / 180));

/** The least distance from a round stop at which a box in this direction is clear of it. */
function clear(angle: number, r: number, size: { readonly w: number; readonly h: number }): number {
  let far = r;
  while (distance({ ...step(angle, far), ...size }, { x: 0, y: 0 }) < r) far += 2;
  return far;
}

/** Directions in the order in which they are liked: upwards, then downwards, the sides last. */
const ANGLES = [-60, -120, 60, 120, -30, -150, 30, 150, -90, 90, 0, 180];
/** The corners of a large stop's hex, one for each seat before they are shared. */
const CORNERS = [-60, -120, 60, 120, 0, 180];
/** What is between them. */
const ROUND = Array.from({ length: 24 }, (_, i) => 15 * i).filter((angle) => angle % 60 !== 0);
const FAR = [0, 8, 16, 24, 32, 40, 48, 56, 64, 84, 104, 130, 160];

/** The track of a hex as points about its middle. */
function trackOf(board: Board, hex: HexId): readonly Point[] {
  const laid = board[hex];
  if (laid === undefined) return [];
  return tileOf(laid.tile, laid.turn).tracks.flatMap(({ edges: [a, b] }) =>
    Array.from({ length: 17 }, (_, i) => along(a, b, i / 16)),
  );
}

const nextTo = (hex: HexId, way: number): HexId | undefined => HEX_IDS[NEXT_HEX[6 * HEX_IDS.indexOf(hex) + way] ?? -1];
const isHub = (board: Board, hex: HexId | undefined): boolean => {
  const laid = hex && board[hex];
  return laid !== undefined && tileOf(laid.tile, laid.turn).spokes !== '';
};

const known = new Map<string, readonly Point[]>();

/** The places beside a stop, the best first, about the stop; they depend on little but its own tile, so that trains stay put. */
function slots(board: Board, stop: StopId, seat: number): readonly Point[] {
  const hex = isCoast(stop) ? undefined : hexOf(stop);
  const laid = hex && board[hex];
  const isLarge = stop === hex;
  // Between two large stops is where a train runs that goes past one of them.
  const beside = isLarge && hex ? [0, 1, 2, 3, 4, 5].filter((way) => isHub(board, nextTo(hex, way))) : [];
  const key =
    laid && !isLarge ? `${laid.tile} ${laid.turn} ${stop.slice(-1)}` : isLarge ? `large ${seat} ${beside}` : 'coast';
  const before = known.get(key);
  if (before !== undefined) return before;
  const r = isLarge ? LARGE : hex ? SMALL : COAST;
  const angles = isLarge ? [...CORNERS.slice(seat), ...CORNERS.slice(0, seat), ...ROUND] : ANGLES;
  const order = hex ? angles : [0, ...ANGLES];
  const here = hex && laid && !isLarge ? stopAt(stop, board) : undefined;
  const origin = here && hex ? { x: here.x - hexAt[hex].x, y: here.y - hexAt[hex].y } : { x: 0, y: 0 };
  const track = hex && !isLarge ? trackOf(board, hex) : [];
  const places = order.flatMap((angle, i) =>
    FAR.map((more) => {
      const at = step(angle, clear(angle, r + 2, TRAIN_SIZE) + more);
      const box = { ...plus(at, origin), ...TRAIN_SIZE };
      const over = track.filter((one) => distance(box, one) < 8).length;
      // Off its own hex a train is taken for one of the next.
      const out = Math.max(0, gap(box, { x: 0, y: 0 }) - 74);
      const hubs = beside.filter((way) => distance(box, { x: 2 * edge(way).x, y: 2 * edge(way).y }) < 94).length;
      return {
        at,
        cost: hubs * 40 + i * (isLarge ? 3 : 1.5) + over * 7 + more * 0.8 + (isLarge || !hex ? 0 : out * 0.6),
      };
    }),
  );
  const found = places.sort((a, b) => a.cost - b.cost).map(({ at }) => at);
  known.set(key, found);
  return found;
}

/** A train beside its stop. */
export interface Standing {
  readonly id: string;
  readonly seat: number;
  readonly number: number;
  readonly stop: StopId;
  /** It is placed after those that stand: a trace, or a train on its way. */
  readonly late?: boolean | undefined;
}
export type Placed<T extends Standing> = T & Point & { readonly lead: string };

/** The short line from the edge of a stop to the train that is there. */
function leadOf(from: Point, to: Point, r: number): string {
  const far = gap(from, to) || 1;
  const start = point(from.x + ((to.x - from.x) * r) / far, from.y + ((to.y - from.y) * r) / far);
  return `M${start.x} ${start.y}L${to.x} ${to.y}`;
}

/** How long a lead may be where a place is kept for a train that is not there. */
const SHORT = 150;
const trainAt = (at: Point): Box => ({ x: at.x, y: at.y, ...TRAIN_SIZE });

/** The first place beside a stop that is in the picture, on no stop and in none of some boxes. */
function free(board: Board, stop: StopId, seat: number, taken: readonly Box[]): Point | undefined {
  const from = stopAt(stop, board);
  if (from === undefined) return undefined;
  const stops = near(board, from);
  const close = taken.filter((one) => gap(one, from) < 320);
  return slots(board, stop, seat)
    .map((slot) => plus(from, slot))
    .find((at) => {
      const box = trainAt(at);
      return isInside(box) && !stops.some((one) => covers(box, one)) && !close.some((one) => meets(box, one));
    });
}

const homes = new WeakMap<Board, ReadonlyMap<StopId, Point>>();

/** Where the train of each small stop stands, also while there is none: who comes or goes moves no other train. */
function homesOf(board: Board): ReadonlyMap<StopId, Point> {
  const before = homes.get(board);
  if (before !== undefined) return before;
  const found = new Map<StopId, Point>();
  const small = HEX_IDS.flatMap((hex) => {
    const laid = board[hex];
    if (laid === undefined) return [];
    return tileOf(laid.tile, laid.turn).tracks.flatMap(({ stop }, i) => (stop ? [`${hex}-${i}` as StopId] : []));
  });
  for (const stop of [...COAST_IDS, ...small]) {
    const at = free(board, stop, 0, [...found.values()].map(trainAt));
    if (at !== undefined) found.set(stop, at);
  }
  homes.set(board, found);
  return found;
}

/** Places trains beside their stops, on no stop and on no other train. */
export function standing<T extends Standing>(trains: readonly T[], board: Board): Placed<T>[] {
  const placed: Placed<T>[] = [];
  const known = homesOf(board);
  const kept = [...known.values()].map(trainAt);
  for (const train of [...trains].sort((a, b) => Number(a.late ?? false) - Number(b.late ?? false))) {
    const { stop, seat } = train;
    const from = stopAt(stop, board);
    if (from === undefined) continue;
    const taken = placed.map(trainAt);
    const beside = (place: Point | undefined) => (place && gap(place, from) < SHORT ? place : undefined);
    const home = known.get(stop);
    const at =
      home && !taken.some((one) => meets(one, trainAt(home)))
        ? home
        : (beside(free(board, stop, seat, [...taken, ...kept])) ?? free(board, stop, seat, taken));
    if (at === undefined) continue;
    const r = isCoast(stop) ? COAST : stop === hexOf(stop) ? LARGE - 8 : SMALL;
    placed.push({ ...train, ...at, lead: leadOf(from, at, r) });
  }
  return placed;
}

/** The corners of a hex in the order in which a name takes them. */
const NAMED = [-120, -60, 120, 60, 180, 0];
/** Half of what the name of a hex takes: where the picture is large enough, and where all of the board is on a phone. */
export const NAME_SIZE = { near: { w: 18, h: 12 }, far: { w: 24, h: 16 } } as const;
export type Scale = keyof typeof NAME_SIZE;

const corners = new Map<string, readonly Point[]>();

/** The corners of a hex that are free of its own stops and tracks, about its middle. */
function freeCorners(board: Board, hex: HexId, scale: Scale): readonly Point[] {
  const laid = board[hex];
  const key = laid ? `${laid.tile} ${laid.turn} ${scale}` : scale;
  const before = corners.get(key);
  if (before !== undefined) return before;
  const size = NAME_SIZE[scale];
  const [stops, track] = [stopsOf(board, hex), trackOf(board, hex)];
  const found = NAMED.map((angle) => step(angle, angle % 180 === 0 ? 98 - size.w : 96 - size.h)).filter((at) => {
    const box = { ...at, ...size };
    return !stops.some((one) => covers(box, one)) && track.every((one) => distance(box, one) > 4);
  });
  corners.set(key, found);
  return found;
}

/** What stands in the way of a name. */
export interface Obstacles {
  readonly boxes: readonly Box[];
  readonly discs?: readonly Disc[];
  /** A line that is drawn over the tracks, by its points. */
  readonly line?: readonly Point[];
}

/** Where the name of a hex goes: the first of its corners that is free; nowhere if none is. */
export function nameAt(
  board: Board,
  hex: HexId,
  { boxes, discs = [], line = [] }: Obstacles,
  scale: Scale = 'near',
): Point | undefined {
  const size = NAME_SIZE[scale];
  return freeCorners(board, hex, scale)
    .map((at) => plus(at, hexAt[hex]))
    .find((at) => {
      const box = { ...at, ...size };
      return (
        !boxes.some((one) => meets(box, one)) &&
        !discs.some((one) => covers(box, one)) &&
        !line.some((one) => distance(box, one) < 13)
      );
    });
}

/**
 * Where a note beside a point goes: on no stop, train or other note, off the line as far as can be, near the point.
 * `angles` are tried in their order.
 */
export function noteAt(
  board: Board,
  at: Point,
  size: { readonly w: number; readonly h: number },
  { boxes, line = [] }: Obstacles,
  least = 30,
  side: 'east' | 'west' = 'east',
): Box {
  const stops = near(board, at).map(({ x, y, r }) => ({ x, y, r: r + 3 }));
  let best: { box: Box; cost: number } | undefined;
  const angles = [-60, 60, -30, 30, -90, 90, 0, -120, 120, -150, 150, 180];
  for (const [i, angle] of (side === 'east' ? angles : angles.map((one) => 180 - one)).entries())
    for (const more of [0, 14, 28, 44, 62, 84, 110]) {
      const box = { ...plus(at, step(angle, clear(angle, least, size) + more)), ...size };
      if (!isInside(box)) continue;
      const over = line.filter((one) => distance(box, one) < 12).length;
      const hit = boxes.filter((one) => meets(box, one)).length + stops.filter((one) => covers(box, one)).length;
      const cost = hit * 1000 + over * 60 + more + i * 2;
      if (best === undefined || cost < best.cost) best = { box, cost };
    }
  return best?.box ?? { ...at, ...size };
}
