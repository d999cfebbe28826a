import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { Tally } from './tally.ts';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    include: ['tests/browsers/*.spec.ts'],
    setupFiles: ['tests/seed.ts'],
    reporters: [process.env.CI === undefined ? 'default' : 'dot', new Tally()],
    // Three browsers beside each other on a small machine would only wait for one another.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
