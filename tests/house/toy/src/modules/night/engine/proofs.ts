import type { ModuleProofs } from '../../../../../../../src/kernel/proofs.ts';
import type { Night } from './index.ts';
import { rules } from './rules.ts';

/** What laws ask of the expansion. */
export const nightProofs: ModuleProofs<Night> = {
  rules,
  touches(event) {
    switch (event.kind) {
      case 'lampLit':
      case 'lampSnuffed':
        return [`/lamps/${event.seat}`, '/bank', `/seats/${event.seat}/money`];
      case 'ranByNight':
        return ['/bank', `/seats/${event.seat}/money`];
      default:
        return undefined;
    }
  },
};
