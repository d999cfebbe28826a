import type { Seat } from './agenda.ts';
import type { AnyState, GameTypes, Viewer } from './game.ts';
import type { Order } from './order.ts';
import type { Counts } from './pieces.ts';
import type { Rng } from './rng.ts';
import type { Rule, RuleTable } from './rules.ts';

/** What laws and the build ask of a game, and play never does. All functions are pure. */
export interface Proofs<T extends GameTypes = GameTypes> {
  /** Every rule that the game enforces. */
  readonly rules: RuleTable;
  /** Every piece by kind: the counts that no move changes. */
  inventory(state: T['State']): Counts;
  /** What is wrong with a position, in sentences; empty for every reachable one. */
  faults(state: T['State']): readonly string[];
  /** Every comparator the game sorts by, with what it is applied to in this position. */
  orders(state: T['State']): readonly Order<unknown>[];
  /** The `/`-joined paths of the view that an event changes, each with all below it. */
  touches(event: T['Event']): readonly string[];
  /** Another position that the viewer cannot tell from this one. */
  shuffleUnknown(state: T['State'], viewer: Viewer, rng: Rng): T['State'];
}

/** What a module adds to them, where it is in play. */
export interface ModuleProofs<T extends GameTypes = GameTypes> {
  readonly rules: RuleTable;
  /** Rules of the base game that its own replace, as the module itself says. */
  readonly replaces: { readonly [baseRule: string]: string };
  /** Pieces that the base game does not have. */
  inventory?(state: T['State']): Counts;
  faults?(state: T['State']): readonly string[];
  /** `undefined` for an event that is not its own. */
  touches?(event: T['Event']): readonly string[] | undefined;
}

/**
 * The proofs of a base game and its modules, by their ids, as one.
 * @throws RangeError where a module brings a rule that exists already, or replaces what is no rule, or by what is none of its own
 */
export function joinProofs<B extends GameTypes, X extends GameTypes>(
  base: Proofs<B>,
  modules: { readonly [id: string]: ModuleProofs<X> },
): Proofs<X> {
  const whole = base as unknown as Proofs<X>;
  const played = ({ config }: AnyState): readonly ModuleProofs<X>[] =>
    config.modules.flatMap((id) => modules[id] ?? []);
  const rules: Record<string, Rule> = { ...base.rules };
  for (const [module, own] of Object.entries(modules))
    for (const [id, rule] of Object.entries(own.rules)) {
      if (Object.hasOwn(rules, id)) throw new RangeError(`module ${module} brings ${id}, which exists already`);
      rules[id] = { ...rule, module };
    }
  for (const [module, own] of Object.entries(modules))
    for (const [old, now] of Object.entries(own.replaces))
      if (!Object.hasOwn(base.rules, old) || !Object.hasOwn(own.rules, now))
        throw new RangeError(`module ${module} replaces ${old} by ${now}: no such rules`);
  return {
    ...whole,
    rules,
    inventory: (state) =>
      Object.assign({}, whole.inventory(state), ...played(state).map((module) => module.inventory?.(state))),
    faults: (state) => [...whole.faults(state), ...played(state).flatMap((module) => module.faults?.(state) ?? [])],
    touches(event) {
      for (const module of Object.values(modules)) {
        const paths = module.touches?.(event);
        if (paths) return paths;
      }
      return whole.touches(event);
    },
  };
}

/** The comparator of the final places, with the seats that it compares. */
export function placesOrder({ config }: AnyState, compare: (a: Seat, b: Seat) => number): Order<unknown> {
  const order: Order<Seat> = {
    name: 'places',
    items: Array.from({ length: config.seats }, (_, seat) => seat),
    compare,
  };
  return order as Order<unknown>;
}
