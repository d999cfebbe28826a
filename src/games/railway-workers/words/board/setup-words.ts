import { english, type Tag } from '../../../common/words/words.ts';

/** What stands on the picture of the laid-out table: a word at most, as its letters say the rest. */
export function setupWords(w: Tag) {
  return {
    round: w`Round`,
    bank: w`Bank`,
    market: w`Market`,
    middle: w`Middle`,
    projects: w`Projects`,
    sites: w`Sites`,
    plusOne: w`+1`,
    times: (n: number) => w`× ${n}`,
    cubes: (n: number) => w`${n} cubes`,
    slot: (n: number) => w`+${n}`,
    first: (coins: number) => w`First player: ${coins}`,
    others: (coins: number) => w`Others: ${coins}`,
    you: w`Each player`,
  };
}

export const words = setupWords(english);
