import type { Proofs } from '../../../kernel/proofs.ts';
import { faults, inventory, orders } from './inventory.ts';
import { rules } from './rules.ts';
import { touches } from './touches.ts';
import type { Types } from './types.ts';
import { shuffleUnknown } from './unknown.ts';

/** What laws ask of Railroad Rivals. */
export const proofs: Proofs<Types> = { rules, inventory, faults, orders, touches, shuffleUnknown };
