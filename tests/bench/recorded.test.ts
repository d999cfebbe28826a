import { describe, expect, test } from 'vitest';
import { checksum, record } from './engine/recorded.ts';
import { changes, copyOf, totals } from './engine/sidings.ts';

describe('the toy game as the bench plays it', () => {
  test('has the same moves and the same points in both forms, at every number of seats', () => {
    for (const seats of [2, 3, 4])
      for (let seed = 1; seed <= 40; seed++) {
        const { start, moves, totals: points, checksum: sum } = record(seed, seats);
        const G = copyOf(start);
        for (const { kind, seat, args } of moves) expect(changes[kind]?.(G, seat, ...(args as never[]))).toBe(true);
        expect(G.over).toBe(true);
        expect(totals(G)).toEqual(points);
        expect(checksum(moves, totals(G))).toBe(sum);
      }
  });

  test('a copy shares nothing that a move changes', () => {
    const { start, moves } = record(7, 3);
    const before = JSON.stringify(start);
    const G = copyOf(start);
    for (const { kind, seat, args } of moves) changes[kind]?.(G, seat, ...(args as never[]));
    expect(JSON.stringify(start)).toBe(before);
  });

  test('what is not allowed is refused and changes nothing', () => {
    const { start } = record(1, 2);
    const other = (start.seat + 1) % 2;
    for (const [kind, seat, ...args] of [
      ['take', other, 'left'],
      ['shunt', start.seat, 1],
      ['haul', start.seat],
      ['bid', start.seat, 1],
      ['sell', other, 'red', 1],
    ] as const) {
      const G = copyOf(start);
      expect(changes[kind]?.(G, seat, ...(args as never[])), kind).toBe(false);
      expect(G, kind).toEqual(start);
    }
  });

  test('the checksum tells one move, its seat and one point from another', () => {
    const { moves, totals: points, checksum: sum } = record(3, 2);
    const [first, ...rest] = moves as [(typeof moves)[number], ...typeof moves];
    expect(checksum(rest, points)).not.toBe(sum);
    expect(checksum([{ ...first, seat: 1 - first.seat }, ...rest], points)).not.toBe(sum);
    expect(
      checksum(
        moves,
        points.map((one) => one + 1),
      ),
    ).not.toBe(sum);
    expect(sum).toMatch(/^[0-9a-f]{16}$/);
  });
});
