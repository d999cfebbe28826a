import { describe, expect, test } from 'vitest';
import { availableCities, networkAt } from '../../../../src/games/railroad-revolution/engine/network.ts';
import { hasPieceDue, noPlaceLeft } from '../../../../src/games/railroad-revolution/engine/places.ts';
import type { State, Task } from '../../../../src/games/railroad-revolution/engine/types.ts';
import { table } from './table.ts';

// What a player has taken and must place needs its places, also while other pieces can be placed in between.

const start = table({ players: [{ rails: ['charlotte--miami'], stations: ['washington'] }, {}] });
const due = { seat: 0, rule: 'deal-rail', must: true } as const;
const rail: Task = { ...due, kind: 'layRail', cost: 0, aside: false };
const building: Task = { ...due, kind: 'layStation', aside: false };
const worker: Task = { ...due, kind: 'discardWorker', tile: 'tt-rail' };
const during = (tasks: readonly Task[]): State => ({
  ...start,
  agenda: [{ kind: 'prepare' }, { kind: 'endTurn', seat: 0 }, { kind: 'closeTurn', seat: 0 }, ...tasks],
});
const times = (n: number, task: Task): readonly Task[] => Array.from({ length: n }, () => task);
const reason = (...tasks: readonly Task[]) => {
  const refused = noPlaceLeft(during(tasks), 0);
  return refused && [refused.rule, refused.facts];
};

const spaces = networkAt(start, 0).spaces.length;
const cities = availableCities(start, 0).length;

describe('RR a piece that must be placed', () => {
  test.each<[string, boolean, ...Task[]]>([
    ['nothing', false],
    ['a rail', true, rail],
    ['a station', true, building],
    ['the rail of a tile whose worker is still to be discarded', true, worker],
    ['a rail that may be left', false, { ...rail, must: false }],
    ['a station that may be left', false, { ...building, must: false }],
    ['another tile whose worker is still to be discarded', false, { ...worker, tile: 'tt-money' }],
    ['a worker for no tile', false, { ...due, kind: 'discardWorker' }],
    ['an office, which is no matter of the map', false, { ...due, kind: 'layOffice', aside: false }],
    ['a flip that must be', false, { ...due, kind: 'flip', left: 1 }],
    ['a rail of another player', false, { ...rail, seat: 1 }],
    ['a station of another player', false, { ...building, seat: 1 }],
    ['a rail behind another question', true, rail, { ...due, kind: 'flip', left: 1 }],
  ])('is due: %s', (_, isDue, ...tasks) => {
    expect(hasPieceDue(during(tasks), 0)).toBe(isDue);
  });
});

describe('RR places for what must be placed', () => {
  test('as many rails as there are spaces, and no more; one that waits for its worker counts', () => {
    expect(spaces).toBeGreaterThan(2);
    expect(reason(...times(spaces, rail))).toBeUndefined();
    const short = ['available-rail-space', { needed: spaces + 1, spaces }];
    expect(reason(...times(spaces + 1, rail))).toEqual(short);
    expect(reason(worker, ...times(spaces, rail))).toEqual(short);
  });

  test('as many stations as there are cities, and no more', () => {
    expect(cities).toBe(2);
    expect(reason(...times(cities, building))).toBeUndefined();
    expect(reason(...times(cities + 1, building))).toEqual(['available-city', {}]);
  });

  test('what may be left, what another player places, and what is no piece, needs no place', () => {
    const none: readonly Task[] = [
      { ...rail, must: false },
      { ...rail, seat: 1 },
      { ...building, must: false },
      { ...building, seat: 1 },
      { ...worker, seat: 1 },
      { ...worker, tile: 'tt-money' },
      { ...due, kind: 'flip', left: 1 },
      { ...due, kind: 'layOffice', aside: false },
    ];
    expect(reason(...none.flatMap((task) => times(spaces + cities, task)))).toBeUndefined();
    expect(reason(...times(spaces, rail), ...times(cities, building), ...none)).toBeUndefined();
  });
});
