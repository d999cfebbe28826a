import { type Recipe, tapeOf } from '../../../laws/golden.ts';

// By seat count, and by who wins.
export const recipes: readonly Recipe[] = [
  { name: '2-seats', config: { seats: 2 }, seed: 21, tape: tapeOf(21) },
  { name: '2-seats-shared-victory', config: { seats: 2 }, seed: 35, tape: [35] },
  { name: '3-seats', config: { seats: 3 }, seed: 22, tape: tapeOf(22) },
  { name: '4-seats', config: { seats: 4 }, seed: 23, tape: tapeOf(23) },
];
