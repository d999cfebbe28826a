import type { Procedure } from '../games/common/procedures/procedure.ts';
import type { Scenario } from '../games/common/scenario.ts';
import type { Catalogue } from '../games/common/words/catalogue.ts';
import type { Source } from './document.ts';
import { ContentFaults } from './faults.ts';
import { readSources, stampSources } from './sources.ts';
import { buildSpine } from './spine.ts';
import type { EngineOptions, EngineRule, GameSpine, Shown, Spine } from './types.ts';

type Table = Readonly<Record<string, EngineRule>>;
type Module = Readonly<Record<string, unknown>>;

const tables = import.meta.glob<Table>('../games/*/{engine,modules/*/engine}/rules.ts', {
  eager: true,
  import: 'rules',
});
const replacements = import.meta.glob<Readonly<Record<string, string>>>('../games/*/modules/*/engine/rules.ts', {
  eager: true,
  import: 'replaces',
});
const settings = import.meta.glob<Module>('../games/*/engine/types.ts', { eager: true });
const scenarios = import.meta.glob<Module>(
  ['../games/*/{scenarios,modules/*/scenarios}/*.ts', '!**/positions.ts'],
  { eager: true },
);
const catalogues = import.meta.glob<Catalogue>(['../games/*/words/catalogue.ts', '!../games/common/**'], { eager: true, import: 'catalogue' });
const procedures = import.meta.glob<Module>('../games/*/procedures/*.ts', { eager: true });

let kept: { readonly stamp: string; readonly spine: Spine } | undefined;

/** Whether faults are printed and not fatal: in `astro dev`, and in a build of a draft with ROUNDHOUSE_DRAFT=1. */
export const isDraft = import.meta.env.DEV || process.env.ROUNDHOUSE_DRAFT === '1';

/** The spine of the site that is being built. A fault of the content stops the build. */
export function siteSpine(): Spine {
  // A build reads its sources once; in development they may have changed since the last page.
  if (kept !== undefined && !import.meta.env.DEV) return kept.spine;
  const root = process.cwd();
  const stamp = stampSources(root);
  if (kept?.stamp === stamp) return kept.spine;
  const { spine, faults } = buildSpine(siteInput(readSources(root)));
  if (faults.length > 0) {
    const error = new ContentFaults(faults);
    if (!isDraft) throw error;
    console.warn(error.message);
  }
  kept = { stamp, spine };
  return spine;
}

/** The game of a page's address. */
export function siteGame(id: string | undefined): GameSpine {
  const game = siteSpine().games.get(id ?? '');
  if (game === undefined) throw new Error(`There is no game "${id}" in content/.`);
  return game;
}

/** The procedure of a game, with its machine. */
export function siteProcedure(game: string, id: string): Procedure | undefined {
  return exportsOf(procedures, game)
    .filter(isProcedure)
    .find((one) => one.id === id);
}

/** The scenario of a game, with its script. */
export function siteScenario(game: string, id: string): Scenario | undefined {
  return exportsOf(scenarios, game)
    .filter(isScenario)
    .find((one) => one.id === id);
}

/** Everything that the spine is built from, with the modules of the engine, the scenarios and the procedures. */
export function siteInput(sources: readonly Source[]) {
  const rules: Record<string, Record<string, EngineRule>> = {};
  for (const [path, table] of Object.entries(tables)) {
    const [, game = '', module] = /games\/([^/]+)\/(?:modules\/([^/]+)\/)?engine\/rules\.ts$/.exec(path) ?? [];
    const own = Object.entries(table).map(([id, rule]) => [id, module === undefined ? rule : { module, ...rule }]);
    rules[game] = { ...rules[game], ...Object.fromEntries(own) };
  }
  const replaced: Record<string, Record<string, Readonly<Record<string, string>>>> = {};
  for (const [path, table] of Object.entries(replacements)) {
    const [, game = '', module = ''] = /games\/([^/]+)\/modules\/([^/]+)\//.exec(path) ?? [];
    replaced[game] = { ...replaced[game], [module]: table };
  }
  return {
    sources,
    rules,
    replaced,
    options: optionsIn(settings),
    scenarios: shownIn(scenarios),
    procedures: shownIn(procedures),
    catalogues: Object.fromEntries(
      Object.entries(catalogues).map(([path, catalogue]) => [path.split('/').at(-3) ?? '', catalogue]),
    ),
  };
}

/** What each game can be set to, as its types export it: `VARIANTS` and `RULINGS`, the default of a ruling first. */
function optionsIn(modules: Readonly<Record<string, Module>>): Record<string, EngineOptions> {
  const own = Object.entries(modules).map(([path, { VARIANTS = [], RULINGS = {} }]): [string, EngineOptions] => {
    const game = /games\/([^/]+)\//.exec(path)?.[1] ?? '';
    return [game, { variants: VARIANTS as readonly string[], rulings: RULINGS as EngineOptions['rulings'] }];
  });
  return Object.fromEntries(own);
}

/** The scenarios or procedures that modules export, with the game by whose folder they stand. */
function shownIn(modules: Readonly<Record<string, Module>>): (Shown & { readonly game: string })[] {
  return Object.entries(modules).flatMap(([path, module]) => {
    const [, game = '', name = ''] = /^\.\.\/games\/([^/]+)\/(?:.+\/)?([^/]+)\.ts$/.exec(path) ?? [];
    const file = path.replace(/^\.\./, 'src');
    return Object.values(module)
      .filter(isShown)
      .map((value) => {
        const { id = name, title, summary = '', rules = [] } = value;
        const steps = isScenario(value) ? value.runs.flatMap(({ script }) => script) : [];
        const marks = new Set(steps.flatMap(({ mark }) => mark ?? []));
        const hasTasks = steps.some((step) => 'try' in step);
        const [module] = isScenario(value) ? value.modules : [];
        return {
          ...{ id, title, summary, rules, game, file, marks },
          ...(module === undefined ? {} : { module }),
          ...(hasTasks ? { hasTasks } : {}),
        };
      });
  });
}

function isShown(value: unknown): value is { id?: string; title: string; summary?: string; rules?: readonly string[] } {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}

function isProcedure(value: unknown): value is Procedure {
  return isShown(value) && 'machine' in value;
}

function isScenario(value: unknown): value is Scenario {
  return isShown(value) && 'runs' in value;
}

/** Everything that the modules in the folder of a game export. */
function exportsOf(modules: Readonly<Record<string, Module>>, game: string): unknown[] {
  const own = Object.entries(modules).filter(([path]) => path.includes(`/${game}/`));
  return own.flatMap(([, module]) => Object.values(module));
}
