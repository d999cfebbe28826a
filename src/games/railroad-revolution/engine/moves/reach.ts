import type { Seat } from '../../../../kernel/agenda.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { piecesLeft } from '../company.ts';
import { networkAt } from '../network.ts';
import { points } from '../points.ts';
import type { CityId } from '../tables/cities.ts';
import { SPACE } from '../tables/spaces.ts';
import type { State } from '../types.ts';

/**
 * What a player pays for a rail that is at hand, or that a waiting reward places, or that the front of a train would;
 * `undefined` where none.
 */
function railCost(state: State, seat: Seat, flipCost?: number): number | undefined {
  const company = playerOf(state, seat);
  const left = piecesLeft(company, 'rail') > 0;
  const costs = [...points.prospects(state, seat).rails];
  let flip = flipCost;
  for (const task of state.agenda) {
    if (task.kind === 'layRail' && task.seat === seat && (left || task.aside)) costs.push(task.cost);
    if (task.kind === 'flip' && task.seat === seat) flip = 0;
  }
  if (left && flip !== undefined)
    for (const [at, train] of company.trains.entries())
      if (train.faceUp)
        for (const effect of points.frontBonuses(state, seat, train, at))
          if (effect.kind === 'placeRail') costs.push(effect.cost + flip);
  return costs.length > 0 ? Math.min(...costs) : undefined;
}

/** True where a rail can be placed beside the action, whatever its worker. */
export function hasRailAtHand(state: State, seat: Seat): boolean {
  return (
    points.prospects(state, seat).rails.length > 0 ||
    state.agenda.some((task) => task.kind === 'layRail' && task.aside && task.seat === seat)
  );
}

/** A city that one more rail would connect. */
export interface Reach {
  readonly city: CityId;
  /** What the rail costs, and the flip that brings it, in dollars. */
  readonly cost: number;
}

/**
 * Cities that a player can still connect before building, since the parts of an action may come in any order: by a rail
 * that waits to be placed, or by the flip of a train. `flipCost` is what a flip still to be bought costs, in dollars;
 * `undefined` where none can be.
 */
export function reachAhead(state: State, seat: Seat, flipCost?: number): readonly Reach[] {
  const cost = railCost(state, seat, flipCost);
  if (cost === undefined) return [];
  const { spaces, connected } = networkAt(state, seat);
  const cities = new Set(spaces.flatMap((space) => SPACE[space].ends).filter((city) => !connected.has(city)));
  return [...cities].map((city) => ({ city, cost }));
}
