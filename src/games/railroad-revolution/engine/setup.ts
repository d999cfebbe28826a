import type { Seat } from '../../../kernel/agenda.ts';
import { draw, push, shuffle, tell } from '../../../kernel/draft.ts';
import type { Automatic, Choice } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { change, playerOf } from '../../../kernel/seats.ts';
import { type D, moveCommon, moveWorkers, NO_WORKERS } from './company.ts';
import { points, type Reward } from './points.ts';
import { nothingToGain, ruleOf, takeReward } from './rewards.ts';
import { CITIES, CITY_IDS, type CityId } from './tables/cities.ts';
import { CITY_TILES, type CityTileId } from './tables/city-tiles.ts';
import {
  CONSTANTS,
  NEUTRAL_OFFICES,
  NEUTRAL_STATIONS,
  PLAYER_COLOURS,
  SPECIALISTS,
  TRAINS_PER_STACK,
  WORKER_COUNTS,
  WORKERS,
} from './tables/constants.ts';
import { DEAL_TILE_IDS } from './tables/deal-tiles.ts';
import { MILESTONES, STACK_IDS, type StackId } from './tables/milestones.ts';
import { BOARD_SECTIONS } from './tables/player-board.ts';
import { SETUP_SIDE, SETUP_TILES } from './tables/setup-tiles.ts';
import { START_SPACE } from './tables/spaces.ts';
import { TELEGRAPH_TILE_IDS } from './tables/telegraph.ts';
import { TRAIN_STACKS } from './tables/trains.ts';
import type { CityState, Company, Config, StackedMilestone, State, Task, Types, Workers } from './types.ts';
import { refuse } from './violations.ts';
import type { MoveOfKind } from './vocabulary.ts';

type TaskOf<K extends Task['kind']> = Extract<Task, { readonly kind: K }>;

/**
 * What a player starts with, before the Milestones and the Setup tile.
 * @rule starting-workers, player-colours, starting-money, starting-shares, player-board-pieces
 * @rule setup-pieces-aside, starting-train, opening-rail, starting-markers
 */
function startingCompany(seat: Seat): Company {
  const white = CONSTANTS.startWhiteWorkers;
  return {
    colour: PLAYER_COLOURS[seat] ?? 'yellow',
    money: CONSTANTS.startMoney,
    shares: CONSTANTS.startShares,
    supply: { ...NO_WORKERS, white },
    board: { station: NO_WORKERS, railroad: NO_WORKERS, telegraph: NO_WORKERS, trade: NO_WORKERS },
    sections: BOARD_SECTIONS.map(({ buildings, rails }) => ({ buildings, rails })),
    aside: {
      buildings: CONSTANTS.asideBuildings,
      rails: CONSTANTS.asideRails,
    },
    box: { buildings: 0, rails: 0 },
    trains: [{ front: 'train-promote', faceUp: true }],
    milestones: [],
    completed: [],
    rails: [START_SPACE],
    markers: { telegraph: 0, stations: 0, network: 0 },
  };
}

/**
 * The workers of the common supply: all specialists; white ones that nobody took leave the game.
 * @rule unused-components, common-supply
 */
function startingSupply(): Workers {
  return { ...WORKER_COUNTS, white: 0 };
}

/**
 * The position before the first random step, with the preparation on its agenda.
 * @rule milestone-stacks, train-stack-size, telegraph-line
 */
export function initialState(config: Config, rng: Rng): State {
  const stacks = STACK_IDS.map((stack) => [
    stack,
    MILESTONES.filter((tile) => tile.stack === stack).map(({ id }) => ({ id, seen: [] })),
  ]);
  const [tile = 'deal-1', ...stack] = DEAL_TILE_IDS;
  const perStack = TRAINS_PER_STACK[config.seats] ?? 0;
  return points.unpacked({
    config,
    rng,
    agenda: [{ kind: 'prepare' }],
    seats: Array.from({ length: config.seats }, (_, seat) => startingCompany(seat)),
    supply: startingSupply(),
    trains: Object.fromEntries(TRAIN_STACKS.map((front) => [front, perStack])) as State['trains'],
    cities: Object.fromEntries(
      CITY_IDS.map((city) => [city, { tile: printedTile(city), stations: [] }]),
    ) as unknown as {
      [C in CityId]: CityState;
    },
    telegraph: points.telegraphLine(config).map(() => ({ offices: [] })),
    setup: [],
    first: 0,
    round: 0,
    deals: { tile, stack, discard: [] },
    milestones: Object.fromEntries(stacks) as State['milestones'],
  });
}

