import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { loadAsked } from '../asked.ts';
import { wings } from '../wings.ts';
import type { Recipe } from './golden.ts';
import type { Subject } from './subject.ts';

const subjects = await loadAsked(
  import.meta.glob<readonly Subject[]>('../games/*/{laws,modules/*/laws}/subject.ts', { import: 'subjects' }),
);
const recipes = await loadAsked(
  import.meta.glob<readonly Recipe[]>('../games/*/{logs,modules/*/logs}/recipes.ts', { import: 'recipes' }),
);

/** The seat counts at which a game can be set. */
const seatsOf = (game: Game): number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8].filter((seats) => {
    try {
      return game.configure({ seats }).seats === seats;
    } catch {
      return false;
    }
  });

describe.each(wings)('$id', ({ id, game }) => {
  const files = subjects.filter((one) => one.game === id);
  const own = files.flatMap(({ value }) => value);
  const configs = own.filter(({ plays }) => plays === undefined).flatMap((subject) => subject.configs);

  test('is under the laws with every seat count, variant and module', () => {
    expect(own.filter((subject) => subject.game !== game)).toEqual([]);
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
      expect(other.map(({ plays = 60 }) => plays >= 20)).toContain(true);
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

  test('is played by a file of laws for each seat count, and by one for the rulings', () => {
    for (const { path, value } of files) {
      const [subject, ...rulings] = value;
      const names = [...new Set(subject?.configs.map(({ seats }) => String(seats)))];
      for (const name of rulings.length > 0 ? [...names, 'rulings'] : names)
        expect(existsSync(join(import.meta.dirname, dirname(path), `${name}.test.ts`)), `${path}: ${name}`).toBe(true);
    }
  });

  test('has a log of a whole game for every seat count, with each module and without', () => {
    const logs = recipes.filter((one) => one.game === id).flatMap(({ value }) => value);
    for (const seats of seatsOf(game))
      for (const module of [undefined, ...Object.keys(game.replaced)])
        expect(
          logs.some(({ config }) => config.seats === seats && config.modules?.[0] === module),
          `${seats} seats, ${module ?? 'no module'}`,
        ).toBe(true);
  });
});
