import type { Point } from '../../common/board/point.ts';
import { CITIES } from '../engine/tables/cities.ts';
import { SPACES } from '../engine/tables/spaces.ts';
import { parseTarget } from '../engine/target-codec.ts';

/** The picture is taller than the table's 1000 x 600, which leaves room for names that can be read on a phone. */
const STRETCH = 1.2;
/** The part of the plane that is drawn: left, top, width, height. */
export const FRAME = [-54, -6, 1056, 736] as const;
/** Radius of a city. */
export const CITY = 27;

const point = (p: Point): Point => ({ x: p.x, y: Math.round(p.y * STRETCH) });

export const cityAt: { readonly [id: string]: Point } = Object.fromEntries(CITIES.map((c) => [c.id, point(c)]));

/** Spaces whose icons stand nearer to the first of their cities, to leave room for a name: parts of the way. */
const NEARER: { readonly [space: string]: number } = { 'portland--san-francisco': 0.15 };

/** Where the icons of a space stand. */
function iconsAt(space: (typeof SPACES)[number]): Point {
  const { x, y } = point(space);
  const city = cityAt[space.id.split('--')[0] ?? ''];
  const part = NEARER[space.id] ?? 0;
  return city === undefined
    ? { x, y }
    : { x: Math.round(x + (city.x - x) * part), y: Math.round(y + (city.y - y) * part) };
}
export const spaceAt: { readonly [id: string]: Point } = Object.fromEntries(SPACES.map((s) => [s.id, iconsAt(s)]));

/** The centre of a target of the map (`city:…`, `space:…`), where it is one. */
export function targetAt(target: string): Point | undefined {
  const at = parseTarget(target);
  return at?.kind === 'city' ? cityAt[at.city] : at?.kind === 'space' ? spaceAt[at.space] : undefined;
}

/** How a name stands by its city: where it begins, ends or is centred, and the line it stands on (0 is the city's middle). */
export interface Label {
  readonly anchor: 'start' | 'middle' | 'end';
  /** From the city's middle, in units of the plane. */
  readonly dx: number;
  /** Lines of text above (negative) or below the city's middle, then units of the plane. */
  readonly lines: number;
  readonly dy: number;
  /** How much each further line lifts the first: 0 where lines grow downward, 1 upward, a half where they stay centred. */
  readonly lift: number;
}
const above = (dx = 0): Label => ({ anchor: 'middle', dx, lines: 0, dy: -CITY - 9, lift: 0.92 });
const below = (dx = 0): Label => ({ anchor: 'middle', dx, lines: 0.8, dy: CITY + 5, lift: 0 });
const right: Label = { anchor: 'start', dx: CITY + 9, lines: 0.35, dy: 0, lift: 0.46 };
const left: Label = { anchor: 'end', dx: -CITY - 9, lines: 0.35, dy: 0, lift: 0.46 };

/** Chosen by eye, so that no name hides the icons of a space. */
const LABELS: { readonly [city: string]: Label } = {
  washington: above(12),
  charlotte: right,
  chicago: { ...above(-18), anchor: 'start' },
  'little-rock': left,
  miami: right,
  duluth: above(),
  'kansas-city': { ...right, dy: -16 },
  houston: below(),
  bismarck: above(),
  denver: { anchor: 'start', dx: 14, lines: 0.8, dy: CITY, lift: 0 },
  'el-paso': below(),
  'salt-lake-city': { ...left, dx: -CITY - 5 },
  portland: above(8),
  'san-francisco': { ...above(-100), anchor: 'start' },
  'san-diego': below(),
};
export const labelOf = (city: string): Label => LABELS[city] ?? below();

/** On which side of a city its stations stand in a row: where its name does not. */
export const stationsAbove = (city: string): boolean => {
  const { lines, dy } = labelOf(city);
  return lines > 0.5 || (dy < 0 && lines > 0);
};

/** The line of one rail in a space: the lane numbered `lane` of `lanes` side by side, from end to end. */
export function laneOf(space: string, lane: number, lanes: number, pitch: number): string {
  const [from = '', to = ''] = space.split('--');
  const a = cityAt[from];
  const b = cityAt[to];
  if (a === undefined || b === undefined) return '';
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const shift = ((lane - (lanes - 1) / 2) * pitch) / length;
  // The first seat's rail is the northern one (the western one on lines that run north to south).
  const sign = b.x - a.x > 0 || (b.x === a.x && b.y < a.y) ? 1 : -1;
  const dx = -(b.y - a.y) * shift * sign;
  const dy = (b.x - a.x) * shift * sign;
  const round = (n: number) => Math.round(n * 10) / 10;
  return `M${round(a.x + dx)} ${round(a.y + dy)}L${round(b.x + dx)} ${round(b.y + dy)}`;
}
