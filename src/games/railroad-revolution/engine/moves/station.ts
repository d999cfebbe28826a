import type { Seat } from '../../../../kernel/agenda.ts';
import { tell } from '../../../../kernel/draft.ts';
import { playerOf } from '../../../../kernel/seats.ts';
import { placeStation } from '../building.ts';
import { pay, piecesLeft, raisable } from '../company.ts';
import { availableCities, cityRefused } from '../network.ts';
import type { Reward } from '../points.ts';
import { costOf, priceOf, rewardRefused, takeReward } from '../rewards.ts';
import { ABILITY } from '../tables/abilities.ts';
import { CITY_IDS, type CityId } from '../tables/cities.ts';
import { CITY_TILE, type CityTile } from '../tables/city-tiles.ts';
import { CONSTANTS, type Worker } from '../tables/constants.ts';
import type { State, StationAction } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { flipWorth, waitingFlips } from './flip-worth.ts';
import { givenOnce, goOn, type MainAction, NO_WORTH, type Worth } from './main-action.ts';
import { hasRailAtHand, type Reach, reachAhead } from './reach.ts';

const ABILITIES = ABILITY.station;
const PURPLE: Reward = { effect: ABILITIES.purple.effect, from: 'ability', rule: 'station-purple' };

/** @rule printed-cities */
function tileOf(state: State, city: CityId): CityTile {
  return CITY_TILE[state.cities[city].tile];
}

/** The cost still to be met for a station in a city, in dollars. */
function costLeft(state: State, { city, cost }: Reach, action: StationAction, effect: StationAction['effect']): number {
  if (action.worker === 'orange' && effect === 'open') return 0;
  return action.city ? action.unpaid : cost + tileOf(state, city).cost;
}

/** Cities that a rail at hand, the flip of the purple effect, or what it has led to, can still connect. */
function citiesAhead(state: State, action: StationAction, effect = action.effect) {
  if (action.city || (action.worker !== 'purple' && !hasRailAtHand(state, action.seat))) return [];
  const flips = action.worker === 'purple' && effect === 'open';
  return reachAhead(state, action.seat, flips ? ABILITIES.purple.effect.cost : undefined);
}

/** The city built in, or those that may be, with what it costs to connect them first. */
function citiesOf(state: State, action: StationAction, effect = action.effect): readonly Reach[] {
  const cities = action.city ? [action.city] : availableCities(state, action.seat);
  return [...cities.map((city) => ({ city, cost: 0 })), ...citiesAhead(state, action, effect)];
}

const primaryReward = (state: State, city: CityId): Reward => ({
  effect: tileOf(state, city).primary,
  from: 'primary',
});
const bonusReward = (state: State, city: CityId): Reward => ({
  effect: tileOf(state, city).firstStation,
  from: 'bonus',
});

function primaryRefused(state: State, action: StationAction): Refusal {
  if (!action.city) return refuse('primary-reward', 'mainActionFirst', { action: 'station' });
  if (action.primary > 0) return givenOnce(action, 'primaryReward', 'primary-reward', 'turquoise');
  return rewardRefused(state, action.seat, primaryReward(state, action.city));
}

function bonusRefused(state: State, action: StationAction): Refusal {
  const { city, first, bonus, seat } = action;
  if (!city) return refuse('first-station-bonus', 'mainActionFirst', { action: 'station' });
  if (!first) return refuse('first-station-bonus', 'notFirstStation', { city });
  if (bonus === 'used') return givenOnce(action, 'firstStationBonus', 'first-station-bonus', 'grey');
  return rewardRefused(state, seat, bonusReward(state, city));
}

/** A part of the action that costs money at once and brings some, at most; and workers. */
interface Venture {
  readonly cost: number;
  readonly money: number;
  readonly workers: number;
}

/** Other flips beside one, and whether a train may be taken before it. */
interface Flips {
  readonly others: number;
  readonly fresh: boolean;
}

/** The First Station bonus of a city as a venture. */
function bonusVenture(state: State, seat: Seat, city: CityId, flips: Flips): Venture {
  const { firstStation } = tileOf(state, city);
  const cost = priceOf(firstStation);
  if (firstStation.kind === 'gainShares') return { cost, money: firstStation.n * CONSTANTS.shareSale, workers: 0 };
  if (firstStation.kind === 'flip') return { cost, money: flipWorth(state, seat, 1, flips), workers: 0 };
  return { cost, money: 0, workers: firstStation.kind === 'gainWorkerOfChoice' ? 1 : 0 };
}

const able = ({ worker, effect }: StationAction, type: Worker) => effect === 'open' && worker === type;

