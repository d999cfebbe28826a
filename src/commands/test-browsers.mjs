import { ensureBrowsers } from './browsers.mjs';
import { ensureChromium } from './chromium.mjs';
import { install, StepFailed, tool } from './toolchain.mjs';

// npm run test:browsers: plays the main paths of the built site in Chromium, Firefox and WebKit. The last line is
// `N passed, N failed`; the exit code says the same. Arguments go to Vitest: `npm run test:browsers -- -t WebKit`.
let isReady = false;
try {
  await install();
  const chromium = await ensureChromium();
  await ensureBrowsers();
  await tool('astro', ['build']);
  isReady = true;
  const args = ['run', '--config', 'tests/browsers.config.ts', ...process.argv.slice(2)];
  await tool('vitest', args, { env: { ROUNDHOUSE_CHROMIUM: chromium } });
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  // A run that ended badly has told so itself, and its count last.
  if (!isReady) console.log(`${error.message}\n0 passed, 1 failed`);
  process.exitCode = 1;
}
