import type { Binding } from '../../spine/binding.ts';

export const binding: Binding = {
  statements: { RR: 252 },
  enforced: [
    'setup',
    'turn',
    'workers',
    'station',
    'railroad',
    'telegraph',
    'trade',
    'trains',
    'deals',
    'milestones',
    'tracks',
    'end',
  ],
  proven: ['turn', 'railroad', 'telegraph', 'trade', 'deals', 'milestones', 'tracks', 'end'],
  bindsNoMove: [],
};
