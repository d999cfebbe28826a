import type { Point } from '../../common/board/point.ts';
import { CITIES } from '../engine/tables/cities.ts';
import { SPACES, START_SPACE } from '../engine/tables/spaces.ts';
import { cityAt, laneOf } from './geometry.ts';

// The picture of the laid-out table is small: what is alike is one path, so that a page can carry it.

const round = (n: number) => Math.round(n * 10) / 10;

/** A rectangle as a path. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${width}v${height}h${-width}z`;

/** The edges of the two tiles below one that is drawn at this place. */
export const below = (x: number, y: number, width: number, height: number): string =>
  [1, 2].map((n) => `M${x + 2 * n} ${y + height + 2 * n - 2}v2h${width}v${-height}h-2`).join('');

/** A building that stands on a line. */
export const house = (x: number, y: number, size = 1): string =>
  `M${round(x - 4 * size)} ${round(y)}v${-6 * size}l${4 * size} ${-4 * size} ${4 * size} ${4 * size}v${6 * size}z`;

/** A rail that stands on a line. */
export const bar = (x: number, y: number, height = 9): string => box(x - 1.5, y - height, 3, height);

/** The map on its own plane, as lines of the board and of the pieces on it. */
export const lines: string = SPACES.map(({ id }) => laneOf(id, 0, 1, 0)).join('');

const numbered = CITIES.filter(({ level }) => level > 1);
const at = (city: string): Point => cityAt[city] ?? { x: 0, y: 0 };

/** A tile beside each city that has a number of more than 1. */
export const cityTiles: string = numbered.map(({ id }) => box(at(id).x + 30, at(id).y - 27, 54, 54)).join('');

/** Neutral Stations, each in the first slot of its city. */
export const stationsIn = (cities: readonly string[]): string =>
  cities.map((city) => house(at(city).x, at(city).y + 72, 4.2)).join('');

/** The first rail of a player, in the lane of their seat. */
export const openingRail = (seat: number): string => laneOf(START_SPACE, seat, 4, 15);

/** Pieces in the sections of a row: so many of each, between the edges of a section. */
export function inSections(
  counts: readonly number[],
  left: number,
  width: number,
  draw: (x: number) => string,
  gap: number,
): string {
  return counts
    .flatMap((count, i) =>
      Array.from({ length: count }, (_, n) => draw(left + (i + 0.5) * width + (n - (count - 1) / 2) * gap)),
    )
    .join('');
}

/** Cells side by side. */
export const cells = (x: number, y: number, width: number, height: number, count: number): string =>
  Array.from({ length: count }, (_, i) => box(x + i * width, y, width, height)).join('');
