import type { Seat } from '../../../../../kernel/agenda.ts';
import { latest } from '../../../../../kernel/memo.ts';
import { playerOf } from '../../../../../kernel/seats.ts';
import { workersKept } from '../../../engine/affordability.ts';
import { piecesLeft } from '../../../engine/company.ts';
import { worthOf } from '../../../engine/moves/flip-worth.ts';
import { NO_WORTH, type Worth } from '../../../engine/moves/main-action.ts';
import { hasPieceDue } from '../../../engine/places.ts';
import type { Prospects } from '../../../engine/points.ts';
import { brings, seeksCity } from '../../../engine/pruning.ts';
import { CONSTANTS } from '../../../engine/tables/constants.ts';
import type { Effect } from '../../../engine/tables/effects.ts';
import type { State } from '../../../engine/types.ts';
import type { Move as BaseMove } from '../../../engine/vocabulary.ts';
import { bonusOf, costAtOnce } from './bonuses.ts';
import { looseCars } from './cars.ts';
import { agendaOf, extensionOf, partOf } from './part.ts';
import { isReady } from './reward-tiles.ts';
import { pieceOf, type RewardTileId } from './tables/tiles.ts';
import { TILE_ROWS } from './tables/track.ts';
import { CAR, type CarId, kindOf } from './tables/wagons.ts';
import { mayHaveReward } from './tile-rows.ts';
import { nextSpace, slotOf, wayUp } from './track.ts';
import type { Task } from './types.ts';
import type { Move } from './vocabulary.ts';

// What the expansion adds to the look-ahead: what may still come, what a move takes, and which moves are worth trying.

/** More points than a flip brings. */
const NEAR = 4;

const effectOf = (car: CarId): Effect => CAR[car].effect;
const best = (cars: readonly CarId[]): number => Math.max(0, ...cars.map((car) => worthOf(effectOf(car))));
const isOwn = (task: Task, seat: Seat): boolean => 'seat' in task && task.seat === seat;

/** Wagons and Tenders that the Trade under way may still bring, of which it brings one. */
function gainable(state: State, seat: Seat): readonly CarId[] {
  const { sections, tenders } = partOf(state).tradeArea;
  for (const task of agendaOf(state)) {
    if (!isOwn(task, seat)) continue;
    if (task.kind === 'takeWagon') return sections[task.section - 1]?.wagons ?? [];
    if (task.kind === 'placeInTradeArea' || (task.kind === 'action' && task.action === 'trade' && !task.sold))
      return [...sections.flatMap(({ wagons }) => wagons), ...tenders];
  }
  return [];
}

/** True where so many points might bring a reward tile that places a rail. */
function mayGetRail(state: State, seat: Seat): boolean {
  if (!mayHaveReward(state, seat, 'rail')) return false;
  const { marker } = extensionOf(state, seat);
  return TILE_ROWS.some(
    ({ id, space }) =>
      space > marker &&
      space <= marker + NEAR &&
      partOf(state).rows[id].some((tile) => pieceOf(tile as RewardTileId) === 'rail'),
  );
}

/** The effects of bonuses that wait for a player's choice. */
function waitingBonuses(state: State, seat: Seat): readonly Effect[] {
  return agendaOf(state).flatMap((task) =>
    (task.kind === 'bonuses' || task.kind === 'moreBonuses') && task.seat === seat
      ? task.left.flatMap((of) => bonusOf(state, seat, task.train, of)?.effect ?? [])
      : [],
  );
}

/** True while a flip of the Station action, or what it has led to, may bring rails that no single flip of the base could. */
function mayLead(state: State, seat: Seat): boolean {
  const leads = agendaOf(state).some(
    (task) =>
      isOwn(task, seat) &&
      (task.kind === 'action'
        ? task.worker === 'purple' && task.effect === 'open'
        : ['flip', 'advance', 'takeTile', 'bonuses', 'moreBonuses'].includes(task.kind)),
  );
  return leads && (mayGetRail(state, seat) || extensionOf(state, seat).cars.some(({ id }) => placesRail(effectOf(id))));
}

const placesRail = ({ kind }: Effect): boolean => kind === 'placeRail';

/** True while the Railroad action of a seat has rails to place. */
const seeksSpace = (state: State, seat: Seat): boolean =>
  agendaOf(state).some(
    (task) => task.kind === 'action' && task.action === 'railroad' && task.seat === seat && task.toPlace > 0,
  );

/** True while a piece of a seat, of its action or of a reward that it has taken, has yet to find its place. */
const seeksPlace = (state: State, seat: Seat): boolean =>
  seeksCity(state, seat) || seeksSpace(state, seat) || hasPieceDue(state, seat);

