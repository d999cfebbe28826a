import { readFileSync } from 'node:fs';
import type { AstroIntegration } from 'astro';

/**
 * Puts what must be done before anything is painted (theme and table, the styles of figures) into the head of every page,
 * behind the policy's meta element and under its hash. A plain inline script in a layout would stand before the policy and
 * escape it.
 */
export function headScripts(): AstroIntegration {
  return {
    name: 'roundhouse:head-scripts',
    hooks: {
      'astro:config:setup': ({ injectScript }) => {
        for (const name of ['theme', 'late']) {
          const script = readFileSync(new URL(`./${name}-inline.js`, import.meta.url), 'utf8');
          const lines = script.split('\n').map((line) =>
            line
              .replaceAll(/\/\*\*.*?\*\//g, '')
              .replaceAll(/ (=>|===|!==|=|&&|\|\||<|\?|\+) /g, '$1')
              .trim(),
          );
          injectScript('head-inline', `{${lines.filter((line) => !line.startsWith('//')).join('')}}`);
        }
      },
    },
  };
}
