import type { RuleId as BaseRule } from '../../../engine/rules.ts';
import type { RuleId } from './rules.ts';

/** A clause of the expansion where the base game takes clauses of its own. */
export const cite = (rule: RuleId): BaseRule => rule as BaseRule;
