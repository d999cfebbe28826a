import type { Procedure } from '../games/common/procedures/procedure.ts';
import type { Scenario } from '../games/common/scenario.ts';
import type { Source } from './document.ts';
import { ContentFaults } from './faults.ts';
import { readSources, stampSources } from './sources.ts';
import { buildSpine, type SpineInput } from './spine.ts';
import type { GameSpine, Shown, Spine } from './types.ts';
import { games, type WingRead } from './wings.ts';

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
  return games.get(game)?.procedures.find((one) => one.id === id);
}

/** The scenario of a game, with its script. */
export function siteScenario(game: string, id: string): Scenario | undefined {
  return [...(games.get(game)?.scenarios.values() ?? [])].find((one) => one.id === id);
}

/** Everything that the spine is built from: the sources, and what the wings of the games say of themselves. */
export function siteInput(sources: readonly Source[]): Required<SpineInput> {
  const by = <T>(part: (game: WingRead) => T): Record<string, T> =>
    Object.fromEntries([...games].map(([id, game]) => [id, part(game)]));
  return {
    sources,
    rules: by(({ rules }) => rules),
    replaced: by(({ replaced }) => replaced),
    options: by(({ options }) => options),
    scenarios: [...games].flatMap(([game, { scenarios }]) =>
      [...scenarios].map(([file, scenario]) => shownScenario(game, `src/games/${game}/${file.slice(2)}`, scenario)),
    ),
    procedures: [...games].flatMap(([game, { procedures }]) =>
      procedures.map(({ id, title, summary, rules }) => {
        const file = `src/games/${game}/procedures/${id}.ts`;
        return { id, title, summary, rules, game, file, marks: new Set<string>() };
      }),
    ),
    setups: by(({ setup }) =>
      Object.fromEntries(Object.entries(setup).map(([part, { places }]) => [part, Object.keys(places)])),
    ),
    catalogues: Object.fromEntries(
      [...games].flatMap(([id, { components }]) => (components === undefined ? [] : [[id, components]])),
    ),
  };
}

function shownScenario(game: string, file: string, scenario: Scenario): Shown & { readonly game: string } {
  const { id, title, summary, rules } = scenario;
  const steps = scenario.runs.flatMap(({ script }) => script);
  const [module] = scenario.modules;
  return {
    ...{ id, title, summary, rules, game, file },
    marks: new Set(steps.flatMap(({ mark }) => mark ?? [])),
    ...(module === undefined ? {} : { module }),
    ...(steps.some((step) => 'try' in step) ? { hasTasks: true } : {}),
  };
}
