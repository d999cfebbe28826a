import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { svelteOnServer } from './svelte.ts';
import { Tally } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = (name: string) => ({
  name,
  root,
  include: [`tests/${name}/**/*.test.ts`],
  setupFiles: ['tests/seed.ts'],
  // No test is about time: on a busy machine all take theirs.
  testTimeout: 60_000,
  hookTimeout: 60_000,
});

export default defineConfig({
  test: {
    root,
    maxWorkers: 2,
    reporters: [process.env.CI === undefined ? 'default' : 'dot', new Tally()],
    projects: [
      { test: folder('engine') },
      { plugins: [svelteOnServer()], test: folder('scenarios') },
      { test: folder('content') },
      // Each file drives a Chromium of its own, and mostly waits for it.
      { test: folder('site') },
    ],
  },
});
