import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureChromium } from './chromium.mjs';
import { buildDraft } from './draft.mjs';
import { install, root, StepFailed, tool } from './toolchain.mjs';
import { checkTypes } from './types.mjs';

// npm test: everything, from a fresh clone. The last line is `N passed, N failed`; the exit code says the same.
// Arguments go to Vitest: `npm test -- --project unit`.
const tally = join(root, '.build/tally.json');
let chromium = '';
let passed = 0;
let failed = 0;

/** Runs a step; one that fails counts as a failure. @param {() => Promise<unknown>} step */
async function attempt(step) {
  try {
    await step();
    return true;
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    failed += 1;
    return false;
  }
}

/** What the tests need, in order: without one, the next make no sense. */
async function prepare() {
  await install();
  chromium = await ensureChromium();
  await tool('astro', ['build']);
  await buildDraft();
}

async function runTests() {
  mkdirSync(join(root, '.build'), { recursive: true });
  rmSync(tally, { force: true });
  const args = ['run', '--config', 'tests/vitest.config.ts', ...process.argv.slice(2)];
  const ended = await attempt(() =>
    tool('vitest', args, { env: { ROUNDHOUSE_CHROMIUM: chromium, ROUNDHOUSE_TALLY: tally } }),
  );
  if (!existsSync(tally)) return;
  const counted = JSON.parse(readFileSync(tally, 'utf8'));
  passed += counted.passed;
  // Vitest ends badly when tests fail: that is one failure told twice, unless it counted none.
  if (!ended && counted.failed > 0) failed -= 1;
  failed += counted.failed;
}

if (await attempt(prepare)) {
  await attempt(checkTypes);
  await runTests();
}
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
