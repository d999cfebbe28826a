import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { isAsked, loadAsked, placeOf } from '../asked.ts';
import type { Budgets } from '../bench/budgets.ts';

// What a module of a game adds to its engine, tables included, as the site's own bundler packs it.

const root = fileURLToPath(new URL('../..', import.meta.url));
const kB = 1000;
const ENTRY = 'entry-of-an-engine';

/** The bytes of a script, minified and compressed. */
async function packed(script: string): Promise<number> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      { name: 'entry', resolveId: (id) => (id === ENTRY ? id : null), load: (id) => (id === ENTRY ? script : null) },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  if (!('output' in made)) throw new Error('nothing was built');
  const text = made.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('');
  return gzipSync(text, { level: 9 }).length;
}

const budgets = await loadAsked(import.meta.glob<Budgets>('../games/*/modules/*/budgets.ts', { import: 'budgets' }));
const games = [...new Set(budgets.map(({ game }) => game))];

// A game that has no module has nothing to weigh; that each module is weighed is asked of all games.
test('every module has a budget for what it adds to the engine', () => {
  const modules = Object.keys(import.meta.glob('../../src/games/*/modules/*/engine/index.ts'))
    .map(placeOf)
    .filter(({ game }) => isAsked(game));
  const weighed = budgets.filter(({ value }) => (value.engine ?? 0) > 0);
  expect(weighed.map(({ game, module }) => `${game}/${module}`)).toEqual(
    modules.map(({ game, module }) => `${game}/${module}`),
  );
});

test.each(games)('the modules of %s add no more kB to its engine than their budgets say', async (game) => {
  const most = budgets.filter((one) => one.game === game).reduce((sum, { value }) => sum + (value.engine ?? 0), 0);
  const engine = `${root}src/games/${game}/engine`;
  const alone = await packed(
    `import { assemble } from '${root}src/kernel/assemble.ts';
     import { base } from '${engine}/base.ts';
     export const game = assemble(base);`,
  );
  const whole = await packed(`export * from '${engine}/index.ts';`);
  expect(alone).toBeGreaterThan(5 * kB);
  expect(whole).toBeGreaterThan(alone);
  expect(whole - alone).toBeLessThanOrEqual(most * kB);
});
