import { describe, expect, test } from 'vitest';
import { games } from '../../src/engine.ts';
import type { Game } from '../../src/kernel/game.ts';
import { logsOf } from './golden.ts';
import { subjects } from './subjects.ts';

/** The seat counts at which a game can be set. */
const seatsOf = (game: Game): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((seats) => {
    try {
      return game.configure({ seats }).seats === seats;
    } catch {
      return false;
    }
  });

describe.each(Object.entries(games))('%s', (_, game) => {
  const own = subjects.filter((subject) => subject.game === game);
  const configs = own.filter(({ plays }) => plays === undefined).flatMap((subject) => subject.configs);

  test('is under the laws with every seat count, variant and module', () => {
    expect([...new Set(configs.map(({ seats }) => seats))].sort()).toEqual(seatsOf(game));
    for (const seats of seatsOf(game)) {
      const here = configs.filter((config) => config.seats === seats);
      for (const variant of Object.keys(game.configure({ seats }).variants)) {
        expect(here.some(({ variants }) => variants?.[variant] === true)).toBe(true);
        expect(here.some(({ variants }) => variants?.[variant] !== true)).toBe(true);
      }
      for (const module of Object.keys(game.replaced)) {
        expect(here.some(({ modules }) => modules?.includes(module))).toBe(true);
        expect(here.some(({ modules }) => !modules?.includes(module))).toBe(true);
      }
    }
  });

  test('is told by each ruling away from its default, with 20 games', () => {
    for (const ruling of Object.keys(game.configure({ seats: 3 }).rulings)) {
      const other = own.filter(({ configs }) => configs.some(({ rulings }) => rulings?.[ruling] !== undefined));
      expect(other.map(({ plays = 200 }) => plays >= 20)).toContain(true);
    }
  });

  test('has its end from the rulebook, and knows what is hidden', () => {
    for (const subject of own) {
      expect(subject.end).toBeDefined();
      expect(subject.secrets?.length).toBeGreaterThan(0);
      expect(subject.definition?.id).toBe(game.id);
      if (Object.keys(game.replaced).length > 0) expect(subject.baseWithout).toBeDefined();
    }
  });

  test('has a log of a whole game for every seat count', () => {
    for (const seats of seatsOf(game))
      expect(logsOf(game).some((name) => name.startsWith(`${seats}-seats`))).toBe(true);
  });
});
