import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Puts the theme script into the head of every page, behind the policy's meta element and under its hash.
 * A plain inline script in a layout would stand before the policy and escape it.
 */
export function theme(): AstroIntegration {
  return {
    name: 'roundhouse:theme',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        injectScript('head-inline', readFileSync(new URL('./theme-inline.js', import.meta.url), 'utf8').trim());
      },
    },
  };
}
