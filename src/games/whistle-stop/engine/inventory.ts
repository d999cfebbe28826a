import type { Order } from '../../../kernel/order.ts';
import { type Counts, miscounts, total } from '../../../kernel/pieces.ts';
import { placesOrder } from '../../../kernel/proofs.ts';

import { byShares, bySuccess, scoreSheet } from './scoring.ts';
import { onTurnTrack } from './setup.ts';
import { hexOfStop, isCoast, isSmall, stopNumber, trackOfStop } from './stops.ts';
import { HEX_IDS } from './tables/board.ts';
import { CONSTANTS } from './tables/constants.ts';
import { GOLD_VALUES, RESOURCE, RESOURCES, TOKEN_COUNT } from './tables/goods.ts';
import { ORDINARY_IDS } from './tables/ordinary-tiles.ts';
import { playerCount } from './tables/player-counts.ts';
import { RAILROADS, SHARE_NUMBERS } from './tables/railroads.ts';
import { SPECIAL_IDS } from './tables/special-tiles.ts';
import { type BoardTile, isEnd, type TileId } from './tables/tiles.ts';
import { tracksOf } from './track.ts';
import type { Player, State, TrainPlace } from './types.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
const tilesOnBoard = ({ board }: State): readonly BoardTile[] => HEX_IDS.flatMap((hex) => board[hex]?.tile ?? []);

/** Every tile that can be drawn or laid, wherever it is. */
function routeTiles(state: State): readonly TileId[] {
  const onBoard = tilesOnBoard(state).filter((tile): tile is TileId => !isEnd(tile));
  return [...state.pile, ...state.display, ...state.seats.flatMap(({ tiles }) => tiles), ...onBoard];
}

/** Every piece by kind, wherever it is; no move changes these counts. */
export function inventory(state: State): Counts {
  const { seats, supply, config, round } = state;
  const spent = (token: string) => sum(seats.map((player) => player.spent.filter((one) => one === token).length));
  const count: { [piece: string]: number } = {
    coal: supply.coal + sum(seats.map(({ coal }) => coal)) + spent('coal') + onTurnTrack(config, 'coal', round),
    whistles:
      supply.whistles +
      sum(seats.map(({ whistles }) => whistles)) +
      spent('whistle') +
      onTurnTrack(config, 'whistle', round),
    endTiles: tilesOnBoard(state).filter(isEnd).length,
    tiles: routeTiles(state).length,
  };
  for (const resource of RESOURCES)
    count[resource] = supply.resources[resource] + sum(seats.map(({ resources }) => resources[resource]));
  for (const value of GOLD_VALUES)
    count[`gold:${value}`] = [...state.gold, ...seats.flatMap(({ gold }) => gold)].filter(
      (one) => one === value,
    ).length;
  for (const railroad of RAILROADS)
    count[`shares:${railroad}`] = sum(
      [state.shares, ...seats.map(({ shares }) => shares)].map((of) => of[railroad].length),
    );
  for (const { colour, trains } of seats) count[`trains:${colour}`] = trains.length;
  return count;
}

/** Where no train can be: at a stop that no tile has. */
function isNowhere(state: State, place: TrainPlace): boolean {
  const stop = stopNumber(place);
  if (stop < 0 || isCoast(stop)) return false;
  const tile = tracksOf(state.board)[hexOfStop(stop)];
  if (tile === undefined) return true;
  return isSmall(stop)
    ? !tile.track.some((track, edge) => track === trackOfStop(stop) && tile.stop[edge] !== undefined)
    : !tile.hub;
}

function faultsOf(state: State, player: Player): string[] {
  const { colour, coal, whistles, resources, tiles, trains, spent } = player;
  const wrong: string[] = [];
  if (trains.length !== playerCount(state.config.seats).trains) wrong.push(`${colour} has ${trains.length} trains`);
  for (const place of trains)
    if (isNowhere(state, place)) wrong.push(`a train of ${colour} is at ${place}, where no stop is`);
  if (coal < 0 || whistles < 0) wrong.push(`${colour} has fewer than no tokens`);
  if (RESOURCES.some((resource) => resources[resource] < 0)) wrong.push(`${colour} has fewer than no resources`);
  const discarding = state.agenda.some(({ kind }) => kind === 'discardResource');
  if (!discarding && total(resources) > CONSTANTS.resourceLimit)
    wrong.push(`${colour} holds ${total(resources)} resources`);
  if (tiles.length > CONSTANTS.hand) wrong.push(`${colour} holds ${tiles.length} tiles`);
  if (spent.length > CONSTANTS.tokensPerTurn) wrong.push(`${colour} has spent ${spent.length} tokens`);
  return wrong;
}

/** Small stops, East Coast stops and spaces of the resource track hold one train each. */
function crowded(state: State): string[] {
  const single = state.seats
    .flatMap(({ trains }) => trains)
    .filter(
      (place) =>
        place !== 'reserve' && (stopNumber(place) < 0 || isSmall(stopNumber(place)) || isCoast(stopNumber(place))),
    );
  return single.length === new Set(single).size ? [] : ['two trains are where only one can be'];
}

/** What is wrong with a position, in sentences; nothing for every position that can be reached. */
export function faults(state: State): readonly string[] {
  const wrong = state.seats.flatMap((player) => faultsOf(state, player));
  const counts = inventory(state);
  const expected: { [piece: string]: number } = {
    coal: TOKEN_COUNT.coal,
    whistles: TOKEN_COUNT.whistle,
    tiles: ORDINARY_IDS.length + SPECIAL_IDS.length,
  };
  for (const resource of RESOURCES) expected[resource] = RESOURCE[resource].count;
  for (const railroad of RAILROADS) expected[`shares:${railroad}`] = SHARE_NUMBERS.length;
  wrong.push(...miscounts(counts, expected));
  const tiles = [...routeTiles(state), ...tilesOnBoard(state).filter(isEnd)];
  // Trains are placed until none is left; only then does the first round begin.
  if (!state.agenda.some(({ kind }) => kind === 'prepare' || kind === 'placeTrain'))
    for (const { colour, trains } of state.seats)
      if (trains.includes('reserve')) wrong.push(`a train of ${colour} has not been placed`);
  if (new Set(tiles).size !== tiles.length) wrong.push('a tile is in the game twice');
  if (state.display.length > CONSTANTS.display) wrong.push(`${state.display.length} tiles are on display`);
  if (state.seats.length !== state.config.seats) wrong.push('nobody sits at a place of the table');
  return [...wrong, ...crowded(state)];
}

/** Every comparator of the game with what it compares: shares of each railroad, places. */
export function orders(state: State): readonly Order<unknown>[] {
  const items = state.seats.map((_, seat) => seat);
  const places = placesOrder(state, bySuccess(state, scoreSheet(state).totals));
  const shares = RAILROADS.map(
    (railroad): Order<number> => ({
      name: `shares ${railroad}`,
      items: items.filter((seat) => (state.seats[seat]?.shares[railroad].length ?? 0) > 0),
      compare: byShares(state, railroad),
    }),
  );
  return [places, ...shares] as readonly Order<unknown>[];
}
