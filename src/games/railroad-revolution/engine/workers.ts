import type { Seat } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import { memo } from '../../../kernel/memo.ts';
import { total } from '../../../kernel/pieces.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { type D, moveCommon, moveWorkers, NO_WORKERS, typesLeft, workersAt } from './company.ts';
import type { RuleId } from './rules.ts';
import { ACTIONS, WORKERS, type Worker } from './tables/constants.ts';
import { MILESTONE, type MilestoneId } from './tables/milestones.ts';
import type { Company, OwnMilestone, State } from './types.ts';
import { type Refusal, refuse } from './violations.ts';
import { type Move, PLACES, type Place } from './vocabulary.ts';

/** A worker of a player: its type and where it is. */
export interface Standing {
  readonly from: Place;
  readonly worker: Worker;
}

/**
 * The different workers a player can give, by place and type; managers are not among them.
 * @rule managers-stay
 */
export const standing = memo((company: Company): readonly Standing[] => {
  const all: Standing[] = [];
  for (const from of PLACES) {
    const there = workersAt(company, from);
    for (const worker of WORKERS) if (there[worker] > 0) all.push({ from, worker });
  }
  return all;
});

/** Why a player does not have a worker to give. */
export function noSuchWorker(state: State, seat: Seat, { from, worker }: Standing, rule: RuleId): Refusal {
  const has = workersAt(playerOf(state, seat), from)[worker] > 0;
  return has ? undefined : refuse(rule, 'noSuchWorker', { worker, from });
}

/** Why a worker of this type cannot be taken from the common supply. */
export function noWorkerLeft(state: State, worker: Worker): Refusal {
  return state.supply[worker] > 0 ? undefined : refuse('worker-shortage', 'noWorkerLeft', { worker });
}

/**
 * Takes a worker of the common supply into the personal supply.
 * @rule gaining
 */
export function receiveWorker(draft: D, seat: Seat, worker: Worker): void {
  moveCommon(draft, worker, -1);
  moveWorkers(draft, seat, 'supply', worker, 1);
}

/**
 * Gains a worker that is due. Where its type is missing, its owner chooses another; where all are missing, nothing is
 * gained.
 */
export function gainWorker(draft: D, seat: Seat, worker: Worker, rule: RuleId): void {
  if (draft.state.supply[worker] > 0) {
    receiveWorker(draft, seat, worker);
    tell(draft, { kind: 'workerGained', seat, rule, worker });
    return;
  }
  tell(draft, { kind: 'workerMissing', seat, rule: 'worker-shortage', worker });
  if (total(draft.state.supply) > 0) push(draft, { kind: 'gainWorker', seat, rule, must: true, workers: WORKERS });
}

/**
 * The types that may be gained where these are due: with one of them missing, any other will do.
 * @rule worker-shortage
 */
export function gainable(state: State, workers: readonly Worker[]): readonly Worker[] {
  const left = typesLeft(state);
  return workers.every((worker) => state.supply[worker] > 0) ? workers : left;
}

/** Discards a worker of a player to the common supply. */
export function discardWorker(draft: D, seat: Seat, { from, worker }: Standing, rule: RuleId): void {
  moveWorkers(draft, seat, from, worker, -1);
  moveCommon(draft, worker, 1);
  tell(draft, { kind: 'workerDiscarded', seat, rule, worker, from });
}

/**
 * Exchanges a worker of a player for one of the common supply. Where the new one goes is a ruling.
 * @rule exchange-worker
 */
export function exchangeWorker(draft: D, seat: Seat, old: Standing, gained: Worker, rule: RuleId): void {
  const to: Place = draft.state.config.rulings.exchange === 'in-place' ? old.from : 'supply';
  moveWorkers(draft, seat, old.from, old.worker, -1);
  moveCommon(draft, old.worker, 1);
  moveCommon(draft, gained, -1);
  moveWorkers(draft, seat, to, gained, 1);
  tell(draft, { kind: 'workerExchanged', seat, rule, worker: old.worker, from: old.from, gained, to });
}

/** Takes back all workers of the player board where the personal supply is empty. */
export function recallWorkers(draft: D, seat: Seat): void {
  const rule: RuleId = 'recall-workers';
  const { supply, board } = playerOf(draft.state, seat);
  if (total(supply) > 0) return;
  const back: { [W in Worker]: number } = { ...NO_WORKERS };
  for (const action of ACTIONS) for (const worker of WORKERS) back[worker] += board[action][worker];
  const cleared = Object.fromEntries(ACTIONS.map((action) => [action, NO_WORKERS])) as Company['board'];
  change(draft, seat, { supply: back, board: cleared });
  tell(draft, { kind: 'workersRecalled', seat, rule });
}

function ofType(workers: readonly (Worker | 'any')[], type: Worker | 'any'): number {
  let n = 0;
  for (const worker of workers) if (worker === type) n++;
  return n;
}

/**
 * True where a Milestone has a free manager's place for this type; each place of a named type takes only that type.
 * @rule manager-types
 */
export function hasPlaceFor({ id, managers }: OwnMilestone, worker: Worker): boolean {
  const needed = MILESTONE[id].managers;
  if (managers.length >= needed.length) return false;
  return ofType(needed, 'any') > 0 || ofType(needed, worker) > ofType(managers, worker);
}

/** Why a worker cannot be promoted to a Milestone. */
export function promotionRefused(
  state: State,
  seat: Seat,
  move: Standing & { readonly milestone: MilestoneId },
): Refusal {
  const { milestone, worker } = move;
  const own = playerOf(state, seat).milestones.find(({ id }) => id === milestone);
  if (!own) return refuse('promote-worker', 'notYourMilestone', { milestone });
  if (!hasPlaceFor(own, worker)) return refuse('manager-types', 'noManagerPlace', { worker, milestone });
  return noSuchWorker(state, seat, move, 'promote-worker');
}

/**
 * Every promotion of a player, also of the worker just placed and before any condition holds.
 * @rule promote-early, promote-placed-worker
 */
export const promotions = memo((company: Company): readonly Extract<Move, { kind: 'promoteWorker' }>[] => {
  const all: Extract<Move, { kind: 'promoteWorker' }>[] = [];
  const milestones = company.milestones;
  for (const { from, worker } of standing(company))
    for (const own of milestones)
      if (hasPlaceFor(own, worker)) all.push({ kind: 'promoteWorker', from, worker, milestone: own.id });
  return all;
});

/** True where a player can promote some worker. */
export const canPromote = memo((company: Company): boolean =>
  company.milestones.some((own) => standing(company).some(({ worker }) => hasPlaceFor(own, worker))),
);

/**
 * Moves a worker on to a Milestone, where it is a manager and no longer available.
 * @rule managers-not-available
 */
export function promoteWorker(
  draft: D,
  seat: Seat,
  move: Standing & { readonly milestone: MilestoneId },
  rule: RuleId,
): void {
  const { from, worker, milestone } = move;
  moveWorkers(draft, seat, from, worker, -1);
  const milestones = playerOf(draft.state, seat).milestones.map((own) =>
    own.id === milestone ? { ...own, managers: [...own.managers, worker] } : own,
  );
  change(draft, seat, { milestones });
  tell(draft, { kind: 'workerPromoted', seat, rule, worker, from, milestone });
}