/** How often the First Station bonus of a city can still be taken: for building first, and by the grey effect. */
function bonusesLeft(state: State, action: StationAction, city: CityId): number {
  const first = action.city ? action.first : state.cities[city].stations.length === 0;
  return (first && action.bonus === 'open' ? 1 : 0) + (able(action, 'grey') ? 1 : 0);
}

/** The flips that the action can still bring in a city. */
function flipsIn(state: State, action: StationAction, city: CityId): number {
  const byBonus = tileOf(state, city).firstStation.kind === 'flip' ? bonusesLeft(state, action, city) : 0;
  return byBonus + (able(action, 'purple') ? 1 : 0);
}

/** What the open parts of the action can bring in a city; a part that must be paid first brings nothing to the poor. */
function gainIn(state: State, action: StationAction, city: CityId): Worth {
  const { seat, primary } = action;
  const bonuses = bonusesLeft(state, action, city);
  const others = flipsIn(state, action, city) - 1 + waitingFlips(state, seat);
  const fresh = tileOf(state, city).firstStation.kind === 'takeTrain' && bonuses > 0;
  const ventures: Venture[] = [];
  for (let i = 0; i < bonuses; i++) ventures.push(bonusVenture(state, seat, city, { others, fresh }));
  if (able(action, 'purple')) {
    const money = flipWorth(state, seat, 1, { others, fresh });
    ventures.push({ cost: ABILITIES.purple.effect.cost, money, workers: 0 });
  }
  const reward = tileOf(state, city).primary;
  const each = reward.kind !== 'gainWorkers' ? 0 : reward.mode === 'all' ? reward.workers.length : 1;
  const times = (primary === 0 ? 1 : 0) + (able(action, 'turquoise') ? 1 : 0);
  const workers = times * each + ventures.reduce((sum, venture) => sum + venture.workers, 0);
  return { money: earned(raisable(playerOf(state, seat)), ventures), workers };
}

/** What ventures bring beyond their costs to someone with so much money, in the best order. */
function earned(money: number, ventures: readonly Venture[]): number {
  const next = ventures.find((venture) => venture.cost <= money && venture.money > venture.cost);
  if (!next) return 0;
  const gain = next.money - next.cost;
  return (
    gain +
    earned(
      money + gain,
      ventures.filter((venture) => venture !== next),
    )
  );
}

/** @rule free-order */
function noCity(state: State, action: StationAction): Refusal {
  if (piecesLeft(playerOf(state, action.seat), 'building') === 0) return refuse('station-build', 'noBuildingsLeft', {});
  const cities = citiesOf(state, action);
  return cities.length === 0 ? refuse('available-city', 'noCityAvailable', {}) : undefined;
}

function begin(_: State, seat: Seat, worker: Worker): StationAction {
  const start = { kind: 'action', seat, action: 'station', worker, effect: 'open', unpaid: 0 } as const;
  return { ...start, first: false, primary: 0, bonus: 'open' };
}

const due = (state: State, action: StationAction, effect: StationAction['effect']): number => {
  let least = Number.POSITIVE_INFINITY;
  for (const reach of citiesOf(state, action, effect)) least = Math.min(least, costLeft(state, reach, action, effect));
  return least;
};

const least = (state: State, action: StationAction): number =>
  Math.min(
    ...citiesOf(state, action).map(
      (reach) => costLeft(state, reach, action, action.effect) - gainIn(state, action, reach.city).money,
    ),
  );

/** Why no city is within means: with every Share sold and all that the action could still bring. */
const costOutOfReach = (state: State, action: StationAction): Refusal => {
  const raised = raisable(playerOf(state, action.seat));
  const price = due(state, action, action.effect);
  if (raised >= price || raised >= least(state, action)) return undefined;
  return refuse('station-cost', 'actionPrice', { action: 'station', price, raised, effect: 0 });
};

const abilityRefused = (state: State, action: StationAction): Refusal => {
  const { worker, city, seat, primary } = action;
  if (worker === 'purple') return rewardRefused(state, seat, PURPLE);
  if (worker === 'grey') {
    if (!city) return refuse('station-grey', 'mainActionFirst', { action: 'station' });
    return rewardRefused(state, seat, bonusReward(state, city));
  }
  if (worker === 'orange') {
    if (!city) return refuse('station-orange', 'mainActionFirst', { action: 'station' });
    return action.unpaid === 0 ? refuse('station-orange', 'nothingToPay', {}) : undefined;
  }
  if (!city || primary === 0) return refuse('station-turquoise', 'mainActionFirst', { action: 'station' });
  const price = ABILITIES.turquoise.effect.cost;
  const { money } = playerOf(state, seat);
  if (money < price) return refuse('station-turquoise', 'money', { price, money });
  return rewardRefused(state, seat, primaryReward(state, city));
};

