import type { Seat } from '../../kernel/agenda.ts';
import { companyOf } from '../company.ts';
import type { RevolutionPoints } from '../points.ts';
import { CONSTANTS } from '../tables/constants.ts';
import type { TrainBonus } from '../tables/effects.ts';
import { stacksLeft } from '../trains.ts';
import type { State } from '../types.ts';

function worthOf(effect: TrainBonus): number {
  if (effect.kind === 'gainMoney') return effect.amount;
  return effect.kind === 'gainShares' ? effect.n * CONSTANTS.shareSale.value : 0;
}

/** The most money, in dollars, that one flip of a train can bring a player, also of a train still to be taken. */
export function flipWorth(points: RevolutionPoints, state: State, seat: Seat): number {
  const fresh = stacksLeft(state).map((front) => ({ front, faceUp: true }));
  let most = 0;
  for (const train of [...companyOf(state, seat).trains, ...fresh]) {
    let worth = 0;
    for (const effect of points.frontBonuses(state, train)) worth += worthOf(effect);
    most = Math.max(most, worth);
  }
  return most;
}
