import { english, type Tag } from '../../../../../../../../src/games/common/words/words.ts';
import { namesOf } from '../../../../words/names.ts';

/** What the lamps say to a reader who does not see them. */
export function lampWords(w: Tag) {
  const names = namesOf(w);
  return {
    lamp: (isLit: boolean, seat: number) =>
      isLit ? w`the lamp of ${names.seat(seat)} burns` : w`the lamp of ${names.seat(seat)} is dark`,
  };
}

/** These words as they stand. */
export const words = lampWords(english);
