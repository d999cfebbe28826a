import type { Seat } from '../../kernel/agenda.ts';
import { placeStation } from '../building.ts';
import { under } from '../cite.ts';
import { companyOf, pay, piecesLeft, raisable, tell } from '../company.ts';
import { availableCities, cityRefused } from '../network.ts';
import type { Reward, RevolutionPoints } from '../points.ts';
import { rewardRefused, takeReward } from '../rewards.ts';
import { ABILITY } from '../tables/abilities.ts';
import { CITY_IDS, type CityId } from '../tables/cities.ts';
import { CITY_TILE, type CityTile } from '../tables/city-tiles.ts';
import { CONSTANTS, type Worker } from '../tables/constants.ts';
import type { State, StationAction } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import { flipWorth } from './flip-worth.ts';
import { NO_MEANS, goOn, type MainAction, type Means } from './main-action.ts';

const ABILITIES = ABILITY.station;
const PURPLE: Reward = { effect: ABILITIES.purple.effect, from: 'ability', rule: 'station-purple' };

function tileOf(state: State, city: CityId): CityTile {
  return CITY_TILE[under('printed-cities', state.cities[city].tile)];
}

/** What a station in a city costs with this worker's effect still open, in dollars. */
function costWith(state: State, city: CityId, { worker, effect }: StationAction): number {
  return worker === 'orange' && effect === 'open' ? 0 : tileOf(state, city).cost;
}

function due(state: State, action: StationAction): number {
  if (action.city) return action.worker === 'orange' && action.effect === 'open' ? 0 : action.unpaid;
  return Math.min(...availableCities(state, action.seat).map((city) => costWith(state, city, action)));
}

const primaryReward = (state: State, city: CityId): Reward => ({ effect: tileOf(state, city).primary, from: 'primary' });
const bonusReward = (state: State, city: CityId): Reward => ({ effect: tileOf(state, city).firstStation, from: 'bonus' });

function primaryRefused(points: RevolutionPoints, state: State, action: StationAction): Refusal {
  if (!action.city) return refuse('primary-reward', 'mainActionFirst', { action: 'station' });
  if (action.primary > 0) return refuse('primary-reward', 'rewardTaken', { reward: 'primaryReward' });
  return rewardRefused(points, state, action.seat, primaryReward(state, action.city));
}

function bonusRefused(points: RevolutionPoints, state: State, action: StationAction): Refusal {
  const { city, first, bonus, seat } = action;
  if (!city) return refuse('first-station-bonus', 'mainActionFirst', { action: 'station' });
  if (!first) return refuse('first-station-bonus', 'notFirstStation', { city });
  if (bonus === 'used') return refuse('first-station-bonus', 'rewardTaken', { reward: 'firstStationBonus' });
  return rewardRefused(points, state, seat, bonusReward(state, city));
}

/** What a First Station bonus can bring at most. */
function bonusWorth(points: RevolutionPoints, state: State, seat: Seat, city: CityId): Means {
  const { firstStation } = tileOf(state, city);
  switch (firstStation.kind) {
    case 'gainShares':
      return { money: firstStation.n * CONSTANTS.shareSale.value, workers: 0 };
    case 'flip':
      return { money: flipWorth(points, state, seat) - firstStation.cost, workers: 0 };
    case 'gainWorkerOfChoice':
      return { money: 0, workers: 1 };
    default:
      return NO_MEANS;
  }
}

function gainIn(points: RevolutionPoints, state: State, action: StationAction, city: CityId): Means {
  const { seat, worker, effect, primary, bonus } = action;
  const first = action.city ? action.first : state.cities[city].stations.length === 0;
  const able = (type: Worker) => effect === 'open' && worker === type;
  const bonuses = (first && bonus === 'open' ? 1 : 0) + (able('grey') ? 1 : 0);
  const { money, workers } = bonusWorth(points, state, seat, city);
  const reward = tileOf(state, city).primary;
  const each = reward.kind !== 'gainWorkers' ? 0 : reward.mode === 'all' ? reward.workers.length : 1;
  const times = (primary === 0 ? 1 : 0) + (able('turquoise') ? 1 : 0);
  const flipped = able('purple') ? flipWorth(points, state, seat) - ABILITIES.purple.effect.cost : 0;
  return { money: bonuses * Math.max(0, money) + Math.max(0, flipped), workers: bonuses * workers + times * each };
}

function noCity(state: State, seat: Seat): Refusal {
  if (piecesLeft(companyOf(state, seat), 'building') === 0) return refuse('station-build', 'noBuildingsLeft', {});
  return availableCities(state, seat).length === 0 ? refuse('available-city', 'noCityAvailable', {}) : undefined;
}