/** The tile printed on the board for a city; for the others, until theirs is laid, the first of their level. */
function printedTile(city: CityId): CityTileId {
  const { level } = CITIES.find(({ id }) => id === city) ?? { level: 1 };
  const tile = CITY_TILES.find((one) => one.fixedCity === city) ?? CITY_TILES.find((one) => one.level === level);
  return tile?.id ?? 'printed-washington';
}

function shuffleMilestones(draft: D): void {
  const stacks: { [S in StackId]?: readonly StackedMilestone[] } = {};
  for (const stack of STACK_IDS)
    stacks[stack] = shuffle(draft, draft.state.milestones[stack], 'milestone-stacks', stack);
  draft.state = { ...draft.state, milestones: stacks as State['milestones'] };
}

/** Every player takes one A1 and one A2; those left over leave the game. */
function dealMilestones(draft: D): void {
  const rule = 'starting-milestones' as const;
  const { A1, A2 } = draft.state.milestones;
  for (const seat of draft.state.seats.keys()) {
    const milestones = [A1[seat], A2[seat]].flatMap((tile) => (tile ? [tile.id] : []));
    change(draft, seat, { milestones: milestones.map((id) => ({ id, managers: [] })) });
    tell(draft, { kind: 'startingMilestones', seat, rule, milestones });
  }
  draft.state = { ...draft.state, milestones: { ...draft.state.milestones, A1: [], A2: [] } };
}

function shuffleDeals(draft: D): void {
  const [tile, ...stack] = shuffle(draft, DEAL_TILE_IDS, 'deal-stack', 'dealTiles');
  if (tile === undefined) return;
  draft.state = { ...draft.state, deals: { tile, stack, discard: [] } };
  tell(draft, { kind: 'dealTileTurned', rule: 'first-deal-tile', tile });
}

/** A random tile of its level on every numbered city, and neutral buildings in some First Station slots. */
function layCityTiles(draft: D): void {
  const cities = { ...draft.state.cities };
  for (const level of [2, 3, 4, 5]) {
    const loose = CITY_TILES.filter((tile) => tile.level === level && !tile.fixedCity).map(({ id }) => id);
    const tiles = shuffle(draft, loose, 'city-tiles-laid', `cityTiles${level}`);
    for (const [i, { id: city }] of CITIES.filter((one) => one.level === level).entries()) {
      const tile = tiles[i];
      if (tile === undefined) continue;
      cities[city] = { tile, stations: [] };
      tell(draft, { kind: 'cityTileLaid', rule: 'city-tiles-laid', city, tile });
    }
  }
  for (const city of NEUTRAL_STATIONS[draft.state.config.seats] ?? []) {
    cities[city] = { ...cities[city], stations: ['neutral'] };
    tell(draft, { kind: 'neutralStationPlaced', rule: 'neutral-stations', city });
  }
  draft.state = { ...draft.state, cities };
}

/** A random Telegraph tile in every section that has room for one, and neutral buildings in some First Office slots. */
function layTelegraphTiles(draft: D): void {
  const tiles = shuffle(draft, TELEGRAPH_TILE_IDS, 'telegraph-tiles-laid', 'telegraphTiles');
  const telegraph = [...draft.state.telegraph];
  for (const { section, hasTile } of points.telegraphLine(draft.state.config)) {
    const tile = hasTile ? tiles.shift() : undefined;
    if (tile === undefined) continue;
    telegraph[section - 1] = { tile, offices: [] };
    tell(draft, { kind: 'telegraphTileLaid', rule: 'telegraph-tiles-laid', section, tile });
  }
  for (const section of NEUTRAL_OFFICES[draft.state.config.seats] ?? []) {
    telegraph[section - 1] = { ...telegraph[section - 1], offices: ['neutral'] };
    tell(draft, { kind: 'neutralOfficePlaced', rule: 'neutral-offices', section });
  }
  draft.state = { ...draft.state, telegraph };
}

/** As many Setup tiles as there are players, each with a random side up and a random specialist beside it. */
export function layOutSetupTiles(draft: D): void {
  const { seats } = draft.state.config;
  const tiles = shuffle(draft, SETUP_TILES, 'setup-tiles-drawn', 'setupTiles');
  const workers = shuffle(draft, SPECIALISTS, 'setup-tile-workers', 'setupWorkers');
  const setup = tiles.slice(0, seats).map(({ id: tile, sides }, i) => {
    const side = sides[draw(draft, 2, 'setup-tiles-drawn', `${tile}Side`) as 0 | 1].id;
    const worker = workers[i] ?? 'purple';
    moveCommon(draft, worker, -1);
    tell(draft, { kind: 'setupTileLaid', rule: 'setup-tile-workers', tile, side, worker });
    return { tile, side, worker };
  });
  for (const worker of workers.slice(seats))
    tell(draft, { kind: 'spareWorkerReturned', rule: 'spare-setup-workers', worker });
  draft.state = { ...draft.state, setup };
}

