import { english, type Tag } from '../../../common/words/words.ts';
import { boardWords } from './words.ts';

/** The words of the boards, with what their signs mean. */
export function keyWords(w: Tag) {
  return {
    ...boardWords(w),
    key: {
      city: w`a city and its level`,
      reached: w`a city that the player to act has reached`,
      terrain: w`terrain: $100 more for each triangle`,
      plains: w`plains: nothing more to pay`,
      deal: w`a Deal icon: building here resolves the Deal tile`,
      station: w`a Station, in its owner’s colour`,
      neutral: w`a Station of the neutral colour`,
      first: w`the First Station of a city`,
      pieces: (player: string) => w`rails and pieces of ${player}`,
      worker: (kind: string) => w`${kind} worker`,
      texts: [
        [w`dashed line`, w`on a player board: the company logo; what is left of it decides when the game ends`],
        [w`stack 1 · discarded 7`, w`Deal tiles face down in the stack, and in the discard pile`],
        [w`2 +1`, w`at a worker: 2 unused in the supply, 1 used on the player board`],
        [w`all`, w`all available workers: in the supply and on the player board`],
        [w`3 + 1`, w`on the Telegraph line: 3 Shares for an office, 1 more for the first office of a section`],
        [w`5 in a circle`, w`on the Telegraph line: VP for offices in both sections beside it`],
        [w`1 Sh, 1 W, $100`, w`on a performance track: what the step costs in Shares, workers or money`],
      ] as readonly (readonly [string, string])[],
    },
  };
}

/** These words as they stand. */
export const words = keyWords(english);