const prospectsBySeat = latest((_: State): Prospects[] => []);

/** What a player may come by through Wagons, Tenders and reward tiles. */
export function prospects(state: State, seat: Seat): Prospects {
  const known = prospectsBySeat(state);
  const before = known[seat];
  if (before) return before;
  const found = prospectsOf(state, seat);
  known[seat] = found;
  return found;
}

function prospectsOf(state: State, seat: Seat): Prospects {
  const loose = looseCars(state, seat);
  const more = gainable(state, seat);
  const waiting = waitingBonuses(state, seat);
  const cars = [...extensionOf(state, seat).cars.map(({ id }) => id), ...more];
  const wagons = loose.filter((car) => kindOf(car) === 'wagon');
  const tenders = loose.filter((car) => kindOf(car) === 'tender');
  const ready = isReady(state, seat, 'rail');
  const left = piecesLeft(playerOf(state, seat), 'rail') > 0;
  const asked = state.agenda.some((task) => task.kind === 'layRail' && task.aside && task.seat === seat);
  const city = seeksCity(state, seat);
  return {
    perFlip: best(wagons) + best(tenders) + best(more),
    train: cars.some((car) => effectOf(car).kind === 'takeTrain'),
    waiting: waiting.reduce((sum, effect) => sum + worthOf(effect), 0),
    rails: [
      ...(ready ? [0] : []),
      ...(left ? waiting.flatMap((effect) => (effect.kind === 'placeRail' ? [effect.cost] : [])) : []),
    ],
    opens: ((ready || asked) && (city || seeksSpace(state, seat))) || (city && mayLead(state, seat)),
  };
}

/** What a move of the expansion takes away at once, at most. */
export function lossOf(state: State, given: BaseMove, seat: Seat): Worth {
  const move = given as Move;
  switch (move.kind) {
    case 'moveMarker': {
      const { money = 0, shares = 0, workers = 0 } = nextSpace(state, seat) ?? {};
      return { money: money + shares * CONSTANTS.shareSale, workers };
    }
    case 'moveTile': {
      const from = slotOf(state, seat, move.tile);
      return { money: 0, workers: (from && wayUp(from)?.workers) ?? 0 };
    }
    case 'takeRewardTile':
      return { money: 0, workers: 1 };
    case 'takeBonus': {
      const task = agendaOf(state).at(-1);
      const bonus = task?.kind === 'bonuses' ? bonusOf(state, seat, task.train, move.of) : undefined;
      return { money: bonus ? costAtOnce(bonus.effect) : 0, workers: 0 };
    }
    case 'useRewardTile':
      // it may take the last or the cheapest place of the action, or the last one for a piece that must be placed
      return { money: seeksPlace(state, seat) ? Number.POSITIVE_INFINITY : 0, workers: 0 };
    default:
      return NO_WORTH;
  }
}

/** False where the look-ahead need not try a move of the expansion. */
export function isWorthTrying(state: State, given: BaseMove): boolean {
  const move = given as Move;
  const task = agendaOf(state).at(-1);
  if (!task || !('seat' in task) || task.seat === undefined) return true;
  const { seat } = task;
  const city = seeksCity(state, seat);
  const lacksWorkers = workersKept(state, seat) < CONSTANTS.minAvailableWorkers;
  const good = (car: CarId) => brings(effectOf(car), lacksWorkers);
  switch (move.kind) {
    case 'moveMarker':
      return city || (task.kind === 'advance' && task.must);
    case 'moveTile':
      return task.kind === 'advance' && task.must;
    case 'takePerformanceTile':
      return false;
    case 'takeRewardTile':
      return city && pieceOf(move.tile) === 'rail';
    case 'useRewardTile':
      return move.piece === 'rail' && seeksPlace(state, move.seat);
    case 'placeInTradeArea':
      return (
        move.section === 'tender' || partOf(state).tradeArea.sections[move.section - 1]?.wagons.some(good) === true
      );
    case 'takeWagon': {
      const wagons = task.kind === 'takeWagon' ? partOf(state).tradeArea.sections[task.section - 1]?.wagons : [];
      return good(move.wagon) || (wagons?.[0] === move.wagon && !wagons.some(good));
    }
    case 'takeBonus': {
      const effect = task.kind === 'bonuses' ? bonusOf(state, seat, task.train, move.of)?.effect : undefined;
      return (
        effect !== undefined &&
        (brings(effect, lacksWorkers) || (city && (placesRail(effect) || effect.kind === 'advance')))
      );
    }
    default:
      return true;
  }
}
