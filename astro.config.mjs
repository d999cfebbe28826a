import { satteri } from '@astrojs/markdown-satteri';
import mdx from '@astrojs/mdx';
import svelte from '@astrojs/svelte';
import { defineConfig } from 'astro/config';
import { clientWake } from './src/build/directive.ts';
import { face } from './src/build/face.ts';
import { fullText } from './src/build/full-text.ts';
import { headScripts } from './src/build/head-scripts.ts';
import { links } from './src/build/links.ts';
import { paths } from './src/build/paths.ts';
import { ownPolicy } from './src/build/policy.ts';
import { runs } from './src/build/runs.ts';
import { searchLater } from './src/build/search-later.ts';

const base = process.env.ROUNDHOUSE_BASE ?? '/';
// A second build beside the first (tests under a base path, two people at once) keeps its own output and cache.
const out = process.env.ROUNDHOUSE_OUT;

const sharedByExamples = {
  name: 'play',
  test: /src.(kernel|islands|stepper)|src.games.common|node_modules/,
  minShareCount: 2,
  entriesAware: true,
  entriesAwareMergeThreshold: 8000,
};

export default defineConfig({
  base,
  ...(process.env.ROUNDHOUSE_SITE === undefined ? {} : { site: process.env.ROUNDHOUSE_SITE }),
  output: 'static',
  trailingSlash: 'always',
  compressHTML: true,
  scopedStyleStrategy: 'class',
  outDir: out ?? './dist',
  cacheDir: out === undefined ? './node_modules/.astro' : `${out}-cache`,
  devToolbar: { enabled: false },
  build: { format: 'directory', inlineStylesheets: 'always' },
  integrations: [
    mdx(),
    svelte({ compilerOptions: { discloseVersion: false, runes: true } }),
    face(),
    headScripts(),
    ownPolicy(),
    paths(),
    links(),
    fullText(),
    searchLater(),
    clientWake(),
  ],
  markdown: { syntaxHighlight: false, processor: satteri({ mdastPlugins: [runs] }) },
  vite: {
    // What all examples share comes in few files instead of twenty small ones: each costs a slow line a request.
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [sharedByExamples] } } } } },
    },
    build: {
      rolldownOptions: {
        // Astro marks every MDX module with a directive of its own, which the bundler does not know: a warning a file.
        onLog: (level, log, handle) => {
          if (!(log.code === 'MODULE_LEVEL_DIRECTIVE' && log.message.includes('astro:head-inject'))) handle(level, log);
        },
      },
    },
  },
  security: {
    csp: {
      // frame-ancestors is left out on purpose: a policy in a meta element cannot carry it, and embeds are meant to be framed.
      directives: [
        "default-src 'none'",
        "base-uri 'none'",
        "connect-src 'self'",
        "font-src 'self'",
        "form-action 'self'",
        "frame-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "object-src 'none'",
        "worker-src 'self'",
      ],
      // Pagefind compiles its index reader from WebAssembly, in a worker that this policy does not govern. Only where
      // the worker does not come in five seconds does it do so on the page; a slow line must not be refused for that.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
});
