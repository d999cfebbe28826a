import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { lean } from './lean.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is touched, focused or named by the address. */
    'client:wake'?: boolean;
  }
}

// A touch waits for one round of requests: what all games share in one piece, and each game in one of its own. What a
// board loads only when it is opened stays apart.
const shared =
  /\/node_modules\/(svelte|clsx|esm-env|@astrojs\/svelte)\/|\/src\/(lesson\/(?!compare|goal|solve|tasks|progress)|engine\/kernel|boards\/Zoom|words\/(?!task|notices|signs)[a-z]+\.ts|procedures\/light|islands\/(?!wake|grouped|task)([a-z]|Example|Panel|Progress|Telling|Controls|Lines|Clause|Glyph|Key))/;
const ofGame =
  /\/src\/(engine|words|boards|scenarios\/positions)\/(?!kernel)([a-z]+-[a-z-]+)(?!.*\/(Key|Rest|PlayerBoard|TelegraphLine|Tracks)\.svelte)/;
const chunks = [
  { name: 'example', test: shared },
  { name: (id: string) => ofGame.exec(id)?.[2] ?? null, test: ofGame },
];

/** Brings the directive `client:wake` of `wake.ts` to Astro. */
export function clientWake(): AstroIntegration {
  return {
    name: 'roundhouse:wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'wake', entrypoint: fileURLToPath(new URL('./wake.ts', import.meta.url)) });
        const output = { codeSplitting: { groups: chunks } };
        updateConfig({
          vite: {
            plugins: lean(),
            environments: { client: { build: { rolldownOptions: { output } } } },
          },
        });
      },
    },
  };
}
