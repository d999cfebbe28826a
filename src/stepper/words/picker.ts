import type { Tag } from './words.ts';

/** The words that only the list of moves says; loaded with it. */
export function pickerWords(w: Tag) {
  return {
    touchAgain: w`Touch again to do this`,
  };
}
