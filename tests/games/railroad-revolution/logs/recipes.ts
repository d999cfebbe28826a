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

const evolution = (name: string, seats: number, seed: number, variants: Record<string, boolean> = {}): Recipe => ({
  ...revolution(name, seats, seed, variants),
  config: { seats, variants, modules: ['evolution'] },
});

// The same with the expansion.
export const evolutionLogs: readonly Recipe[] = [
  evolution('2-seats-evolution-first-triggers', 2, 2004),
  evolution('2-seats-evolution-open-stack-decided-by-money', 2, 2509, openStack),
  evolution('2-seats-evolution-harder-tracks-last-triggers', 2, 2034, trackCosts),
  evolution('2-seats-evolution-both-variants-triggered-out-of-turn', 2, 2863, both),
  evolution('3-seats-evolution-middle-triggers', 3, 2012),
  evolution('3-seats-evolution-triggered-out-of-turn', 3, 2688),
  evolution('3-seats-evolution-open-stack-first-triggers-decided-by-money', 3, 2397, openStack),
  evolution('3-seats-evolution-harder-tracks-last-triggers-decided-by-money', 3, 2466, trackCosts),
  evolution('3-seats-evolution-both-variants-middle-triggers', 3, 2027, both),
  evolution('4-seats-evolution-first-triggers', 4, 2000),
  evolution('4-seats-evolution-second-triggers', 4, 2016),
  evolution('4-seats-evolution-open-stack-last-triggers', 4, 2013, openStack),
  evolution('4-seats-evolution-open-stack-triggered-out-of-turn', 4, 2045, openStack),
  evolution('4-seats-evolution-harder-tracks-third-triggers', 4, 2062, trackCosts),
  evolution('4-seats-evolution-both-variants-decided-by-money', 4, 2131, both),
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
