import { ensureChromium } from './chromium.mjs';
import { install, StepFailed, tool } from './toolchain.mjs';
import { checkTypes } from './types.mjs';

// npm test: everything, from a fresh clone. The last line is `N passed, N failed`; the exit code says the same.
// Arguments go to Vitest: `npm test -- --project engine`.
try {
  await install();
  const chromium = await ensureChromium();
  await tool('astro', ['build']);
  await tool('astro', ['build'], { env: { ROUNDHOUSE_BASE: '/sub/folder/', ROUNDHOUSE_OUT: './.build/sub' } });
  let failedBefore = 0;
  try {
    await checkTypes();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    failedBefore = 1;
  }
  await tool('vitest', ['run', '--config', 'tests/vitest.config.ts', ...process.argv.slice(2)], {
    env: { ROUNDHOUSE_CHROMIUM: chromium, ROUNDHOUSE_FAILED_BEFORE: String(failedBefore) },
  });
  if (failedBefore > 0) process.exitCode = 1;
} catch (error) {
  process.exitCode = 1;
  if (!(error instanceof StepFailed)) throw error;
  // Vitest has printed the tally itself; a step before it has not.
  if (!error.message.includes('vitest')) {
    console.error(error.message);
    console.log('0 passed, 1 failed');
  }
}
