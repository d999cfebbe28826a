import { type Recipe, tapeOf } from '../../../../../../laws/golden.ts';

export const recipes: readonly Recipe[] = [
  { name: '2-seats-night', config: { seats: 2, modules: ['night'] }, seed: 15, tape: tapeOf(15) },
  {
    name: '3-seats-night-later-wins-ties',
    config: { seats: 3, modules: ['night'], rulings: { tie: 'later' } },
    seed: 16,
    tape: tapeOf(16),
  },
  { name: '4-seats-night', config: { seats: 4, modules: ['night'] }, seed: 17, tape: tapeOf(17) },
];
