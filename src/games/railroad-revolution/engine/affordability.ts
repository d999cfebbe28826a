import type { Seat } from '../../../kernel/agenda.ts';
import { latest } from '../../../kernel/memo.ts';
import { total } from '../../../kernel/pieces.ts';
import type { Violation } from '../../../kernel/rules.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { availableWorkers, raisable } from './company.ts';
import { mainActions, mainOf, PRICE_RULE, unfinished } from './moves/action.ts';
import { offerOf, opensDeal, PRIVATE_SHARES, privateDiscount } from './moves/deals.ts';
import { flipWorth, waitingFlips } from './moves/flip-worth.ts';
import { FREE, NO_WORTH, type Price, type Worth } from './moves/main-action.ts';
import { terrainPrice } from './network.ts';
import { noPlaceLeft } from './places.ts';
import { points } from './points.ts';
import { costOf } from './rewards.ts';
import type { RuleId } from './rules.ts';
import { CITY_TILE } from './tables/city-tiles.ts';
import { CONSTANTS } from './tables/constants.ts';
import type { Effect } from './tables/effects.ts';
import { TELEGRAPH_TILE, type TelegraphTileId } from './tables/telegraph.ts';
import { stepCost } from './tracks.ts';
import type { ActionTask, State, Task } from './types.ts';
import { refuse } from './violations.ts';
import { type Move, OFFERS, type OfferNumber } from './vocabulary.ts';
import { canPromote } from './workers.ts';

const SHARE = CONSTANTS.shareSale;
const HIRE = CONSTANTS.hireCost;
const MINIMUM = CONSTANTS.minAvailableWorkers;
/** Fewer workers in the common supply than the debts of a turn could ever call for together. */
const SCARCE = 12;

/** The action of a seat that is under way. */
function actionOf(state: State, seat: Seat): ActionTask | undefined {
  for (const task of state.agenda) if (task.kind === 'action' && task.seat === seat) return task;
  return undefined;
}

/** Available workers of a seat, less those that it must still give up by what it has taken. */
export function workersKept(state: State, seat: Seat): number {
  let kept = availableWorkers(playerOf(state, seat));
  for (const task of state.agenda) {
    if (task.kind === 'promote' && task.must && task.seat === seat) kept--;
    if (task.kind !== 'discardWorker' || task.seat !== seat) continue;
    kept--;
    if (task.tile !== undefined && promotesFor(task.tile)) kept--;
  }
  return kept;
}

/** The seat whose turn it is. */
export function activeSeat(state: State): Seat | undefined {
  const last = state.agenda[0];
  return last && 'seat' in last ? last.seat : undefined;
}

/** By a ruling, fewer available workers than four, also for a moment. */
export function never(state: State, seat: Seat): Violation<RuleId> | undefined {
  if (state.config.rulings.fourWorkers !== 'always') return undefined;
  return tooFewWorkers(state, seat, availableWorkers(playerOf(state, seat)));
}

/** Fewer available workers than four, at the end of the own turn or of the own decision on a deal. */
function tooFewWorkers(state: State, seat: Seat, available = workersKept(state, seat)): Violation<RuleId> | undefined {
  if (available >= MINIMUM) return undefined;
  const rule: RuleId = activeSeat(state) === seat ? 'four-worker-minimum' : 'deal-four-workers';
  return refuse(rule, 'fourWorkers', { seat, available, minimum: MINIMUM });
}

/** What a seat has taken and must still carry out. */
function mustCarryOut(state: State, seat: Seat): Violation<RuleId> | undefined {
  for (const task of state.agenda) {
    if (!('seat' in task) || task.seat !== seat) continue;
    if (task.kind === 'advance' && task.must) return refuse('deal-reward-takeable', 'mustTake', { reward: task.kind });
    if ((task.kind === 'promote' && task.must) || task.kind === 'discardWorker')
      return refuse(task.rule, 'mustTake', { reward: task.kind });
  }
  return undefined;
}

/** True while a seat has a step of a Performance marker to make, which it has paid for. */
const mustAdvance = (state: State, seat: Seat): boolean =>
  state.agenda.some((task) => task.kind === 'advance' && task.must && task.seat === seat);

/** What the promotions that a seat must make cost, in dollars. */
function promotionsDue(state: State, seat: Seat): number {
  let due = 0;
  for (const task of state.agenda) if (task.kind === 'promote' && task.must && task.seat === seat) due += task.costEach;
  return due;
}

/**
 * What the action of a seat still asks. It is cited where it cannot be met: by its price, where money and Shares fall short
 * of it, unless what has been taken and must be paid for as well is what goes beyond the means.
 */
