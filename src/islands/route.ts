/** A rectangle of a picture, in pixels from its corner. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far an arrow keeps from what it must not cross, and from the pieces at its ends, in pixels. */
const GAP = 4;
/** How far apart an arrow is looked at, in pixels. */
const STEP = 6;
/** How much longer an arrow may be, in pixels, to spare one point of it on a name or a sign. */
const DETOUR = 24;
/** How far an arrow may bulge, as parts of the distance that it spans; the least first. */
const BULGES = [0, 0.12, -0.12, 0.25, -0.25, 0.4, -0.4, 0.6, -0.6];

const middle = ({ left, top, width, height }: Box): Point => ({ x: left + width / 2, y: top + height / 2 });

const isIn = ({ left, top, width, height }: Box, { x, y }: Point, gap = 0): boolean =>
  x > left - gap && x < left + width + gap && y > top - gap && y < top + height + gap;

/** The point at `t`, from 0 to 1, of the curve from `a` to `b` that is drawn towards `c`. */
const onCurve = (a: Point, c: Point, b: Point, t: number): Point => ({
  x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * c.x + t ** 2 * b.x,
  y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * c.y + t ** 2 * b.y,
});

/** The points of a curve between two boxes: what lies in them, or at their rims, is left out. */
function between(from: Box, to: Box, control: Point): Point[] {
  const [a, b] = [middle(from), middle(to)];
  const count = Math.max(8, Math.ceil(Math.hypot(b.x - a.x, b.y - a.y) / STEP));
  return Array.from({ length: count + 1 }, (_, i) => onCurve(a, control, b, i / count)).filter(
    (point) => !isIn(from, point, GAP) && !isIn(to, point, GAP),
  );
}

const lengthOf = (points: readonly Point[]): number =>
  points.slice(1).reduce((sum, { x, y }, i) => sum + Math.hypot(x - (points[i]?.x ?? x), y - (points[i]?.y ?? y)), 0);

const round = (n: number): number => Math.round(n * 10) / 10;

/**
 * The way of an arrow from one box to another, as SVG path data with one decimal: of curves that bulge more or less to either
 * side the shortest that stays in the picture, where each point on one of the `obstacles` counts as a detour. `undefined` where
 * the boxes touch, so that there is no room for an arrow, and where more than `most` points of it stand on obstacles.
 */
export function routeOf(
  from: Box,
  to: Box,
  obstacles: readonly Box[],
  most = Number.POSITIVE_INFINITY,
): string | undefined {
  const [a, b] = [middle(from), middle(to)];
  let best: { points: readonly Point[]; cost: number; crossed: number } | undefined;
  for (const bulge of BULGES) {
    const control = { x: (a.x + b.x) / 2 - (b.y - a.y) * bulge, y: (a.y + b.y) / 2 + (b.x - a.x) * bulge };
    const points = between(from, to, control);
    // Nothing is seen of an arrow above the picture or to its left.
    if (points.length < 2 || points.some(({ x, y }) => x < 0 || y < 0)) continue;
    const crossed = points.filter((point) => obstacles.some((box) => isIn(box, point, GAP))).length;
    const cost = lengthOf(points) + crossed * DETOUR;
    if (best === undefined || cost < best.cost) best = { points, cost, crossed };
  }
  if (best === undefined || lengthOf(best.points) < 2 * STEP || best.crossed > most) return undefined;
  return `M${best.points.map(({ x, y }) => `${round(x)} ${round(y)}`).join('L')}`;
}

/** How large the disc with a number is that stands at a corner, in pixels from its middle. */
const DISC = 9;

/** The corner of a box for a disc: the first, from the upper right one, where it covers none of the `obstacles`. */
export function cornerOf({ left, top, width, height }: Box, obstacles: readonly Box[]): Point {
  const corners = [
    { x: left + width - 2, y: top + 2 },
    { x: left + 2, y: top + 2 },
    { x: left + width - 2, y: top + height - 2 },
    { x: left + 2, y: top + height - 2 },
  ];
  const isFree = (point: Point) => !obstacles.some((box) => isIn(box, point, DISC - 2));
  return corners.find(isFree) ?? (corners[0] as Point);
}

/** How far a note stands from what it is about, in pixels. */
const NEAR = 5;

/** How much of a box others cover, in square pixels. */
const covered = (box: Box, others: readonly Box[]): number =>
  others.reduce((sum, { left, top, width, height }) => {
    const w = Math.min(box.left + box.width, left + width) - Math.max(box.left, left);
    const h = Math.min(box.top + box.height, top + height) - Math.max(box.top, top);
    return w > 0 && h > 0 ? sum + w * h : sum;
  }, 0);

/**
 * The place of a note beside a box: below, above, to its right or left, the first of these that covers the least of it and of
 * the `obstacles`; never beyond the sides of a picture `wide` pixels wide.
 */
export function besideOf(box: Box, size: Pick<Box, 'width' | 'height'>, obstacles: readonly Box[], wide: number): Box {
  const { left, top, width, height } = box;
  const [x, y] = [left + (width - size.width) / 2, top + (height - size.height) / 2];
  const all = [
    { left: x, top: top + height + NEAR },
    { left: x, top: top - size.height - NEAR },
    { left: left + width + NEAR, top: y },
    { left: left - size.width - NEAR, top: y },
  ].map((one) => ({ ...size, top: one.top, left: Math.max(0, Math.min(one.left, wide - size.width)) }));
  const costs = all.map((one) => covered(one, [...obstacles, box]));
  return all[costs.indexOf(Math.min(...costs))] as Box;
}
