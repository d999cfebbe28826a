import type { Seat } from '../../../kernel/agenda.ts';
import { push } from '../../../kernel/draft.ts';
import { playerOf } from '../../../kernel/seats.ts';
import type { D } from './company.ts';
import { gainMoney, gainShares, pay, piecesLeft, raisable, typesLeft } from './company.ts';
import { availableCities, networkAt, sectionRefused, sectionsOf } from './network.ts';
import { points, type Reward, type RewardOrigin } from './points.ts';
import type { RuleId } from './rules.ts';
import { CONSTANTS, WORKERS } from './tables/constants.ts';
import type { Effect } from './tables/effects.ts';
import { stacksLeft } from './trains.ts';
import type { Company, State, Task } from './types.ts';
import { type Refusal, refuse } from './violations.ts';
import { canPromote, gainWorker, hasPlaceFor } from './workers.ts';

type Kinds = Effect['kind'] | 'gainShares+promote' | 'advance+promote' | 'doubleFlip' | 'slash';

/** The clause of each reward, by where it comes from. */
const RULE: { readonly [F in RewardOrigin]: { readonly [K in Kinds]?: RuleId } } = {
  setup: {
    advance: 'setup-advance',
    setupOffice: 'setup-office',
    setupStation: 'setup-station',
    setupRail: 'setup-rail',
    gainShares: 'setup-shares',
    exchangeWorker: 'setup-exchange',
    takeTrain: 'setup-train',
    gainMoney: 'setup-money',
  },
  primary: { advance: 'primary-reward-kinds', gainWorkers: 'primary-reward-kinds', slash: 'slash-reward' },
  bonus: {
    flip: 'bonus-flip',
    takeTrain: 'bonus-train',
    gainShares: 'bonus-shares',
    gainWorkerOfChoice: 'bonus-worker',
    exchangeWorker: 'bonus-exchange',
    'gainShares+promote': 'bonus-share-and-promotion',
    promote: 'bonus-promote',
    advance: 'bonus-advance',
    'advance+promote': 'bonus-advance-and-promotion',
  },
  telegraphTile: {
    placeRail: 'telegraph-tile-rail',
    doubleFlip: 'telegraph-tile-double-flip',
    takeTrain: 'telegraph-tile-train',
    promote: 'telegraph-tile-promote',
    gainMoney: 'telegraph-tile-money',
    advance: 'telegraph-tile-advance',
  },
  train: {
    promote: 'train-promote',
    advance: 'train-advance',
    placeRail: 'train-rail',
    gainMoney: 'train-money',
    gainShares: 'train-shares',
  },
  deal: {
    exchangeWorker: 'deal-exchange',
    placeOffice: 'deal-office',
    takeTrain: 'deal-train',
    placeRail: 'deal-rail',
    promote: 'deal-promote',
    gainWorkers: 'deal-workers',
    slash: 'deal-workers',
    placeStation: 'deal-station',
    doubleFlip: 'deal-double-flip',
    flip: 'deal-flip',
    advance: 'deal-advance',
  },
  ability: {},
};

function kindOf(effect: Effect): Kinds {
  if (effect.kind === 'flip' && effect.times > 1) return 'doubleFlip';
  if (effect.kind === 'gainWorkers' && effect.mode === 'oneOf') return 'slash';
  if (effect.kind === 'gainShares' && effect.promote) return 'gainShares+promote';
  if (effect.kind === 'advance' && effect.promote) return 'advance+promote';
  return effect.kind;
}

/** The clause that a reward stands in. Throws RangeError where a table holds a reward that no clause explains. */
export function ruleOf({ effect, from, rule }: Reward): RuleId {
  const stated = rule ?? RULE[from][kindOf(effect)];
  if (!stated) throw new RangeError(`no clause for ${effect.kind} from ${from}`);
  return stated;
}

/** What must be paid at once to take a reward, in dollars: its cost, and its first promotion. */
export function priceOf(effect: Effect): number {
  const cost = 'cost' in effect ? (effect.cost ?? 0) : 0;
  return effect.kind === 'promote' ? cost + effect.costEach : cost;
}

/** What taking a reward costs at once, and the worker of its first promotion. */
export function costOf(effect: Effect): { readonly money: number; readonly workers: number } {
  return { money: priceOf(effect), workers: effect.kind === 'promote' ? 1 : 0 };
}

/** Why a reward would give its taker nothing; it is enough if part of it can be taken. */
export function nothingToGain(state: State, seat: Seat, reward: Reward): Refusal {
  const { effect } = reward;
  return isEmpty(state, seat, playerOf(state, seat), effect)
    ? refuse(ruleOf(reward), 'nothingToGain', { reward: effect.kind })
    : undefined;
}

