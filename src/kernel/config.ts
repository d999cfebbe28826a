import type { AnyConfig } from './game.ts';
import { isRecord } from './json.ts';

const isAll = (values: unknown, type: 'boolean' | 'string'): boolean =>
  isRecord(values) && Object.values(values).every((one) => typeof one === type);

/** True where a configuration that came from outside has the shape of one; whether a game can be set so, the game says. */
export const isConfig = (given: unknown): given is AnyConfig =>
  isRecord(given) &&
  Number.isSafeInteger(given.seats) &&
  Array.isArray(given.modules) &&
  given.modules.every((module) => typeof module === 'string') &&
  isAll(given.variants, 'boolean') &&
  isAll(given.rulings, 'string');

/** What a table of a game can choose: how many play, variants, and rulings with their readings, ours first. */
export interface Options {
  /** The game's title, for sentences. */
  readonly title: string;
  /** The numbers of players, ascending. */
  readonly seats: readonly number[];
  readonly variants: readonly string[];
  readonly rulings: { readonly [ruling: string]: readonly string[] };
}

/** The values that were given for some names; what is no such list, or names another, is refused. */
function given(values: unknown, known: readonly string[], what: string): { readonly [name: string]: unknown } {
  if (!isRecord(values)) throw new RangeError(`${what}s are given by name`);
  for (const name of Object.keys(values)) if (!known.includes(name)) throw new RangeError(`no ${what} named ${name}`);
  return values;
}

/** The modules in the order of the box, whatever the order in which they were named. */
function modulesIn(id: string, available: readonly string[], named: unknown): readonly string[] {
  if (!Array.isArray(named)) throw new RangeError(`${id} cannot be set by what is no configuration`);
  for (const [i, module] of named.entries())
    if (!available.includes(module) || named.indexOf(module) < i)
      throw new RangeError(`${id} has no ${named.indexOf(module) < i ? 'second ' : ''}module ${module}`);
  return available.filter((module) => named.includes(module));
}

/** Numbers of players as words: `2 to 4`, or `1, 3`. */
function ranged(seats: readonly number[]): string {
  const [first = 0] = seats;
  const last = seats.at(-1) ?? first;
  return last - first === seats.length - 1 && seats.length > 1 ? `${first} to ${last}` : seats.join(', ');
}

/**
 * A full configuration from a partial one: a variant that was not chosen is off, a ruling has our reading, no module is played.
 * @param available the modules that the game has, in their order
 * @throws RangeError, with a sentence, where the table cannot be set so
 */
export function configured(id: string, options: Options, available: readonly string[], from: unknown): AnyConfig {
  if (!isRecord(from)) throw new RangeError(`${id} cannot be set by what is no configuration`);
  const { seats, modules = [], variants = {}, rulings = {} }: { readonly [key: string]: unknown } = { ...from };
  const played = modulesIn(id, available, modules);
  if (!options.seats.some((one) => one === seats))
    throw new RangeError(`${options.title} is for ${ranged(options.seats)} players, not ${String(seats)}.`);
  const on = given(variants, options.variants, 'variant');
  for (const [name, value] of Object.entries(on))
    if (typeof value !== 'boolean') throw new RangeError(`the variant ${name} is true or false, not ${String(value)}`);
  const readings = given(rulings, Object.keys(options.rulings), 'ruling');
  const chosen = Object.entries(options.rulings).map(([name, all]) => {
    const option = Object.hasOwn(readings, name) ? readings[name] : all[0];
    if (!all.some((one) => one === option))
      throw new RangeError(`the ruling ${name} is ${all.join(' or ')}, not ${String(option)}`);
    return [name, option as string] as const;
  });
  return {
    seats: seats as number,
    modules: played,
    variants: Object.fromEntries(options.variants.map((name) => [name, on[name] === true])),
    rulings: Object.fromEntries(chosen),
  };
}
