import { defineGame } from './define.ts';
import type { AnyConfig, Definition, Game, GameTypes, Handlers } from './game.ts';
import type { Vocabulary } from './moves.ts';
import type { RuleTable } from './rules.ts';

/** The named places where a base game lets modules join in: functions whose first argument carries the configuration. */
export type Points = { readonly [name: string]: (at: never, ...rest: never[]) => unknown };

/** A base game: the defaults of its extension points, and the definition that it makes of them once modules have joined. */
export interface Base<T extends GameTypes, P extends Points> {
  readonly points: P;
  define(points: P): Definition<T>;
}

/** An expansion. It acts only in games whose configuration names it. */
export interface Module<T extends GameTypes, P extends Points> {
  readonly id: string;
  readonly rules: RuleTable;
  /** Base clauses that this module's clauses replace, said openly so that the site can show "changed by". */
  readonly replaces: { readonly [baseRule: string]: string };
  /** Its side of the extension points; each gets what stood there before. */
  extend(before: P): Partial<P>;
  /** Kinds of task that only this module puts on the agenda. */
  tasks?(points: P): Partial<Handlers<T>>;
  readonly vocabulary?: Vocabulary;
}

/** Where an extension point finds the modules in play: the first argument is a configuration, a state, or a draft of one. */
function modulesOf(at: unknown): readonly string[] {
  const here = at as { modules?: readonly string[]; config?: AnyConfig; state?: { config: AnyConfig } };
  return here.modules ?? here.config?.modules ?? here.state?.config.modules ?? [];
}

function joined<T extends GameTypes, P extends Points>(points: P, module: Module<T, P>): P {
  const out: Record<string, (at: never, ...rest: never[]) => unknown> = { ...points };
  for (const [name, extended] of Object.entries(module.extend(points))) {
    const before = points[name];
    if (!before) throw new RangeError(`module ${module.id} extends ${name}, which is no extension point`);
    const after = extended as typeof before;
    out[name] = (at, ...rest) => (modulesOf(at).includes(module.id) ? after : before)(at, ...rest);
  }
  return out as P;
}

/**
 * The game that a base and its modules make together. A module that a configuration does not name changes nothing.
 * @throws RangeError where a module names a point, rule, task or move kind that clashes or does not exist.
 */
export function assemble<T extends GameTypes, P extends Points>(
  base: Base<T, P>,
  ...modules: readonly Module<T, P>[]
): Game<T> {
  let points = base.points;
  for (const module of modules) points = joined(points, module);
  const definition = base.define(points);
  const rules: Record<string, RuleTable[string]> = { ...definition.rules };
  const tasks: Record<string, unknown> = { ...definition.tasks };
  const vocabulary: Record<string, Vocabulary[string]> = { ...definition.vocabulary };
  const replaced: Record<string, Module<T, P>['replaces']> = {};
  for (const module of modules) {
    for (const [id, rule] of Object.entries(module.rules)) add(rules, id, { ...rule, module: module.id }, module.id);
    for (const [kind, handler] of Object.entries(module.tasks?.(points) ?? {})) add(tasks, kind, handler, module.id);
    for (const [kind, fields] of Object.entries(module.vocabulary ?? {})) add(vocabulary, kind, fields, module.id);
    for (const [old, now] of Object.entries(module.replaces))
      if (!(old in definition.rules) || !(now in module.rules))
        throw new RangeError(`module ${module.id} replaces ${old} by ${now}: no such rules`);
    replaced[module.id] = module.replaces;
  }
  const game = defineGame<T>({ ...definition, rules, vocabulary, tasks: tasks as unknown as Handlers<T> });
  return { ...game, replaced };
}

function add<V>(table: Record<string, V>, key: string, value: V, module: string): void {
  if (Object.hasOwn(table, key)) throw new RangeError(`module ${module} brings ${key}, which exists already`);
  table[key] = value;
}
