import { english, type Tag } from '../../../common/words/words.ts';
import type { Milestone } from '../../engine/tables/milestones.ts';
import { conditionWords } from '../conditions.ts';

/** The words of the Milestones. */
export function milestoneWords(w: Tag) {
  const condition = conditionWords(w);
  return {
    conditions: (tile: Milestone) => tile.conditions.map(condition).join(', '),
    milestones: w`Milestones`,
    manager: (kind: string, filled: boolean) => (filled ? w`${kind} manager` : w`free place, ${kind} manager`),
    completed: (n: number) => w`${n} completed`,
  };
}

export const own = milestoneWords(english);