function actionOwed(state: State, seat: Seat): Violation<RuleId> | undefined {
  const action = actionOf(state, seat);
  const owed = action && unfinished(mainOf(action), action);
  if (!action || !owed) return undefined;
  const main = mainOf(action);
  const raised = raisable(playerOf(state, seat));
  const { due: price } = main.price(state, action, action.effect);
  // where nothing is left to place a piece on, no sum would help
  if (!Number.isFinite(price)) return main.stuck?.(state, action) ?? owed;
  const taken = mustCarryOut(state, seat);
  if (raised >= price || (taken && raised >= main.least(state, action))) return taken ?? owed;
  return refuse(PRICE_RULE[action.action], 'actionPrice', { action: action.action, price, raised, effect: 0 });
}

/**
 * What a seat owes before its turn, or its decision on a deal, may end: four workers, its action in full and paid, and
 * the first part of every reward it has taken.
 */
export function owes(state: State, seat: Seat): Violation<RuleId> | undefined {
  if (state.round === 0) return undefined;
  const owed = tooFewWorkers(state, seat) ?? noPlaceLeft(state, seat);
  return owed ?? actionOwed(state, seat) ?? mustCarryOut(state, seat);
}

/** What a reward can bring a seat at most, beyond what it costs. */
function worthOf(
  state: State,
  seat: Seat,
  effect: Effect,
  flips: { readonly others: number; readonly fresh: boolean },
): Worth {
  if (effect.kind === 'gainMoney') return { money: effect.amount, workers: 0 };
  if (effect.kind === 'gainWorkers') return { money: 0, workers: effect.mode === 'all' ? effect.workers.length : 1 };
  if (effect.kind === 'flip') return { money: flipWorth(state, seat, effect.times, flips), workers: 0 };
  return NO_WORTH;
}

/** What rewards that wait for a seat's choice can bring it at most. */
function waiting(state: State, seat: Seat): Worth {
  const action = actionOf(state, seat);
  const open = action ? mainOf(action).flips(state, action) : 0;
  const flips = waitingFlips(state, seat);
  let money = 0;
  let workers = 0;
  for (const task of state.agenda) {
    if (!('seat' in task) || task.seat !== seat) continue;
    if (task.kind === 'gainWorker') workers++;
    if (task.kind === 'flip') money += flipWorth(state, seat, task.left, { others: open + flips - task.left });
    if (task.kind === 'discardWorker' && task.tile !== undefined)
      money += worthOf(state, seat, TELEGRAPH_TILE[task.tile].effect, {
        others: open + flips,
        fresh: false,
      }).money;
  }
  return { money: money + points.prospects(state, seat).waiting, workers };
}

/** True where an action under way may still open a Deal. */
function mayOpenDeal(state: State, action: ActionTask): boolean {
  if (action.action === 'railroad' && (action.toPlace > 0 || action.effect === 'open')) return true;
  if (action.action === 'telegraph' && action.section === undefined) return true;
  return opensDeal(state, action);
}

/** No fewer Shares than what brings so many dollars at most can bring. */
const sharesFor = (money: number): number => Math.ceil(money / SHARE);

/** No fewer Shares than the open parts of an action can bring. */
function sharesAhead(state: State, action: ActionTask): number {
  return sharesFor(mainOf(action).gain(state, action).money);
}

/** What the Deals that a seat is to be asked about can bring it at most, each less what its price in Shares would sell for. */
function dealsAhead(state: State, seat: Seat): readonly Worth[] {
  const action = actionOf(state, seat);
  const asked = state.agenda.find(
    (task) => (task.kind === 'deal' || task.kind === 'privateDeal') && task.seat === seat,
  );
  if (!asked && !(action && mayOpenDeal(state, action))) return [];
  const again = state.config.rulings.sameDeal === 'twice';
  const taken: readonly OfferNumber[] = asked?.kind === 'deal' && !again ? asked.taken : [];
  const fresh = action?.worker === 'purple';
  const [discount, back] = asked?.kind === 'privateDeal' ? [privateDiscount(state), PRIVATE_SHARES] : [0, 0];
  const others = waitingFlips(state, seat) + (action ? mainOf(action).flips(state, action) : 0);
  const untaken = OFFERS.filter((offer) => !taken.includes(offer)).map((offer) => {
    const { price, effect } = offerOf(state, offer);
    // the same deal once more may flip again what it has turned up
    const more = again && effect.kind === 'flip' ? effect.times : 0;
    return { price, worth: worthOf(state, seat, effect, { others: others + more, fresh }) };
  });
  const before =
    playerOf(state, seat).shares +
    discount +
    (action ? sharesAhead(state, action) : 0) +
    sharesFor(waiting(state, seat).money);
  // the Shares that one deal brings may be what the other costs, or it once more
  if (!untaken.some(({ price }) => price <= before)) return [];
  const open = untaken
    .filter(({ price }) => price <= before + sharesFor(untaken.reduce((sum, { worth }) => sum + worth.money, 0)))
    .map(({ price, worth: { money, workers } }) => ({
      money: money - (price - back) * SHARE,
      workers,
    }));
  return again ? [...open, ...open] : open;
}

