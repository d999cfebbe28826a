import { chosenOf } from '../../../kernel/config.ts';
import type { AnyConfig } from '../../../kernel/game.ts';
import { type Config, RULINGS, VARIANTS } from './types.ts';

/**
 * A full configuration from a partial one: 2 to 4 seats, variants off, rulings at their defaults.
 * @throws RangeError where the table cannot be set so.
 */
export function configure(given: Partial<AnyConfig> & { readonly seats: number }): Config {
  const { seats, modules = [] } = given;
  if (seats !== 2 && seats !== 3 && seats !== 4)
    throw new RangeError(`Railroad Revolution is for 2 to 4 players, not ${seats}.`);
  return { seats, modules, ...chosenOf(given, { variants: VARIANTS, rulings: RULINGS }) } as Config;
}
