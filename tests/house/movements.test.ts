import fc from 'fast-check';
import { expect, test } from 'vitest';
import { movementsOf } from '../../src/games/common/board/movements.ts';

test('pieces go from places that have fewer to places that have more, and the same way together', () => {
  const place = (name: string, was: number, now: number) => ({ names: [name], was, now });
  expect(movementsOf([place('a', 2, 0), place('b', 0, 2)])).toEqual([{ from: ['a'], to: ['b'] }]);
  expect(movementsOf([place('a', 1, 0), place('b', 1, 0), place('c', 0, 2)])).toEqual([
    { from: ['a'], to: ['c'] },
    { from: ['b'], to: ['c'] },
  ]);
  expect(movementsOf([place('a', 1, 0)])).toEqual([]);
  expect(movementsOf([place('a', 1, 0)], true)).toEqual([{ from: ['a'], to: [] }]);
});

test('no more pieces move than have gone and come, whatever the places hold', () => {
  const count = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(count, count), { maxLength: 7 }), (counts) => {
      const places = counts.map(([was, now], i) => ({ names: [`p${i}`], was, now }));
      const gone = counts.reduce((sum, [was, now]) => sum + Math.max(0, was - now), 0);
      const come = counts.reduce((sum, [was, now]) => sum + Math.max(0, now - was), 0);
      const moved = movementsOf(places);
      expect(moved.length).toBeLessThanOrEqual(Math.min(gone, come));
      expect(moved.length > 0).toBe(gone > 0 && come > 0);
      for (const { from, to } of moved) expect(from).not.toEqual(to);
    }),
  );
});
