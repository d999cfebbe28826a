import type { Procedure } from '../games/common/procedures/procedure.ts';
import type { Scenario } from '../games/common/scenario.ts';
import type { SetupScene, Wing } from '../games/common/wing.ts';
import type { Catalogue } from '../games/common/words/catalogue.ts';
import { referenceOf, wings } from '../games/index.ts';
import type { EngineOptions, EngineRule, Replaced } from './types.ts';

/** What the spine reads of a game, loaded. */
export interface WingRead {
  readonly wing: Wing;
  /** The engine's rules with the module that brings them. */
  readonly rules: Readonly<Record<string, EngineRule>>;
  readonly replaced: Replaced;
  readonly options: EngineOptions;
  /** By file, as the wing names it. */
  readonly scenarios: ReadonlyMap<string, Scenario>;
  readonly procedures: readonly Procedure[];
  readonly components?: Catalogue;
  /** What draws its laid-out table, by `base` and module. */
  readonly setup: Readonly<Record<string, SetupScene>>;
}

async function all<T>(loads: Readonly<Record<string, () => Promise<T>>>): Promise<[key: string, value: T][]> {
  return Promise.all(Object.entries(loads).map(async ([key, load]) => [key, await load()] as [string, T]));
}

async function read(load: () => Promise<Wing>): Promise<WingRead> {
  const wing = await load();
  const { engine, proofs, procedures, components, setup } = referenceOf(wing);
  const { replaced, options } = await engine();
  return {
    wing,
    rules: (await proofs()).rules,
    replaced,
    options,
    scenarios: new Map(await all(wing.scenarios)),
    procedures: (await all(procedures)).map(([, procedure]) => procedure),
    setup: Object.fromEntries(await all(setup ?? {})),
    ...(components === undefined ? {} : { components: await components() }),
  };
}

/** All games that have a wing, by id. */
export const games: ReadonlyMap<string, WingRead> = new Map(
  await Promise.all(Object.entries(wings).map(async ([id, load]) => [id, await read(load)] as const)),
);
