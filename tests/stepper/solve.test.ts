import { describe, expect, test } from 'vitest';
import type { Goal } from '../../src/games/common/scenario.ts';
import { formatMove } from '../../src/kernel/moves.ts';
import { holds, missing } from '../../src/stepper/goal.ts';
import { solve, solving } from '../../src/stepper/solve.ts';
import { trackOf } from '../../src/stepper/track.ts';
import { type Depot, depot, sharing } from './toy.ts';

const { frames } = trackOf(depot, sharing, '2');
const start = frames[2]?.state as Depot['State'];
const end = frames[4]?.state as Depot['State'];

describe('a goal', () => {
  test.each<[string, Goal, number, number]>([
    ['with nothing in it', {}, 0, 0],
    ['of what is shown', { shows: { '/wagons': { red: 0 } } }, 1, 0],
    ['of a number that is large enough', { least: { '/coal/1': 1 } }, 1, 0],
    ['of a number that is small enough', { most: { '/coal/0': 0 } }, 1, 0],
    ['of what is asked', { asks: { kind: 'turn', seat: 1 } }, 1, 0],
    ['of several things', { shows: { '/wagons': {} }, least: { '/coal/0': 4 }, asks: { seat: 1 } }, 1, 2],
    ['of what no view shows', { shows: { '/gold': 1 }, least: { '/gold': 0 }, most: { '/gold': 9 } }, 3, 3],
    ['of what no prompt has', { asks: { city: 'here' } }, 1, 1],
  ])('%s counts what is missing', (_, goal, before, after) => {
    expect([missing(depot, start, goal), missing(depot, end, goal)]).toEqual([before, after]);
    expect(holds(depot, end, goal)).toBe(after === 0);
  });
});

describe('the solver', () => {
  const wayTo = (goal: Goal, from = start, limit?: number) => {
    const found = solve(depot, from, goal, limit);
    return found.kind === 'way' ? found.way.map((move) => formatMove(depot.vocabulary, move)) : found.kind;
  };
  test.each<[string, Goal, string | readonly string[]]>([
    ['finds the shortest way', { shows: { '/wagons': { red: 0 } } }, ['buy:red']],
    [
      'uses what may be done at any time',
      { shows: { '/wagons': { red: 0 } }, least: { '/coal/1': 1 } },
      ['give:0:1', 'buy:red'],
    ],
    ['finds that nothing is to be done', { least: { '/coal/0': 4 } }, 'held'],
    ['makes no plan with what is hidden', { least: { '/coal/0': 5 }, asks: { seat: 0 } }, 'limit'],
  ])('%s', (_, goal, way) => {
    expect(wayTo(goal)).toEqual(way);
  });

  test.each<[string, Goal]>([
    ['the choices of others', { shows: { '/wagons': { red: 0, blue: 0 } } }],
    ['moves of others', { least: { '/coal/0': 5 }, asks: { seat: 0 } }],
  ])('has proved that nothing leads there, %s aside, only where nothing hidden can come to light', (_, goal) => {
    const open = {
      ...depot,
      legal: (state: Depot['State']) => depot.legal(state).filter(({ kind }) => kind !== 'dig'),
    };
    expect([solve(open, start, goal).kind, solve(depot, start, goal).kind]).toEqual(['none', 'limit']);
  });

  test('says where it has not looked everywhere', () => {
    expect(wayTo({ least: { '/coal/1': 4 }, asks: { seat: 0 } }, start, 2)).toBe('limit');
    expect(wayTo({ least: { '/coal/1': 4 }, asks: { seat: 0 } })).toEqual([
      'give:0:1',
      'give:0:1',
      'give:0:1',
      'give:0:1',
    ]);
  });

  test('lets the page do something else meanwhile, and changes nothing', () => {
    const before = JSON.stringify(start);
    const rich = { ...start, coal: [60, 0] };
    const search = solving(depot, rich, { least: { '/coal/1': 60 }, asks: { seat: 0 } });
    let rests = 0;
    for (let step = search.next(); !step.done; step = search.next()) rests++;
    expect(rests).toBeGreaterThan(2);
    expect(JSON.stringify(start)).toBe(before);
  });
});
