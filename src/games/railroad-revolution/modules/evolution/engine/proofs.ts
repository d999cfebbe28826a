import { joinProofs, type ModuleProofs, type Proofs } from '../../../../../kernel/proofs.ts';
import { baseProofs } from '../../../engine/proofs.ts';
import { faults, inventory } from './inventory.ts';
import { replaces } from './replaces.ts';
import { rules } from './rules.ts';
import { touches } from './touches.ts';
import type { Types } from './types.ts';

const own: ModuleProofs<Types> = { rules, replaces, inventory, faults, touches };

/** What laws ask of Railroad Revolution, with its expansion in the box. */
export const proofs: Proofs<Types> = joinProofs(baseProofs, { evolution: own });
