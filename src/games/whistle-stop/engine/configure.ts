import { chosenOf } from '../../../kernel/config.ts';
import type { AnyConfig } from '../../../kernel/game.ts';
import { PLAYER_COUNTS } from './tables/player-counts.ts';
import { type Config, RULINGS } from './types.ts';

/**
 * A full configuration from a partial one: 2 to 5 seats, rulings at their defaults.
 * @throws RangeError where the table cannot be set so.
 * @rule player-count
 */
export function configure(given: Partial<AnyConfig> & { readonly seats: number }): Config {
  const { seats, modules = [] } = given;
  const row = PLAYER_COUNTS.find(({ players }) => players === seats);
  if (!row) throw new RangeError(`Whistle Stop is for 2 to 5 players, not ${seats}.`);
  return { seats: row.players, modules, ...chosenOf(given, { variants: [], rulings: RULINGS }) } as Config;
}
