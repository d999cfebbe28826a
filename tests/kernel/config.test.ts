import { describe, expect, test } from 'vitest';
import { chosenOf, isConfig } from '../../src/kernel/config.ts';

const offered = { variants: ['night', 'fog'], rulings: { order: ['left', 'right'], tie: ['shared', 'last'] } };

describe('what was chosen of a game', () => {
  test('is off, or our reading, where nothing was', () => {
    expect(chosenOf({}, offered)).toEqual({
      variants: { night: false, fog: false },
      rulings: { order: 'left', tie: 'shared' },
    });
  });
  test('is what was given', () => {
    expect(chosenOf({ variants: { fog: true }, rulings: { tie: 'last' } }, offered)).toEqual({
      variants: { night: false, fog: true },
      rulings: { order: 'left', tie: 'last' },
    });
  });
  test.each([
    [{ variants: { rain: true } }, /no variant named rain/],
    [{ rulings: { __proto__: null, luck: 'yes' } }, /no ruling named luck/],
    [{ rulings: { order: 'up' } }, /order is left or right, not up/],
    [{ rulings: { order: null } }, /order is left or right, not null/],
    [{ rulings: null }, /rulings are given by name/],
    [{ variants: ['night'] }, /variants are given by name/],
    [{ variants: { night: 'yes' } }, /night is true or false, not yes/],
  ])('is refused where the game has no such thing: %j', (given, message) => {
    expect(() => chosenOf(given as never, offered)).toThrow(RangeError);
    expect(() => chosenOf(given as never, offered)).toThrow(message);
  });
});

test('a configuration from outside is known by its shape', () => {
  const config = { seats: 2, modules: [], variants: { night: true }, rulings: { order: 'left' } };
  expect(isConfig(config)).toBe(true);
  for (const change of [
    { seats: 2.5 },
    { modules: [1] },
    { variants: { night: 'yes' } },
    { rulings: [] },
    { rulings: { order: 1 } },
  ])
    expect(isConfig({ ...config, ...change })).toBe(false);
});
