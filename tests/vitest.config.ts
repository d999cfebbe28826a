import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { svelteOnServer } from './svelte.ts';
import { Tally } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What drives a browser over a built site: for all wings, and for a game or one of its modules. */
const site = ['tests/site/**/*.test.ts', 'tests/games/*/{site,modules/*/site}/**/*.test.ts'];

const project = (name: string, include: readonly string[], exclude: readonly string[] = []) => ({
  name,
  root,
  include: [...include],
  exclude: [...exclude],
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
      // What `npm run mutate` alone runs stands beside it. Files of a worker share the modules that they import, engines and the
      // spine above all: no test changes anything of a module, and most of the time that a file took went into loading them.
      {
        plugins: [svelteOnServer()],
        test: { ...project('unit', ['tests/**/*.test.ts'], [...site, 'tests/mutate/**']), isolate: false },
      },
      // Each file drives a Chromium of its own, and mostly waits for it.
      { test: project('site', site) },
    ],
  },
});