/** The most that is left of some money once the workers are there that a seat lacks: some by deals, the others hired. */
function leftOf(money: number, lacking: number, [deal, ...more]: readonly Worth[]): number {
  if (deal === undefined) return money - Math.max(0, lacking) * HIRE;
  const without = leftOf(money, lacking, more);
  return Math.max(without, leftOf(money + deal.money, lacking - deal.workers, more));
}

/** Workers of the common supply, with those that are about to come there; whoever discards another lacks one more. */
const workersToHave = (state: State): number =>
  total(state.supply) + state.agenda.filter(({ kind }) => kind === 'discardWorker').length;

/**
 * A quick, safe proof that a seat can no longer meet what it owes: there are not the workers that it lacks, or not the
 * money for its action or for those workers, even with every Share sold and all that its open choices could bring.
 */
export function hopeless(state: State, seat: Seat): boolean {
  const missed = MINIMUM - workersKept(state, seat);
  if (missed > 0 && missed > workersToHave(state)) return true;
  const action = actionOf(state, seat);
  const main = action && mainOf(action);
  const { opens } = points.prospects(state, seat);
  // what opens may bring a cheaper place, and more by it, but nothing of what rails that lie there cost
  if (opens && !(action?.action === 'railroad' && action.effect === 'used')) return false;
  const raised = raisable(playerOf(state, seat));
  const due = opens && action ? action.unpaid : action && main ? main.price(state, action, action.effect).due : 0;
  const least = opens ? due : action && main ? main.least(state, action) : 0;
  const now = waiting(state, seat);
  const promotions = promotionsDue(state, seat);
  if (raised + now.money < least + promotions) return true;
  const short = missed - now.workers;
  if (short <= 0) return false;
  const parts = action && main ? main.gain(state, action) : NO_WORTH;
  const money = raised + now.money + parts.money - due - promotions;
  return leftOf(money, short - parts.workers, dealsAhead(state, seat)) < 0;
}

/** What a move takes away from its seat at once, at most: money with Shares at their price, and workers. */
function lossOf(state: State, move: Move, seat: Seat, task: Task | undefined): Worth {
  switch (move.kind) {
    case 'hireWorker':
      return { money: HIRE, workers: -1 };
    case 'acceptDeal': {
      const { price, effect } = offerOf(state, move.offer);
      const { money, workers } = costOf(effect);
      return { money: price * SHARE + money, workers };
    }
    case 'promoteWorker':
      return task?.kind === 'promote' ? { money: task.costEach, workers: task.must ? 0 : 1 } : NO_WORTH;
    case 'advance': {
      const slot = playerOf(state, seat).markers[move.track] + 1;
      const { money, shares, workers } = stepCost(state.config, move.track, slot);
      return { money: money + shares * SHARE, workers };
    }
    case 'pay':
      return { money: task?.kind === 'action' ? task.unpaid : 0, workers: 0 };
    case 'placeRail':
      return { money: task?.kind === 'layRail' ? task.cost : terrainPrice(move.space), workers: 0 };
    case 'takeTelegraphTile':
      return { money: 0, workers: 2 };
    case 'takeFirstStationBonus':
      return task?.kind === 'action' && task.action === 'station' && task.city !== undefined
        ? costOf(CITY_TILE[state.cities[task.city].tile].firstStation)
        : NO_WORTH;
    case 'useWorker':
      if (task?.kind !== 'action') return NO_WORTH;
      return move.as === 'white' ? { money: 0, workers: 1 } : mainOf(task).abilityCost(state, task);
    default:
      return points.lossOf(state, move, seat);
  }
}

/** Pieces on the player board while a Trade has yet to sell one; Infinity where none has to be sold. */
function piecesToSell(state: State, seat: Seat): number {
  const action = actionOf(state, seat);
  if (action?.action !== 'trade' || action.sold) return Number.POSITIVE_INFINITY;
  return playerOf(state, seat).sections.reduce((sum, { rails, buildings }) => sum + rails + buildings, 0);
}

/** True where a move can use up, at once or by what it brings, the last piece that a Trade could sell. */
function mayUsePieces(state: State, seat: Seat, { kind }: Move): boolean {
  const isUsing = kind === 'placeRail' || kind === 'buildStation' || kind === 'buildOffice' || kind === 'acceptDeal';
  return isUsing && piecesToSell(state, seat) <= 2;
}

