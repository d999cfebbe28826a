import type { Seat } from '../../../kernel/agenda.ts';
import { inTurn } from '../../../kernel/order.ts';
import { placesOf, type ScoreLine, type ScoreSheet, totalsOf } from '../../../kernel/score.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { sharesOf } from './moves/paying.ts';
import { isCommon } from './player.ts';
import type { RuleId } from './rules.ts';
import { CONSTANTS } from './tables/constants.ts';
import { RESOURCE, RESOURCES } from './tables/goods.ts';
import { RAILROADS, type Railroad } from './tables/railroads.ts';
import { isSpecial } from './tables/tiles.ts';
import type { State } from './types.ts';

type Line = ScoreLine<RuleId>;

/**
 * How two seats compare for the majority of a railroad: most shares, then the lowest number.
 * @rule share-majority, majority-tie
 */
export function byShares(state: State, railroad: Railroad): (a: Seat, b: Seat) => number {
  const of = (seat: Seat) => playerOf(state, seat).shares[railroad];
  return inTurn(
    (a, b) => of(b).length - of(a).length,
    (a, b) => (of(a)[0] ?? 0) - (of(b)[0] ?? 0),
  );
}

/** Who has the majority of a railroad; nobody where nobody owns any. */
function majorityOf(state: State, railroad: Railroad): Seat | undefined {
  const [best] = state.seats.map((_, seat) => seat).sort(byShares(state, railroad));
  return best === undefined || playerOf(state, best).shares[railroad].length === 0 ? undefined : best;
}

function majorities(state: State): Line[] {
  return RAILROADS.flatMap((railroad): Line[] => {
    const seat = majorityOf(state, railroad);
    if (seat === undefined) return [];
    const shares = playerOf(state, seat).shares[railroad].length;
    return [{ seat, points: CONSTANTS.majority, rule: 'share-majority', because: { railroad, shares } }];
  });
}

function resourceLine(state: State, seat: Seat, common: boolean): Line {
  const { resources } = playerOf(state, seat);
  let count = 0;
  let points = 0;
  for (const resource of RESOURCES) {
    if (isCommon(resource) !== common) continue;
    count += resources[resource];
    points += resources[resource] * RESOURCE[resource].vp;
  }
  return { seat, points, rule: common ? 'common-score' : 'rare-score', because: { count } };
}

/**
 * What a player has left over: gold, resources, tokens, and special tiles in the hand.
 * @rule gold-value
 */
function leftovers(state: State, seat: Seat): Line[] {
  const { gold, coal, whistles, tiles } = playerOf(state, seat);
  const value = gold.reduce<number>((sum, one) => sum + one, 0);
  const tokens = coal + whistles;
  const special = tiles.filter(isSpecial).length;
  const each = CONSTANTS.specialInHand;
  const lines: Line[] = [
    { seat, points: value, rule: 'gold-score', because: { tokens: gold.length } },
    resourceLine(state, seat, true),
    resourceLine(state, seat, false),
    { seat, points: Math.floor(tokens / CONSTANTS.tokensPerVp), rule: 'token-score', because: { tokens } },
    { seat, points: special * each, rule: 'special-tile-penalty', because: { tiles: special } },
  ];
  return lines.filter(({ points }) => points !== 0);
}

/**
 * How two seats compare at the end: VP, then shares. Negative where the first is better.
 * @rule highest-total-wins, win-tie
 */
export function bySuccess(state: State, totals: readonly number[]): (a: Seat, b: Seat) => number {
  return inTurn(
    (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0),
    (a, b) => sharesOf(state, b) - sharesOf(state, a),
  );
}

/** The score of a position: fame points so far, and what everything else would bring now. */
export function scoreSheet(state: State): ScoreSheet<RuleId> {
  const { seats } = state.config;
  const lines = [
    ...state.seats.flatMap(({ score }, seat): Line[] => [
      { seat, points: score, rule: 'fame-points', because: {} },
      ...leftovers(state, seat),
    ]),
    ...majorities(state),
  ];
  const totals = totalsOf(lines, seats);
  return { lines, totals, places: placesOf(seats, bySuccess(state, totals)) };
}

/** Who wins, and what decides: VP, shares, or nothing, so that the victory is shared. */
export function winnersOf(
  state: State,
  { places, totals }: ScoreSheet<RuleId>,
): { readonly winners: readonly Seat[]; readonly by: 'vp' | 'shares' | 'shared' } {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const best = totals[winners[0] ?? 0];
  const level = state.seats.filter((_, seat) => totals[seat] === best).length;
  return { winners, by: winners.length > 1 ? 'shared' : level > 1 ? 'shares' : 'vp' };
}
