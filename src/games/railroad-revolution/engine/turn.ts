import type { Seat } from '../../../kernel/agenda.ts';
import { push, tell } from '../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../kernel/game.ts';
import { total } from '../../../kernel/pieces.ts';
import { clockwiseFrom, nextSeat, playerOf } from '../../../kernel/seats.ts';
import { availableWorkers, type D, moveWorkers, raisable } from './company.ts';
import { mainActions } from './moves/action.ts';
import { isAlwaysDiscarded, openDeal, opensDeal } from './moves/deals.ts';
import { points } from './points.ts';
import { scoreSheet, winnersOf } from './scoring.ts';
import { ACTIONS, CONSTANTS, WORKERS } from './tables/constants.ts';
import type { ActionTask, State, Task, Types } from './types.ts';
import { type Refusal, refuse } from './violations.ts';
import type { MoveOfKind } from './vocabulary.ts';
import { recallWorkers } from './workers.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

/** A turn begins: an empty personal supply is filled from the player board first, which is no action. */
function beginTurn(draft: D, seat: Seat): void {
  tell(draft, { kind: 'turnBegun', seat, rule: 'turn-order', round: draft.state.round });
  recallWorkers(draft, seat);
  push(draft, { kind: 'placeWorker', seat });
}

const isSupplyEmpty = (state: State, seat: Seat): boolean => total(playerOf(state, seat).supply) === 0;

/** True where a seat could still hire before its turn begins, and so avert the recall; by a ruling it never can. */
function canAvertRecall(state: State, seat: Seat): boolean {
  const isInReach = raisable(playerOf(state, seat)) >= CONSTANTS.hireCost && total(state.supply) > 0;
  return isSupplyEmpty(state, seat) && isInReach && state.config.rulings.anyTime === 'always';
}

/** A turn is about to begin. What came at the last moment may pay for a hire before it, so its player is asked first. */
export const startTurn: Automatic<Types, TaskOf<'startTurn'>> = {
  rule: 'turn-order',
  settle(draft, { seat }) {
    push(draft, { kind: 'endTurn', seat });
    if (canAvertRecall(draft.state, seat)) push(draft, { kind: 'recall', seat });
    else beginTurn(draft, seat);
  },
};

/** The moment before a turn that begins with a recall: a hire still comes before it, and with one nobody is recalled. */
export const recall: Choice<Types, TaskOf<'recall'>, MoveOfKind<'recall'>> = {
  rule: 'recall-workers',
  accepts: ['recall'],
  prompt: (_, { seat }) => ({ kind: 'recall', seat, rule: 'recall-workers' }),
  candidates: (state, { seat }) => (isSupplyEmpty(state, seat) ? [{ kind: 'recall' }] : []),
  check: () => undefined,
  perform: (draft, _, { seat }) => beginTurn(draft, seat),
  none: (draft, { seat }) => beginTurn(draft, seat),
};

/**
 * Everybody's Milestones are checked, also of those who have had their last turn; whose come first is a ruling.
 * @rule late-milestones, milestone-check-order
 */
function milestoneOrder(state: State, active: Seat): readonly Seat[] {
  const first = state.config.rulings.milestoneOrder === 'first-player' ? state.first : active;
  return clockwiseFrom(first, state.config.seats);
}

/** What follows the action of a turn, or a turn without one, in that order. */
function closeActions(draft: D, seat: Seat, usedDealTile: boolean): void {
  push(
    draft,
    { kind: 'closeTurn', seat },
    ...(usedDealTile ? [{ kind: 'nextDealTile' } as const] : []),
    ...milestoneOrder(draft.state, seat).map((one): Task => ({ kind: 'checkMilestones', seat: one })),
  );
}

/**
 * Ends an action: a Deal that it opened is resolved now, one tile at most.
 * @rule one-deal-tile-an-action, private-deal-discard, deal-after-action
 */
export function finishAction(draft: D, task: ActionTask): void {
  const { seat } = task;
  const opens = opensDeal(draft.state, task);
  const privately = task.action === 'trade' && task.deal;
  closeActions(draft, seat, privately || (opens && isAlwaysDiscarded(draft.state)));
  if (opens) openDeal(draft, seat);
}

