import { type Recipe, tapeOf } from '../../../../laws/golden.ts';

export const recipes: readonly Recipe[] = [
  { name: '2-seats', config: { seats: 2 }, seed: 11, tape: tapeOf(11) },
  { name: '3-seats', config: { seats: 3 }, seed: 12, tape: tapeOf(12) },
  { name: '4-seats', config: { seats: 4 }, seed: 13, tape: tapeOf(13) },
  { name: '2-seats-short', config: { seats: 2, variants: { short: true } }, seed: 14, tape: tapeOf(14) },
];
