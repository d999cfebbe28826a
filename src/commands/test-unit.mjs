import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { install, root, StepFailed, tool } from './toolchain.mjs';

// npm run test:unit [-- game] [-- filter …]: everything that needs no browser and no built site, with 10 games of each
// configuration under the laws: the inner loop. With the id of a game, what is in the folder of its tests and what the
// suites of all wings ask of it; with parts of paths, the files that have one of them in theirs. Other arguments go to Vitest.
// The last line is `N passed, N failed`; the exit code says the same.
const tally = join(root, '.build/tally-unit.json');
const given = process.argv.slice(2);
const [first = ''] = given;
const isGame = /^[a-z0-9-]+$/.test(first) && existsSync(join(root, 'tests/games', first));
const filters = isGame ? [`tests/games/${first}/`, '.wings.test.ts', ...given.slice(1)] : given;
const env = {
  ROUNDHOUSE_PLAYS: '10',
  ROUNDHOUSE_TALLY: tally,
  ...(isGame ? { ROUNDHOUSE_GAME: first } : {}),
};

let passed = 0;
let failed = 0;
let fault = '';
try {
  await install();
  mkdirSync(join(root, '.build'), { recursive: true });
  rmSync(tally, { force: true });
  await tool('vitest', ['run', '--config', 'tests/vitest.config.ts', '--project', 'unit', ...filters], { env });
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  fault = error.message;
}
if (existsSync(tally)) ({ passed, failed } = JSON.parse(readFileSync(tally, 'utf8')));
// Vitest tells of tests that fail itself.
if (fault !== '' && failed === 0) {
  console.error(fault);
  failed = 1;
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
