import { isSealed, type Seat } from '../../../../kernel/agenda.ts';
import { tell } from '../../../../kernel/draft.ts';
import type { Anytime } from '../../../../kernel/game.ts';
import { change, playerOf } from '../../../../kernel/seats.ts';
import { pay } from '../company.ts';
import { CONSTANTS, WORKERS, type Worker } from '../tables/constants.ts';
import type { State, Task, Types } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { type Move, SEATS } from '../vocabulary.ts';
import { noWorkerLeft, receiveWorker } from '../workers.ts';

type AnytimeMove = Extract<Move, { readonly kind: 'sellShare' | 'hireWorker' }>;

const SALES = SEATS.map((seat): Move => ({ kind: 'sellShare', seat }));
const HIRES = SEATS.map((seat) => WORKERS.map((worker): Move => ({ kind: 'hireWorker', seat, worker })));

/** The seat that is asked something. */
export function asked(state: State): Seat | undefined {
  const task = state.agenda[state.agenda.length - 1];
  return task && !isSealed(task) && 'seat' in task ? task.seat : undefined;
}

/**
 * Questions between two steps, beside those of an expansion, which say so themselves. What is asked else is carried out in
 * one go, and others wait until it is done.
 */
const BETWEEN: { readonly [K in Task['kind']]?: true } = {
  recall: true,
  placeWorker: true,
  action: true,
  deal: true,
  privateDeal: true,
  closeDeal: true,
  closeTurn: true,
  completeMilestone: true,
};

/** True while a seat is in the midst of a step, and others wait. */
export function insideStep({ agenda }: State): boolean {
  const task = agenda[agenda.length - 1];
  return task !== undefined && BETWEEN[task.kind] !== true && !('between' in task);
}

/**
 * Sales and hires come between two steps of the game, in anybody's turn; a ruling limits them to own decisions.
 * @rule deal-sell-and-hire
 */
function stepRefused(state: State, { kind, seat }: AnytimeMove): Refusal {
  if (seat >= state.config.seats) return refuse('any-time-steps', 'noSuchSeat', { seat });
  if (state.round === 0) return refuse('any-time-steps', 'notBegun', { move: kind });
  const now = asked(state);
  // whoever carries out a step may need the money or the worker for it
  if (now === seat) return undefined;
  if (state.config.rulings.anyTime !== 'always') return refuse('any-time-steps', 'notYourDecision', { seat });
  return now !== undefined && insideStep(state)
    ? refuse('any-time-steps', 'insideStep', { seat, asked: now })
    : undefined;
}

function saleRefused(state: State, seat: Seat): Refusal {
  return playerOf(state, seat).shares > 0 ? undefined : refuse('sell-shares', 'noShares', { seat });
}

function hireRefused(state: State, seat: Seat, worker: Worker): Refusal {
  const price = CONSTANTS.hireCost;
  const { money } = playerOf(state, seat);
  if (money < price) return refuse('hire-worker', 'hireMoney', { seat, price, money });
  return noWorkerLeft(state, worker);
}

/**
 * What any player may do between two steps: sell a Share (never buy one), or hire a worker; each as often as wanted.
 * @rule no-buying-shares
 */
export const anytime: Anytime<Types> = {
  kinds: ['sellShare', 'hireWorker'],
  seatOf: (move) => (move as AnytimeMove).seat,
  *candidates(state) {
    for (const [seat, { money, shares }] of state.seats.entries()) {
      const sale = SALES[seat];
      if (sale && shares > 0) yield sale;
      if (money >= CONSTANTS.hireCost) yield* HIRES[seat] ?? [];
    }
  },
  check(state, move) {
    if (move.kind !== 'sellShare' && move.kind !== 'hireWorker') return undefined;
    const step = stepRefused(state, move);
    if (step) return step;
    return move.kind === 'sellShare' ? saleRefused(state, move.seat) : hireRefused(state, move.seat, move.worker);
  },
  perform(draft, move) {
    if (move.kind === 'sellShare') {
      const { seat } = move;
      const { money, shares } = playerOf(draft.state, seat);
      const amount = CONSTANTS.shareSale;
      change(draft, seat, { shares: shares - 1, money: money + amount });
      tell(draft, { kind: 'shareSold', seat, rule: 'sell-shares', amount });
    }
    if (move.kind === 'hireWorker') {
      const { seat, worker } = move;
      const amount = CONSTANTS.hireCost;
      pay(draft, seat, amount, 'hire-worker');
      receiveWorker(draft, seat, worker);
      tell(draft, { kind: 'workerHired', seat, rule: 'hire-worker', worker, amount });
    }
  },
};
