import type { Budgets } from '../../../../bench/budgets.ts';

export const budgets: Budgets = { decision: 1.25, engine: 10 };
