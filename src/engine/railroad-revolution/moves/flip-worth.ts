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

/** Flips that wait for a seat's choice. */
export function waitingFlips(state: State, seat: Seat): number {
  let flips = 0;
  for (const task of state.agenda) if (task.kind === 'flip' && task.seat === seat) flips += task.left;
  return flips;
}

/**
 * No less than what so many flips can bring a player, in dollars. The only flip of a turn brings nothing where every train
 * lies face down; among `others`, one could turn a train up first, and with `fresh` a train could be taken first.
 */
export function flipWorth(
  points: RevolutionPoints,
  state: State,
  seat: Seat,
  flips: number,
  { others = 0, fresh = false }: { readonly others?: number; readonly fresh?: boolean } = {},
): number {
  if (flips === 0) return 0;
  const taking = fresh || state.agenda.some((task) => task.kind === 'takeTrain' && task.seat === seat);
  const more: readonly OwnTrain[] = taking ? stacksLeft(state).map((front) => ({ front, faceUp: true })) : [];
  let most = 0;
  for (const train of [...companyOf(state, seat).trains, ...more]) {
    if (flips + others === 1 && !train.faceUp) continue;
    most = Math.max(most, trainWorth(points, state, train));
  }
  return flips * most;
}
