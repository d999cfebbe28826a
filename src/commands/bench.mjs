import { ensureChromium } from './chromium.mjs';
import { install, node, run, StepFailed } from './toolchain.mjs';

// npm run bench [-- --quick] [-- --only engine,reading,examples,search,content] [-- --keep]: measures the figures of the
// table "Budgets", prints them beside their bars and, after a full run, writes tests/bench/RESULTS.md.
try {
  await install();
  const ROUNDHOUSE_CHROMIUM = await ensureChromium();
  // boardgame.io reads NODE_ENV when it is loaded, and is quicker so.
  const env = { ROUNDHOUSE_CHROMIUM, NODE_ENV: 'production' };
  await run(node(), ['tests/bench/bench.ts', ...process.argv.slice(2)], { env });
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
