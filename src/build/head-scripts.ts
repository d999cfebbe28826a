import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';
import { minifySync } from 'vite';

/**
 * Puts what must be done before anything is painted (theme and table) into the head of every page, behind the policy's meta
 * element and under its hash. A plain inline script in a layout would stand before the policy and escape it.
 */
export function headScripts(): AstroIntegration {
  return {
    name: 'roundhouse:head-scripts',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        const script = readFileSync(new URL('../client/theme-inline.js', import.meta.url), 'utf8');
        // In brackets of its own, so that none of its names is global.
        const { code, errors } = minifySync('theme-inline.js', `{${script}}`, {
          compress: true,
          mangle: { toplevel: true },
        });
        if (errors.length > 0) throw new Error(`theme-inline.js: ${errors.map(({ message }) => message).join(' ')}`);
        injectScript('head-inline', code);
      },
    },
  };
}
