import type { Recipe } from '../../../laws/golden.ts';

// By seat count, by what the game meets, and by what decides it.
export const games: readonly Recipe[] = [
  { name: '1-seat', config: { seats: 1 }, seed: 69, tape: [69] },
  { name: '1-seat-empty-bag', config: { seats: 1 }, seed: 12, tape: [12] },
  { name: '1-seat-challenge', config: { seats: 1, variants: { challenge: true } }, seed: 4, tape: [4] },
  { name: '1-seat-challenge-with-a-pass', config: { seats: 1, variants: { challenge: true } }, seed: 96, tape: [96] },
  { name: '2-seats', config: { seats: 2 }, seed: 3, tape: [3] },
  { name: '2-seats-decided-by-stocks', config: { seats: 2 }, seed: 7, tape: [7] },
  { name: '2-seats-no-stock-left', config: { seats: 2 }, seed: 45, tape: [45] },
  { name: '2-seats-shared-victory', config: { seats: 2 }, seed: 276, tape: [276] },
  { name: '3-seats', config: { seats: 3 }, seed: 2, tape: [2] },
  { name: '3-seats-decided-by-stocks', config: { seats: 3 }, seed: 50, tape: [50] },
  { name: '4-seats', config: { seats: 4 }, seed: 7, tape: [7] },
  { name: '4-seats-optional-bidding', config: { seats: 4, variants: { optionalBidding: true } }, seed: 3, tape: [3] },
  { name: '5-seats', config: { seats: 5 }, seed: 6, tape: [6] },
  { name: '5-seats-shared-victory', config: { seats: 5 }, seed: 281, tape: [281] },
];
