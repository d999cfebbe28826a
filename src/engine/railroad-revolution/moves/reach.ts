import type { Seat } from '../../kernel/agenda.ts';
import { companyOf, piecesLeft } from '../company.ts';
import { networkAt } from '../network.ts';
import type { RevolutionPoints } from '../points.ts';
import type { CityId } from '../tables/cities.ts';
import { SPACE } from '../tables/spaces.ts';
import type { State } from '../types.ts';

/** What a player pays for a rail that a waiting reward places, or that the front of a train would; `undefined` where none. */
function railCost(points: RevolutionPoints, state: State, seat: Seat, flips: boolean): number | undefined {
  const costs: number[] = [];
  for (const task of state.agenda)
    if (task.kind === 'layRail' && task.seat === seat && !task.aside) costs.push(task.cost);
  if (flips)
    for (const train of companyOf(state, seat).trains)
      if (train.faceUp)
        for (const effect of points.frontBonuses(state, train))
          if (effect.kind === 'placeRail') costs.push(effect.cost);
  return costs.length > 0 ? Math.min(...costs) : undefined;
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
export function reachAhead(points: RevolutionPoints, state: State, seat: Seat, flipCost?: number): readonly Reach[] {
  const waits = state.agenda.some((task) => task.kind === 'flip' && task.seat === seat);
  const bought = flipCost !== undefined;
  const cost = railCost(points, state, seat, waits || bought);
  if (cost === undefined || piecesLeft(companyOf(state, seat), 'rail') === 0) return [];
  const { spaces, connected } = networkAt(state, seat);
  const cities = new Set(spaces.flatMap((space) => SPACE[space].ends).filter((city) => !connected.has(city)));
  return [...cities].map((city) => ({ city, cost: cost + (bought && !waits ? flipCost : 0) }));
}
