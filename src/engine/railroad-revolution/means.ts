import type { Seat } from '../kernel/agenda.ts';
import type { Violation } from '../kernel/rules.ts';
import { availableWorkers, companyOf, countOf, raisable } from './company.ts';
import { type MainActions, mainOf, PRICE_RULE, unfinished } from './moves/action.ts';
import { offerOf } from './moves/deals.ts';
import { NO_MEANS, type Means } from './moves/main-action.ts';
import type { RevolutionPoints } from './points.ts';
import { priceOf } from './rewards.ts';
import type { RuleId } from './rules.ts';
import { CONSTANTS } from './tables/constants.ts';
import type { Effect } from './tables/effects.ts';
import { TELEGRAPH_TILE } from './tables/telegraph.ts';
import type { ActionTask, State, Task } from './types.ts';
import { refuse } from './violations.ts';
import type { Move, OfferNumber } from './vocabulary.ts';
import { stepCost } from './tracks.ts';
import { flipWorth } from './moves/flip-worth.ts';
import { CITY_TILE } from './tables/city-tiles.ts';
import { terrainPrice } from './network.ts';

const SHARE = CONSTANTS.shareSale.value;
const HIRE = CONSTANTS.hireCost.value;
const MINIMUM = CONSTANTS.minAvailableWorkers.value;

/** The action of a seat that is under way. */
function actionOf(state: State, seat: Seat): ActionTask | undefined {
  for (const task of state.agenda) if (task.kind === 'action' && task.seat === seat) return task;
  return undefined;
}

/** Available workers of a seat, less those that it must still give up by what it has taken. */
function workersKept(state: State, seat: Seat): number {
  let kept = availableWorkers(companyOf(state, seat));
  for (const task of state.agenda) {
    if (!('seat' in task) || task.seat !== seat) continue;
    if (task.kind === 'promote' && task.must) kept--;
    if (task.kind !== 'discardWorker') continue;
    kept--;
    if (task.tile !== undefined && TELEGRAPH_TILE[task.tile].effect.kind === 'promote') kept--;
  }
  return kept;
}

/** The seat whose turn it is. */
export function activeSeat(state: State): Seat | undefined {
  const last = state.agenda[0];
  return last && 'seat' in last ? last.seat : undefined;
}

/** Fewer available workers than four, at the end of the own turn or of the own decision on a deal. */
function tooFewWorkers(state: State, seat: Seat): Violation<RuleId> | undefined {
  const available = workersKept(state, seat);
  if (available >= MINIMUM) return undefined;
  const rule: RuleId = activeSeat(state) === seat ? 'four-worker-minimum' : 'deal-four-workers';
  return refuse(rule, 'fourWorkers', { seat, available, minimum: MINIMUM });
}

/** What a seat has taken and must still carry out. */
function mustCarryOut(state: State, seat: Seat): Violation<RuleId> | undefined {
  for (const task of state.agenda) {
    if (!('seat' in task) || task.seat !== seat) continue;
    if (task.kind === 'privateDeal') return refuse('private-deal', 'mustTake', { reward: 'privateDeal' });
    if ((task.kind === 'promote' && task.must) || task.kind === 'discardWorker')
      return refuse(task.rule, 'mustTake', { reward: task.kind });
  }
  return undefined;
}

/** What the promotions that a seat must make cost, in dollars. */
function promotionsDue(state: State, seat: Seat): number {
  let due = 0;
  for (const task of state.agenda) if (task.kind === 'promote' && task.must && task.seat === seat) due += task.costEach;
  return due;
}

/** What the action of a seat still asks; told by its price where that is what cannot be met. */
function actionOwed(actions: MainActions, state: State, seat: Seat): Violation<RuleId> | undefined {
  const action = actionOf(state, seat);
  const owed = action && unfinished(mainOf(actions, action), action);
  if (!action || !owed) return undefined;
  const price = mainOf(actions, action).due(state, action);
  const raised = raisable(companyOf(state, seat)) + mainOf(actions, action).gain(state, action).money;
  return raised < price ? refuse(PRICE_RULE[action.action], 'actionPrice', { action: action.action, price, raised }) : owed;
}

/**
 * What a seat owes before its turn, or its decision on a deal, may end: four workers, its action in full and paid, and
 * the first part of every reward it has taken.
 */
export function owesIn(actions: MainActions): (state: State, seat: Seat) => Violation<RuleId> | undefined {
  return (state, seat) => {
    if (state.round === 0) return undefined;
    return tooFewWorkers(state, seat) ?? actionOwed(actions, state, seat) ?? mustCarryOut(state, seat);
  };
}

/** What taking a reward costs at once, at most. */
function costOf(effect: Effect): Means {
  return { money: priceOf(effect), workers: effect.kind === 'promote' ? 1 : 0 };
}

/** What a reward can bring at most. */
function worthOf(points: RevolutionPoints, state: State, seat: Seat, effect: Effect): Means {
  switch (effect.kind) {
    case 'gainWorkers':
      return { money: 0, workers: effect.mode === 'all' ? effect.workers.length : 1 };
    case 'flip':
      return { money: effect.times * flipWorth(points, state, seat), workers: 0 };
    default:
      return NO_MEANS;
  }
}

/** What a task of the agenda can still bring the seat that it asks. */
function promise(points: RevolutionPoints, state: State, seat: Seat, task: Task): Means {
  switch (task.kind) {
    case 'gainWorker':
      return { money: 0, workers: 1 };
    case 'flip':
      return { money: task.left * flipWorth(points, state, seat), workers: 0 };
    case 'deal':
    case 'privateDeal': {
      const taken: readonly OfferNumber[] = task.kind === 'deal' ? task.taken : [];
      return dealWorth(points, state, seat, taken);
    }
    default:
      return NO_MEANS;
  }
}

