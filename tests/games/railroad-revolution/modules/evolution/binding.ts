import type { Binding } from '../../../../spine/binding.ts';

export const binding: Binding = {
  statements: { RE: 81 },
  enforced: ['evolution'],
  proven: ['evolution'],
  bindsNoMove: [],
};
