/**
 * Chance as part of the state. `sfc32/1` is Chris Doty-Humphrey's Small Fast Counter, 32-bit, public domain, with four
 * words of state (PractRand). The suffix is our version: a change of any output needs a new name, so that old saves replay.
 */
export interface SeededRng {
  readonly alg: 'sfc32/1';
  readonly words: readonly [number, number, number, number];
}

/** Chance as written down by a scenario: the draws in order, then `after` for whoever leaves the script. */
export interface ScriptedRng {
  readonly alg: 'script/1';
  readonly draws: readonly number[];
  readonly after: SeededRng;
}

export type Rng = SeededRng | ScriptedRng;

/** A scripted draw that does not fit the question it answers. */
export class ScriptedDrawError extends Error {
  override name = 'ScriptedDrawError';
}

/** A generator for an integer seed (taken modulo 2^32). */
export function seedRng(seed: number): SeededRng {
  let x = seed >>> 0;
  const word = () => {
    // splitmix32, so that neighbouring seeds start far apart
    x = (x + 0x9e3779b9) >>> 0;
    let z = x;
    z = Math.imul(z ^ (z >>> 16), 0x21f0aaad);
    z = Math.imul(z ^ (z >>> 15), 0x735a2d97);
    return (z ^ (z >>> 15)) >>> 0;
  };
  let rng: SeededRng = { alg: 'sfc32/1', words: [word(), word(), word(), 1] };
  for (let i = 0; i < 12; i++) rng = next(rng).rng;
  return rng;
}

/** A generator that gives `draws` first and continues with a seeded one. */
export function scriptRng(draws: readonly number[], seed: number): ScriptedRng {
  return { alg: 'script/1', draws, after: seedRng(seed) };
}

function next(rng: SeededRng): { value: number; rng: SeededRng } {
  const [a, b, c, counter] = rng.words;
  const value = (((a + b) >>> 0) + counter) >>> 0;
  const words = [
    (b ^ (b >>> 9)) >>> 0,
    (c + (c << 3)) >>> 0,
    (((c << 21) | (c >>> 11)) + value) >>> 0,
    (counter + 1) >>> 0,
  ] as const;
  return { value, rng: { alg: 'sfc32/1', words } };
}

/**
 * An unbiased integer in `0 … n-1` (`n` from 1 to 2^32) and the generator after it.
 * @throws RangeError where `n` is not such a number; ScriptedDrawError where a scripted draw is not in that range.
 */
export function below(rng: Rng, n: number): { value: number; rng: Rng } {
  if (!Number.isInteger(n) || n < 1 || n > 2 ** 32) throw new RangeError(`no random number below ${n}`);
  if (rng.alg === 'script/1') {
    const value = rng.draws[0];
    if (value === undefined) {
      const drawn = below(rng.after, n);
      return { value: drawn.value, rng: { ...rng, after: drawn.rng as SeededRng } };
    }
    if (!Number.isInteger(value) || value < 0 || value >= n)
      throw new ScriptedDrawError(`scripted draw ${value} is not in 0 … ${n - 1}`);
    return { value, rng: { ...rng, draws: rng.draws.slice(1) } };
  }
  const fair = 2 ** 32 - (2 ** 32 % n);
  let drawn = next(rng);
  while (drawn.value >= fair) drawn = next(drawn.rng);
  return { value: drawn.value % n, rng: drawn.rng };
}

/** `items` in random order (Fisher-Yates from the end), the draws that made it, and the generator after them. */
export function shuffled<T>(rng: Rng, items: readonly T[]): { items: T[]; draws: number[]; rng: Rng } {
  const out = [...items];
  const draws: number[] = [];
  let after = rng;
  for (let i = out.length - 1; i > 0; i--) {
    const drawn = below(after, i + 1);
    after = drawn.rng;
    draws.push(drawn.value);
    const taken = out[drawn.value] as T;
    out[drawn.value] = out[i] as T;
    out[i] = taken;
  }
  return { items: out, draws, rng: after };
}