function dealWorth(points: RevolutionPoints, state: State, seat: Seat, taken: readonly OfferNumber[]): Means {
  let money = 0;
  let workers = 0;
  for (const offer of [1, 2] as const) {
    if (taken.includes(offer)) continue;
    const worth = worthOf(points, state, seat, offerOf(state, offer).effect);
    money += worth.money;
    workers += worth.workers;
  }
  return { money, workers };
}

/** The most that a seat can still come by until its turn or decision ends. */
function prospects(points: RevolutionPoints, actions: MainActions, state: State, seat: Seat): Means {
  let money = 0;
  let workers = 0;
  for (const task of state.agenda) {
    if (!('seat' in task) || task.seat !== seat) continue;
    const worth =
      task.kind === 'action' ? mainOf(actions, task).gain(state, task) : promise(points, state, seat, task);
    money += worth.money;
    workers += worth.workers;
    if (task.kind !== 'action' || (task.action !== 'railroad' && task.action !== 'telegraph')) continue;
    const deal = dealWorth(points, state, seat, []);
    money += deal.money;
    workers += deal.workers;
  }
  return { money, workers };
}

/**
 * A quick, safe proof that a seat can no longer meet what it owes: even with every Share sold and all that its open
 * choices could bring, it could not pay for its action and for the workers it lacks.
 */
export function hopelessIn(points: RevolutionPoints, actions: MainActions): (state: State, seat: Seat) => boolean {
  return (state, seat) => {
    const action = actionOf(state, seat);
    const due = (action ? mainOf(actions, action).due(state, action) : 0) + promotionsDue(state, seat);
    const { money, workers } = prospects(points, actions, state, seat);
    const missing = Math.max(0, MINIMUM - workersKept(state, seat) - workers);
    return raisable(companyOf(state, seat)) + money < due + missing * HIRE;
  };
}

/** What a move takes away from its seat at once, at most: money with Shares at their price, and workers. */
function lossOf(state: State, move: Move, seat: Seat, task: Task | undefined): Means {
  switch (move.kind) {
    case 'hireWorker':
      return { money: HIRE, workers: -1 };
    case 'acceptDeal': {
      const { price, effect } = offerOf(state, move.offer);
      const cost = costOf(effect);
      return { money: price * SHARE + cost.money, workers: cost.workers };
    }
    case 'promoteWorker':
      if (task?.kind !== 'promote') return NO_MEANS;
      return { money: task.costEach, workers: task.must ? 0 : 1 };
    case 'advance': {
      const { money, shares, workers } = stepCost(state.config, move.track, companyOf(state, seat).markers[move.track] + 1);
      return { money: money + shares * SHARE, workers };
    }
    case 'placeRail':
      return task?.kind === 'layRail' ? { money: task.cost, workers: 0 } : { money: terrainPrice(move.space), workers: 0 };
    case 'buildStation':
      return task?.kind === 'action' ? { money: CITY_TILE[state.cities[move.city].tile].cost, workers: 0 } : NO_MEANS;
    case 'takeTelegraphTile':
      return { money: 0, workers: 2 };
    case 'takePrimaryReward':
    case 'flipTrain':
    case 'sellPiece':
    case 'buildOffice':
      return NO_MEANS;
    case 'takeFirstStationBonus':
    case 'useWorker':
      // no bonus or ability costs more
      return { money: 600, workers: 1 };
    default:
      return NO_MEANS;
  }
}

/** True where a move takes a piece that the sale of a Trade may still need. */
function endangersSale(state: State, move: Move, seat: Seat): boolean {
  const action = actionOf(state, seat);
  if (action?.action !== 'trade' || action.sold || move.kind === 'sellPiece') return false;
  return companyOf(state, seat).sections.reduce((sum, { rails, buildings }) => sum + rails + buildings, 0) <= 2;
}

/**
 * A quick, safe guess whether a move can leave somebody owing what cannot be met. It says no where money and Shares are
 * enough for the dearest that the move can cost, for the cheapest way to finish the action, and for the workers missing.
 */
export function mayOweIn(actions: MainActions): (state: State, move: Move) => boolean {
  return (state, move) => {
    if (state.round === 0) return false;
    const task = state.agenda[state.agenda.length - 1];
    const seat = move.kind === 'sellShare' || move.kind === 'hireWorker' ? move.seat : task && 'seat' in task ? task.seat : 0;
    const left = countOf(state.supply);
    for (let other = 0; other < state.config.seats; other++)
      if (left < 6 && other !== seat && workersKept(state, other) < MINIMUM) return true;
    if (endangersSale(state, move, seat) || state.agenda.some(({ kind }) => kind === 'privateDeal')) return true;
    const loss = lossOf(state, move, seat, task);
    const missing = Math.max(0, MINIMUM - workersKept(state, seat) + loss.workers);
    if (missing > 0 && left < missing + 2) return true;
    const action =
      move.kind === 'placeWorker'
        ? actions[move.action].begin(state, seat, move.worker)
        : actionOf(state, seat);
    const due = (action ? dueAfter(actions, state, move, action) : 0) + promotionsDue(state, seat);
    return raisable(companyOf(state, seat)) - loss.money < due + missing * HIRE;
  };
}

/** What an action still costs at least after a move, in dollars. */
function dueAfter(actions: MainActions, state: State, move: Move, action: ActionTask): number {
  const main = mainOf(actions, action);
  if (move.kind === 'useWorker') return Math.max(action.unpaid, main.due(state, { ...action, effect: 'used' }));
  return main.due(state, action);
}
