import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, type Rng, ScriptedDrawError, scriptRng, seedRng, shuffled } from '../../src/kernel/rng.ts';

const draws = (rng: Rng, n: number, times: number): number[] => {
  const out: number[] = [];
  let now = rng;
  for (let i = 0; i < times; i++) {
    const drawn = below(now, n);
    out.push(drawn.value);
    now = drawn.rng;
  }
  return out;
};

describe('rng', () => {
  // Computed with a second implementation of sfc32 and splitmix32 (Python's integers), so that old saves replay for ever.
  test.each([
    [0, [2899526011, 769844623, 220372281, 4270301181, 3717780726]],
    [1, [2420951833, 2513034076, 3847892949, 4064752930, 1169703512]],
    [2 ** 32 - 1, [2300869303, 3917632794, 3726809994, 1136427174, 1916388865]],
    [2 ** 32 + 1, [2420951833, 2513034076, 3847892949, 4064752930, 1169703512]],
  ])('seed %i gives its golden words', (seed, words) => {
    expect(draws(seedRng(seed), 2 ** 32, 5)).toEqual(words);
  });

  test('a shuffle has its golden order and is a permutation made by its draws', () => {
    const { items, draws } = shuffled(seedRng(5), [0, 1, 2, 3, 4, 5, 6, 7]);
    expect(items).toEqual([7, 2, 5, 0, 4, 6, 3, 1]);
    expect(shuffled(scriptRng(draws, 0), [0, 1, 2, 3, 4, 5, 6, 7]).items).toEqual(items);
  });

  test('below is even: chi-squared over 60,000 draws stays under the 1 in 10,000 mark', () => {
    for (const [n, mark] of [
      [2, 15.1],
      [6, 25.7],
      [10, 33.7],
    ] as const) {
      const counts = Array.from({ length: n }, () => 0);
      for (const value of draws(seedRng(12), n, 60_000)) counts[value] = (counts[value] ?? 0) + 1;
      const expected = 60_000 / n;
      const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chi).toBeLessThan(mark);
    }
  });

  test('below rejects the words that would favour small numbers', () => {
    // 2^32 mod 3·2^30 is a quarter of all words: without rejection the lowest third would come up half the time.
    const n = 3 * 2 ** 30;
    const low = draws(seedRng(3), n, 6000).filter((value) => value < 2 ** 30).length;
    expect(low / 6000).toBeGreaterThan(0.31);
    expect(low / 6000).toBeLessThan(0.36);
  });

  test('shuffles are even: each of the 24 orders of four comes up about as often', () => {
    const counts = new Map<string, number>();
    let rng: Rng = seedRng(99);
    for (let i = 0; i < 24_000; i++) {
      const out: { items: string[]; rng: Rng } = shuffled(rng, 'abcd'.split(''));
      rng = out.rng;
      counts.set(out.items.join(''), (counts.get(out.items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test('neighbouring seeds begin far apart', () => {
    const first = Array.from({ length: 1000 }, (_, seed) => draws(seedRng(seed), 2 ** 32, 1)[0]);
    expect(new Set(first).size).toBe(1000);
  });

  test('the generator is not changed by a draw', () => {
    const rng = Object.freeze(seedRng(4));
    expect(below(rng, 100)).toEqual(below(rng, 100));
  });

  test.each([0, -1, 1.5, Number.NaN, 2 ** 32 + 1])('a number below %d cannot be drawn', (n) => {
    expect(() => below(seedRng(1), n)).toThrow(RangeError);
    expect(() => below(scriptRng([0], 1), n)).toThrow(RangeError);
  });

  test('a script is used up in order, and a seeded generator follows it', () => {
    const script = scriptRng([3, 0], 8);
    expect(draws(script, 4, 2)).toEqual([3, 0]);
    expect(draws(script, 4, 6).slice(2)).toEqual(draws(seedRng(8), 4, 4));
    expect(below(script, 4).rng).toEqual({ ...script, draws: [0] });
  });

  test.each([4, -1, 0.5])('a scripted %d that does not answer 0 to 3 is refused', (value) => {
    expect(() => below(scriptRng([value], 0), 4)).toThrow(ScriptedDrawError);
  });

  test('for any seed and n the value is in range and the generator is JSON', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, n) => {
        const { value, rng } = below(seedRng(seed), n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
        expect(JSON.parse(JSON.stringify(rng))).toEqual(rng);
      }),
    );
  });
});
