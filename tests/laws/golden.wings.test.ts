import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { railroadRevolution } from '../../src/games/railroad-revolution/engine/index.ts';
import { railwayWorkers } from '../../src/games/railway-workers/engine/index.ts';
import { whistleStop } from '../../src/games/whistle-stop/engine/index.ts';
import { toyWithNight } from '../kernel/toy/night.ts';
import { compared, logsOf, type Recipe, readLog } from './golden.ts';
import { evolutionLogs, revolutionLogs, sidingsLogs, whistleLogs, workersLogs } from './recipes.ts';

// Whole games kept as text. A change of what happens in any of them shows here, line by line; if it is meant, write them
// anew with ROUNDHOUSE_UPDATE_LOGS=1 and read the difference.
const games: readonly (readonly [Game, readonly Recipe[]])[] = [
  [toyWithNight, sidingsLogs],
  [railroadRevolution, [...revolutionLogs, ...evolutionLogs]],
  [railwayWorkers, workersLogs],
  [whistleStop, whistleLogs],
];

describe.each(games.map(([game, recipes]) => [game.id, game, recipes] as const))('logs of %s', (_, game, recipes) => {
  test.each(recipes.map((recipe) => [recipe.name, recipe] as const))('%s plays as kept', (_, recipe) => {
    const { kept, now } = compared(game, recipe);
    expect(now).toBe(kept);
    expect(kept).toContain('\nend over\n');
    expect(game.configure(readLog(kept).config)).toEqual(game.configure(recipe.config));
  });

  test('every log has its recipe, and every recipe its log', () => {
    expect(logsOf(game)).toEqual(recipes.map(({ name }) => name).sort());
  });
});
