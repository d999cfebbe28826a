import type { Seat } from '../../kernel/agenda.ts';
import { companyOf } from '../company.ts';
import type { RevolutionPoints } from '../points.ts';
import { CONSTANTS } from '../tables/constants.ts';
import type { Effect } from '../tables/effects.ts';
import { stacksLeft } from '../trains.ts';
import type { OwnTrain, State } from '../types.ts';

/** The money that a bonus brings, in dollars; a worker for less than a hire brings the difference. */
export function worthOf(effect: Effect): number {
  if (effect.kind === 'gainMoney') return effect.amount;
  if (effect.kind === 'gainWorkerOfChoice') return CONSTANTS.hireCost.value - effect.cost;
  return effect.kind === 'gainShares' ? effect.n * CONSTANTS.shareSale.value : 0;
}

/** The money that the front of a train brings, in dollars. */
function trainWorth(points: RevolutionPoints, state: State, seat: Seat, train: OwnTrain, at?: number): number {
  let worth = 0;
  for (const effect of points.frontBonuses(state, seat, train, at)) worth += worthOf(effect);
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
  const { perFlip, train } = points.prospects(state, seat);
  const taking = fresh || train || state.agenda.some((task) => task.kind === 'takeTrain' && task.seat === seat);
  const only = flips + others === 1;
  let most = 0;
  for (const [at, own] of companyOf(state, seat).trains.entries())
    if (own.faceUp || !only) most = Math.max(most, perFlip + trainWorth(points, state, seat, own, at));
  if (taking)
    for (const front of stacksLeft(state))
      most = Math.max(most, perFlip + trainWorth(points, state, seat, { front, faceUp: true }));
  return flips * most;
}
