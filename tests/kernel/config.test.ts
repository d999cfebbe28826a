import { describe, expect, test } from 'vitest';
import { configured, isConfig } from '../../src/kernel/config.ts';

const options = {
  title: 'Night Mail',
  seats: [2, 3, 4],
  variants: ['night', 'fog'],
  rulings: { order: ['left', 'right'], tie: ['shared', 'last'] },
};
const chosenOf = (given: unknown) => configured('mail', options, ['snow', 'post'], { seats: 2, ...(given as object) });

describe('what was chosen of a game', () => {
  test('is off, or our reading, where nothing was', () => {
    expect(chosenOf({})).toEqual({
      seats: 2,
      modules: [],
      variants: { night: false, fog: false },
      rulings: { order: 'left', tie: 'shared' },
    });
  });
  test('is what was given', () => {
    expect(chosenOf({ variants: { fog: true }, rulings: { tie: 'last' }, modules: ['post', 'snow'] })).toEqual({
      seats: 2,
      modules: ['snow', 'post'],
      variants: { night: false, fog: true },
      rulings: { order: 'left', tie: 'last' },
    });
  });
  test.each([
    [{ seats: 5 }, /Night Mail is for 2 to 4 players, not 5\./],
    [{ seats: '2' }, /not 2\./],
    [{ modules: ['rain'] }, /mail has no module rain/],
    [{ modules: ['post', 'post'] }, /no second module post/],
    [{ modules: 'post' }, /no configuration/],
    [{ variants: { rain: true } }, /no variant named rain/],
    [{ rulings: { __proto__: null, luck: 'yes' } }, /no ruling named luck/],
    [{ rulings: { order: 'up' } }, /order is left or right, not up/],
    [{ rulings: { order: null } }, /order is left or right, not null/],
    [{ rulings: null }, /rulings are given by name/],
    [{ variants: ['night'] }, /variants are given by name/],
    [{ variants: { night: 'yes' } }, /night is true or false, not yes/],
  ])('is refused where the game has no such thing: %j', (given, message) => {
    expect(() => chosenOf(given)).toThrow(RangeError);
    expect(() => chosenOf(given)).toThrow(message);
  });
});

test.each([undefined, null, [], 'two', Object.create({ seats: 2 })])(
  'what is no configuration is refused: %j',
  (given) => {
    expect(() => configured('mail', options, [], given)).toThrow(RangeError);
  },
);

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
