import type { Seat } from '../../../kernel/agenda.ts';
import { draw, push, shuffle, tell } from '../../../kernel/draft.ts';
import type { Automatic } from '../../../kernel/game.ts';
import type { Rng } from '../../../kernel/rng.ts';
import { change } from '../../../kernel/seats.ts';
import { bagOf, type D, fillCity } from './bag.ts';
import { prepareSolo } from './solo/setup.ts';
import { CITY_IDS, type CityId } from './tables/cities.ts';
import { CONSTANTS, PLAYER_COLOURS, START_CANDIDATES } from './tables/constants.ts';
import { RAILROADS, type Railroad } from './tables/railroads.ts';
import type { Config, Player, State, Stocks, TaskOf, Types } from './types.ts';

/** None of any railroad. */
export const NO_STOCKS = Object.fromEntries(RAILROADS.map((railroad) => [railroad, 0])) as Stocks;

/** @rule player-colours, solo-score */
function startingPlayer(config: Config, seat: Seat): Player {
  return {
    colour: PLAYER_COLOURS[seat] ?? 'red',
    score: config.seats === 1 ? CONSTANTS.soloScore : 0,
    stocks: NO_STOCKS,
    hand: [],
  };
}

/**
 * The stock tiles of the game, before they are shuffled.
 * @rule stock-tiles, two-player-stocks
 */
export function stocksOf({ seats }: Pick<Config, 'seats'>): readonly Railroad[] {
  const each = seats === 2 ? CONSTANTS.stocksEachForTwo : CONSTANTS.stocksEach;
  return RAILROADS.flatMap((railroad) => Array.from({ length: each }, (): Railroad => railroad));
}

/**
 * The position before the first random step, with the preparation on its agenda.
 * @rule stock-values, solo-values, tile-piles
 */
export function initialState(config: Config, rng: Rng): State {
  const seats = Array.from({ length: config.seats }, (_, seat) => seat);
  return {
    config,
    rng,
    agenda: [{ kind: 'prepare' }],
    seats: seats.map((seat) => startingPlayer(config, seat)),
    turn: 0,
    phase: 'setup',
    order: seats,
    map: {},
    links: [],
    display: { cities: [], stocks: [] },
    discards: { cities: [], stocks: [] },
    values: NO_STOCKS,
    bag: bagOf(config),
    delivered: [],
    stockOnly: false,
    pile: { cities: CITY_IDS, stocks: stocksOf(config) },
    removed: [],
  };
}

/** One of three city tiles begins the map; its cubes come from the bag, and the other two stay among the city tiles. */
function layStartTile(draft: D): void {
  const city = START_CANDIDATES[draw(draft, START_CANDIDATES.length, 'start-tile', 'startTile')] as CityId;
  const { pile } = draft.state;
  const cities = pile.cities.filter((one) => one !== city);
  const spot = { x: 0, y: 0, turn: 0 } as const;
  draft.state = { ...draft.state, pile: { ...pile, cities }, map: { [city]: { ...spot, cubes: [] } } };
  tell(draft, { kind: 'startTileLaid', rule: 'start-tile', city, ...spot, from: 'pile' });
  fillCity(draft, city, 'start-tile-cubes');
}

/** Shuffles both piles; with two players some cities leave the game before the hands are dealt. */
function shufflePiles(draft: D): void {
  const cities = shuffle(draft, draft.state.pile.cities, 'tile-piles', 'cities');
  const stocks = shuffle(draft, draft.state.pile.stocks, 'tile-piles', 'stocks');
  const removed = draft.state.config.seats === 2 ? cities.splice(0, CONSTANTS.citiesRemoved) : [];
  draft.state = { ...draft.state, pile: { cities, stocks }, removed };
  if (removed.length > 0) tell(draft, { kind: 'citiesRemoved', rule: 'two-player-cities', count: removed.length });
}

/** @rule hidden-cities */
function dealCities(draft: D, seat: Seat): void {
  const { pile } = draft.state;
  change(draft, seat, { hand: pile.cities.slice(0, CONSTANTS.hand) });
  draft.state = { ...draft.state, pile: { ...pile, cities: pile.cities.slice(CONSTANTS.hand) } };
  tell(draft, { kind: 'citiesDealt', seat, rule: 'starting-cities', count: CONSTANTS.hand });
}

/** The shuffled character cards give the opening order, and that the scores: each player has 2 points more than the one before. */
function dealOrder(draft: D): void {
  draft.state = { ...draft.state, order: shuffle(draft, draft.state.order, 'first-order', 'cards') };
  const { order } = draft.state;
  draft.revealed = true;
  tell(draft, { kind: 'orderSet', rule: 'first-order', order });
  for (const [place, seat] of order.entries()) {
    const points = CONSTANTS.firstScore + CONSTANTS.scoreStep * place;
    change(draft, seat, { score: points });
    tell(draft, { kind: 'startingScore', seat, rule: 'starting-scores', points });
  }
}

/** The setup, as far as it is decided by chance. */
export const prepare: Automatic<Types, TaskOf<'prepare'>> = {
  rule: 'tile-piles',
  settle(draft) {
    if (draft.state.config.seats === 1) return prepareSolo(draft);
    layStartTile(draft);
    shufflePiles(draft);
    for (const seat of draft.state.order) dealCities(draft, seat);
    dealOrder(draft);
    push(draft, { kind: 'beginTurn' });
  },
};