/** True where what a task asks for may hang on workers of certain types. */
function hangsOnTypes(state: State, task: Task): boolean {
  if (task.kind === 'discardWorker') return task.tile !== undefined && promotesFor(task.tile);
  return task.kind === 'promote' && task.must && !canPromote(playerOf(state, task.seat));
}

/**
 * True while a seat has taken something that it may be able to carry out only with workers of certain types: a promotion
 * for which a worker has yet to be discarded or hired.
 */
export function dependsOnTypes(state: State, seat: Seat): boolean {
  return state.agenda.some((task) => 'seat' in task && task.seat === seat && hangsOnTypes(state, task));
}

const promotesFor = (tile: TelegraphTileId) => TELEGRAPH_TILE[tile].effect.kind === 'promote';

/** What a seat has and owes in a position; the same for every move that is looked at there. */
interface Standing {
  readonly action: ActionTask | undefined;
  /** In dollars, with every Share sold. */
  readonly raised: number;
  /** In dollars. */
  readonly promotions: number;
  readonly workers: number;
  /** Whether money alone proves nothing: a step of a marker must be made, or the main action hangs on another part. */
  readonly isBound: boolean;
}

function standingOf(state: State, seat: Seat): Standing {
  return {
    action: actionOf(state, seat),
    raised: raisable(playerOf(state, seat)),
    promotions: promotionsDue(state, seat),
    workers: workersKept(state, seat),
    isBound: mustAdvance(state, seat),
  };
}

const hangs = latest((state: State) => state.agenda.some((task) => hangsOnTypes(state, task)));
const owing = latest((state: State): readonly boolean[] =>
  isScarce(state) ? state.seats.map((_, seat) => owes(state, seat) !== undefined) : [],
);
const standings = latest((_: State): Standing[] => []);
const standing = (state: State, seat: Seat): Standing => {
  const known = standings(state);
  const before = known[seat];
  if (before) return before;
  const now = standingOf(state, seat);
  const isHanging = now.action && mainOf(now.action).hangs?.(state, now.action) === true;
  const found = isHanging ? { ...now, isBound: true } : now;
  known[seat] = found;
  return found;
};

/**
 * A quick, safe guess whether a move can leave somebody owing what cannot be met. It says no where money and Shares are
 * enough for the dearest that the move can cost, for the cheapest way to finish the action, and for the workers missing.
 */
export function mayOwe(state: State, move: Move): boolean {
  if (state.round === 0) return false;
  if (hangs(state)) return true;
  const task = state.agenda[state.agenda.length - 1];
  const seat = 'seat' in move ? move.seat : task && 'seat' in task ? task.seat : 0;
  if (owing(state).some((isOwing, other) => isOwing && other !== seat)) return true;
  // what a tile's bonus wants may hang on the worker that pays for it
  if (move.kind === 'takeTelegraphTile' || mayUsePieces(state, seat, move)) return true;
  const now = standing(state, seat);
  // and whether a step can be made, on what the price of its deal leaves
  if (now.isBound || (move.kind === 'acceptDeal' && offerOf(state, move.offer).effect.kind === 'advance')) return true;
  if (task && placesAside(task)) return true;
  const next = task?.kind === 'action' ? mainOf(task).after?.(state, move, task) : undefined;
  if (next) return !isEnough(state, now, NO_WORTH, mainOf(next).price(state, next, next.effect));
  const loss = lossOf(state, move, seat, task);
  const action = move.kind === 'placeWorker' ? mainActions[move.action].begin(state, seat, move.worker) : now.action;
  return !isEnough(state, now, loss, action ? priceAfter(state, move, action) : FREE);
}

/** True for a piece kept aside that may take the last or the cheapest place of an action under way. */
const placesAside = (task: Task): boolean => (task.kind === 'layRail' || task.kind === 'layStation') && task.aside;

const isScarce = (state: State): boolean => total(state.supply) < SCARCE;

/** True where money and Shares, less a loss, surely pay for an action, for promotions due and for the workers missing. */
function isEnough(state: State, { raised, promotions, workers }: Standing, loss: Worth, { surely }: Price): boolean {
  const missing = Math.max(0, MINIMUM - workers + loss.workers);
  if (missing > 0 && (isScarce(state) || state.config.rulings.fourWorkers === 'always')) return false;
  return raised - loss.money >= surely + promotions + missing * HIRE;
}

/** What is left to pay for an action once a move has paid, or used its effect, which may have been to waive the cost. */
function priceAfter(state: State, move: Move, action: ActionTask): Price {
  const after = move.kind === 'pay' ? { ...action, unpaid: 0 } : action;
  return mainOf(action).price(state, after, move.kind === 'useWorker' ? 'used' : action.effect);
}
