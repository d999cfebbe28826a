import { describe, expect, test } from 'vitest';
import { mean, median, mediansOf, percentile, slowest, tenths } from './statistics.ts';

const upTo = (n: number) => Array.from({ length: n }, (_, i) => i + 1);

describe('statistics of the bench', () => {
  test('a percentile is one of the samples, by the nearest rank', () => {
    expect(percentile(upTo(100), 0.95)).toBe(95);
    expect(percentile(upTo(20).reverse(), 0.95)).toBe(19);
    expect(percentile([7], 0.95)).toBe(7);
    expect(percentile(upTo(10), 0)).toBe(1);
    expect(percentile(upTo(10), 1)).toBe(10);
    expect(() => percentile([1], 1.5)).toThrow(RangeError);
  });

  test('the middle of an even number lies between two, and the order of the samples is nothing to it', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    const samples = [3, 1, 2];
    median(samples);
    expect(samples).toEqual([3, 1, 2]);
  });

  test('the slowest in a hundred are a mean, of one at least', () => {
    expect(slowest(upTo(200), 0.01)).toBe(199.5);
    expect(slowest(upTo(10), 0.01)).toBe(10);
  });

  test('a decision that one round disturbed counts by its median', () => {
    expect(mediansOf([upTo(3), [1, 900, 3], upTo(3)])).toEqual([1, 2, 3]);
    expect(() => mediansOf([[1], [1, 2]])).toThrow(RangeError);
    expect(() => mediansOf([])).toThrow(RangeError);
  });

  test('the tenths of a game are its ends; a game too short for them has none', () => {
    expect(tenths(upTo(29))).toEqual({ first: [1, 2], last: [28, 29] });
    expect(tenths(upTo(9))).toEqual({ first: [], last: [] });
  });

  test('nothing measured gives no figure', () => {
    for (const of of [mean, median, (none: number[]) => percentile(none, 0.5), (none: number[]) => slowest(none, 0.01)])
      expect(() => of([])).toThrow(RangeError);
  });
});
