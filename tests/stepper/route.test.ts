import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Box, besideOf, cornerOf, routeOf } from '../../src/islands/route.ts';

const box = (left: number, top: number, width = 20, height = 20): Box => ({ left, top, width, height });
const pointsOf = (d: string) =>
  d
    .slice(1)
    .split('L')
    .map((pair) => pair.split(' ').map(Number) as [number, number]);
const isIn = ([x, y]: [number, number], { left, top, width, height }: Box) =>
  x > left && x < left + width && y > top && y < top + height;

describe('the way of an arrow', () => {
  test('is straight where nothing is in the way, from rim to rim', () => {
    const way = routeOf(box(0, 0), box(200, 0), []);
    const points = pointsOf(way ?? '');
    expect(new Set(points.map(([, y]) => y))).toEqual(new Set([10]));
    expect(points[0]?.[0]).toBeGreaterThanOrEqual(24);
    expect(points.at(-1)?.[0]).toBeLessThanOrEqual(196);
  });

  test('goes round a name that stands between', () => {
    const name = box(90, 0, 20, 20);
    const points = pointsOf(routeOf(box(0, 0), box(200, 0), [name]) ?? '');
    expect(points.filter((point) => isIn(point, name))).toEqual([]);
  });

  test('is none where it may cross nothing, and a name is as wide as all ways', () => {
    const wall = box(90, -400, 20, 800);
    expect(routeOf(box(0, 0), box(200, 0), [wall])).toBeDefined();
    expect(routeOf(box(0, 0), box(200, 0), [wall], 2)).toBeUndefined();
    expect(routeOf(box(0, 0), box(200, 0), [], 0)).toBeDefined();
  });

  test('is none between places that touch', () => {
    expect(routeOf(box(0, 0), box(15, 0), [])).toBeUndefined();
  });

  test('stays in the picture', () => {
    const at = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 300 }));
    fc.assert(
      fc.property(at, at, fc.array(at, { maxLength: 4 }), ([x, y], [p, q], others) => {
        const way = routeOf(
          box(x, y),
          box(p, q),
          others.map(([left, top]) => box(left, top, 60, 12)),
        );
        for (const [left, top] of way ? pointsOf(way) : []) expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      }),
    );
    // The shorter way round this name leaves the picture above.
    const over = pointsOf(routeOf(box(0, 0), box(200, 0), [box(60, 0, 80, 12)]) ?? '');
    expect(Math.min(...over.map(([, top]) => top))).toBeGreaterThanOrEqual(0);
  });

  test('never enters the places that it joins', () => {
    const at = fc.tuple(fc.integer({ min: 0, max: 600 }), fc.integer({ min: 0, max: 600 }));
    fc.assert(
      fc.property(at, at, fc.array(at, { maxLength: 8 }), ([x, y], [p, q], others) => {
        const [from, to] = [box(x, y), box(p, q)];
        const way = routeOf(
          from,
          to,
          others.map(([left, top]) => box(left, top, 60, 12)),
        );
        for (const point of way ? pointsOf(way) : []) {
          expect(isIn(point, from)).toBe(false);
          expect(isIn(point, to)).toBe(false);
        }
      }),
    );
  });
});

test('a disc stands at the first corner where it covers nothing', () => {
  const place = box(100, 100, 60, 40);
  expect(cornerOf(place, [])).toEqual({ x: 158, y: 102 });
  expect(cornerOf(place, [box(150, 90, 30, 20)])).toEqual({ x: 102, y: 102 });
  expect(cornerOf(place, [box(0, 0, 400, 400)])).toEqual({ x: 158, y: 102 });
});

describe('a note beside a place', () => {
  const size = { width: 60, height: 20 };
  const covers = (one: Box, other: Box) =>
    one.left < other.left + other.width &&
    other.left < one.left + one.width &&
    one.top < other.top + other.height &&
    other.top < one.top + one.height;

  test('stands below it where that is free, else above, else at a side', () => {
    const place = box(100, 100);
    const below = besideOf(place, size, [], 400);
    expect(below).toEqual({ ...size, left: 80, top: 125 });
    const above = besideOf(place, size, [below], 400);
    expect(above).toEqual({ ...size, left: 80, top: 75 });
    const right = besideOf(place, size, [below, above], 400);
    expect(right).toEqual({ ...size, left: 125, top: 100 });
    expect(besideOf(place, size, [below, above, right], 400).left).toBe(35);
  });

  test('never leaves the picture, nor covers its place where it need not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 340 }), fc.integer({ min: 40, max: 300 }), (left, top) => {
        const place = box(left, top);
        const note = besideOf(place, size, [box(0, 0, 360, 30)], 360);
        expect(note.left).toBeGreaterThanOrEqual(0);
        expect(note.left + note.width).toBeLessThanOrEqual(360);
        expect(covers(note, place)).toBe(false);
      }),
    );
  });
});
