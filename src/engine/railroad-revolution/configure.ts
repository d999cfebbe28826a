import type { AnyConfig } from '../kernel/game.ts';
import { type Config, RULINGS, type RulingName, VARIANTS, type Variant } from './types.ts';

function unknownKey(given: object | undefined, known: readonly string[], what: string): void {
  for (const key of Object.keys(given ?? {}))
    if (!known.includes(key)) throw new RangeError(`Railroad Revolution has no ${what} named ${key}.`);
}

/**
 * A full configuration from a partial one: 2 to 4 seats, variants off, rulings at their defaults.
 * @throws RangeError where the table cannot be set so.
 */
export function configure(given: Partial<AnyConfig> & { readonly seats: number }): Config {
  const { seats, modules = [], variants = {}, rulings = {} } = given;
  if (seats !== 2 && seats !== 3 && seats !== 4)
    throw new RangeError(`Railroad Revolution is for 2 to 4 players, not ${seats}.`);
  unknownKey(variants, VARIANTS, 'variant');
  unknownKey(rulings, Object.keys(RULINGS), 'ruling');
  const chosen = Object.entries(RULINGS).map(([name, options]) => {
    const option = rulings[name] ?? options[0];
    if (!options.some((one) => one === option))
      throw new RangeError(`The ruling ${name} has the options ${options.join(' and ')}, not ${option}.`);
    return [name, option] as const;
  });
  return {
    seats,
    modules,
    variants: Object.fromEntries(VARIANTS.map((name) => [name, variants[name] === true])) as Record<Variant, boolean>,
    rulings: Object.fromEntries(chosen) as Record<RulingName, string> as Config['rulings'],
  };
}
