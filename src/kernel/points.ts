import type { AnyConfig } from './game.ts';

/** Named places where a base game lets modules join in: functions whose first argument is a state, a draft or a configuration. */
export type Points = { readonly [name: string]: (at: never, ...rest: never[]) => unknown };

/** A module's side of the extension points; it gets what stood there before. */
export type Extend<P extends Points> = (before: P) => Partial<P>;

type AnyPoints = { readonly [name: string]: (...args: unknown[]) => unknown };

interface Registry {
  readonly defaults: AnyPoints;
  readonly modules: Map<string, Extend<never>>;
  /** What the modules of a list make together, by the list. */
  readonly composed: Map<string, AnyPoints>;
  /** Grows with each module that joins. */
  generation: number;
}

const registries = new WeakMap<object, Registry>();

/** The modules in play where an extension point is asked: in a configuration, a state, or a draft of one. */
function modulesAt(at: unknown): readonly string[] {
  const here = at as { modules?: readonly string[]; config?: AnyConfig; state?: { config: AnyConfig } };
  // Most are asked about a state.
  return here.config?.modules ?? here.modules ?? here.state?.config.modules ?? [];
}

/**
 * The extension points of a base game, for its functions to call: each call looks up, in the state that it is about, which
 * modules are in play. They can be called once `fillPoints` has said what the base game does there.
 */
export function extensionPoints<P extends Points>(): P {
  return {} as P;
}

function composedOf({ defaults, modules, composed }: Registry, list: readonly string[]): AnyPoints {
  const key = JSON.stringify(list);
  const known = composed.get(key);
  if (known) return known;
  let points = defaults;
  for (const id of list) points = { ...points, ...(modules.get(id)?.(points as never) as AnyPoints | undefined) };
  composed.set(key, points);
  return points;
}

/**
 * Says what a base game does at its extension points. They are filled once; filling them again with the same changes nothing.
 * @throws RangeError where another base game has filled them
 */
export function fillPoints<P extends Points>(points: P, defaults: P): void {
  const filled = registries.get(points);
  if (filled?.defaults === (defaults as unknown)) return;
  if (filled) throw new RangeError('these extension points are those of another base game');
  const registry: Registry = {
    defaults: defaults as unknown as AnyPoints,
    modules: new Map(),
    composed: new Map(),
    generation: 0,
  };
  registries.set(points, registry);
  let last: readonly string[] | undefined;
  let latest = registry.defaults;
  let generation = 0;
  const out = points as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of Object.keys(defaults))
    out[name] = (...args) => {
      const list = modulesAt(args[0]);
      if (list !== last || generation !== registry.generation) {
        latest = list.length === 0 ? registry.defaults : composedOf(registry, list);
        last = list;
        generation = registry.generation;
      }
      return (latest[name] as (...args: unknown[]) => unknown)(...args);
    };
}

/**
 * Lets a module join in at the extension points of a base game, in games whose configuration names it.
 * @throws RangeError where it extends what is no extension point, or another module of its name has joined in
 */
export function extendPoints<P extends Points>(points: P, module: string, extend: Extend<P>): void {
  const registry = registries.get(points);
  if (!registry) throw new RangeError(`module ${module} extends points that no base game has filled`);
  const joined = registry.modules.get(module);
  if (joined === (extend as unknown)) return;
  if (joined) throw new RangeError(`another module ${module} has joined in at these extension points`);
  for (const name of Object.keys(extend(registry.defaults as unknown as P)))
    if (!Object.hasOwn(registry.defaults, name))
      throw new RangeError(`module ${module} extends ${name}, which is no extension point`);
  registry.modules.set(module, extend as unknown as Extend<never>);
  registry.composed.clear();
  registry.generation += 1;
}
