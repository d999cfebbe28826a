import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadAsked } from '../asked.ts';
import { wingOf, wings } from '../wings.ts';
import { logs, type Recipe } from './golden.ts';

const folders = await loadAsked(
  import.meta.glob<readonly Recipe[]>('../games/*/{logs,modules/*/logs}/recipes.ts', { import: 'recipes' }),
);

describe.each(folders)('logs of $path', ({ game, path, value }) => {
  logs(wingOf(game).game, join(import.meta.dirname, dirname(path)), value);
});

test.each(wings)('$id keeps whole games, and others with each module', ({ id, game }) => {
  const own = folders.filter((one) => one.game === id).map(({ module }) => module);
  expect(own).toEqual([undefined, ...Object.keys(game.replaced)]);
});
