import type { RuleTable } from '../../../../../../../src/kernel/rules.ts';

/** Every rule of the expansion that the engine enforces. */
export const rules = {
  lamp: { section: 'Lamps' },
  'lamp-price': { section: 'Lamps' },
  'night-income': { section: 'Night trains' },
  'night-run': { section: 'Night trains' },
  snuffing: { section: 'Lamps' },
} as const satisfies RuleTable;
