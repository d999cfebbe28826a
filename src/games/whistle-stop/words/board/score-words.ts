import { english, type Tag } from '../../../common/words/words.ts';

/** The words of the score sheet. */
export function scoreSheetWords(w: Tag) {
  return {
    score: w`Score in VP`,
    /** What is scored, and by which clauses. */
    scored: [
      [w`Fame points`, 'fame-points'],
      [w`Railroad majorities`, 'share-majority'],
      [w`Gold`, 'gold-score'],
      [w`Common resources`, 'common-score'],
      [w`Rare resources`, 'rare-score'],
      [w`Coal and whistles`, 'token-score'],
      [w`Special tiles in hand`, 'special-tile-penalty'],
    ] as const,
    total: w`Total`,
    standing: w`Place`,
  };
}

export const words = scoreSheetWords(english);
