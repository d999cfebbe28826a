import { describe, expect, test } from 'vitest';
import type { Point } from '../../../../src/games/common/board/point.ts';
import {
  along,
  coastAt,
  gap,
  hexAt,
  hexOf,
  isCoast,
  plus,
  stopAt,
  tileOf,
  wayAt,
} from '../../../../src/games/whistle-stop/board/geometry.ts';
import { chevronsOf, lengthOf, lineOf, pointAt } from '../../../../src/games/whistle-stop/board/line.ts';
import { type Drawn, drawnOf } from '../../../../src/games/whistle-stop/board/moved.ts';
import { notesOf } from '../../../../src/games/whistle-stop/board/notes.ts';
import { whistleStop as game } from '../../../../src/games/whistle-stop/engine/index.ts';
import { COAST, HEX_IDS, type HexId, WAYS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import type { Board, StopId } from '../../../../src/games/whistle-stop/engine/types.ts';
import { scenario } from '../../../../src/games/whistle-stop/scenarios/whistle-bypass.ts';
import { openTrack } from '../../../../src/stepper/track.ts';
import { seen } from './playouts.ts';

/** How far a point is from the nearest track, from the lines to East Coast stops, and from the ways round large stops. */
function offTrack(at: Point, board: Board): number {
  const offs = HEX_IDS.flatMap((hex) => {
    const laid = board[hex];
    if (laid === undefined || gap(at, hexAt[hex]) > 101) return [];
    const { tracks, spokes } = tileOf(laid.tile, laid.turn);
    // Round a large stop there is room for a line from its figure to the rim.
    if (spokes !== '') return [0];
    return tracks.flatMap(({ edges: [a, b] }) =>
      Array.from({ length: 81 }, (_, i) => gap(at, plus(along(a, b, i / 80), hexAt[hex]))),
    );
  });
  const coast = Object.entries(coastAt).flatMap(([id, from]) => {
    const { hex, edge } = COAST[id as keyof typeof COAST];
    const to = wayAt(hex, edge);
    return Array.from({ length: 41 }, (_, i) =>
      gap(at, { x: from.x + ((to.x - from.x) * i) / 40, y: from.y + ((to.y - from.y) * i) / 40 }),
    );
  });
  return Math.min(...offs, ...coast);
}

const longest = (points: readonly Point[]) =>
  Math.max(0, ...points.slice(1).map((at, i) => gap(at, points[i] as Point)));

/** What is asked of every line: no gap, on the tracks, from the stop of its start to where the train has come to. */
function hold(drawn: Drawn, board: Board, where: string): void {
  const { made, added } = lineOf(drawn, board);
  const all = [...made, ...added];
  const { route } = drawn;
  expect(all.length, where).toBeGreaterThan(1);
  const isOnTile = (at: Point, i: number) =>
    i === 0 || gap(at, all[i - 1] as Point) < (isCoast(route.from) && i === 1 ? 60 : 88);
  expect(all.every(isOnTile), `${where}: a gap of ${longest(all)}`).toBe(true);
  expect(
    all.every((at) => offTrack(at, board) < 2),
    `${where}: off the track`,
  ).toBe(true);
  expect(gap(all[0] as Point, stopAt(route.from, board) as Point), `${where}: start`).toBeLessThan(1);
  const end = all.at(-1) as Point;
  if (route.at.kind === 'stop')
    expect(gap(end, stopAt(route.at.stop, board) as Point), `${where}: end`).toBeLessThan(1);
  if (route.at.kind === 'edge')
    expect(gap(end, wayAt(route.at.hex, WAYS[route.at.edge] ?? 'N')), `${where}: edge`).toBeLessThan(1);
}

describe.each([2, 3, 4, 5] as const)('WS the route of a move, %i seats', (seats) => {
  test('is whole in every step of a game: from the stop of its start over the tracks to where the train is', () => {
    let finished = 0;
    for (const { was, view, move, events, before } of seen(seats, 40 + seats)) {
      const prompt = game.prompt(before);
      const seat = 'seat' in prompt ? prompt.seat : undefined;
      const drawn = drawnOf(was, view, seat, { move, events });
      const arrived = events.findLast((event) => event.kind === 'trainArrived' || event.kind === 'endTileBypassed');
      if (!view.moving && arrived && 'stop' in arrived) {
        finished += 1;
        const { route } = drawn as Drawn;
        expect(route.isOver).toBe(true);
        if (arrived.kind === 'trainArrived') expect(route.at).toEqual({ kind: 'stop', stop: arrived.stop });
        if (was.moving) expect(route.ends.slice(0, was.moving.used.length)).toEqual(was.moving.used);
      }
      if (view.moving) expect(drawn?.route.ends).toEqual(view.moving.used);
      if (drawn) hold(drawn, view.board, `${JSON.stringify(move)} of seat ${seat}`);
    }
    expect(finished).toBeGreaterThan(30);
  });

  test('of a move that is pointed at is what the train then runs over first', () => {
    let steps = 0;
    for (const { was, view, move, before, events } of seen(seats, 60 + seats)) {
      const prompt = game.prompt(before);
      const pointed = drawnOf(undefined, was, 'seat' in prompt ? prompt.seat : undefined, { move, events: [] });
      if (pointed?.kind !== 'pointed') continue;
      const made = drawnOf(was, view, undefined, { move, events });
      if (made === undefined) continue;
      steps += 1;
      const { ends } = pointed.route;
      expect(made.route.ends.slice(0, ends.length), JSON.stringify(move)).toEqual(ends);
      const board =
        move.kind === 'layTile' && was.moving
          ? { ...was.board, [was.moving.hex]: { tile: move.tile, turn: move.turn } }
          : was.board;
      hold(pointed, board, JSON.stringify(move));
    }
    expect(steps).toBeGreaterThan(30);
  });

  test('of a refused move can be drawn, whatever it is refused for', () => {
    let steps = 0;
    for (const { was, before } of seen(seats, 80 + seats)) {
      const prompt = game.prompt(before);
      const seat = 'seat' in prompt ? prompt.seat : undefined;
      for (const move of [...game.attempts(before)].slice(0, 12)) {
        const violation = game.check(before, move);
        if (violation === undefined) continue;
        const drawn = drawnOf(undefined, was, seat, { move, events: [], violation });
        if (drawn?.kind !== 'refused') continue;
        steps += 1;
        const { made, added } = lineOf(drawn, was.board);
        expect(drawn.made).toBeLessThanOrEqual(drawn.route.ends.length);
        if (made.length > 1 && added.length > 1) expect(gap(made.at(-1) as Point, added[0] as Point)).toBeLessThan(1);
      }
    }
    expect(steps).toBeGreaterThan(30);
  });
});

describe('WS the steps of the whistle bypass', () => {
  const track = openTrack(game, scenario, '2');
  /** What is drawn at a step of the example. */
  function drawnAt(step: number) {
    const [frame, before] = [track.at(step), track.at(step - 1)];
    if (!frame || !before) throw new RangeError(`no step ${step}`);
    const { narration, events, prompt } = frame;
    const violation = narration.kind === 'refuse' ? narration.violation : undefined;
    const played = 'move' in narration ? { move: narration.move, events, violation } : undefined;
    const view = game.view(frame.state, 'public');
    const seat = 'seat' in prompt ? prompt.seat : undefined;
    const drawn = drawnOf(game.view(before.state, 'public'), view, seat as number, played);
    return { drawn, view, notes: drawn ? notesOf(drawn, played, view.board).map(({ text }) => text) : [] };
  }
  const last =
    scenario.runs[0]?.script.findIndex(
      (step) => 'move' in step && step.move.kind === 'layTile' && step.move.tile === 'O25',
    ) ?? 0;

  test('tell in the end the whole move: cost, bypassed stop, three tiles, gain', () => {
    const { drawn, notes } = drawnAt(last + 1);
    expect(drawn?.route.from).toBe('C5-1');
    expect(drawn?.route.bypassed).toEqual(['D5']);
    expect(drawn?.route.laid).toEqual([
      { hex: 'E5', nth: 1 },
      { hex: 'F6', nth: 2 },
      { hex: 'G5', nth: 3 },
    ]);
    expect(drawn?.route.isOver).toBe(true);
    expect(notes).toEqual(['1 whistle', '+1 cotton', 'bypassed', '1st', '2nd', '3rd']);
  });

  test('run round a bypassed large stop, and through a small one', () => {
    const { drawn, view } = drawnAt(last + 1);
    const { made } = lineOf(drawn as Drawn, view.board);
    const near = (stop: StopId) => Math.min(...made.map((at) => gap(at, stopAt(stop, view.board) as Point)));
    expect(near('D5')).toBeGreaterThan(66);
    const small = drawnAt(3);
    expect(small.drawn?.route.bypassed).toEqual(['C4-0']);
    const line = lineOf(small.drawn as Drawn, small.view.board).made;
    expect(Math.min(...line.map((at) => gap(at, stopAt('C4-0', small.view.board) as Point)))).toBeLessThan(1);
  });

  test('end, where they are refused, before what bars the train', () => {
    const { drawn } = drawnAt(2);
    expect(drawn).toMatchObject({
      kind: 'refused',
      made: 0,
      route: { from: 'B4-1', at: { kind: 'stop', stop: 'C4-0' } },
    });
    const back = drawnAt(6);
    expect(back.drawn).toMatchObject({
      kind: 'refused',
      route: { bypassed: ['D5'], at: { kind: 'blind', hex: 'D5' } },
    });
    expect(lineOf(back.drawn as Drawn, back.view.board).added.length).toBeGreaterThan(1);
  });
});

test('chevrons stand on a line in its direction, none near its ends', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 300, y: 0 },
  ];
  expect(lengthOf(line)).toBe(300);
  expect(pointAt(line, 90)).toEqual({ x: 90, y: 0, angle: 0 });
  const tips = [...chevronsOf(line).matchAll(/L([\d.]+) /g)].map(([, x]) => Number(x)).filter((_, i) => i % 2 === 0);
  expect(tips.length).toBe(4);
  expect(Math.min(...tips)).toBeGreaterThan(46);
  expect(Math.max(...tips)).toBeLessThan(300 - 36);
  expect(chevronsOf([line[0] as Point, { x: 40, y: 0 }])).toBe('');
});

test('a hex is told from a stop and from an end of track', () => {
  expect([hexOf('D5'), hexOf('C5-1'), hexOf('F6-NE')]).toEqual(['D5', 'C5', 'F6'] satisfies HexId[]);
});
