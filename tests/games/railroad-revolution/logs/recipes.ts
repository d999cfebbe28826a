import type { Recipe } from '../../../laws/golden.ts';

export const openStack = { openStack: true };
export const trackCosts = { trackCosts: true };
export const both = { ...openStack, ...trackCosts };
/** A whole game driven by its seed alone. */
export const whole = (name: string, seats: number, seed: number, variants: Record<string, boolean> = {}): Recipe => ({
  name,
  config: { seats, variants },
  seed,
  tape: [seed],
});

// By seat count, variant, who triggers the end, and what decides: ends.test.ts tells whether one is missing.
export const recipes: readonly Recipe[] = [
  whole('2-seats-first-triggers', 2, 11),
  whole('2-seats-last-triggers', 2, 12),
  whole('2-seats-decided-by-money', 2, 282),
  whole('2-seats-triggered-out-of-turn', 2, 117),
  whole('2-seats-open-stack-first-triggers', 2, 1001, openStack),
  whole('2-seats-harder-tracks-last-triggers', 2, 1001, trackCosts),
  whole('2-seats-both-variants-triggered-out-of-turn', 2, 1021, both),
  whole('3-seats-middle-triggers', 3, 13),
  whole('3-seats-open-stack-first-triggers', 3, 1001, openStack),
  whole('3-seats-harder-tracks-last-triggers', 3, 1000, trackCosts),
  whole('3-seats-both-variants-triggered-out-of-turn-decided-by-money', 3, 1621, both),
  whole('4-seats-first-triggers', 4, 1001),
  whole('4-seats-last-triggers', 4, 12),
  whole('4-seats-open-stack-decided-by-money', 4, 1006, openStack),
  whole('4-seats-open-stack-second-triggers', 4, 1004, openStack),
  whole('4-seats-harder-tracks-third-triggers', 4, 1010, trackCosts),
  whole('4-seats-both-variants-triggered-out-of-turn', 4, 1355, both),
  whole('4-seats-both-variants-shared-victory', 4, 1350, both),
];
