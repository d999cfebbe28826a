import type { Tag } from '../../games/common/words/words.ts';

/** The words that only the list of moves says; loaded with it. */
export function pickerWords(w: Tag) {
  return {
    touchAgain: w`Touch again to do this`,
  };
}
