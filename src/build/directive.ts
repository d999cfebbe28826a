import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Rollup } from 'vite';
import { type Brought, bringAll, noteBrought } from './brought.ts';
import { lean } from './lean.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the island is touched, focused or named by the address. */
    'client:wake'?: boolean;
  }
}

// A touch waits for one round of requests: what all games share in one piece, and each game in one of its own.
const shared =
  /\/node_modules\/(svelte|clsx|esm-env|@astrojs\/svelte)\/|\/src\/(stepper|kernel|games\/common\/(later|board\/[a-z]+\.|words\/[a-z]+\.ts|procedures\/light)|islands\/(?!wake|grouped|sight))/i;
const ofGame = /\/src\/games\/([a-z]+-[a-z-]+)\/(?:modules\/[^/]+\/)?(?:engine|words|board)\//;
/** What every example of a game or an expansion begins with. */
const positions = /\/src\/games\/([a-z-]+)\/(?:modules\/([a-z-]+)\/)?scenarios\/positions\.ts$/;
const island = /\/src\/islands\/([A-Z]\w+\.svelte|hydrate\.ts)$/;
/** The island of an entry, named as its game is: `whistle-stop`. */
const islandOf = (entry: string): string =>
  (island.exec(entry)?.[1] ?? '')
    .replace('.svelte', '')
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase();

type Graph = Pick<Rollup.PluginContext, 'getModuleInfo'>;

/** The entries that import a module by statements, not by `import()`. */
function entriesOf(id: string, graph: Graph, seen = new Set<string>()): readonly string[] {
  if (seen.has(id)) return [];
  seen.add(id);
  const info = graph.getModuleInfo(id);
  const above = (info?.importers ?? []).flatMap((importer) => entriesOf(importer, graph, seen));
  return info?.isEntry ? [id, ...above] : above;
}

/** The piece that a module would belong to, and the islands that load it; undefined where none of a piece is. */
function placeOf(
  id: string,
  graph: Graph,
): { readonly piece: string; readonly islands: readonly string[] } | undefined {
  const piece = ofGame.exec(id)?.[1] ?? (shared.test(id) ? 'example' : undefined);
  if (piece === undefined || graph.getModuleInfo(id)?.isEntry) return undefined;
  const entries = entriesOf(id, graph);
  if (entries.length === 0 || !entries.every((entry) => island.test(entry))) return undefined;
  return { piece, islands: entries.filter((entry) => entry.endsWith('.svelte')).map(islandOf) };
}

/**
 * The piece that a module belongs to. What is loaded only when it is wanted stays apart, and what the script of a page has
 * too, which must not bring an island along.
 */
function pieceOf(id: string, graph: Graph): string | null {
  const [, begun, module] = positions.exec(id) ?? [];
  if (begun !== undefined) return module === undefined ? begun : null;
  const { piece, islands = [] } = placeOf(id, graph) ?? {};
  return piece !== undefined && (piece === 'example' || islands.includes(piece)) ? piece : null;
}

/**
 * The piece of an island that plays a game with an expansion: what the game's own island does not load. A group takes along
 * what its modules import, so the pieces of the games come first.
 */
function expansionOf(id: string, graph: Graph): string | null {
  return pieceOf(id, graph) === null ? (placeOf(id, graph)?.islands[0] ?? (positions.test(id) ? 'railroad-evolution' : null)) : null;
}

/** Brings the directive `client:wake` of `wake.ts` to Astro. */
export function clientWake(): AstroIntegration {
  const brought: Brought = new Map();
  return {
    name: 'roundhouse:wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        addClientDirective({ name: 'wake', entrypoint: fileURLToPath(new URL('../islands/wake.ts', import.meta.url)) });
        const output = {
          codeSplitting: {
            groups: [
              { name: pieceOf, priority: 1 },
              { name: expansionOf, priority: 0 },
            ],
          },
        };
        updateConfig({
          vite: {
            plugins: [...lean(), noteBrought(brought)],
            environments: { client: { build: { rolldownOptions: { output } } } },
          },
        });
      },
      'astro:build:done': ({ dir }) => bringAll(fileURLToPath(dir), brought),
    },
  };
}
