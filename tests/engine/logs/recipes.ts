import type { Recipe } from './golden.ts';

/** A tape that differs from game to game and picks any-time moves at times. */
const tape = (seed: number): number[] =>
  Array.from({ length: 120 }, (_, i) => (seed * 7919 + i * i * 104_729) % 2 ** 20);

export const sidingsLogs: readonly Recipe[] = [
  { name: '2-seats', config: { seats: 2 }, seed: 11, tape: tape(11) },
  { name: '3-seats', config: { seats: 3 }, seed: 12, tape: tape(12) },
  { name: '4-seats', config: { seats: 4 }, seed: 13, tape: tape(13) },
  { name: '2-seats-short', config: { seats: 2, variants: { short: true } }, seed: 14, tape: tape(14) },
  { name: '2-seats-night', config: { seats: 2, modules: ['night'] }, seed: 15, tape: tape(15) },
  {
    name: '3-seats-night-later-wins-ties',
    config: { seats: 3, modules: ['night'], rulings: { tie: 'later' } },
    seed: 16,
    tape: tape(16),
  },
  { name: '4-seats-night', config: { seats: 4, modules: ['night'] }, seed: 17, tape: tape(17) },
];

// By seat count, who triggers the end, and what decides.
export const revolutionLogs: readonly Recipe[] = [
  { name: '2-seats-first-triggers', config: { seats: 2 }, seed: 11, tape: [11] },
  { name: '2-seats-last-triggers', config: { seats: 2 }, seed: 12, tape: [12] },
  { name: '2-seats-decided-by-money', config: { seats: 2 }, seed: 282, tape: [282] },
  { name: '2-seats-triggered-out-of-turn', config: { seats: 2 }, seed: 117, tape: [117] },
  { name: '3-seats-middle-triggers', config: { seats: 3 }, seed: 13, tape: [13] },
  { name: '4-seats-last-triggers', config: { seats: 4 }, seed: 12, tape: [12] },
];

// By seat count, and by who wins.
export const workersLogs: readonly Recipe[] = [
  { name: '2-seats', config: { seats: 2 }, seed: 21, tape: tape(21) },
  { name: '2-seats-shared-victory', config: { seats: 2 }, seed: 35, tape: [35] },
  { name: '3-seats', config: { seats: 3 }, seed: 22, tape: tape(22) },
  { name: '4-seats', config: { seats: 4 }, seed: 23, tape: tape(23) },
];

// By seat count, by what ends the game, and by what decides it.
export const whistleLogs: readonly Recipe[] = [
  { name: '2-seats', config: { seats: 2 }, seed: 31, tape: [31] },
  { name: '2-seats-decided-by-shares', config: { seats: 2 }, seed: 153, tape: [153] },
  { name: '3-seats', config: { seats: 3 }, seed: 32, tape: [32] },
  { name: '3-seats-shared-victory', config: { seats: 3 }, seed: 115, tape: [115] },
  { name: '4-seats-last-train', config: { seats: 4 }, seed: 23, tape: [23] },
  { name: '5-seats', config: { seats: 5 }, seed: 34, tape: [34] },
  { name: '5-seats-last-train', config: { seats: 5 }, seed: 13, tape: [13] },
];
