import type { Recipe } from '../../../laws/golden.ts';

// By seat count, by what ends the game, and by what decides it.
export const recipes: readonly Recipe[] = [
  { name: '2-seats', config: { seats: 2 }, seed: 31, tape: [31] },
  { name: '2-seats-decided-by-shares', config: { seats: 2 }, seed: 153, tape: [153] },
  { name: '3-seats', config: { seats: 3 }, seed: 32, tape: [32] },
  { name: '3-seats-shared-victory', config: { seats: 3 }, seed: 115, tape: [115] },
  { name: '4-seats-last-train', config: { seats: 4 }, seed: 23, tape: [23] },
  { name: '5-seats', config: { seats: 5 }, seed: 34, tape: [34] },
  { name: '5-seats-last-train', config: { seats: 5 }, seed: 13, tape: [13] },
];
