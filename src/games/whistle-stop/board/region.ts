import type { Point } from '../../common/board/point.ts';
import { FRAME } from './geometry.ts';

/** A part of the plane: left, top, width, height. */
export type Region = readonly [number, number, number, number];

const [left, top, width, height] = FRAME;
export const WHOLE: Region = FRAME;
/** Its width by its height, the same whatever part of it is shown. */
const RATIO = width / height;
/** Room around what is shown, and the least of the board that is. */
const MARGIN = 64;
const LEAST = 660;
/** Where more than this is shown, a phone needs larger letters. */
const FAR = 860;

const contains = ([x, y, w, h]: Region, [l, t, r, b]: readonly number[]): boolean =>
  (l as number) >= x && (t as number) >= y && (r as number) <= x + w && (b as number) <= y + h;

/**
 * The part of the board that shows some points: the last one as long as it shows them and is not much larger than it must be, so
 * that the picture stays still while a move goes on; the whole board where it would be almost that.
 */
export function regionOf(points: readonly Point[], last?: Region): Region {
  if (points.length === 0) return last ?? WHOLE;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
  const needed = Math.max(LEAST, box[2] - box[0] + 2 * MARGIN, (box[3] - box[1] + 2 * MARGIN) * RATIO);
  const inner = [
    ...[Math.max(left, box[0] - MARGIN * 0.4), Math.max(top, box[1] - MARGIN * 0.4)],
    ...[Math.min(left + width, box[2] + MARGIN * 0.4), Math.min(top + height, box[3] + MARGIN * 0.4)],
  ];
  if (last && last[2] <= needed * 1.35 && contains(last, inner)) return last;
  if (needed > width * 0.9) return WHOLE;
  const size: readonly [number, number] = [Math.round(needed), Math.round(needed / RATIO)];
  const place = (low: number, high: number, from: number, all: number, part: number) =>
    Math.round(Math.min(from + all - part, Math.max(from, (low + high - part) / 2)));
  return [place(box[0], box[2], left, width, size[0]), place(box[1], box[3], top, height, size[1]), ...size];
}

/** Whether so much of the board is shown that a phone needs larger letters. */
export const isFar = ([, , w]: Region): boolean => w > FAR;
export const isWhole = ([, , w]: Region): boolean => w >= width;
