import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, StepFailed, tool } from './toolchain.mjs';

// npm run test:unit [-- game] [-- filter …]: everything that needs no browser and no built site, with 10 games of each
// configuration under the laws: the inner loop. With the id of a game, what is in the folder of its tests and what the
// suites of all wings ask of it; with parts of paths, the files that have one of them in theirs. Other arguments go to Vitest.
const [first, ...rest] = process.argv.slice(2);
const isGame = first !== undefined && /^[a-z0-9-]+$/.test(first) && existsSync(join(root, 'tests/games', first));
const filters = isGame ? [`tests/games/${first}/`, '.wings.test.ts', ...rest] : process.argv.slice(2);
const env = { ROUNDHOUSE_PLAYS: '10', ...(isGame ? { ROUNDHOUSE_GAME: first } : {}) };

try {
  await install();
  await tool('vitest', ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', ...filters], { env });
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
