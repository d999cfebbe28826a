import type { Seat } from '../../kernel/agenda.ts';
import { companyOf } from '../company.ts';
import type { RevolutionPoints } from '../points.ts';
import { CONSTANTS } from '../tables/constants.ts';
import type { TrainBonus } from '../tables/effects.ts';
import { stacksLeft } from '../trains.ts';
import type { OwnTrain, State } from '../types.ts';

function worthOf(effect: TrainBonus): number {
  if (effect.kind === 'gainMoney') return effect.amount;
  return effect.kind === 'gainShares' ? effect.n * CONSTANTS.shareSale.value : 0;
}

/** The money that the front of a train brings, in dollars. */
export function trainWorth(points: RevolutionPoints, state: State, train: OwnTrain): number {
  let worth = 0;
  for (const effect of points.frontBonuses(state, train)) worth += worthOf(effect);
  return worth;
}

/**
 * No less than what so many flips can bring a player, in dollars. A single flip brings nothing where every train lies face
 * down; with `fresh`, a train could be taken first.
 */
export function flipWorth(
  points: RevolutionPoints,
  state: State,
  seat: Seat,
  flips: number,
  fresh: boolean = false,
): number {
  if (flips === 0) return 0;
  const more: readonly OwnTrain[] = fresh ? stacksLeft(state).map((front) => ({ front, faceUp: true })) : [];
  let most = 0;
  for (const train of [...companyOf(state, seat).trains, ...more]) {
    if (flips === 1 && !train.faceUp) continue;
    most = Math.max(most, trainWorth(points, state, train));
  }
  return flips * most;
}