/** Steps 1 to 12 of the preparation, up to the choice of Setup tiles. */
export const prepare: Automatic<Types, TaskOf<'prepare'>> = {
  rule: 'first-player',
  settle(draft) {
    tell(draft, { kind: 'trainStacksCut', rule: 'train-stacks', left: draft.state.trains['train-advance'] });
    shuffleMilestones(draft);
    dealMilestones(draft);
    shuffleDeals(draft);
    layCityTiles(draft);
    layTelegraphTiles(draft);
    points.layOutSetupChoice(draft);
    const { seats } = draft.state.config;
    const first = draw(draft, seats, 'first-player', 'firstPlayer');
    draft.state = { ...draft.state, first };
    draft.revealed = true;
    tell(draft, { kind: 'firstPlayerChosen', seat: first, rule: 'first-player' });
    push(draft, ...choosingOrder(first, seats).map((seat) => points.setupChoice(draft.state, seat)), {
      kind: 'finishSetup',
    });
  },
};

/**
 * Counter-clockwise from the first player's right, so that the first player chooses last.
 * @rule setup-choice-order
 */
export function choosingOrder(first: Seat, seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (first + 2 * seats - 1 - i) % seats);
}

/**
 * A player takes a Setup tile: the worker beside it, then the reward of its visible side.
 * @rule setup-pieces-used
 */
export const chooseSetupTile: Choice<Types, TaskOf<'chooseSetupTile'>, MoveOfKind<'chooseSetupTile'>> = {
  rule: 'setup-choice',
  accepts: ['chooseSetupTile'],
  prompt: (_, { seat }) => ({ kind: 'chooseSetupTile', seat, rule: 'setup-choice' }),
  candidates: (state) =>
    state.setup.map(({ tile }): MoveOfKind<'chooseSetupTile'> => ({ kind: 'chooseSetupTile', tile })),
  check(state, move) {
    const { tile } = move;
    const offered = state.setup.some((offer) => offer.tile === tile);
    return offered ? undefined : refuse('setup-choice', 'setupTileGone', { tile });
  },
  perform(draft, move, { seat }) {
    const offer = draft.state.setup.find(({ tile }) => move.kind === 'chooseSetupTile' && tile === move.tile);
    if (!offer) return;
    const { tile, side, worker } = offer;
    draft.state = { ...draft.state, setup: draft.state.setup.filter((one) => one !== offer) };
    tell(draft, { kind: 'setupTileTaken', seat, rule: 'setup-choice', tile, side });
    moveWorkers(draft, seat, 'supply', worker, 1);
    tell(draft, { kind: 'workerGained', seat, rule: 'setup-choice', worker });
    const reward: Reward = { effect: SETUP_SIDE[side].effect, from: 'setup' };
    if (!nothingToGain(draft.state, seat, reward)) return takeReward(draft, seat, reward, true);
    tell(draft, { kind: 'rewardLapsed', seat, rule: ruleOf(reward), reward: reward.effect.kind });
  },
};

/** Pieces still aside leave the game with the Setup tiles. */
export function boxAside(draft: D): void {
  for (const seat of draft.state.seats.keys()) {
    const { aside, box } = playerOf(draft.state, seat);
    change(draft, seat, {
      aside: { buildings: 0, rails: 0 },
      box: { buildings: box.buildings + aside.buildings, rails: box.rails + aside.rails },
    });
  }
  tell(draft, { kind: 'setupEnded', rule: 'setup-leftovers' });
}

/** The preparation is over, and the first turn begins. */
export const finishSetup: Automatic<Types, TaskOf<'finishSetup'>> = {
  rule: 'setup-leftovers',
  settle(draft) {
    points.setupEnded(draft);
    draft.state = { ...draft.state, setup: [], round: 1 };
    push(draft, { kind: 'startTurn', seat: draft.state.first });
  },
};

/** Workers of each type that are in the game, by number of players. */
export function workersInGame(seats: number): Workers {
  const white = seats * CONSTANTS.startWhiteWorkers;
  return Object.fromEntries(
    WORKERS.map((worker) => [worker, worker === 'white' ? white : WORKER_COUNTS[worker]]),
  ) as Workers;
}
