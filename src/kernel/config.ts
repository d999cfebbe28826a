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

/** What a table of a game can choose beside its seats and modules: variants, and rulings with their readings, ours first. */
export interface Offered {
  readonly variants: readonly string[];
  readonly rulings: { readonly [ruling: string]: readonly string[] };
}

/** The values that were given for some names; what is no such list, or names another, is refused. */
function given(values: unknown, known: readonly string[], what: string): { readonly [name: string]: unknown } {
  if (!isRecord(values)) throw new RangeError(`${what}s are given by name`);
  for (const name of Object.keys(values)) if (!known.includes(name)) throw new RangeError(`no ${what} named ${name}`);
  return values;
}

/**
 * Variants and rulings as they were chosen: what was not is off, and has our reading.
 * @throws RangeError where a game offers no such thing
 */
export function chosenOf(
  { variants = {}, rulings = {} }: Partial<AnyConfig>,
  offered: Offered,
): Pick<AnyConfig, 'variants' | 'rulings'> {
  const on = given(variants, offered.variants, 'variant');
  for (const [name, value] of Object.entries(on))
    if (typeof value !== 'boolean') throw new RangeError(`the variant ${name} is true or false, not ${String(value)}`);
  const readings = given(rulings, Object.keys(offered.rulings), 'ruling');
  const chosen = Object.entries(offered.rulings).map(([name, options]) => {
    const option = Object.hasOwn(readings, name) ? readings[name] : options[0];
    if (!options.some((one) => one === option))
      throw new RangeError(`the ruling ${name} is ${options.join(' or ')}, not ${String(option)}`);
    return [name, option as string] as const;
  });
  return {
    variants: Object.fromEntries(offered.variants.map((name) => [name, on[name] === true])),
    rulings: Object.fromEntries(chosen),
  };
}
