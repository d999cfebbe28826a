import { compile, compileModule } from 'svelte/compiler';
import type { Plugin } from 'vitest/config';

/** Compiles Svelte components, and modules with runes, as the server renders them: enough to test what they write. */
export function svelteOnServer(): Plugin {
  return {
    name: 'svelte-on-server',
    // After TypeScript is gone from the modules; components are no TypeScript to anybody else.
    enforce: 'post',
    transform(code, id) {
      const filename = id.replace(/\?.*$/, '');
      if (/\.svelte\.[jt]s$/.test(filename)) return compileModule(code, { filename, generate: 'server' }).js;
      return undefined;
    },
    load: {
      order: 'pre',
      async handler(id) {
        if (!id.endsWith('.svelte')) return undefined;
        const source = await this.fs.readFile(id, { encoding: 'utf8' });
        return compile(source, { filename: id, generate: 'server', css: 'external' }).js;
      },
    },
  };
}
