import { english, type Tag } from '../../../common/words/words.ts';

/** The words of the score sheet. */
export function scoreSheetWords(w: Tag) {
  return {
    score: w`Score in coins`,
    /** What is scored, and by which clauses. */
    scored: [
      [w`Coins`, 'most-coins-win'],
      [w`Structures and tracks sold`, 'sell-structures-and-tracks'],
      [w`Plans sold`, 'sell-plans'],
    ] as const,
    total: w`Total`,
    standing: w`Place`,
  };
}

export const words = scoreSheetWords(english);
