import type { Seat } from '../../../kernel/agenda.ts';
import { playerOf } from '../../../kernel/seats.ts';
import { dependsOnTypes, workersKept } from './affordability.ts';
import { leftmostSection, typesLeft } from './company.ts';
import { offerOf } from './moves/deals.ts';
import { availableCities, networkAt, sectionRefused, sectionsOf } from './network.ts';
import { points } from './points.ts';
import { CITY_TILE, type CityTile } from './tables/city-tiles.ts';
import { CONSTANTS } from './tables/constants.ts';
import type { Effect } from './tables/effects.ts';
import { SPACE, type SpaceId } from './tables/spaces.ts';
import { TELEGRAPH_TILE } from './tables/telegraph.ts';
import type { ActionTask, State, Task } from './types.ts';
import { type Move, OFFERS } from './vocabulary.ts';
import { gainable, promotions, type Standing, standing } from './workers.ts';

const MINIMUM = CONSTANTS.minAvailableWorkers;

/** True where a reward can bring money, Shares or workers, now or by a train to flip later. */
export function brings(effect: Effect, lacksWorkers: boolean): boolean {
  switch (effect.kind) {
    case 'gainMoney':
    case 'gainShares':
    case 'flip':
    case 'takeTrain':
      return true;
    case 'gainWorkers':
    case 'gainWorkerOfChoice':
      return lacksWorkers;
    default:
      return false;
  }
}

const placesRail = ({ kind }: Effect): boolean => kind === 'placeRail';

const cityTile = (state: State, action: ActionTask): CityTile | undefined =>
  action.action === 'station' && action.city !== undefined ? CITY_TILE[state.cities[action.city].tile] : undefined;

function sectionEffect(state: State, action: ActionTask): Effect | undefined {
  if (action.action !== 'telegraph' || action.section === undefined) return undefined;
  const tile = state.telegraph[action.section - 1]?.tile;
  return tile === undefined ? undefined : TELEGRAPH_TILE[tile].effect;
}

/** True where the ability of a specialist can help to pay or to have four workers. */
function abilityHelps(state: State, action: ActionTask, lacksWorkers: boolean): boolean {
  const { worker } = action;
  const tile = cityTile(state, action);
  switch (action.action) {
    case 'station':
      if (worker === 'grey') return tile !== undefined && brings(tile.firstStation, lacksWorkers);
      if (worker === 'turquoise') return tile !== undefined && brings(tile.primary, lacksWorkers);
      return true;
    case 'railroad':
      // a third rail may open a Deal, and a train be flipped by one
      if (worker === 'turquoise') return lacksWorkers;
      if (worker === 'purple') return OFFERS.some((offer) => offerOf(state, offer).effect.kind === 'flip');
      return true;
    case 'telegraph': {
      const effect = sectionEffect(state, action);
      if (worker === 'turquoise') return effect !== undefined && brings(effect, lacksWorkers);
      return worker !== 'purple';
    }
    case 'trade':
      return worker !== 'purple';
  }
}

/** True for the first of moves that lead to the same for every debt. */
function isFirst(move: Move, all: readonly Move[]): boolean {
  const first = all[0] as Readonly<Record<string, unknown>> | undefined;
  return first !== undefined && Object.entries(move).every(([name, value]) => first[name] === value);
}

/** True while a station of this seat has yet to find its city, and a rail may be what connects one. */
export function seeksCity(state: State, seat: Seat): boolean {
  return state.agenda.some(
    (task) => task.kind === 'action' && task.seat === seat && task.action === 'station' && task.city === undefined,
  );
}

/** True for a rail that must be placed, in one space for all, and for one that connects a city to build in. */
function railHelps(state: State, seat: Seat, task: Task, space: SpaceId): boolean {
  if (task.kind !== 'layRail' || task.aside) return true;
  const { spaces, connected } = networkAt(state, seat);
  if (task.must && spaces[0] === space) return true;
  return seeksCity(state, seat) && SPACE[space].ends.some((city) => !connected.has(city));
}

