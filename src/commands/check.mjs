import { install, StepFailed, tool } from './toolchain.mjs';
import { checkTypes } from './types.mjs';

const lintAndFormat = () => tool('@biomejs/biome', ['check', '--error-on-warnings'], { bin: 'biome' });

// npm run check: types, lint and format. Every part runs, so one run tells all.
await install();
for (const part of [checkTypes, lintAndFormat]) {
  try {
    await part();
  } catch (error) {
    if (!(error instanceof StepFailed)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
