import { type Proofs, placesOrder } from '../../../kernel/proofs.ts';
import { totalsOf } from '../../../kernel/score.ts';
import { faults, inventory } from './inventory.ts';
import { rules } from './rules.ts';
import { bySuccess, scoreSheet } from './scoring.ts';
import { touches } from './touches.ts';
import type { Types } from './types.ts';
import { shuffleUnknown } from './unknown.ts';

/** What laws ask of the base game. */
export const baseProofs: Proofs<Types> = {
  rules,
  inventory,
  faults,
  orders: (state) => [placesOrder(state, bySuccess(state, totalsOf(scoreSheet(state).lines, state.config.seats)))],
  touches,
  shuffleUnknown,
};
