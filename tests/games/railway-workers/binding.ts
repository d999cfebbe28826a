import type { Binding } from '../../spine/binding.ts';

export const binding: Binding = {
  statements: { RW: 226 },
  enforced: ['overview', 'setup', 'round', 'dice-and-turn-order', 'action-cards', 'market', 'end'],
  proven: ['overview', 'setup', 'round', 'dice-and-turn-order', 'action-cards', 'market', 'end'],
  bindsNoMove: [],
};