/** True where the front of a train brings money, or where some train must be flipped and this one stands for the rest. */
function flipHelps(state: State, seat: Seat, task: Task, at: number, lacksWorkers: boolean): boolean {
  const { trains } = playerOf(state, seat);
  const train = trains[at];
  if (!train) return false;
  const bonuses = points.frontBonuses(state, seat, train, at);
  if (train.faceUp && seeksCity(state, seat)) {
    const { opens } = points.prospects(state, seat);
    if (bonuses.some((effect) => placesRail(effect) || (opens && effect.kind === 'advance'))) return true;
  }
  if (bonuses.some((effect) => brings(effect, lacksWorkers))) return true;
  return task.kind === 'flip' && task.must && at === trains.length - 1;
}

/** True for one worker of each type that a promotion paid for by the discard may depend on, else for one alone. */
function discardHelps(state: State, seat: Seat, task: Task, move: Standing): boolean {
  const all = standing(playerOf(state, seat));
  const promotes =
    task.kind === 'discardWorker' && task.tile !== undefined && TELEGRAPH_TILE[task.tile].effect.kind === 'promote';
  const first = promotes ? all.find(({ worker }) => worker === move.worker) : all[0];
  return first?.from === move.from && first.worker === move.worker;
}

/**
 * False for a move that the look-ahead need not try: it can only cost something, or it differs from another in ways that
 * no debt depends on, such as the type of a worker or the place of a free rail.
 */
export function isWorthTrying(state: State, move: Move): boolean {
  const task = state.agenda[state.agenda.length - 1];
  if (!task || !('seat' in task)) return true;
  const seat = 'seat' in move ? move.seat : task.seat;
  const lacksWorkers = workersKept(state, seat) < MINIMUM;
  switch (move.kind) {
    case 'hireWorker':
      return dependsOnTypes(state, seat) || (lacksWorkers && typesLeft(state)[0] === move.worker);
    case 'advance':
      return task.kind === 'advance' && task.must;
    case 'promoteWorker':
      return task.kind === 'promote' && task.must && isFirst(move, promotions(playerOf(state, seat)));
    case 'exchangeWorker':
      return isFirst(
        move,
        standing(playerOf(state, seat)).map((one) => ({ kind: 'exchangeWorker', ...one })),
      );
    case 'gainWorker':
      return (task.kind === 'gainWorker' ? gainable(state, task.workers) : typesLeft(state))[0] === move.worker;
    case 'discardWorker':
      return discardHelps(state, seat, task, move);
    case 'buildStation':
      return task.kind !== 'layStation' || task.aside || availableCities(state, seat)[0] === move.city;
    case 'buildOffice':
      return (
        task.kind !== 'layOffice' || sectionsOf(state).find((one) => !sectionRefused(state, seat, one)) === move.section
      );
    case 'placeRail':
      return railHelps(state, seat, task, move.space);
    case 'takePrimaryReward': {
      const tile = task.kind === 'action' ? cityTile(state, task) : undefined;
      return tile !== undefined && brings(tile.primary, lacksWorkers);
    }
    case 'takeFirstStationBonus': {
      const tile = task.kind === 'action' ? cityTile(state, task) : undefined;
      return tile !== undefined && brings(tile.firstStation, lacksWorkers);
    }
    case 'takeTelegraphTile': {
      const effect = task.kind === 'action' ? sectionEffect(state, task) : undefined;
      return effect !== undefined && brings(effect, lacksWorkers);
    }
    case 'useWorker':
      return move.as === 'specialist' && task.kind === 'action' && abilityHelps(state, task, lacksWorkers);
    case 'flipTrain':
      return flipHelps(state, seat, task, move.train, lacksWorkers);
    case 'sellPiece': {
      const company = playerOf(state, seat);
      const section = company.sections[leftmostSection(company)];
      return move.piece === 'rail' || section?.rails === 0;
    }
    case 'acceptDeal':
      return brings(offerOf(state, move.offer).effect, lacksWorkers);
    default:
      return points.isWorthTrying(state, move);
  }
}