function noWorkerThere(state: State, seat: Seat, worker: (typeof WORKERS)[number]): Refusal {
  const { supply } = playerOf(state, seat);
  return supply[worker] > 0 ? undefined : refuse('place-worker', 'noSuchWorker', { worker, from: 'supply' });
}

/**
 * The choice that makes a turn: a worker of the personal supply, and the action space it goes to.
 * @rule four-actions
 */
export const placeWorker: Choice<Types, TaskOf<'placeWorker'>, MoveOfKind<'placeWorker'>> = {
  rule: 'place-worker',
  accepts: ['placeWorker'],
  prompt: (_, { seat }) => ({ kind: 'placeWorker', seat, rule: 'place-worker' }),
  candidates(state, { seat }) {
    const { supply } = playerOf(state, seat);
    return WORKERS.filter((worker) => supply[worker] > 0).flatMap((worker) =>
      ACTIONS.map((action): MoveOfKind<'placeWorker'> => ({ kind: 'placeWorker', worker, action })),
    );
  },
  check(state, move, { seat }) {
    return noWorkerThere(state, seat, move.worker) ?? mainActions[move.action].chooseRefused(state, seat, move.worker);
  },
  perform(draft, move, { seat }) {
    const { worker, action } = move;
    const shared = total(playerOf(draft.state, seat).board[action]) > 0;
    moveWorkers(draft, seat, 'supply', worker, -1);
    moveWorkers(draft, seat, action, worker, 1);
    tell(draft, {
      kind: 'workerPlaced',
      seat,
      rule: shared ? 'shared-action-space' : 'place-worker',
      worker,
      action,
    });
    push(draft, mainActions[action].begin(draft.state, seat, worker));
  },
  none(draft, { seat }) {
    tell(draft, { kind: 'turnPassed', seat, rule: 'no-action-possible' });
    closeActions(draft, seat, false);
    push(draft, ...points.beforeGoingOn(draft.state, seat));
  },
};

function missingWorkers(state: State, seat: Seat): number {
  return Math.max(0, CONSTANTS.minAvailableWorkers - availableWorkers(playerOf(state, seat)));
}

/** The active player has four available workers again, or cannot end the turn. */
export const closeTurn: Automatic<Types, TaskOf<'closeTurn'>> = {
  rule: 'four-worker-minimum',
  settle() {},
  closes: (state, { seat }) => ({
    kind: 'restoreWorkers',
    seat,
    rule: 'four-worker-within-turn',
    missing: missingWorkers(state, seat),
  }),
};

/** A player who has decided on a deal in another's turn has four available workers again. */
export const closeDeal: Automatic<Types, TaskOf<'closeDeal'>> = {
  rule: 'deal-four-workers',
  settle() {},
  closes: (state, { seat }) => ({
    kind: 'restoreWorkers',
    seat,
    rule: 'deal-four-workers',
    missing: missingWorkers(state, seat),
  }),
};

/** The turn passes on, or the game ends with the round after the one in which the end was triggered. */
export const endTurn: Automatic<Types, TaskOf<'endTurn'>> = {
  rule: 'turn-order',
  settle(draft, { seat }) {
    tell(draft, { kind: 'turnEnded', seat, rule: 'turn-order' });
    const next = nextSeat(seat, draft.state.config.seats);
    if (next !== draft.state.first) return push(draft, { kind: 'startTurn', seat: next });
    if (isLastRound(draft.state)) return endGame(draft);
    beginRound(draft);
    push(draft, { kind: 'startTurn', seat: next });
  },
};

/**
 * True in the round after the one in which somebody cleared the sections left of the logo.
 * @rule equal-turns
 */
export function isLastRound({ round, end }: State): boolean {
  return end !== undefined && round > end.round;
}

function beginRound(draft: D): void {
  const round = draft.state.round + 1;
  draft.state = { ...draft.state, round };
  if (isLastRound(draft.state)) tell(draft, { kind: 'lastRoundBegun', rule: 'final-turns', round });
  else tell(draft, { kind: 'roundBegun', rule: 'turn-order', round });
}

function endGame(draft: D): void {
  const { winners, by } = winnersOf(scoreSheet(draft.state));
  const rule = by === 'vp' ? 'most-vp-wins' : by === 'money' ? 'tie-break' : 'shared-win';
  tell(draft, { kind: 'gameEnded', rule, winners, by });
}
