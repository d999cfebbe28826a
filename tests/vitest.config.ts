import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { svelteOnServer } from './svelte.ts';
import { Tally } from './tally.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = (name: string) => ({ name, root, include: [`tests/${name}/**/*.test.ts`] });

export default defineConfig({
  test: {
    root,
    reporters: [process.env.CI === undefined ? 'default' : 'dot', new Tally()],
    projects: [
      { test: folder('engine') },
      { plugins: [svelteOnServer()], test: folder('scenarios') },
      { test: folder('content') },
      // Chromium is shared by the files of this project, which run one after another on its behalf.
      { test: { ...folder('site'), fileParallelism: false, testTimeout: 60_000, hookTimeout: 60_000 } },
    ],
  },
});
