import { expect } from 'vitest';
import type { Event, EventKind } from '../../../../src/games/whistle-stop/engine/events.ts';
import { whistleStop } from '../../../../src/games/whistle-stop/engine/index.ts';
import { proofs } from '../../../../src/games/whistle-stop/engine/proofs.ts';
import type { TileId } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { State, TrainPlace } from '../../../../src/games/whistle-stop/engine/types.ts';
import type { Move } from '../../../../src/games/whistle-stop/engine/vocabulary.ts';
import { boardOf, type Holding, position } from '../../../../src/games/whistle-stop/scenarios/positions.ts';
import type { Seat } from '../../../../src/kernel/agenda.ts';
import type { AnyConfig } from '../../../../src/kernel/game.ts';
import { deepFreeze } from '../../../../src/kernel/json.ts';
import { patched } from '../../../../src/kernel/patch.ts';
import { scriptRng } from '../../../../src/kernel/rng.ts';

import { playing } from '../../../laws/playing.ts';

export const game = whistleStop;
export { proofs };

type Rows = Parameters<typeof boardOf>[0];

/** A table as a test needs one: seat 0 is on turn, everybody has 4 coal, 2 whistles and no tiles where nothing is said. */
export interface Table {
  readonly players: readonly Partial<Holding>[];
  readonly board: Rows;
  readonly rulings?: AnyConfig['rulings'];
  readonly turn?: Seat;
  readonly first?: Seat;
  readonly round?: number;
  readonly display?: readonly TileId[];
  readonly pile?: readonly TileId[];
  /** Random numbers in the order in which they are drawn. */
  readonly draws?: readonly number[];
  /** What else is different. */
  set?(state: State): State;
}

const TRAINS = [0, 5, 5, 5, 4, 3];

/** A Coal Yard before an End tile: whoever has a train there always has a move, so that no turn is over by itself. */
const SIDING: Rows = { G7: 'CY2@0', H8: 'E4@0' };

/** A turn of such a table. All other trains are on the coast, but for the last one of each player, on the siding. */
export function table(given: Table): State {
  const ready = deepFreeze(game.resume(unsettled(given)).state);
  expect(proofs.faults(ready)).toEqual([]);
  return ready;
}

/** The same before anything follows by itself. */
export function unsettled(given: Table): State {
  const { players, board, rulings = {}, turn = 0, first = 0, round = 2, display = [], pile = [], draws, set } = given;
  const config = game.configure({ seats: Math.max(2, players.length), rulings });
  const setup = game.setup(config, 1).state;
  const taken = new Set<string>(players.flatMap(({ trains = [] }) => trains));
  const coast = Array.from({ length: 16 }, (_, i) => `coast-${i + 1}` as TrainPlace).filter((stop) => !taken.has(stop));
  const fill = (trains: readonly TrainPlace[]): TrainPlace[] => {
    const all = [...trains];
    const count = TRAINS[config.seats] ?? 0;
    while (all.length < count - 1) all.push(coast.pop() as TrainPlace);
    if (all.length < count) all.push('G7');
    return all;
  };
  const holdings = Array.from({ length: config.seats }, (_, seat): Holding => {
    const { trains = [], ...rest } = players[seat] ?? {};
    return { coal: 4, whistles: 2, tiles: [], ...rest, trains: fill(trains) };
  });
  const patch = position({
    seats: holdings,
    turn,
    first,
    round,
    board: boardOf({ ...SIDING, ...board }),
    display,
    pile,
  });
  const laid = patched(setup, patch);
  const state = { ...laid, ...(draws ? { rng: scriptRng(draws, 1) } : {}) };
  return set ? set(state) : state;
}

const tools = playing(game, proofs);
export const { play, asked, eventsOf: factsOf } = tools;

/** Clause and code under which a move is refused; `undefined` where it is legal. */
export function refused(state: State, move: Move): string | undefined {
  const told = tools.refused(state, move);
  return told === 'legal' ? undefined : told.replace('/', ' ');
}

/** The clauses that events of a kind follow. */
export const rulesOf = (events: readonly Event[], kind: EventKind): string[] =>
  factsOf(events, kind).map(({ rule }) => rule);

type Of<K extends Move['kind']> = Extract<Move, { readonly kind: K }>;

export const coal = (train: Of<'move'>['train'], way: Of<'move'>['way']): Move => ({
  kind: 'move',
  train,
  token: 'coal',
  way,
});
export const whistle = (train: Of<'move'>['train'], way: Of<'move'>['way']): Move => ({
  kind: 'move',
  train,
  token: 'whistle',
  way,
});
export const lay = (tile: Of<'layTile'>['tile'], turn: Of<'layTile'>['turn'] = 0): Move => ({
  kind: 'layTile',
  tile,
  turn,
});
export const bypass = (way: Of<'bypass'>['way']): Move => ({ kind: 'bypass', way });
export const endMove: Move = { kind: 'endMove' };
export const passTrain: Move = { kind: 'passTrain' };
export const bypassEndTile: Move = { kind: 'bypassEndTile' };
export const endTurn: Move = { kind: 'endTurn' };
export const pay: Move = { kind: 'pay' };
export const decline: Move = { kind: 'decline' };
export const takeSpace = (space: Of<'takeSpace'>['space']): Move => ({ kind: 'takeSpace', space });
export const takeGoods = (goods: Of<'takeGoods'>['goods']): Move => ({ kind: 'takeGoods', goods });
export const takeTile = (from: Of<'takeTile'>['from']): Move => ({ kind: 'takeTile', from });
export const trade = (give: Of<'trade'>['give'], get: Of<'trade'>['get']): Move => ({ kind: 'trade', give, get });
export const discard = (resource: Of<'discardResource'>['resource']): Move => ({ kind: 'discardResource', resource });
