import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Puts the script that sets theme and table before anything is painted into the head of every page, behind the policy's meta element and under its hash.
 * A plain inline script in a layout would stand before the policy and escape it.
 */
export function theme(): AstroIntegration {
  return {
    name: 'roundhouse:theme',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        const script = readFileSync(new URL('./theme-inline.js', import.meta.url), 'utf8');
        injectScript('head-inline', `{${script.replaceAll(/\s*\n\s*/g, '')}}`);
      },
    },
  };
}
