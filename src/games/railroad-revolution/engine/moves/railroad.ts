import type { Seat } from '../../../../kernel/agenda.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { placeRail } from '../building.ts';
import { gainMoney, gainShares, piecesLeft, raisable } from '../company.ts';
import { networkAt, networkOf, railSpaceRefused, terrainPrice } from '../network.ts';
import type { Reward } from '../points.ts';
import { rewardRefused, takeReward } from '../rewards.ts';
import { ABILITY } from '../tables/abilities.ts';
import { CONSTANTS, type Worker } from '../tables/constants.ts';
import { SPACE, SPACE_IDS, SPACES, type SpaceId } from '../tables/spaces.ts';
import type { RailroadAction, State } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { goOn, type MainAction, NO_WORTH, type Worth } from './main-action.ts';

const ABILITIES = ABILITY.railroad;
const PURPLE: Reward = { effect: ABILITIES.purple.effect, from: 'ability', rule: 'railroad-purple' };

/**
 * The rails that the action must place: two, or the last one.
 * @rule exactly-two-rails, last-rail
 */
function railsToPlace(left: number): number {
  return Math.min(left, CONSTANTS.railsPerAction);
}

/** The spaces that the next rail may go to. */
function spacesFor(state: State, { seat, before }: RailroadAction): readonly SpaceId[] {
  const { spaces, built } = networkAt(state, seat);
  return before ? networkOf(before).spaces.filter((space) => !built.has(space)) : spaces;
}

/** The fewest triangles of the rails left. Once none is left, no network is made out: the look-ahead tries many such. */
function fewest(state: State, action: RailroadAction): number {
  const { seat, toPlace, before } = action;
  if (toPlace === 0) return 0;
  if (!before) return networkAt(state, seat).fewestTriangles[toPlace as 1 | 2] ?? 0;
  const all = spacesFor(state, action).map((space): number => SPACE[space].triangles);
  const least = all.sort((a, b) => a - b).slice(0, toPlace);
  return least.length < toPlace ? Number.POSITIVE_INFINITY : least.reduce((sum, one) => sum + one, 0);
}

/** What is unpaid, and the cheapest way to place the rails left. */
function due(state: State, action: RailroadAction): number {
  return action.unpaid + fewest(state, action) * CONSTANTS.railPerTriangle;
}

/** What the effect of the worker still brings where the cheapest spaces are chosen. */
function gain(state: State, action: RailroadAction, effect = action.effect): Worth {
  if (effect === 'used') return NO_WORTH;
  if (action.worker === 'grey') return { money: ABILITIES.grey.effect.n * CONSTANTS.shareSale, workers: 0 };
  if (action.worker !== 'orange') return NO_WORTH;
  return { money: orangeGain(trianglesBeside(action.spaces) + fewest(state, action)), workers: 0 };
}

function orangeGain(triangles: number): number {
  const { base, perTriangle } = ABILITIES.orange.effect;
  return base + perTriangle * triangles;
}

function trianglesBeside(spaces: readonly SpaceId[]): number {
  return SPACES.reduce((sum, space) => sum + (spaces.includes(space.id) ? space.triangles : 0), 0);
}

function noRailOrSpace(state: State, action: RailroadAction): Refusal {
  const needed = action.toPlace;
  if (needed === 0) return refuse('railroad-not-possible', 'noRailsLeft', {});
  if (Number.isFinite(fewest(state, action))) return undefined;
  return refuse('exactly-two-rails', 'noRailSpace', { needed, spaces: spacesFor(state, action).length });
}

/** Why a rail of the action cannot lie in a space. */
function placeRefused(state: State, action: RailroadAction, space: SpaceId): Refusal {
  const open = spacesFor(state, action).includes(space);
  return open
    ? undefined
    : (railSpaceRefused(state, action.seat, space) ?? refuse('rails-need-not-touch', 'spaceJoinsLater', { space }));
}

/**
 * Why the price is out of reach: with every Share sold and the worker's effect, also earned in this action.
 * @rule earn-to-pay
 */
function priceOutOfReach(state: State, action: RailroadAction): Refusal {
  const price = due(state, action);
  const effect = gain(state, action).money;
  const raised = raisable(playerOf(state, action.seat)) + effect;
  return raised < price
    ? refuse('railroad-not-possible', 'actionPrice', { action: 'railroad', price, raised, effect })
    : undefined;
}

