import type { Binding } from '../../spine/binding.ts';

export const binding: Binding = {
  statements: { WS: 170 },
  enforced: ['overview', 'setup', 'round', 'movement', 'stops', 'end'],
  proven: ['overview', 'setup', 'round', 'movement', 'stops', 'end'],
  bindsNoMove: [],
};
