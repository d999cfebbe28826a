import type { Budgets } from '../../bench/budgets.ts';

export const budgets: Budgets = { decision: 2 };