/** @rule railroad-base-price */
function begin(state: State, seat: Seat, worker: Worker): RailroadAction {
  const unpaid = CONSTANTS.railBase;
  const toPlace = railsToPlace(piecesLeft(playerOf(state, seat), 'rail'));
  const start = { kind: 'action', seat, action: 'railroad', worker, effect: 'open', unpaid, toPlace } as const;
  const atOnce = state.config.rulings.rails === 'at-once';
  return { ...start, spaces: [], ...(atOnce ? { before: playerOf(state, seat).rails } : {}) };
}

/** The action after a rail. The cheapest space for the next one is known where this rail does not take it. */
function afterRail(state: State, action: RailroadAction, space: SpaceId): RailroadAction | undefined {
  const toPlace = action.toPlace - 1;
  const cheapest = toPlace === 0 ? 0 : networkAt(state, action.seat).fewestTriangles[1];
  if (toPlace > 1 || (toPlace === 1 && SPACE[space].triangles <= cheapest)) return undefined;
  return { ...action, spaces: [...action.spaces, space], toPlace, unpaid: action.unpaid + terrainPrice(space) };
}

/** Why the third rail of the turquoise effect cannot be placed. */
function thirdRailRefused(state: State, action: RailroadAction): Refusal {
  const rails = piecesLeft(playerOf(state, action.seat), 'rail');
  const spaces = spacesFor(state, action).length;
  return rails > 0 && spaces > 0 ? undefined : refuse('railroad-turquoise', 'noThirdRail', { rails, spaces });
}

/** The Railroad action: two rails (three with a turquoise worker) for $400 and $100 a triangle. */
export const railroadAction: MainAction<RailroadAction> = {
  chooseRefused(state, seat, worker) {
    const action = begin(state, seat, worker);
    return noRailOrSpace(state, action) ?? priceOutOfReach(state, action);
  },
  begin,
  toPlace: (action) => action.toPlace,
  price(state, action, effect) {
    const price = due(state, action);
    return { due: price, surely: price - gain(state, action, effect).money };
  },
  after: (state, move, action) => (move.kind === 'placeRail' ? afterRail(state, action, move.space) : undefined),
  least: (state, action) => due(state, action) - gain(state, action).money,
  gain,
  flips: () => 0,
  abilityCost(state, action) {
    const { worker } = action;
    if (worker === 'purple') return { money: ABILITIES.purple.effect.cost, workers: 0 };
    if (worker !== 'turquoise') return NO_WORTH;
    const cheapest = fewest(state, { ...action, toPlace: 1 });
    return { money: cheapest * CONSTANTS.railPerTriangle, workers: 0 };
  },
  parts: () => [],
  moves: (state, action) =>
    action.toPlace > 0 ? spacesFor(state, action).map((space) => ({ kind: 'placeRail', space })) : [],
  *attempts(state, action) {
    const spaces = spacesFor(state, action);
    if (action.toPlace > 0)
      for (const space of SPACE_IDS) if (!spaces.includes(space)) yield { kind: 'placeRail', space };
  },
  check(state, move, action) {
    if (move.kind !== 'placeRail') return undefined;
    if (action.toPlace === 0) return refuse('exactly-two-rails', 'mainActionDone', { action: 'railroad' });
    return placeRefused(state, action, move.space);
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
  abilityRefused(state, action) {
    const { seat, worker, toPlace } = action;
    if (worker === 'purple') return rewardRefused(state, seat, PURPLE);
    if (worker === 'grey') return undefined;
    if (toPlace > 0)
      return refuse(worker === 'orange' ? 'railroad-orange' : 'railroad-turquoise', 'mainActionFirst', {
        action: 'railroad',
      });
    return worker === 'turquoise' ? thirdRailRefused(state, action) : undefined;
  },
  useAbility(draft, action) {
    const { seat, spaces, toPlace, worker } = action;
    const more = worker === 'turquoise' ? ABILITIES.turquoise.effect.rails - CONSTANTS.railsPerAction : 0;
    goOn(draft, { ...action, toPlace: toPlace + more });
    if (worker === 'purple') takeReward(draft, seat, PURPLE, true);
    if (worker === 'grey') gainShares(draft, seat, ABILITIES.grey.effect.n, 'railroad-grey');
    if (worker === 'orange') gainMoney(draft, seat, orangeGain(trianglesBeside(spaces)), 'railroad-orange');
  },
};
