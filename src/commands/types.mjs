import { tool } from './toolchain.mjs';

/** Checks the types of everything, side by side: Astro pages and TypeScript, and Svelte. Warnings fail too. */
export async function checkTypes() {
  const checks = await Promise.allSettled([
    tool('astro', ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning']),
    tool('svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human']),
  ]);
  for (const check of checks) if (check.status === 'rejected') throw check.reason;
}
