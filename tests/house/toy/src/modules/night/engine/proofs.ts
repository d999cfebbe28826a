import { joinProofs, type ModuleProofs } from '../../../../../../../src/kernel/proofs.ts';
import { baseProofs } from '../../../engine/proofs.ts';
import type { Night } from './index.ts';
import { replaces } from './replaces.ts';
import { rules } from './rules.ts';

const own: ModuleProofs<Night> = {
  rules,
  replaces,
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

/** What laws ask of Sidings, with its expansion in the box. */
export const proofs = joinProofs(baseProofs, { night: own });
