import { railroadRevolution } from '../../../../src/games/railroad-revolution/engine/index.ts';
import type { CityId } from '../../../../src/games/railroad-revolution/engine/tables/cities.ts';
import type { CityTileId } from '../../../../src/games/railroad-revolution/engine/tables/city-tiles.ts';
import {
  ACTIONS,
  type Action,
  WORKER_COUNTS,
  WORKERS,
  type Worker,
} from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { DealTileId } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { DEAL_TILE_IDS } from '../../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES, type MilestoneId } from '../../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import { BOARD_SECTIONS } from '../../../../src/games/railroad-revolution/engine/tables/player-board.ts';
import type { SpaceId } from '../../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import type { TelegraphTileId } from '../../../../src/games/railroad-revolution/engine/tables/telegraph.ts';
import type { TrackId } from '../../../../src/games/railroad-revolution/engine/tables/tracks.ts';
import type {
  Company,
  OwnMilestone,
  OwnTrain,
  Pieces,
  State,
  Task,
  Types,
  Workers,
} from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { proofs as evolutionProofs } from '../../../../src/games/railroad-revolution/modules/evolution/engine/proofs.ts';
import type { Seat } from '../../../../src/kernel/agenda.ts';
import type { AnyConfig, Game } from '../../../../src/kernel/game.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import type { Proofs } from '../../../../src/kernel/proofs.ts';
import { type Rng, seedRng } from '../../../../src/kernel/rng.ts';
import { playing } from '../../../laws/playing.ts';

/** The game as it is without its expansion. */
export const game = railroadRevolution as unknown as Game<Types>;
export const proofs = evolutionProofs as unknown as Proofs<Types>;

type Count = Partial<Record<Worker, number>>;

/** A player as a test needs one; what is left out is as after the setup, with four white workers and one purple. */
export interface Player {
  readonly money?: number;
  readonly shares?: number;
  readonly supply?: Count;
  readonly board?: Partial<Record<Action, Count>>;
  readonly rails?: readonly SpaceId[];
  readonly stations?: readonly CityId[];
  readonly offices?: readonly number[];
  readonly trains?: readonly OwnTrain[];
  readonly milestones?: readonly OwnMilestone[];
  readonly completed?: readonly MilestoneId[];
  readonly markers?: Partial<Record<TrackId, number>>;
  /** Pieces on the player board, section by section; the others are out of the game. */
  readonly sections?: readonly Pieces[];
}

export interface Table {
  readonly config?: Partial<AnyConfig> & { readonly seats: number };
  readonly players: readonly Player[];
  readonly deal?: DealTileId;
  readonly dealStack?: readonly DealTileId[];
  readonly tiles?: Partial<Record<CityId, CityTileId>>;
  /** Telegraph tiles by section. */
  readonly telegraph?: Readonly<Record<number, TelegraphTileId>>;
  /** Workers of the common supply that are missing from it, because some other player has them. */
  readonly gone?: Count;
  readonly trains?: Partial<State['trains']>;
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly rng?: Rng;
  readonly stacks?: Partial<Record<'B' | 'C' | 'D', readonly MilestoneId[]>>;
}

const workers = (count: Count = {}): Workers => ({ white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0, ...count });

function company(state: State, seat: Seat, player: Player): Company {
  const before = state.seats[seat] as Company;
  const rails: readonly SpaceId[] = ['washington--charlotte', ...(player.rails ?? [])];
  const built = { rails: rails.length, buildings: (player.stations ?? []).length + (player.offices ?? []).length };
  const all: Pieces[] = BOARD_SECTIONS.map(({ rails: r, buildings }) => ({ rails: r, buildings }));
  const sections = player.sections ?? leftmostTaken(all, built.rails - 1, built.buildings);
  const on = (key: keyof Pieces) => sections.reduce((sum, section) => sum + section[key], 0);
  return {
    ...before,
    money: player.money ?? 600,
    shares: player.shares ?? 3,
    supply: workers(player.supply ?? { white: 4, purple: 1 }),
    board: Object.fromEntries(ACTIONS.map((action) => [action, workers(player.board?.[action])])) as Company['board'],
    rails,
    sections,
    aside: { buildings: 0, rails: 0 },
    box: { rails: 17 - rails.length - on('rails'), buildings: 13 - built.buildings - on('buildings') },
    trains: player.trains ?? [{ front: 'train-promote', faceUp: true }],
    milestones: player.milestones ?? before.milestones,
    completed: player.completed ?? [],
    markers: { telegraph: 0, stations: 0, network: 0, ...player.markers },
  };
}

/** The sections after so many leftmost rails and buildings have been built. */
function leftmostTaken(sections: Pieces[], rails: number, buildings: number): Pieces[] {
  let [r, b] = [rails, buildings];
  return sections.map((section) => {
    const [takeRails, takeBuildings] = [Math.min(r, section.rails), Math.min(b, section.buildings)];
    r -= takeRails;
    b -= takeBuildings;
    return { rails: section.rails - takeRails, buildings: section.buildings - takeBuildings };
  });
}

