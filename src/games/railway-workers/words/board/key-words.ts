import { english, type Tag } from '../../../common/words/words.ts';
import { boardWords } from './words.ts';

/** The words of the boards, with what their signs mean. */
export function keyWords(w: Tag) {
  return {
    ...boardWords(w),
    key: {
      black: w`price of the round’s first buyer (S structures, T tracks, P plans)`,
      white: w`price of everybody after`,
      site: w`Construction site, with what waits there`,
      down: w`card face down`,
      own: w`the same, as its owner knows it`,
      fourth: w`die from the middle, set and not rolled`,
      hidden: w`die behind a screen`,
      token: w`“+1” token`,
      reroll: w`Reroll token`,
      coin: w`coins`,
      blank: w`die in the middle, for a fourth die`,
      baton: w`Baton`,
      stock: w`in the Facilities`,
      note: w`The colours of the players are ours.`,
    },
  };
}

/** These words as they stand. */
export const words = keyWords(english);
