import { install, node, run, StepFailed } from './toolchain.mjs';

// npm run mutate [-- game [--all] [file …]]: changes the engine of a game in small ways, one at a time, and tells which changes
// no unit test and no example notices. Without a game, all games; with parts of names, only the files that have one of them in
// theirs. What an earlier run has found of the same files is kept; `--all` begins anew.
try {
  await install();
  await run(node(), ['tests/mutate/mutate.ts', ...process.argv.slice(2)]);
} catch (error) {
  if (!(error instanceof StepFailed)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