/** A position at the beginning of a turn, built by hand; it has no faults, and is frozen. */
export function table(given: Table): State {
  const { players, turn = 0, first = 0, round = 1 } = given;
  const config = game.configure(given.config ?? { seats: Math.max(2, players.length) });
  const setup = game.setup(config, 5).state;
  const fresh = { ...setup, first, round, setup: [], agenda: [{ kind: 'startTurn', seat: turn } as Task] };
  const seats = fresh.seats.map((_, seat) => company(fresh, seat, players[seat] ?? {}));
  const cities = Object.fromEntries(
    Object.entries(fresh.cities).map(([city, { tile, stations }]) => {
      const own = players.flatMap((player, seat) => (player.stations?.includes(city as CityId) ? [seat] : []));
      const neutral = stations.filter((owner) => owner === 'neutral');
      return [city, { tile: given.tiles?.[city as CityId] ?? tile, stations: [...neutral, ...own] }];
    }),
  ) as unknown as State['cities'];
  const telegraph = fresh.telegraph.map(({ tile, offices }, i) => {
    const own = players.flatMap((player, seat) => (player.offices?.includes(i + 1) ? [seat] : []));
    const here = given.telegraph?.[i + 1] ?? tile;
    const all = [...offices.filter((owner) => owner === 'neutral'), ...own];
    return here === undefined ? { offices: all } : { tile: here, offices: all };
  });
  const held = seats.flatMap((one) => [
    one.supply,
    ...ACTIONS.map((action) => one.board[action]),
    ...one.milestones.map(({ managers }) => total(managers)),
  ]);
  const supply = Object.fromEntries(
    WORKERS.map((worker) => {
      const inGame = worker === 'white' ? 4 * config.seats : WORKER_COUNTS[worker];
      return [worker, inGame - held.reduce((sum, one) => sum + one[worker], 0) - (given.gone?.[worker] ?? 0)];
    }),
  ) as Workers;
  const tile = given.deal ?? 'deal-1';
  const stack = given.dealStack ?? DEAL_TILE_IDS.filter((id) => id !== tile);
  const deals = { tile, stack, discard: DEAL_TILE_IDS.filter((id) => id !== tile && !stack.includes(id)) };
  const owned = seats.flatMap((one) => [...one.milestones.map(({ id }) => id), ...one.completed]);
  const stackOf = (id: 'B' | 'C' | 'D') => {
    const top = given.stacks?.[id] ?? [];
    const rest = MILESTONES.filter((one) => one.stack === id && !owned.includes(one.id) && !top.includes(one.id));
    return [...top, ...rest.map((one) => one.id)].map((one) => ({ id: one, seen: [] }));
  };
  const state: State = {
    ...fresh,
    seats,
    cities,
    telegraph,
    supply,
    deals,
    trains: { ...fresh.trains, ...given.trains },
    milestones: { A1: [], A2: [], B: stackOf('B'), C: stackOf('C'), D: stackOf('D') },
    rng: given.rng ?? seedRng(1),
  };
  return deepFreeze(game.resume(state).state);
}

function total(managers: readonly Worker[]): Workers {
  const count = { ...workers() } as Record<Worker, number>;
  for (const worker of managers) count[worker] += 1;
  return count;
}

export const { play, refused, asked, legalOf, eventsOf } = playing(game, proofs);

/** The facts with which a move is refused. */
export const factsOf = (state: State, move: Move) => game.check(state, move)?.facts;

/** The company at a seat. */
export const at = (state: State, seat: Seat): Company => state.seats[seat] as Company;

/** Workers of one action space or the supply as a short text, such as `white2 grey`. */
export function crew(count: Workers): string {
  return WORKERS.filter((worker) => count[worker] > 0)
    .map((worker) => (count[worker] > 1 ? `${worker}${count[worker]}` : worker))
    .join(' ');
}

export const place = (worker: Worker, action: Action): Move => ({ kind: 'placeWorker', worker, action });
export const rail = (space: SpaceId): Move => ({ kind: 'placeRail', space });
export const station = (city: CityId): Move => ({ kind: 'buildStation', city });
export const office = (section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8): Move => ({ kind: 'buildOffice', section });
export const sell = (piece: 'rail' | 'building'): Move => ({ kind: 'sellPiece', piece });
export const accept = (offer: 1 | 2): Move => ({ kind: 'acceptDeal', offer });
export const share = (seat: 0 | 1 | 2 | 3): Move => ({ kind: 'sellShare', seat });
export const hire = (seat: 0 | 1 | 2 | 3, worker: Worker): Move => ({ kind: 'hireWorker', seat, worker });
export const flip = (train: number): Move => ({ kind: 'flipTrain', train });
export const gain = (worker: Worker): Move => ({ kind: 'gainWorker', worker });
export const advance = (track: TrackId): Move => ({ kind: 'advance', track });
export const ability: Move = { kind: 'useWorker', as: 'specialist' };
export const asWhite: Move = { kind: 'useWorker', as: 'white' };
export const payNow: Move = { kind: 'pay' };
export const finish: Move = { kind: 'finishAction' };
export const pass: Move = { kind: 'declineDeal' };
export const decline: Move = { kind: 'decline' };
export const own = (id: MilestoneId, ...managers: readonly Worker[]): OwnMilestone => ({ id, managers });
