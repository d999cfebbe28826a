import { tool } from './toolchain.mjs';

/** Checks the types of everything: Astro pages and TypeScript, then Svelte. Warnings fail too. */
export async function checkTypes() {
  await tool('astro', ['check', '--minimumSeverity', 'warning', '--minimumFailingSeverity', 'warning']);
  await tool('svelte-check', ['--tsconfig', './tsconfig.json', '--fail-on-warnings', '--output', 'human']);
}
