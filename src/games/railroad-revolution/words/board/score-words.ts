import { english, type Tag } from '../../../common/words/words.ts';
import { namesOf } from '../names.ts';

/** The words of the score sheet. */
export function scoreSheetWords(w: Tag) {
  const names = namesOf(w);
  return {
    score: w`Score in VP`,
    /** What is scored, and by which clauses. */
    scored: [
      [w`Face-up trains`, 'train-vp'],
      [w`Completed milestones`, 'milestone-vp'],
      [w`${names.track('network')} track`, 'network-score'],
      [w`${names.track('stations')} track`, 'stations-score'],
      [w`${names.track('telegraph')} track`, 'offices-score'],
      [w`Telegraph connections`, 'telegraph-connections'],
    ] as const,
    total: w`Total`,
    standing: w`Place`,
  };
}

export const own = scoreSheetWords(english);
