import { describe, expect, test } from 'vitest';
import {
  coastAt,
  edge,
  FRAME,
  gap,
  hexAt,
  plus,
  stopAt,
  tileOf,
} from '../../../../src/games/whistle-stop/board/geometry.ts';
import {
  covers,
  type Disc,
  distance,
  meets,
  NAME_SIZE,
  nameAt,
  noteAt,
  type Standing,
  standing,
  TRAIN_SIZE,
} from '../../../../src/games/whistle-stop/board/placing.ts';
import { isFar, isWhole, regionOf, WHOLE } from '../../../../src/games/whistle-stop/board/region.ts';
import { COAST_IDS, HEX_IDS, TURNS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { TILE_IDS } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { Board, StopId, View } from '../../../../src/games/whistle-stop/engine/types.ts';
import { seen } from './playouts.ts';

/** What is drawn of the stops: no less than this may be covered. */
function stopsOf(board: Board): Disc[] {
  const tiles = HEX_IDS.flatMap((hex): Disc[] => {
    const laid = board[hex];
    if (laid === undefined) return [];
    const { tracks, spokes } = tileOf(laid.tile, laid.turn);
    if (spokes !== '') return [{ ...hexAt[hex], r: 52 }];
    return tracks.flatMap(({ stop }) => (stop ? [{ ...plus(stop.at, hexAt[hex]), r: 29 }] : []));
  });
  return [...tiles, ...COAST_IDS.map((id) => ({ ...coastAt[id], r: 26 }))];
}

const trainsOf = ({ seats }: View): Standing[] =>
  seats.flatMap(({ trains }, seat) =>
    trains.flatMap((place, number) =>
      place === 'reserve' || place.startsWith('space-')
        ? []
        : [{ id: `${place} ${seat} ${number}`, seat, number, stop: place as StopId }],
    ),
  );
const boxed = ({ x, y }: { x: number; y: number }) => ({ x, y, ...TRAIN_SIZE });

/** A position of every so many steps of some games. */
function* positions(seats: 2 | 3 | 4 | 5, every = 9): Generator<View> {
  for (const seed of [1, 2, 3]) {
    let n = 0;
    for (const { view } of seen(seats, 100 * seats + seed)) if (n++ % every === 0) yield view;
  }
}

describe.each([2, 3, 4, 5] as const)('WS trains and names on the board, %i seats', (seats) => {
  test('every train stands beside its stop, on no stop and on no other train', () => {
    for (const view of positions(seats)) {
      const trains = trainsOf(view);
      const placed = standing(trains, view.board);
      expect(placed.length).toBe(trains.length);
      const stops = stopsOf(view.board);
      for (const [i, train] of placed.entries()) {
        const box = boxed(train);
        expect(stops.filter((stop) => covers(box, stop))).toEqual([]);
        expect(placed.slice(i + 1).filter((other) => meets(box, boxed(other)))).toEqual([]);
        const own = stopAt(train.stop, view.board);
        expect(own && gap(own, train), train.id).toBeLessThan(170);
        expect(train.x - box.w).toBeGreaterThanOrEqual(FRAME[0]);
        expect(train.x + box.w).toBeLessThanOrEqual(FRAME[0] + FRAME[2]);
      }
    }
  });

  test.each(['near', 'far'] as const)('no name of a hex lies under a piece, %s', (scale) => {
    let [put, all] = [0, 0];
    for (const view of positions(seats, 17)) {
      const placed = standing(trainsOf(view), view.board);
      const boxes = placed.map(boxed);
      const stops = stopsOf(view.board);
      for (const hex of HEX_IDS) {
        const at = nameAt(view.board, hex, { boxes }, scale);
        all += 1;
        if (at === undefined) continue;
        put += 1;
        const box = { ...at, ...NAME_SIZE[scale] };
        expect(
          boxes.filter((one) => meets(box, one)),
          hex,
        ).toEqual([]);
        expect(
          stops.filter((one) => covers(box, one)),
          hex,
        ).toEqual([]);
        if (view.board[hex])
          for (const way of TURNS) expect(distance(box, plus(edge(way), hexAt[hex]))).toBeGreaterThan(6);
      }
    }
    expect(put / all).toBeGreaterThan(scale === 'near' ? 0.99 : 0.97);
  });
});

test('a train that leaves moves none of the others', () => {
  for (const view of positions(4, 31)) {
    const trains = trainsOf(view);
    const before = standing(trains, view.board);
    const hubs = new Set(trains.filter(({ stop }) => stop in hexAt).map(({ stop }) => stop));
    for (const gone of trains) {
      // At one large stop they share the places.
      if (hubs.has(gone.stop)) continue;
      const after = standing(
        trains.filter((one) => one !== gone),
        view.board,
      );
      for (const train of after)
        expect(before.find(({ id }) => id === train.id)).toMatchObject({ x: train.x, y: train.y });
    }
  }
});

test('on every tile, however it lies, a train finds its place and the hex keeps its name', () => {
  for (const tile of TILE_IDS)
    for (const turn of TURNS) {
      const board: Board = { D4: { tile, turn } };
      const { tracks, spokes } = tileOf(tile, turn);
      const stops: StopId[] =
        spokes !== '' ? ['D4'] : tracks.flatMap(({ stop }, i) => (stop ? [`D4-${i as 0}` as const] : []));
      const placed = standing(
        stops.map((stop, number) => ({ id: stop, seat: number, number, stop })),
        board,
      );
      expect(placed.length).toBe(stops.length);
      for (const train of placed) expect(gap(train, stopAt(train.stop, board) ?? hexAt.A1)).toBeLessThan(115);
      expect(nameAt(board, 'D4', { boxes: placed.map(boxed) }), `${tile} ${turn}`).toBeDefined();
    }
});

test('all trains of five players find room at one large stop', () => {
  const trains = [0, 1, 2, 3, 4].flatMap((seat) =>
    [0, 1, 2].map((number) => ({ id: `${seat} ${number}`, seat, number, stop: 'D4' as const })),
  );
  const placed = standing(trains, { D4: { tile: 'CY1', turn: 0 } });
  expect(placed.length).toBe(15);
  for (const [i, train] of placed.entries())
    expect(placed.slice(i + 1).filter((other) => meets(boxed(train), boxed(other)))).toEqual([]);
});

test('a note lies on no stop and on no train, while there is room', () => {
  const board: Board = { D4: { tile: 'CY1', turn: 0 }, D5: { tile: 'O34', turn: 0 } };
  const boxes = standing([{ id: 'a', seat: 0, number: 0, stop: 'D4' }], board).map(boxed);
  const note = noteAt(board, hexAt.D4, { w: 60, h: 19 }, { boxes });
  expect(boxes.some((one) => meets(one, note))).toBe(false);
  expect(stopsOf(board).some((one) => covers(note, one))).toBe(false);
});

test('the picture shows all of a move, stays where it is while it does, and shows the whole board where it must', () => {
  const move = [hexAt.C5, hexAt.D5];
  const first = regionOf(move);
  const shows = ([x, y, w, h]: readonly [number, number, number, number], at: { x: number; y: number }) =>
    at.x > x && at.x < x + w && at.y > y && at.y < y + h;
  expect(isWhole(first)).toBe(false);
  expect(isFar(first)).toBe(false);
  expect(move.every((at) => shows(first, at))).toBe(true);
  expect(regionOf([hexAt.D5], first)).toBe(first);
  expect(regionOf([], first)).toBe(first);
  const moved = regionOf([hexAt.G5, hexAt.C5], first);
  expect([hexAt.G5, hexAt.C5].every((at) => shows(moved, at))).toBe(true);
  expect(regionOf([hexAt.H1, coastAt['coast-15']])).toBe(WHOLE);
  for (const hex of HEX_IDS) {
    const [x, y, w, h] = regionOf([hexAt[hex]]);
    expect(x >= FRAME[0] && y >= FRAME[1] && x + w <= FRAME[0] + FRAME[2] + 1 && y + h <= FRAME[1] + FRAME[3] + 1).toBe(
      true,
    );
    expect(w / h).toBeCloseTo(FRAME[2] / FRAME[3], 1);
  }
});
