import { describe, expect, test } from 'vitest';
import { wings } from '../wings.ts';
import { budgetsOf } from './budgets.ts';
import { configurations, timed } from './engine/decisions.ts';

describe.each(wings)('the bench of $id', ({ id, game, players }) => {
  test('plays it with every number of seats that its content tells', () => {
    expect(configurations(game).map(({ seats }) => seats)).toEqual(players);
  });

  test('times it decision by decision, and plays the same each time', () => {
    const config = game.configure({ seats: 2 });
    const [one, two] = [timed(game, config, 5), timed(game, config, 5)];
    expect(two.played).toBe(one.played);
    expect(one.times.length).toBeGreaterThan(50);
    expect(one.times.every((time) => time >= 0)).toBe(true);
    expect(timed(game, config, 6).played).not.toBe(one.played);
  });

  test('has a budget for it, and for it with each module', async () => {
    for (const modules of [[], ...Object.keys(game.replaced).map((module) => [module])])
      expect((await budgetsOf(id, modules)).decision).toBeGreaterThan(0);
  });
});
