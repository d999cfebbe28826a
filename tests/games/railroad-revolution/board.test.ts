import { expect, test } from 'vitest';
import { begin } from '../../../src/games/common/scenario.ts';
import type { Tag } from '../../../src/games/common/words/words.ts';
import { clearedBoards, placedBy, touched } from '../../../src/games/railroad-revolution/board/changes.ts';
import {
  cityAt,
  FRAME,
  labelOf,
  laneOf,
  spaceAt,
  targetAt,
} from '../../../src/games/railroad-revolution/board/geometry.ts';
import { railroadRevolution as game } from '../../../src/games/railroad-revolution/engine/index.ts';
import { CITIES } from '../../../src/games/railroad-revolution/engine/tables/cities.ts';
import { DEAL_TILES } from '../../../src/games/railroad-revolution/engine/tables/deal-tiles.ts';
import { MILESTONES } from '../../../src/games/railroad-revolution/engine/tables/milestones.ts';
import { SPACES } from '../../../src/games/railroad-revolution/engine/tables/spaces.ts';
import type { Move } from '../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { scenario } from '../../../src/games/railroad-revolution/scenarios/deal-resolution.ts';
import { keyWords } from '../../../src/games/railroad-revolution/words/board/key-words.ts';
import { restWords } from '../../../src/games/railroad-revolution/words/board/rest-words.ts';
import { differences } from '../../../src/kernel/json.ts';

/** The positions of the longest run of the worked example, with the move that led to each. */
function walk() {
  const run = scenario.runs.at(-1);
  if (run === undefined) throw new Error('the example has no run');
  let { state } = begin(game, run.start);
  const frames: { move: Move; before: typeof state; after: typeof state; changed: string[] }[] = [];
  for (const step of run.script) {
    if (!('move' in step)) continue;
    const outcome = game.apply(state, step.move);
    if (!outcome.ok) throw new Error(outcome.violation.code);
    const changed = differences(game.view(state, 'public'), game.view(outcome.state, 'public'));
    frames.push({ move: step.move, before: state, after: outcome.state, changed });
    state = outcome.state;
  }
  return frames;
}

test('a row marks exactly the money, Shares and workers that are more or fewer than before', () => {
  for (const { before, after, changed } of walk()) {
    const [was, is] = [game.view(before, 'public'), game.view(after, 'public')];
    for (const [seat, company] of is.seats.entries()) {
      const cells = touched(seat, changed, was, is);
      if (was.seats[seat]?.money !== company.money) expect(cells).toContain('money');
      if (was.seats[seat]?.shares !== company.shares) expect(cells).toContain('shares');
      expect(touched(seat, changed, is, is).filter((cell) => cell !== 'money' && cell !== 'shares')).toEqual([]);
      expect(touched(seat, [], was, is)).toEqual([]);
    }
  }
});

test('a promoted worker is one available worker fewer, a hired one is one more', () => {
  const seen = walk().flatMap(({ move, before, after, changed }) =>
    move.kind === 'promoteWorker' || move.kind === 'hireWorker'
      ? [touched(0, changed, game.view(before, 'public'), game.view(after, 'public'))]
      : [],
  );
  expect(seen.length).toBeGreaterThan(0);
  for (const cells of seen) expect(cells).toEqual(expect.arrayContaining(['workers', 'money']));
});

test('the piece that was placed last is the one that the map shows as new', () => {
  const rails = walk().filter(({ move }) => move.kind === 'placeRail');
  expect(rails.length).toBeGreaterThan(1);
  for (const { move, after, changed } of rails) {
    const placed = placedBy(game.view(after, 'public'), changed);
    if (move.kind === 'placeRail')
      expect(
        placed.some((target) => target.startsWith(`space:${move.space}:`)),
        move.space,
      ).toBe(true);
  }
});

test('a board tells which section has lost a piece, and which train was turned over or taken', () => {
  const { after } = walk()[0] ?? {};
  if (after === undefined) throw new Error('the example has no move');
  const view = game.view(after, 'public');
  const trains = view.seats[3]?.trains ?? [];
  expect(placedBy(view, ['/seats/0/rails/4', '/seats/0/sections/2/rails'])).toContain('from:0:3');
  expect(placedBy(view, ['/seats/3/trains/0/faceUp', '/seats/3/money'])).toEqual(['train:3:0']);
  expect(placedBy(view, [`/seats/3/trains/${trains.length - 1}`, '/trains/train-rail'])).toEqual([
    `train:3:${trains.length - 1}`,
  ]);
});

test('a player board is cleared only when all its workers are taken back, not when one is placed or promoted', () => {
  const frames = walk();
  for (const { move, before, after } of frames) {
    const cleared = clearedBoards(game.view(before, 'public'), game.view(after, 'public'));
    if (move.kind === 'placeWorker' || move.kind === 'promoteWorker') expect(cleared, move.kind).toEqual([]);
  }
  const view = game.view((frames[0] as (typeof frames)[0]).before, 'public');
  const none = { white: 0, purple: 0, orange: 0, grey: 0, turquoise: 0 };
  const board = { station: none, railroad: none, telegraph: none, trade: none };
  const seats = (white: number) =>
    view.seats.map((one, seat) =>
      seat === 1 ? { ...one, board: { ...board, trade: { ...none, white } } } : { ...one, board },
    );
  expect(clearedBoards({ ...view, seats: seats(2) }, { ...view, seats: seats(0) })).toEqual([1]);
  expect(clearedBoards({ ...view, seats: seats(2) }, { ...view, seats: seats(1) })).toEqual([]);
  expect(clearedBoards({ ...view, seats: seats(0) }, { ...view, seats: seats(0) })).toEqual([]);
});

test('every city, space and name of the map lies in its frame', () => {
  const [left, top, width, height] = FRAME;
  for (const { id } of CITIES) {
    const at = cityAt[id];
    if (at === undefined) throw new Error(id);
    expect(at.x + labelOf(id).dx).toBeGreaterThanOrEqual(left);
    expect(at.x).toBeLessThan(left + width);
    expect(at.y).toBeGreaterThan(top);
    expect(at.y).toBeLessThan(top + height);
    expect(targetAt(`city:${id}`)).toBe(at);
  }
  for (const { id } of SPACES) expect(targetAt(`space:${id}`)).toBe(spaceAt[id]);
  expect(targetAt('offer:1')).toBeUndefined();
});

test('the rails of four players in a space lie side by side, in the order of the seats', () => {
  for (const { id } of SPACES) expect(new Set([0, 1, 2, 3].map((seat) => laneOf(id, seat, 4, 10))).size).toBe(4);
});

test('all words of the boards come through the tag, so that they can be translated', () => {
  const bracketed: Tag = (literals, ...values) =>
    `[${literals.map((text, i) => `${text}${values[i] ?? ''}`).join('')}]`;
  const words = restWords(bracketed);
  const { key } = keyWords(bracketed);
  const told = [
    ...[words, key].flatMap((part) => Object.values(part).filter((value) => typeof value === 'string')),
    ...key.texts.flat(),
    ...DEAL_TILES.flatMap(({ offers }) => offers.map(({ effect }) => words.reward(effect))),
    ...MILESTONES.map((tile) => words.conditions(tile)),
    ...words.scored.map(([what]) => what),
    words.milestonesOf(words.colour('red')),
    words.colours([]),
    words.colours(['red', 'neutral']),
    words.slotCost({ enterSlot: 1, shares: 1 }, false),
    words.manager(words.worker('white'), true),
  ];
  expect(told.filter((text) => !text.startsWith('[') || !text.endsWith(']'))).toEqual([]);
});
