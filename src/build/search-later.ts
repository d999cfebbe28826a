import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const name = 'virtual:roundhouse/search';
const dialog = fileURLToPath(new URL('../search/dialog.ts', import.meta.url));

/**
 * Lets a page load the dialog when it is opened. Vite's own way to load a module later brings a helper of a kilobyte into
 * every page; the address alone needs none.
 */
export function searchLater(): AstroIntegration {
  let base = '';
  let isBuild = false;
  const plugin = {
    name: 'roundhouse:search-later',
    resolveId: (source: string) => (source === name ? `\0${name}` : undefined),
    load(this: { emitFile(file: { type: 'chunk'; id: string; name: string }): string }, id: string) {
      if (id !== `\0${name}`) return undefined;
      if (!isBuild) return `export const loadSearch = () => import(${JSON.stringify(dialog)});`;
      const chunk = this.emitFile({ type: 'chunk', id: dialog, name: 'search' });
      return `export const loadSearch = () => import(/* @vite-ignore */ import.meta.ROLLUP_FILE_URL_${chunk});`;
    },
    // A script that stands in the page has no address of its own to start from.
    resolveFileUrl: ({ fileName }: { fileName: string }) => JSON.stringify(`${base}/${fileName}`),
  };
  return {
    name: 'roundhouse:search-later',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        isBuild = command === 'build';
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        base = config.base.replace(/\/$/, '');
      },
    },
  };
}
