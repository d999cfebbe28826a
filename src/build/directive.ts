import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { lean } from './lean.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is touched, focused or named by the address. */
    'client:wake'?: boolean;
  }
}

/** Has Vite list the scripts of pages (_astro/scripts.json): a page names from it what an example will load. */
const listed: Plugin = {
  name: 'roundhouse:listed',
  configEnvironment: (name) => (name === 'client' ? { build: { manifest: '_astro/scripts.json' } } : undefined),
};

/** Brings the directive `client:wake` of `wake.ts` to Astro. */
export function clientWake(): AstroIntegration {
  return {
    name: 'roundhouse:wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'wake', entrypoint: fileURLToPath(new URL('../islands/wake.ts', import.meta.url)) });
        updateConfig({ vite: { plugins: [...lean(), listed] } });
      },
    },
  };
}
