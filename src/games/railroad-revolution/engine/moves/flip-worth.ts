import type { Seat } from '../../../../kernel/agenda.ts';
import { playerOf } from '../../../../kernel/seats.ts';

import { points } from '../points.ts';
import { CONSTANTS } from '../tables/constants.ts';
import type { Effect } from '../tables/effects.ts';
import { stacksLeft } from '../trains.ts';
import type { OwnTrain, State } from '../types.ts';

/** The money that a bonus brings, in dollars; a worker for less than a hire brings the difference. */
export function worthOf(effect: Effect): number {
  if (effect.kind === 'gainMoney') return effect.amount;
  if (effect.kind === 'gainWorkerOfChoice') return CONSTANTS.hireCost - effect.cost;
  return effect.kind === 'gainShares' ? effect.n * CONSTANTS.shareSale : 0;
}

/** The money that the front of a train brings, in dollars. */
function trainWorth(state: State, seat: Seat, train: OwnTrain, at?: number): number {
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
 * How many of some flips can turn a train face down, which is what brings something: a train that lies face down takes two.
 * Other flips could turn all of them up first.
 */
function turnedDown(flips: number, faceUp: number, others: number): number {
  const atOnce = others > 0 ? flips : Math.min(flips, faceUp);
  return atOnce + Math.floor((flips - atOnce) / 2);
}

/**
 * No less than what so many flips can bring a player, in dollars, beside `others` of the same turn; with `fresh` a train
 * could be taken first.
 */
export function flipWorth(
  state: State,
  seat: Seat,
  flips: number,
  { others = 0, fresh = false }: { readonly others?: number; readonly fresh?: boolean } = {},
): number {
  if (flips === 0) return 0;
  const { perFlip, train } = points.prospects(state, seat);
  const taking = fresh || train || state.agenda.some((task) => task.kind === 'takeTrain' && task.seat === seat);
  const { trains } = playerOf(state, seat);
  let most = 0;
  let faceUp = 0;
  for (const [at, own] of trains.entries()) {
    if (own.faceUp) faceUp++;
    most = Math.max(most, perFlip + trainWorth(state, seat, own, at));
  }
  if (taking)
    for (const front of stacksLeft(state))
      most = Math.max(most, perFlip + trainWorth(state, seat, { front, faceUp: true }));
  return most * (taking ? flips : turnedDown(flips, faceUp, others));
}
