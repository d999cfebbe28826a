import type { Seat } from './agenda.ts';
import type { Facts } from './rules.ts';

/** Points of one seat for one reason. */
export interface ScoreLine<RuleId extends string = string> {
  readonly seat: Seat;
  readonly points: number;
  readonly rule: RuleId;
  /** The figures that make the points, for the sentence beside them. */
  readonly because: Facts;
}

/** The score of a position, at any time of the game. */
export interface ScoreSheet<RuleId extends string = string> {
  readonly lines: readonly ScoreLine<RuleId>[];
  /** By seat: the sum of its lines. */
  readonly totals: readonly number[];
  /** By seat: place from 1; seats that share a victory share the place. */
  readonly places: readonly number[];
}

/** Totals by seat from lines. */
export function totalsOf(lines: readonly ScoreLine[], seats: number): number[] {
  const totals = Array.from({ length: seats }, () => 0);
  for (const line of lines) totals[line.seat] = (totals[line.seat] ?? 0) + line.points;
  return totals;
}

/** Places from 1 by seat under a comparator of seats (negative: better); equals share a place. */
export function placesOf(seats: number, compare: (a: Seat, b: Seat) => number): number[] {
  return Array.from({ length: seats }, (_, seat) => {
    let better = 0;
    for (let other = 0; other < seats; other++) if (compare(other, seat) < 0) better++;
    return better + 1;
  });
}
