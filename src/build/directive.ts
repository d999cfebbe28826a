import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is touched, focused or named by the address. */
    'client:wake'?: boolean;
  }
}

/**
 * Has Vite list the scripts of pages (_astro/scripts.json): a page names from it what an example will load, so that Vite need
 * not preload the parts of a part.
 */
const listed: Plugin = {
  name: 'roundhouse:listed',
  configEnvironment: (name) =>
    name === 'client' ? { build: { manifest: '_astro/scripts.json', modulePreload: false } } : undefined,
};

/** Brings the directive `client:wake` of `wake.ts` to Astro. */
export function clientWake(): AstroIntegration {
  return {
    name: 'roundhouse:wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'wake', entrypoint: fileURLToPath(new URL('../islands/wake.ts', import.meta.url)) });
        updateConfig({ vite: { plugins: [listed] } });
      },
    },
  };
}
