import type { Seat } from '../../kernel/agenda.ts';
import { placeRail } from '../building.ts';
import { under } from '../cite.ts';
import { companyOf, gainMoney, gainShares, piecesLeft, raisable } from '../company.ts';
import { networkAt, railSpaceRefused, terrainPrice } from '../network.ts';
import type { RevolutionPoints, Reward } from '../points.ts';
import { rewardRefused, takeReward } from '../rewards.ts';
import { ABILITY } from '../tables/abilities.ts';
import { CONSTANTS, type Worker } from '../tables/constants.ts';
import { SPACE_IDS, SPACES, type SpaceId } from '../tables/spaces.ts';
import type { RailroadAction, State } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { goOn, type MainAction, type Means, NO_MEANS } from './main-action.ts';

const ABILITIES = ABILITY.railroad;
const PURPLE: Reward = { effect: ABILITIES.purple.effect, from: 'ability', rule: 'railroad-purple' };

/** The rails that the action must place: two, or the last one. */
function railsToPlace(left: number): number {
  const rails = under('exactly-two-rails', CONSTANTS.railsPerAction.value);
  return left < rails ? under('last-rail', left) : rails;
}

/** The fewest triangles of the rails left. Once none is left, no network is made out: the look-ahead tries many such. */
const fewest = (state: State, { seat, toPlace }: RailroadAction) =>
  toPlace === 0 ? 0 : (networkAt(state, seat).fewestTriangles[toPlace as 1 | 2] ?? 0);

/** What is unpaid, and the cheapest way to place the rails left. */
function due(state: State, action: RailroadAction): number {
  return action.unpaid + fewest(state, action) * CONSTANTS.railPerTriangle.value;
}

/** What the effect of the worker still brings where the cheapest spaces are chosen. */
function gain(state: State, action: RailroadAction, effect = action.effect): Means {
  if (effect === 'used') return NO_MEANS;
  if (action.worker === 'grey') return { money: ABILITIES.grey.effect.n * CONSTANTS.shareSale.value, workers: 0 };
  if (action.worker !== 'orange') return NO_MEANS;
  return { money: orangeGain(trianglesBeside(action.spaces) + fewest(state, action)), workers: 0 };
}

function orangeGain(triangles: number): number {
  const { base, perTriangle } = ABILITIES.orange.effect;
  return base + perTriangle * triangles;
}

function trianglesBeside(spaces: readonly SpaceId[]): number {
  return SPACES.reduce((sum, space) => sum + (spaces.includes(space.id) ? space.triangles : 0), 0);
}

function noRailOrSpace(state: State, seat: Seat): Refusal {
  const left = piecesLeft(companyOf(state, seat), 'rail');
  if (left === 0) return refuse('railroad-not-possible', 'noRailsLeft', {});
  const needed = railsToPlace(left);
  if (Number.isFinite(networkAt(state, seat).fewestTriangles[needed as 1 | 2])) return undefined;
  return refuse('exactly-two-rails', 'noRailSpace', { needed, spaces: networkAt(state, seat).spaces.length });
}

/** Why the price is out of reach: with every Share sold and the worker's effect, also earned in this action. */
function priceOutOfReach(state: State, action: RailroadAction): Refusal {
  const price = due(state, action);
  const raised = under('earn-to-pay', raisable(companyOf(state, action.seat)) + gain(state, action).money);
  return raised < price
    ? refuse('railroad-not-possible', 'actionPrice', { action: 'railroad', price, raised })
    : undefined;
}

function begin(state: State, seat: Seat, worker: Worker): RailroadAction {
  const unpaid = under('railroad-base-price', CONSTANTS.railBase.value);
  const toPlace = railsToPlace(piecesLeft(companyOf(state, seat), 'rail'));
  return { kind: 'action', seat, action: 'railroad', worker, effect: 'open', unpaid, spaces: [], toPlace };
}

/** Why the third rail of the turquoise effect cannot be placed. */
function thirdRailRefused(state: State, seat: Seat): Refusal {
  const rails = piecesLeft(companyOf(state, seat), 'rail');
  const spaces = networkAt(state, seat).spaces.length;
  return rails > 0 && spaces > 0 ? undefined : refuse('railroad-turquoise', 'noThirdRail', { rails, spaces });
}

/** The Railroad action: two rails (three with a turquoise worker) for $400 and $100 a triangle. */
export function railroadAction(points: RevolutionPoints): MainAction<RailroadAction> {
  return {
    chooseRefused: (state, seat, worker) =>
      noRailOrSpace(state, seat) ?? priceOutOfReach(state, begin(state, seat, worker)),
    begin,
    toPlace: (action) => action.toPlace,
    price(state, action, effect) {
      const price = due(state, action);
      return { due: price, surely: price - gain(state, action, effect).money };
    },
    least: (state, action) => due(state, action) - gain(state, action).money,
    gain,
    flips: () => 0,
    abilityCost(state, { worker, seat }) {
      if (worker === 'purple') return { money: ABILITIES.purple.effect.cost, workers: 0 };
      if (worker !== 'turquoise') return NO_MEANS;
      const cheapest = networkAt(state, seat).fewestTriangles[1];
      return { money: cheapest * CONSTANTS.railPerTriangle.value, workers: 0 };
    },
    parts: () => [],
    moves: (state, { seat, toPlace }) =>
      toPlace > 0 ? networkAt(state, seat).spaces.map((space) => ({ kind: 'placeRail', space })) : [],
    *attempts(state, action) {
      const { spaces } = networkAt(state, action.seat);
      if (action.toPlace > 0)
        for (const space of SPACE_IDS) if (!spaces.includes(space)) yield { kind: 'placeRail', space };
    },
    check(state, move, action) {
      if (move.kind !== 'placeRail') return undefined;
      if (action.toPlace === 0) return refuse('exactly-two-rails', 'mainActionDone', { action: 'railroad' });
      return railSpaceRefused(state, action.seat, move.space);
    },
    perform(draft, move, action) {
      if (move.kind !== 'placeRail') return;
      const terrain = terrainPrice(move.space);
      placeRail(draft, action.seat, move.space, { rule: 'railroad-build', terrain });
      goOn(draft, {
        ...action,
        spaces: [...action.spaces, move.space],
        toPlace: action.toPlace - 1,
        unpaid: action.unpaid + terrain,
      });
    },
    abilityRefused(state, { seat, worker, toPlace }) {
      if (worker === 'purple') return rewardRefused(points, state, seat, PURPLE);
      if (worker === 'grey') return undefined;
      if (toPlace > 0)
        return refuse(worker === 'orange' ? 'railroad-orange' : 'railroad-turquoise', 'mainActionFirst', {
          action: 'railroad',
        });
      return worker === 'turquoise' ? thirdRailRefused(state, seat) : undefined;
    },
    useAbility(draft, action) {
      const { seat, spaces, toPlace, worker } = action;
      const more = worker === 'turquoise' ? ABILITIES.turquoise.effect.rails - CONSTANTS.railsPerAction.value : 0;
      goOn(draft, { ...action, toPlace: toPlace + more });
      if (worker === 'purple') takeReward(points, draft, seat, PURPLE, true);
      if (worker === 'grey') gainShares(draft, seat, ABILITIES.grey.effect.n, 'railroad-grey');
      if (worker === 'orange') gainMoney(draft, seat, orangeGain(trianglesBeside(spaces)), 'railroad-orange');
    },
  };
}
