import type { Binding } from '../../../spine/binding.ts';

export const binding: Binding = {
  statements: { SI: 31 },
  enforced: ['turn', 'end'],
  proven: [],
  bindsNoMove: [],
};
