import type { AnyConfig } from '../kernel/game.ts';
import { under } from './cite.ts';
import { PLAYER_COUNTS } from './tables/player-counts.ts';
import { type Config, RULINGS, type RulingName } from './types.ts';

function unknownKey(given: object | undefined, known: readonly string[], what: string): void {
  for (const key of Object.keys(given ?? {}))
    if (!known.includes(key)) throw new RangeError(`Whistle Stop has no ${what} named ${key}.`);
}

/**
 * A full configuration from a partial one: 2 to 5 seats, rulings at their defaults.
 * @throws RangeError where the table cannot be set so.
 */
export function configure(given: Partial<AnyConfig> & { readonly seats: number }): Config {
  const { modules = [], variants = {}, rulings = {} } = given;
  const row = under('player-count', PLAYER_COUNTS).find(({ players }) => players === given.seats);
  if (!row) throw new RangeError(`Whistle Stop is for 2 to 5 players, not ${given.seats}.`);
  unknownKey(variants, [], 'variant');
  unknownKey(rulings, Object.keys(RULINGS), 'ruling');
  const chosen = Object.entries(RULINGS).map(([name, options]) => {
    const option = rulings[name] ?? options[0];
    if (!options.some((one) => one === option))
      throw new RangeError(`The ruling ${name} has the options ${options.join(' and ')}, not ${option}.`);
    return [name, option] as const;
  });
  return {
    seats: row.players,
    modules,
    variants: {},
    rulings: Object.fromEntries(chosen) as Record<RulingName, string> as Config['rulings'],
  };
}
