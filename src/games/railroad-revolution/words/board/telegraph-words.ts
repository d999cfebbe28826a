import { english, type Tag } from '../../../common/words/words.ts';
import { namesOf } from '../names.ts';

/** The words of the telegraph line. */
export function telegraphWords(w: Tag) {
  const names = namesOf(w);
  return {
    section: (n: number) => w`Section ${n}`,
    offices: w`offices`,
    connection: w`VP to the next section:`,
    sectionShares: (n: number, first: number) =>
      w`${names.shares(n)} for an office, ${first} more for the first office`,
  };
}

export const own = telegraphWords(english);
