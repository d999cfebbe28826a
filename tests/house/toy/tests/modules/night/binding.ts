import type { Binding } from '../../../../../spine/binding.ts';

export const binding: Binding = {
  statements: { SN: 5 },
  enforced: [],
  proven: [],
  bindsNoMove: [],
};
