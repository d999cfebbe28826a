import { english, type Tag } from '../../../common/words/words.ts';

/** What stands on the picture of the laid-out table: a word at most, as its letters say the rest. */
export function setupWords(w: Tag) {
  return {
    track: w`Turn track`,
    times: (n: number) => w`× ${n}`,
    supply: w`Supply`,
    gold: w`Gold`,
    shares: w`Shares`,
    pile: w`Pile`,
    display: w`Display`,
    trains: w`Trains`,
    hand: w`Hand`,
    inOrder: w`by turn order`,
  };
}

export const words = setupWords(english);
