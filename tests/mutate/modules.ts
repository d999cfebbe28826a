import { createServer, type Plugin } from 'vite';
import { type ModuleEvaluator, ModuleRunner, type ModuleRunnerContext } from 'vite/module-runner';
import { root } from '../../src/commands/toolchain.mjs';

// Modules as Vitest loads them, through Vite, but so that all of them can be evaluated anew for each mutant: what Vite makes
// of a file and what V8 makes of that is kept, so that this takes milliseconds.

/** Where a test file finds its `test`, instead of in Vitest. */
const HARNESS = 'roundhouse:harness';

const mutated = (code: ReadonlyMap<string, string>): Plugin => ({
  name: 'mutated',
  enforce: 'pre',
  load: (id) => code.get(id),
});

type Start = (...args: unknown[]) => Promise<void>;
const AsyncFunction = (async () => undefined).constructor as new (...args: string[]) => Start;
const PARTS = [
  '__vite_ssr_exports__',
  '__vite_ssr_import_meta__',
  '__vite_ssr_import__',
  '__vite_ssr_dynamic_import__',
  '__vite_ssr_exportAll__',
  '__vite_ssr_exportName__',
] as const;

class KeepingEvaluator implements ModuleEvaluator {
  private readonly kept = new Map<string, Start>();
  private readonly harness: () => object;

  constructor(harness: () => object) {
    this.harness = harness;
  }

  async runInlinedModule(context: ModuleRunnerContext, code: string): Promise<void> {
    const start = this.kept.get(code) ?? new AsyncFunction(...PARTS, `"use strict";\n${code}`);
    this.kept.set(code, start);
    await start(...PARTS.map((part) => context[part]));
  }

  async runExternalModule(file: string): Promise<unknown> {
    if (file !== HARNESS) return import(file);
    const { harness } = this;
    // Each test file has a harness of its own, and all of them the same module.
    return new Proxy({}, { get: (_, name) => Reflect.get(harness(), name) });
  }
}

/** Loads modules of the project. */
export interface Modules {
  /** Evaluates a module and what it imports, as far as that has not been done since all was forgotten. */
  load(file: string): Promise<unknown>;
  /** Forgets what has been evaluated: the next load begins anew. */
  forget(): void;
  close(): Promise<void>;
}

/** Modules with some files replaced by `code`. What test files import from Vitest is what `harness` gives at that time. */
export async function modulesWith(code: ReadonlyMap<string, string>, harness: () => object): Promise<Modules> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, hmr: false, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [mutated(code)],
  });
  const { ssr } = server.environments;
  const fetched = new Map<string, object>();
  const fetch = async (id: string, importer: string | undefined, options: { cached?: boolean } = {}) => {
    if (options.cached) return { cache: true };
    if (id === 'vitest') return { externalize: HARNESS, type: 'builtin' };
    const key = `${importer ?? ''} ${id}`;
    const known = fetched.get(key) ?? (await ssr.fetchModule(id, importer, options));
    fetched.set(key, known);
    return { ...known };
  };
  const runner = new ModuleRunner(
    {
      hmr: false,
      sourcemapInterceptor: false,
      transport: {
        async invoke(payload) {
          const { name, data } = ('data' in payload ? payload.data : {}) as {
            name?: string;
            data: Parameters<typeof fetch>;
          };
          const result =
            name === 'fetchModule' ? await fetch(...data) : [{ type: 'RegExp', source: '^node:', flags: '' }];
          return { result };
        },
      },
    },
    new KeepingEvaluator(harness),
  );
  return {
    load: (file) => runner.import(file),
    forget: () => runner.clearCache(),
    async close() {
      await runner.close();
      await server.close();
    },
  };
}
