import type { Viewer } from '../../../kernel/game.ts';
import { type Rng, shuffled } from '../../../kernel/rng.ts';
import type { State } from './types.ts';

/**
 * Another position that a viewer cannot tell from this one: the piles, what left the game face down and the hands of others
 * are mixed. A city that was taken face up is one of many once it lies face down in a hand.
 */
export function shuffleUnknown(state: State, viewer: Viewer, rng: Rng): State {
  const isHidden = (seat: number) => seat !== viewer;
  const hands = state.seats.flatMap(({ hand }, seat) => (isHidden(seat) ? hand : []));
  const mixed = shuffled(rng, [...state.pile.cities, ...state.removed, ...hands]);
  const stocks = shuffled(mixed.rng, state.pile.stocks);
  const cities = mixed.items;
  const pile = { cities: cities.splice(0, state.pile.cities.length), stocks: stocks.items };
  const removed = cities.splice(0, state.removed.length);
  const seats = state.seats.map((player, seat) =>
    isHidden(seat) ? { ...player, hand: cities.splice(0, player.hand.length) } : player,
  );
  return { ...state, rng: stocks.rng, pile, removed, seats };
}
