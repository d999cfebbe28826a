import type { Seat } from '../../../kernel/agenda.ts';
import { placesOf, type ScoreLine, type ScoreSheet, totalsOf } from '../../../kernel/score.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { isWarehoused } from './market.ts';

import type { RuleId } from './rules.ts';
import { PRICE, RESOURCES, type Resource } from './tables/market.ts';
import type { State } from './types.ts';

type Line = ScoreLine<RuleId>;

/** What a player has of a resource in Facilities and warehouses. */
export function ownedOf(state: State, seat: Seat, resource: Resource): number {
  const stored = playerOf(state, seat).facilities[resource];
  if (!isWarehoused(resource)) return stored;
  return state.sites.reduce((sum, { warehouses }) => sum + (warehouses[resource][seat] ?? 0), stored);
}

function linesOf(state: State, seat: Seat): readonly Line[] {
  const { coins } = playerOf(state, seat);
  const sold = RESOURCES.map((resource): Line => {
    const count = ownedOf(state, seat, resource);
    const each = PRICE[resource].end;
    const rule = resource === 'plan' ? 'sell-plans' : 'sell-structures-and-tracks';
    return { seat, points: count * each, rule, because: { resource, count, each } };
  });
  return [
    { seat, points: coins, rule: 'most-coins-win', because: { coins } },
    ...sold.filter(({ points }) => points > 0),
  ];
}

/**
 * How two seats compare at the end: by coins alone, so that a tie is shared. Negative where the first is better.
 * @rule most-coins-win
 */
export function byCoins(totals: readonly number[]): (a: Seat, b: Seat) => number {
  return (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0);
}

/** The score of a position: coins, with what the Bank would pay at the end for the resources left. */
export function scoreSheet(state: State): ScoreSheet<RuleId> {
  const { seats } = state.config;
  const lines = Array.from({ length: seats }, (_, seat) => linesOf(state, seat)).flat();
  const totals = totalsOf(lines, seats);
  return { lines, totals, places: placesOf(seats, byCoins(totals)) };
}

/**
 * Who wins; several share the victory.
 * @rule shared-victory
 */
export function winnersOf({ places }: ScoreSheet<RuleId>): readonly Seat[] {
  return places.flatMap((place, seat) => (place === 1 ? [seat] : []));
}