/**
 * The Station action: one building in a connected city for the city's cost, with what its tile gives.
 * @rule first-station-slot
 */
export const stationAction: MainAction<StationAction> = {
  chooseRefused(state, seat, worker) {
    const action = begin(state, seat, worker);
    return noCity(state, action) ?? costOutOfReach(state, action);
  },
  begin,
  toPlace: ({ city }) => (city ? 0 : 1),
  price(state, action, effect) {
    const price = due(state, action, effect);
    return { due: price, surely: price };
  },
  after: (state, move, action) =>
    move.kind === 'buildStation' ? { ...action, city: move.city, unpaid: tileOf(state, move.city).cost } : undefined,
  least,
  flips: (state, action) => Math.max(0, ...citiesOf(state, action).map(({ city }) => flipsIn(state, action, city))),
  stuck: (state, action) => noCity(state, action),
  hangs: (state, action) => citiesAhead(state, action).length > 0,
  abilityCost(state, { worker, city }) {
    if (worker === 'purple') return { money: ABILITIES.purple.effect.cost, workers: 0 };
    if (worker === 'turquoise') return { money: ABILITIES.turquoise.effect.cost, workers: 0 };
    return worker === 'grey' && city ? costOf(tileOf(state, city).firstStation) : NO_WORTH;
  },
  gain(state, action) {
    const all = citiesOf(state, action).map(({ city }) => gainIn(state, action, city));
    return {
      money: Math.max(0, ...all.map(({ money }) => money)),
      workers: Math.max(0, ...all.map(({ workers }) => workers)),
    };
  },
  parts: (state, action) => [
    ...(primaryRefused(state, action) ? [] : (['primaryReward'] as const)),
    ...(bonusRefused(state, action) ? [] : (['firstStationBonus'] as const)),
  ],
  *moves(state, action) {
    if (!action.city) {
      for (const city of availableCities(state, action.seat)) yield { kind: 'buildStation', city };
      return;
    }
    yield { kind: 'takePrimaryReward' };
    yield { kind: 'takeFirstStationBonus' };
  },
  *attempts(state, { city, seat }) {
    if (!city) for (const one of CITY_IDS) if (cityRefused(state, seat, one)) yield { kind: 'buildStation', city: one };
  },
  check(state, move, action) {
    switch (move.kind) {
      case 'buildStation':
        if (action.city) return refuse('station-build', 'mainActionDone', { action: 'station' });
        return cityRefused(state, action.seat, move.city);
      case 'takePrimaryReward':
        return primaryRefused(state, action);
      case 'takeFirstStationBonus':
        return bonusRefused(state, action);
      default:
        return undefined;
    }
  },
  perform(draft, move, action) {
    const { seat, city } = action;
    if (move.kind === 'buildStation') {
      const unpaid = tileOf(draft.state, move.city).cost;
      const first = placeStation(draft, seat, move.city, { rule: 'station-build' });
      return goOn(draft, { ...action, city: move.city, unpaid, first });
    }
    if (!city) return;
    if (move.kind === 'takePrimaryReward') {
      goOn(draft, { ...action, primary: action.primary + 1 });
      tell(draft, { kind: 'primaryRewardTaken', seat, rule: 'primary-reward', city });
      return takeReward(draft, seat, primaryReward(draft.state, city), true);
    }
    goOn(draft, { ...action, bonus: 'used' });
    tell(draft, { kind: 'firstStationBonusTaken', seat, rule: 'first-station-bonus', city });
    takeReward(draft, seat, bonusReward(draft.state, city), true);
  },
  abilityRefused,
  useAbility(draft, action) {
    const { worker, seat, city, unpaid } = action;
    if (worker === 'orange') {
      goOn(draft, { ...action, unpaid: 0 });
      return tell(draft, { kind: 'costWaived', seat, rule: 'station-orange', amount: unpaid });
    }
    goOn(draft, worker === 'turquoise' ? { ...action, primary: action.primary + 1 } : action);
    if (worker === 'purple') return takeReward(draft, seat, PURPLE, true);
    if (!city) return;
    if (worker === 'grey') {
      tell(draft, { kind: 'firstStationBonusTaken', seat, rule: 'station-grey', city });
      return takeReward(draft, seat, bonusReward(draft.state, city), true);
    }
    pay(draft, seat, ABILITIES.turquoise.effect.cost, 'station-turquoise');
    tell(draft, { kind: 'primaryRewardTaken', seat, rule: 'station-turquoise', city });
    takeReward(draft, seat, primaryReward(draft.state, city), true);
  },
};
