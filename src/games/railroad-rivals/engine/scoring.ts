import type { Seat } from '../../../kernel/agenda.ts';
import { inTurn } from '../../../kernel/order.ts';
import { placesOf, type ScoreLine, type ScoreSheet, totalsOf } from '../../../kernel/score.ts';
import { playerOf } from '../../../kernel/seats.ts';
import type { RuleId } from './rules.ts';
import { RAILROADS } from './tables/railroads.ts';
import { RANK_FROM, RANKS, type Rank } from './tables/ranks.ts';
import type { State } from './types.ts';

type Line = ScoreLine<RuleId>;

/** What the stock tiles of a player are worth now, by railroad. */
function stockLines(state: State, seat: Seat): Line[] {
  const { stocks } = playerOf(state, seat);
  const rule = state.config.seats === 1 ? 'solo-final' : 'stock-points';
  return RAILROADS.flatMap((railroad): Line[] => {
    const tiles = stocks[railroad];
    const value = state.values[railroad];
    if (tiles * value === 0) return [];
    return [{ seat, points: tiles * value, rule, because: { railroad, tiles, value } }];
  });
}

/** The values that a player compares in a tie, the highest first. */
function tieValues(state: State, seat: Seat): readonly number[] {
  const { stocks } = playerOf(state, seat);
  const once = state.config.rulings.tieBreak === 'railroads';
  return RAILROADS.flatMap((railroad) =>
    Array.from({ length: once ? Math.min(1, stocks[railroad]) : stocks[railroad] }, () => state.values[railroad]),
  ).sort((a, b) => b - a);
}

/** The higher value at the first difference is better; a list that goes on is better than one that has ended. */
function byStocks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < Math.max(a.length, b.length); i++) {
    const order = (b[i] ?? -1) - (a[i] ?? -1);
    if (order !== 0) return order;
  }
  return 0;
}

/**
 * How two seats compare at the end: total, then stock tiles from the highest value down. Negative where the first is better.
 * @rule highest-total-wins, tie-break
 */
export function bySuccess(state: State, totals: readonly number[]): (a: Seat, b: Seat) => number {
  return inTurn(
    (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0),
    (a, b) => byStocks(tieValues(state, a), tieValues(state, b)),
  );
}

/** The score of a position: the points on the track, and what the stock tiles would bring now. */
export function scoreSheet(state: State): ScoreSheet<RuleId> {
  const { seats } = state.config;
  const lines = state.seats.flatMap(({ score }, seat): Line[] => [
    { seat, points: score, rule: 'final-score', because: {} },
    ...stockLines(state, seat),
  ]);
  const totals = totalsOf(lines, seats);
  return { lines, totals, places: placesOf(seats, bySuccess(state, totals)) };
}

/** Who wins, and what decides: points, stocks, or nothing, so that the victory is shared. */
export function winnersOf(
  state: State,
  { places, totals }: ScoreSheet<RuleId>,
): { readonly winners: readonly Seat[]; readonly by: 'points' | 'stocks' | 'shared' } {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = totals[winners[0] ?? 0];
  const level = state.seats.filter((_, seat) => totals[seat] === best).length;
  return { winners, by: winners.length > 1 ? 'shared' : level > 1 ? 'stocks' : 'points' };
}

/** The rank of a solitaire score. */
export function rankOf(points: number): Rank {
  return RANKS.findLast((rank) => points >= RANK_FROM[rank]) ?? 'vagabond';
}
