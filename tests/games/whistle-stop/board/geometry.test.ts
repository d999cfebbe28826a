import { expect, test } from 'vitest';
import { changedOf, laidNow } from '../../../../src/games/whistle-stop/board/changes.ts';
import {
  coastAt,
  FRAME,
  hexAt,
  RADIUS,
  stopAt,
  targetAt,
  tileOf,
  wayAt,
} from '../../../../src/games/whistle-stop/board/geometry.ts';
import {
  COAST,
  COAST_IDS,
  HEX_IDS,
  NEXT_HEX,
  TURNS,
  WAYS,
} from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { END_IDS } from '../../../../src/games/whistle-stop/engine/tables/end-tiles.ts';
import { GOODS } from '../../../../src/games/whistle-stop/engine/tables/goods.ts';
import { ORDINARY_IDS } from '../../../../src/games/whistle-stop/engine/tables/ordinary-tiles.ts';
import { SPACE_NUMBERS } from '../../../../src/games/whistle-stop/engine/tables/resource-track.ts';
import { SPECIAL_KINDS } from '../../../../src/games/whistle-stop/engine/tables/special-tiles.ts';
import { SHAPE, TILE_IDS } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { View } from '../../../../src/games/whistle-stop/engine/types.ts';
import { keyWords } from '../../../../src/games/whistle-stop/words/board/key-words.ts';
import { restWords } from '../../../../src/games/whistle-stop/words/board/rest-words.ts';
import { pseudo, unwrapped } from '../../../stepper/pseudo.ts';

const gap = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);

test('every hex and every East Coast stop lies in the frame of the picture', () => {
  const [left, top, width, height] = FRAME;
  const inside = ({ x, y }: { x: number; y: number }, round: number) =>
    x - round >= left && x + round <= left + width && y - round * 0.87 >= top && y + round * 0.87 <= top + height;
  expect(HEX_IDS.filter((hex) => !inside(hexAt[hex], RADIUS))).toEqual([]);
  expect(COAST_IDS.filter((id) => !inside(coastAt[id], 40))).toEqual([]);
});

test('two hexes that touch have one edge in common', () => {
  let touching = 0;
  for (const [i, hex] of HEX_IDS.entries())
    for (const [n, way] of WAYS.entries()) {
      const next = HEX_IDS[NEXT_HEX[6 * i + n] ?? -1];
      if (next === undefined) continue;
      touching += 1;
      expect(gap(wayAt(hex, way), wayAt(next, WAYS[(n + 3) % 6] ?? 'N'))).toBeLessThan(0.5);
    }
  expect(touching).toBeGreaterThan(280);
});

test('an East Coast stop lies outside its edge, and no two of them meet', () => {
  for (const id of COAST_IDS) {
    const { hex, edge } = COAST[id];
    expect(gap(coastAt[id], hexAt[hex])).toBeGreaterThan(gap(wayAt(hex, edge), hexAt[hex]));
    for (const other of COAST_IDS) if (other !== id) expect(gap(coastAt[id], coastAt[other])).toBeGreaterThan(48);
  }
});

test.each(ORDINARY_IDS)(
  'the small stops of %s stand on their own tracks, apart from the others and from the edge',
  (tile) => {
    const shape = SHAPE[tile];
    const board = { D4: { tile, turn: 0 as const } };
    const stops = shape.kind === 'tracks' ? shape.tracks.flatMap(({ stop }, i) => (stop === undefined ? [] : [i])) : [];
    const places = stops.map((i) => stopAt(`D4-${i as 0}`, board) ?? hexAt.A1);
    for (const [i, at] of places.entries()) {
      expect(gap(at, hexAt.D4)).toBeLessThan(66);
      for (const other of places.slice(i + 1)) expect(gap(at, other)).toBeGreaterThan(54);
    }
    // Turned, they lie as far from the middle as before.
    for (const turn of TURNS)
      for (const i of stops) {
        const turned = stopAt(`D4-${i as 0}`, { D4: { tile, turn } });
        expect(gap(turned ?? hexAt.A1, hexAt.D4)).toBeCloseTo(gap(places[stops.indexOf(i)] ?? hexAt.A1, hexAt.D4), 0);
      }
  },
);

test('a track joins the same edges on the board as in the table, turned', () => {
  expect(tileOf('O34', 0).tracks.map(({ edges }) => edges)).toEqual([
    [0, 1],
    [2, 5],
    [3, 4],
  ]);
  expect(tileOf('O34', 2).tracks.map(({ edges }) => edges)).toEqual([
    [2, 3],
    [4, 1],
    [5, 0],
  ]);
});

test('a target of the board is found where it is drawn, and nothing else is', () => {
  const board = { D4: { tile: 'CY1', turn: 0 } } as const;
  expect(targetAt('hex:D4', board)).toBe(hexAt.D4);
  expect(targetAt('stop:D4', board)).toBe(hexAt.D4);
  expect(targetAt('stop:coast-3', board)).toBe(coastAt['coast-3']);
  expect(targetAt('way:D4:N', board)).toEqual(wayAt('D4', 'N'));
  expect(targetAt('stop:D5', board)).toBeUndefined();
  expect(targetAt('space:4', board)).toBeUndefined();
});

test('what a step changed is told by part, and a part that changed as a whole changes all of it', () => {
  const isNew = changedOf(1, ['/seats/1/resources', '/seats/1/coal', '/seats/0/score']);
  expect(['coal', 'resources/cotton', 'score', 'whistles'].filter(isNew)).toEqual(['coal', 'resources/cotton']);
  const view = { board: { D4: { tile: 'CY1', turn: 0 } } } as unknown as View;
  expect(laidNow(['/board/D4', '/board/E4', '/display'], view)).toEqual(['D4']);
});

test('all words of the boards come through the tag, so that they can be translated', () => {
  const words = restWords(pseudo);
  const { key } = keyWords(pseudo);
  const told = [
    ...Object.values(words).filter((value) => typeof value === 'string'),
    ...Object.values(key).flatMap((value) => (typeof value === 'string' ? [value] : [])),
    ...[...TILE_IDS, ...END_IDS].map((tile) => words.hexTold('D4', tile, 1)),
    ...SPACE_NUMBERS.map((n) => words.space(n)),
    words.spent(2),
    words.cost('whistle'),
    words.gained(2, 'cotton'),
    words.gainedVp(6),
    words.lostVp(3),
    ...[1, 2, 3].map((n) => words.nth(n)),
    words.eachShare(3),
    words.trainAt('green', 2, 'coast-4', { board: {} } as View),
    ...SPECIAL_KINDS.map((kind) => words.kind(kind)),
    ...GOODS.map((goods) => words.goods(goods)),
  ];
  for (const text of told) expect(unwrapped(text), text).toEqual([]);
  expect(told.length).toBeGreaterThan(100);
});
