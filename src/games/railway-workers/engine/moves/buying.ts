import type { Seat } from '../../../../kernel/agenda.ts';
import { tell } from '../../../../kernel/draft.ts';
import { isWarehoused, pay, priceOf, roomFor, store, tooDear } from '../market.ts';
import type { D } from '../player.ts';
import { CARD, type CardId } from '../tables/cards.ts';
import type { Resource } from '../tables/market.ts';
import { SITE_NUMBERS } from '../tables/sites.ts';
import type { State } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { AMOUNTS, type Move, type MoveOfKind } from '../vocabulary.ts';

type BottomMove = MoveOfKind<'buyToWarehouse' | 'buyExtraPlan'>;

/**
 * The most that the 4+ action of a buying card can buy: what the Facilities hold, or a plan for each Construction site.
 * @rule buy-into-facilities, buy-plans-top
 */
function mostOf(state: State, seat: Seat, resource: Resource): number {
  return isWarehoused(resource) ? roomFor(state, seat, resource) : state.sites.length;
}

export type BuyingMove = MoveOfKind<'buy' | 'buyToWarehouse' | 'buyExtraPlan'>;

/** The moves of a buying card, a little more than it allows; none for other cards. */
export function buyingMoves(state: State, seat: Seat, card: CardId): readonly BuyingMove[] {
  const resource = CARD[card].buys;
  if (resource === undefined) return [];
  const most = mostOf(state, seat, resource);
  const amounts = AMOUNTS.filter((amount) => amount <= most + 1);
  const bottom: readonly BuyingMove[] = isWarehoused(resource)
    ? SITE_NUMBERS.filter((site) => state.sites.some(({ number }) => number === site)).map((site) => ({
        kind: 'buyToWarehouse',
        site,
      }))
    : [{ kind: 'buyExtraPlan' }];
  return [...amounts.map((amount): BuyingMove => ({ kind: 'buy', amount })), ...bottom];
}

/** Why the 4+ action of a buying card cannot buy so many; the Sum aside. */
export function buyRefused(state: State, seat: Seat, resource: Resource, amount: number): Refusal {
  if (amount > mostOf(state, seat, resource))
    return isWarehoused(resource)
      ? refuse('storage-limit', 'noRoom', { resource, room: roomFor(state, seat, resource) })
      : refuse('buy-plans-top', 'planLimit', { sites: state.sites.length });
  return tooDear(state, seat, resource, amount);
}

/** Why the 7+ action of a buying card cannot be done; the Sum aside. */
export function buyOneRefused(state: State, seat: Seat, resource: Resource, move: BottomMove): Refusal {
  const { sites } = state;
  if (move.kind === 'buyToWarehouse' && !sites.some(({ number }) => number === move.site))
    return refuse('buy-to-warehouse', 'noSuchSite', { site: move.site });
  return tooDear(state, seat, resource, 1);
}

/** Whether a move is an action of a card that buys this resource. */
export function isBuyingOf(resource: Resource | undefined, move: Move): boolean {
  if (resource === undefined) return false;
  return move.kind === 'buy' || move.kind === (isWarehoused(resource) ? 'buyToWarehouse' : 'buyExtraPlan');
}

/**
 * Carries out the 4+ action of a buying card. All pieces of a turn cost what the indicator shows when it begins.
 * @rule one-turn-one-price
 */
export function buy(draft: D, seat: Seat, resource: Resource, amount: number): void {
  const price = amount * priceOf(draft.state, resource);
  pay(draft, seat, price);
  store(draft, seat, resource, amount);
  const rule = isWarehoused(resource) ? 'buy-into-facilities' : 'buy-plans-top';
  tell(draft, { kind: 'bought', seat, rule, resource, amount, price });
}

/** Carries out the 7+ action of a buying card. */
export function buyOne(draft: D, seat: Seat, resource: Resource, move: BottomMove): void {
  const price = priceOf(draft.state, resource);
  pay(draft, seat, price);
  if (move.kind === 'buyExtraPlan' || !isWarehoused(resource)) {
    store(draft, seat, resource, 1);
    tell(draft, { kind: 'bought', seat, rule: 'buy-plans-bottom', resource, amount: 1, price });
    return;
  }
  const sites = draft.state.sites.map((site) => {
    if (site.number !== move.site) return site;
    const counts = site.warehouses[resource].map((n, i) => (i === seat ? n + 1 : n));
    return { ...site, warehouses: { ...site.warehouses, [resource]: counts } };
  });
  draft.state = { ...draft.state, sites };
  tell(draft, { kind: 'boughtToWarehouse', seat, rule: 'buy-to-warehouse', resource, site: move.site, price });
}
