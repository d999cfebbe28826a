import { describe, expect, test } from 'vitest';
import type { Event } from '../../../../src/games/whistle-stop/engine/events.ts';
import { HEX_IDS, type HexId, type Turn, WAYS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { TOKENS } from '../../../../src/games/whistle-stop/engine/tables/goods.ts';
import { isEnd, SHAPE, type TileId } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { Laid, State, StopId, TrainPlace } from '../../../../src/games/whistle-stop/engine/types.ts';
import type { Move } from '../../../../src/games/whistle-stop/engine/vocabulary.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { below, type Rng, seedRng, shuffled } from '../../../../src/kernel/rng.ts';
import { wholeMoves } from './brute.ts';
import { game } from './table.ts';

// The movement model against plain enumeration, on random boards with random trains and hands.

const text = (move: Move) => formatMove(game.vocabulary, move);

/** A position of a turn of seat 0 on a random board: `full` of 10 empty hexes are filled. */
function randomTable(seed: number, full: number, hand: number, forwardTest: string): State {
  let rng: Rng = seedRng(seed);
  const die = (n: number) => {
    const drawn = below(rng, n);
    rng = drawn.rng;
    return drawn.value;
  };
  const seats = 2 + die(4);
  const start = game.setup(game.configure({ seats, rulings: { forwardTest } }), seed).state;
  const all = [...start.pile, ...start.display, ...start.seats.flatMap(({ tiles }) => tiles)];
  const mixed = shuffled(rng, all);
  rng = mixed.rng;
  const tiles: TileId[] = mixed.items;
  const board = { ...start.board } as Record<HexId, Laid>;
  const hands = start.seats.map((_, seat) => tiles.splice(0, seat === 0 ? hand : 1));
  for (const hex of HEX_IDS) {
    if (start.board[hex] !== undefined || die(10) >= full) continue;
    const tile = tiles.pop();
    if (tile) board[hex] = { tile, turn: die(6) as Turn };
  }
  const stops = HEX_IDS.flatMap((hex): StopId[] => {
    const laid = board[hex];
    if (!laid || isEnd(laid.tile)) return [];
    const shape = SHAPE[laid.tile];
    if (shape.kind === 'hub') return [hex];
    return shape.tracks.flatMap(({ stop }, i) => (stop ? [`${hex}-${i as 0 | 1 | 2}` as const] : []));
  });
  const places: TrainPlace[] = shuffled(rng, [...stops, ...stops.filter((stop) => stop.length === 2)]).items;
  return {
    ...start,
    board,
    display: [],
    pile: tiles,
    round: 1,
    turn: 0,
    first: 0,
    agenda: [{ kind: 'turn', seat: 0, moved: false }],
    seats: start.seats.map((player, seat) => ({
      ...player,
      tiles: hands[seat] ?? [],
      trains: player.trains.map((_, i) =>
        i === 0 && seat === 0 && die(4) === 0 ? 'coast-3' : (places.pop() ?? 'reserve'),
      ),
      coal: 1,
      whistles: 1,
    })),
  };
}

/** The moves that a transition plays by itself, up to the end of the train's move, and whether it has ended. */
function forcedIn(events: readonly Event[]): { readonly forced: Move[]; readonly end?: string } {
  const forced: Move[] = [];
  for (const event of events) {
    if (event.kind === 'forced') forced.push(event.move);
    if (event.kind === 'trainArrived') return { forced, end: event.stop };
    if (event.kind === 'endTileBypassed') return { forced, end: 'off' };
  }
  return { forced };
}

/** Every complete move as the game plays it step by step. */
function* played(state: State, move: Move, steps: readonly string[] = []): Generator<string, void> {
  const outcome = game.apply(state, move);
  if (!outcome.ok) throw new Error(`${text(move)} is listed and refused`);
  const { forced, end } = forcedIn(outcome.events);
  const so = [...steps, text(move), ...forced.map(text)];
  if (end !== undefined) yield `${so.join(' ')} > ${end}`;
  else for (const next of game.legal(outcome.state)) yield* played(outcome.state, next, so);
}

/** All complete moves of seat 0 by both ways of counting. */
function compare(state: State): { readonly engine: string[]; readonly brute: string[] } {
  const engine = game
    .legal(state)
    .filter(({ kind }) => kind === 'move')
    .flatMap((move) => [...played(state, move)]);
  const trains = state.seats[0]?.trains ?? [];
  const brute = trains.flatMap((_, train) =>
    TOKENS.flatMap((token) =>
      WAYS.flatMap((way) =>
        wholeMoves(state, 0, train, token, way).map(({ steps, end }) => `${steps.join(' ')} > ${end}`),
      ),
    ),
  );
  return { engine: engine.sort(), brute: brute.sort() };
}

/** What must have come up somewhere, so that the comparison says something. */
const MUST = [
  'passTrain',
  'bypass:',
  'bypassEndTile',
  'layTile',
  'endMove',
  ':coal:',
  '> off',
  '> A',
  'back to the start',
];
const met = new Set<string>();

/** Moves of seat 0 that end where they began. */
const loops = (state: State) =>
  (state.seats[0]?.trains ?? []).flatMap((place, train) =>
    TOKENS.flatMap((token) =>
      WAYS.flatMap((way) => wholeMoves(state, 0, train, token, way).filter(({ end }) => end === place)),
    ),
  );

describe.each([
  ['route', 3, 1, 40],
  ['route', 7, 1, 30],
  ['route', 8, 2, 12],
  ['route', 9, 3, 12],
  ['route', 9, 5, 6],
  ['route', 10, 0, 40],
  ['tile', 6, 1, 40],
  ['tile', 9, 2, 10],
] as const)('WS movement, forward test by %s, %i of 10 spaces filled, %i tiles in hand', (test_, full, hand, games) => {
  test(`every move that can be finished is offered, and no other, on ${games} random boards`, {
    timeout: 60_000,
  }, () => {
    let moves = 0;
    for (let seed = 0; seed < games; seed++) {
      const state = randomTable(seed * 13 + full, full, hand, test_);
      const { engine, brute } = compare(state);
      expect(engine, `seed ${seed}`).toEqual(brute);
      moves += engine.length;
      for (const move of engine) for (const what of MUST) if (move.includes(what)) met.add(what);
      if (loops(state).length > 0) met.add('back to the start');
    }
    expect(moves).toBeGreaterThan(games);
  });
});

test('WS movement: every kind of step has come up', () => {
  expect(MUST.filter((what) => !met.has(what))).toEqual([]);
});
