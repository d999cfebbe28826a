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

const openStack = { openStack: true };
const trackCosts = { trackCosts: true };
const both = { ...openStack, ...trackCosts };
const revolution = (name: string, seats: number, seed: number, variants: Record<string, boolean> = {}): Recipe => ({
  name,
  config: { seats, variants },
  seed,
  tape: [seed],
});

// By seat count, variant, who triggers the end, and what decides: revolution-ends.test.ts tells whether one is missing.
export const revolutionLogs: readonly Recipe[] = [
  revolution('2-seats-first-triggers', 2, 11),
  revolution('2-seats-last-triggers', 2, 12),
  revolution('2-seats-decided-by-money', 2, 282),
  revolution('2-seats-triggered-out-of-turn', 2, 117),
  revolution('2-seats-open-stack-first-triggers', 2, 1001, openStack),
  revolution('2-seats-harder-tracks-last-triggers', 2, 1001, trackCosts),
  revolution('2-seats-both-variants-triggered-out-of-turn', 2, 1021, both),
  revolution('3-seats-middle-triggers', 3, 13),
  revolution('3-seats-open-stack-first-triggers', 3, 1001, openStack),
  revolution('3-seats-harder-tracks-last-triggers', 3, 1000, trackCosts),
  revolution('3-seats-both-variants-triggered-out-of-turn-decided-by-money', 3, 1621, both),
  revolution('4-seats-first-triggers', 4, 1001),
  revolution('4-seats-last-triggers', 4, 12),
  revolution('4-seats-open-stack-decided-by-money', 4, 1006, openStack),
  revolution('4-seats-open-stack-second-triggers', 4, 1004, openStack),
  revolution('4-seats-harder-tracks-third-triggers', 4, 1010, trackCosts),
  revolution('4-seats-both-variants-triggered-out-of-turn', 4, 1355, both),
  revolution('4-seats-both-variants-shared-victory', 4, 1350, both),
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
