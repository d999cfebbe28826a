import type { Seat } from '../../../kernel/agenda.ts';
import { tell } from '../../../kernel/draft.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import type { D } from './player.ts';
import { PRICE, RESOURCES, type Resource, STORAGE, type Warehoused } from './tables/market.ts';
import type { State, Stock } from './types.ts';
import { type Refusal, refuse } from './violations.ts';

export const NO_STOCK: Stock = { structure: 0, track: 0, plan: 0 };

/** True for what waits in a warehouse; plans do not. */
export function isWarehoused(resource: Resource): resource is Warehoused {
  return resource !== 'plan';
}

/**
 * What one piece costs now, in coins.
 * @rule black-prices, white-prices
 */
export function priceOf({ market }: Pick<State, 'market'>, resource: Resource): number {
  const side = market[resource];
  const price = PRICE[resource];
  return side === 'black' ? price.black : price.white;
}

/**
 * How many more of a resource the Facilities of a player can hold.
 * @rule plans-unlimited
 */
export function roomFor(state: State, seat: Seat, resource: Resource): number {
  if (!isWarehoused(resource)) return Number.MAX_SAFE_INTEGER;
  return Math.max(0, STORAGE[resource] - playerOf(state, seat).facilities[resource]);
}

/** Why a player cannot pay for `amount` pieces. */
export function tooDear(state: State, seat: Seat, resource: Resource, amount: number): Refusal {
  const price = amount * priceOf(state, resource);
  const { coins } = playerOf(state, seat);
  return price > coins ? refuse('pay-shown-price', 'coins', { price, coins }) : undefined;
}

/** Takes coins from a player. */
export function pay(draft: D, seat: Seat, coins: number): void {
  change(draft, seat, { coins: playerOf(draft.state, seat).coins - coins });
}

/** Adds pieces to the Facilities of a player. */
export function store(draft: D, seat: Seat, resource: Resource, amount: number): void {
  const { facilities } = playerOf(draft.state, seat);
  change(draft, seat, { facilities: { ...facilities, [resource]: facilities[resource] + amount } });
}

/** At the end of a turn the indicators of what was bought show their white side. */
export function turnIndicators(draft: D, bought: readonly Resource[]): void {
  for (const resource of RESOURCES) {
    if (!bought.includes(resource) || draft.state.market[resource] === 'white') continue;
    draft.state = { ...draft.state, market: { ...draft.state.market, [resource]: 'white' } };
    tell(draft, { kind: 'indicatorTurned', rule: 'indicator-turns', resource, side: 'white' });
  }
}

/** In Preparation all indicators show their black side again. */
export function resetIndicators(draft: D): void {
  for (const resource of RESOURCES) {
    if (draft.state.market[resource] === 'black') continue;
    draft.state = { ...draft.state, market: { ...draft.state.market, [resource]: 'black' } };
    tell(draft, { kind: 'indicatorTurned', rule: 'indicators-to-black', resource, side: 'black' });
  }
}
