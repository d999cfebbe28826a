import type { AnyTask } from './agenda.ts';
import { defineGame } from './define.ts';
import type { AnyState, Anytime, Choice, Definition, Game, GameTypes, Handlers, Transition } from './game.ts';
import type { Vocabulary } from './moves.ts';
import { type Extend, extendPoints, fillPoints, type Points } from './points.ts';

/** A base game: its definition, and what it does at the extension points that its functions call. */
export interface Base<T extends GameTypes, P extends Points = Points> {
  readonly definition: Definition<T>;
  readonly points?: P;
  readonly defaults?: P;
}

/** An expansion. It acts only in games whose configuration names it. `T` are the types of the base game with its own added. */
export interface Module<T extends GameTypes, P extends Points> {
  readonly id: string;
  /** Base clauses that this module's clauses replace, said openly so that the site can show "changed by". */
  readonly replaces: { readonly [baseRule: string]: string };
  /** Its side of the extension points; each gets what stood there before. */
  readonly extend?: Extend<P>;
  /** Kinds of task that only this module puts on the agenda. */
  readonly tasks?: Partial<Handlers<T>>;
  readonly vocabulary?: Vocabulary;
  /** Its own kinds of move that answer a base task; what they do comes in through the points of that task. */
  readonly answers?: { readonly [task: string]: readonly T['Move']['kind'][] };
  /** Moves that it lets any seat make between two steps. */
  readonly anytime?: Anytime<T>;
  /** The places that its own moves are about; `undefined` for any other move. */
  targets?(state: T['State'], move: T['Move']): readonly string[] | undefined;
}

const plays = (state: AnyState, module: string | undefined): boolean =>
  module === undefined || state.config.modules.includes(module);

/** The any-time moves of a base game and its modules as one; those of a module are none where it is not in play. */
function together<T extends GameTypes>(
  parts: readonly { readonly module?: string; readonly anytime: Anytime<T> }[],
): Anytime<T> {
  const partOf = (kind: string) => {
    const part = parts.find(({ anytime }) => anytime.kinds.includes(kind));
    if (!part) throw new RangeError(`${kind} is no any-time move`);
    return part;
  };
  return {
    kinds: parts.flatMap(({ anytime }) => anytime.kinds),
    asks: (state, kind) => plays(state, partOf(kind).module) && (partOf(kind).anytime.asks?.(state, kind) ?? true),
    seatOf: (move) => partOf(move.kind).anytime.seatOf(move),
    check: (state, move) => partOf(move.kind).anytime.check(state, move),
    perform: (draft, move) => partOf(move.kind).anytime.perform(draft, move),
    *candidates(state) {
      for (const { module, anytime } of parts) if (plays(state, module)) yield* anytime.candidates(state);
    },
    *attempts(state) {
      for (const { module, anytime } of parts) if (plays(state, module)) yield* anytime.attempts?.(state) ?? [];
    },
  };
}

/**
 * The definition that a base and its modules make together.
 * @throws RangeError where a module names a point, task or move kind that clashes or does not exist.
 */
export function join<T extends GameTypes, P extends Points, X extends GameTypes = T>(
  base: Base<T, P>,
  ...modules: readonly Module<X, P>[]
): Definition<X> {
  const definition = base.definition as unknown as Definition<X>;
  if (base.points && base.defaults) fillPoints(base.points, base.defaults);
  type Asking = Pick<Choice<X, AnyTask>, 'rule' | 'accepts' | 'check'>;
  const tasks: Record<string, Asking> = { ...(definition.tasks as { readonly [kind: string]: Asking }) };
  const vocabulary: Record<string, Vocabulary[string]> = { ...definition.vocabulary };
  const anytime: { module?: string; anytime: Anytime<X> }[] = definition.anytime
    ? [{ anytime: definition.anytime }]
    : [];
  for (const module of modules) {
    for (const [kind, handler] of Object.entries(module.tasks ?? {})) add(tasks, kind, handler as Asking, module.id);
    for (const [kind, fields] of Object.entries(module.vocabulary ?? {})) add(vocabulary, kind, fields, module.id);
    for (const [kind, answers] of Object.entries(module.answers ?? {})) {
      const handler = Object.hasOwn(definition.tasks, kind) ? tasks[kind] : undefined;
      if (!handler?.accepts) throw new RangeError(`module ${module.id} answers ${kind}, which asks nothing`);
      tasks[kind] = {
        ...handler,
        accepts: [...handler.accepts, ...answers],
        check: (state, move, task, ...rest) =>
          answers.includes(move.kind) && !plays(state, module.id)
            ? { rule: handler.rule, code: 'notAsked', facts: { asked: kind, move: move.kind } }
            : handler.check(state, move, task, ...rest),
      };
    }
    if (module.anytime) anytime.push({ module: module.id, anytime: module.anytime });
    // The last of all: a module that is refused has joined in nowhere.
    if (base.points && module.extend) extendPoints(base.points, module.id, module.extend);
  }
  const whole: Definition<X> = {
    ...definition,
    vocabulary,
    modules: modules.map(({ id }) => id),
    tasks: tasks as unknown as Handlers<X>,
    targets(state, move) {
      for (const module of modules) {
        const places = plays(state, module.id) ? module.targets?.(state, move) : undefined;
        if (places) return places;
      }
      return definition.targets(state, move);
    },
  };
  return anytime.length > (definition.anytime ? 1 : 0) ? { ...whole, anytime: together(anytime) } : whole;
}

/**
 * The game that a base and its modules make together. A module that a configuration does not name changes nothing.
 * @throws RangeError where a module names a point, task or move kind that clashes or does not exist.
 */
export function assemble<T extends GameTypes, P extends Points, X extends GameTypes = T>(
  base: Base<T, P>,
  ...modules: readonly Module<X, P>[]
): Game<X> {
  const replaced = Object.fromEntries(modules.map((module) => [module.id, module.replaces]));
  const game = { ...defineGame(join(base, ...modules)), replaced };
  return modules.length === 0 ? game : citing(game);
}

/** The game whose prompts, refusals and events cite, where a module is played, the rule that stands for a replaced one. */
function citing<T extends GameTypes>(game: Game<T>): Game<T> {
  const now = <C extends { readonly rule: string }>({ config }: T['State'], cited: C): C => {
    for (const module of config.modules) {
      const rule = game.replaced[module]?.[cited.rule];
      if (rule !== undefined) return { ...cited, rule };
    }
    return cited;
  };
  const renamed = (after: Transition<T>): Transition<T> => {
    if (after.state.config.modules.length === 0) return after;
    return { ...after, events: after.events.map((event) => now(after.state, event)) };
  };
  return {
    ...game,
    setup: (config, chance) => renamed(game.setup(config, chance)),
    resume: (state) => renamed(game.resume(state)),
    prompt: (state) => now(state, game.prompt(state)),
    check(state, move) {
      const violation = game.check(state, move);
      return violation && now(state, violation);
    },
    apply(state, move) {
      const after = game.apply(state, move);
      return after.ok ? { ok: true, ...renamed(after) } : { ok: false, violation: now(state, after.violation) };
    },
  };
}

function add<V>(registry: Record<string, V>, key: string, value: V, module: string): void {
  if (Object.hasOwn(registry, key)) throw new RangeError(`module ${module} brings ${key}, which exists already`);
  registry[key] = value;
}
