import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is touched, focused or named by the address. */
    'client:wake'?: boolean;
  }
}

/** Brings the directive `client:wake` of `wake.ts` to Astro. */
export function clientWake(): AstroIntegration {
  return {
    name: 'roundhouse:wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'wake', entrypoint: fileURLToPath(new URL('./wake.ts', import.meta.url)) });
      },
    },
  };
}