function isEmpty(state: State, seat: Seat, company: Company, effect: Effect): boolean {
  switch (effect.kind) {
    case 'advance':
      return !points.canAdvance(state, seat, effect.n);
    case 'gainWorkers':
    case 'gainWorkerOfChoice':
    case 'exchangeWorker':
      return typesLeft(state).length === 0;
    case 'promote':
      return !canPromote(company);
    case 'flip':
      return company.trains.length === 0;
    case 'takeTrain':
      return stacksLeft(state).length === 0;
    case 'placeRail':
      return piecesLeft(company, 'rail') === 0 || networkAt(state, seat).spaces.length === 0;
    case 'placeStation':
      return piecesLeft(company, 'building') === 0 || availableCities(state, seat).length === 0;
    case 'placeOffice':
      return (
        piecesLeft(company, 'building') === 0 ||
        sectionsOf(state).every((section) => sectionRefused(state, seat, section))
      );
    default:
      return false;
  }
}

/** Why a seat cannot pay what a reward costs at once. */
export function priceRefused(state: State, seat: Seat, reward: Reward): Refusal {
  const price = priceOf(reward.effect);
  const { money } = playerOf(state, seat);
  return money < price ? refuse(ruleOf(reward), 'money', { price, money }) : undefined;
}

/** Why a reward cannot be taken now. */
export function rewardRefused(state: State, seat: Seat, reward: Reward): Refusal {
  return nothingToGain(state, seat, reward) ?? priceRefused(state, seat, reward);
}

/** True where a seat could take a reward after selling Shares or hiring a worker first, which it may do at any time. */
export function couldBeTaken(state: State, seat: Seat, reward: Reward): boolean {
  const company = playerOf(state, seat);
  const raised: Company = { ...company, money: raisable(company) };
  const after = { ...state, seats: state.seats.map((one, i) => (i === seat ? raised : one)) };
  if (!rewardRefused(after, seat, reward)) return true;
  const { effect } = reward;
  if (effect.kind !== 'promote' || raised.money < CONSTANTS.hireCost + priceOf(effect)) return false;
  return typesLeft(state).some((worker) => company.milestones.some((own) => hasPlaceFor(own, worker)));
}

type Choosing = Exclude<Effect, { readonly kind: 'advance' | 'gainShares' | 'gainMoney' }>;

/** The choice that a reward asks of its taker. */
function choiceOf(effect: Choosing, seat: Seat, rule: RuleId, must: boolean): Task {
  const task = { seat, rule, must };
  switch (effect.kind) {
    case 'gainWorkers':
      return { ...task, kind: 'gainWorker', workers: effect.workers };
    case 'gainWorkerOfChoice':
      return { ...task, kind: 'gainWorker', workers: WORKERS };
    case 'exchangeWorker':
      return { ...task, kind: 'exchange' };
    case 'promote':
      return { ...task, kind: 'promote', left: effect.max, costEach: effect.costEach };
    case 'flip':
      return { ...task, kind: 'flip', left: effect.times };
    case 'takeTrain':
      return { ...task, kind: 'takeTrain' };
    case 'placeRail':
      return { ...task, kind: 'layRail', cost: effect.cost, aside: false };
    case 'placeOffice':
      return { ...task, kind: 'layOffice', aside: false };
    case 'placeStation':
      return { ...task, kind: 'layStation', aside: false };
    case 'setupRail':
      return { ...task, kind: 'layRail', cost: 0, aside: true };
    case 'setupOffice':
      return { ...task, kind: 'layOffice', aside: true };
    case 'setupStation':
      return { ...task, kind: 'layStation', aside: true };
  }
}

/**
 * Takes a reward: pays its cost, gains what needs no choice, and asks for the rest before anything else goes on. With
 * `must`, its first part has to be carried out; of advancements only those of a deal, for they were paid for.
 */
export function takeReward(draft: D, seat: Seat, reward: Reward, must: boolean): void {
  const { effect } = reward;
  const rule = ruleOf(reward);
  // the $100 of a train's rail are paid when the rail is placed
  if ('cost' in effect && effect.kind !== 'placeRail') pay(draft, seat, effect.cost ?? 0, rule);
  if ((effect.kind === 'advance' || effect.kind === 'gainShares') && effect.promote)
    push(draft, { kind: 'promote', seat, rule, must: false, left: effect.promote, costEach: 0 });
  if (effect.kind === 'advance') points.grantAdvances(draft, seat, effect.n, rule, must && reward.from === 'deal');
  else if (effect.kind === 'gainShares') gainShares(draft, seat, effect.n, rule);
  else if (effect.kind === 'gainMoney') gainMoney(draft, seat, effect.amount, rule);
  else if (effect.kind === 'gainWorkers' && effect.mode === 'all')
    for (const worker of effect.workers) gainWorker(draft, seat, worker, rule);
  else push(draft, choiceOf(effect, seat, rule, must));
}