function begin(_: State, seat: Seat, worker: Worker): StationAction {
  const start = { kind: 'action', seat, action: 'station', worker, effect: 'open', unpaid: 0 } as const;
  return { ...start, first: false, primary: 0, bonus: 'open' };
}

/** The Station action: one building in a connected city for the city's cost, with what its tile gives. */
export function stationAction(points: RevolutionPoints): MainAction<StationAction> {
  /** Why no city is within means: with every Share sold and all that the action could still bring. */
  const costOutOfReach = (state: State, action: StationAction): Refusal => {
    const raised = raisable(companyOf(state, action.seat));
    const cities = availableCities(state, action.seat);
    const reach = (city: CityId) => raised + gainIn(points, state, action, city).money;
    if (cities.some((city) => costWith(state, city, action) <= reach(city))) return undefined;
    return refuse('station-cost', 'actionPrice', { action: 'station', price: due(state, action), raised });
  };

  const abilityRefused = (state: State, action: StationAction): Refusal => {
    const { worker, city, seat, primary } = action;
    if (worker === 'purple') return rewardRefused(points, state, seat, PURPLE);
    if (worker === 'grey') {
      if (!city) return refuse('station-grey', 'mainActionFirst', { action: 'station' });
      return rewardRefused(points, state, seat, bonusReward(state, city));
    }
    if (worker === 'orange') {
      if (!city) return refuse('station-orange', 'mainActionFirst', { action: 'station' });
      return action.unpaid === 0 ? refuse('station-orange', 'nothingToPay', {}) : undefined;
    }
    if (!city || primary === 0) return refuse('station-turquoise', 'mainActionFirst', { action: 'station' });
    const price = ABILITIES.turquoise.effect.cost;
    const { money } = companyOf(state, seat);
    if (money < price) return refuse('station-turquoise', 'money', { price, money });
    return rewardRefused(points, state, seat, primaryReward(state, city));
  };

  return {
    chooseRefused: (state, seat, worker) => noCity(state, seat) ?? costOutOfReach(state, begin(state, seat, worker)),
    begin,
    toPlace: ({ city }) => (city ? 0 : 1),
    due,
    gain(state, action) {
      const cities = action.city ? [action.city] : availableCities(state, action.seat);
      const all = cities.map((city) => gainIn(points, state, action, city));
      return {
        money: Math.max(0, ...all.map(({ money }) => money)),
        workers: Math.max(0, ...all.map(({ workers }) => workers)),
      };
    },
    parts: (state, action) => [
      ...(primaryRefused(points, state, action) ? [] : (['primaryReward'] as const)),
      ...(bonusRefused(points, state, action) ? [] : (['firstStationBonus'] as const)),
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
          return primaryRefused(points, state, action);
        case 'takeFirstStationBonus':
          return bonusRefused(points, state, action);
        default:
          return refuse('four-actions', 'mainActionDone', { action: 'station' });
      }
    },
    perform(draft, move, action) {
      const { seat, city } = action;
      if (move.kind === 'buildStation') {
        const unpaid = tileOf(draft.state, move.city).cost;
        const first = under('first-station-slot', placeStation(draft, seat, move.city, { rule: 'station-build' }));
        return goOn(draft, { ...action, city: move.city, unpaid, first });
      }
      if (!city) return;
      if (move.kind === 'takePrimaryReward') {
        goOn(draft, { ...action, primary: action.primary + 1 });
        tell(draft, { kind: 'primaryRewardTaken', seat, rule: 'primary-reward', city });
        return takeReward(points, draft, seat, primaryReward(draft.state, city), true);
      }
      goOn(draft, { ...action, bonus: 'used' });
      tell(draft, { kind: 'firstStationBonusTaken', seat, rule: 'first-station-bonus', city });
      takeReward(points, draft, seat, bonusReward(draft.state, city), true);
    },
    abilityRefused,
    useAbility(draft, action) {
      const { worker, seat, city, unpaid } = action;
      if (worker === 'orange') {
        goOn(draft, { ...action, unpaid: 0 });
        return tell(draft, { kind: 'costWaived', seat, rule: 'station-orange', amount: unpaid });
      }
      goOn(draft, worker === 'turquoise' ? { ...action, primary: action.primary + 1 } : action);
      if (worker === 'purple') return takeReward(points, draft, seat, PURPLE, true);
      if (!city) return;
      if (worker === 'grey') {
        tell(draft, { kind: 'firstStationBonusTaken', seat, rule: 'station-grey', city });
        return takeReward(points, draft, seat, bonusReward(draft.state, city), true);
      }
      pay(draft, seat, ABILITIES.turquoise.effect.cost, 'station-turquoise');
      tell(draft, { kind: 'primaryRewardTaken', seat, rule: 'station-turquoise', city });
      takeReward(points, draft, seat, primaryReward(draft.state, city), true);
    },
  };
}
