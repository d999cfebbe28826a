import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

/** By the script of an island, the scripts of its scenarios by their ids. */
export type Brought = Map<string, ReadonlyMap<string, string>>;

const scenario = /\/src\/games\/.*\/scenarios\/([^/]+)\.ts$/;
/** An entry of the table that `import.meta.glob` makes of scenarios. */
const entry = /"\.\.\/games\/[^"]+\/scenarios\/[^"]+\.ts": \(\) => .*\n/g;

/**
 * Takes the table of all scenarios of a game out of its island, and notes what stood in it: a page names the script of
 * each scenario that it shows, and so it comes at once with the island, not after it.
 */
export function noteBrought(brought: Brought): Plugin {
  return {
    name: 'roundhouse:brought',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    renderChunk: (code) => (/"\.\.\/games\/[^"]+\/scenarios\//.test(code) ? { code: code.replace(entry, ''), map: null } : undefined),
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (/\.\.\/games\/[^"]+\/scenarios\//.test(chunk.code))
          throw new Error(`${chunk.fileName}: its table of scenarios is of another form`);
        const scripts = chunk.dynamicImports.flatMap((file) => {
          const part = bundle[file];
          const [, id] = scenario.exec((part?.type === 'chunk' && part.facadeModuleId) || '') ?? [];
          return id === undefined ? [] : [[id, basename(file)] as const];
        });
        if (scripts.length > 0) brought.set(basename(chunk.fileName), new Map(scripts));
      }
    },
  };
}

const island = /<astro-island\b[^>]*? component-url="([^"]*\/)([^"/]+)"[^>]*>/g;
const shown = /&quot;scenario&quot;:\[0,&quot;([\w-]+)&quot;\]/;

/** A page that names at each island the script of the scenario that it shows. */
export function bring(html: string, brought: Brought): string {
  return html.replaceAll(island, (tag, folder: string, file: string) => {
    const [, id = ''] = shown.exec(tag) ?? [];
    const script = brought.get(file)?.get(id);
    if (script === undefined) throw new Error(`no script is known of the scenario ${id} in ${file}`);
    return `${tag.slice(0, -1)} scenario-url="${folder}${script}">`;
  });
}

/** Does so in all pages below a folder. */
export function bringAll(root: string, brought: Brought): void {
  for (const file of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const html = readFileSync(join(root, file), 'utf8');
    const named = bring(html, brought);
    if (named !== html) writeFileSync(join(root, file), named);
  }
}
