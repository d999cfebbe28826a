import { english, type Tag } from '../../../common/words/words.ts';
import type { SpaceNumber } from '../../engine/tables/resource-track.ts';
import { namesOf } from '../names.ts';
import { boardWords } from './words.ts';

/** The words of the boards, with those of what opens below the map. */
export function restWords(w: Tag) {
  const names = namesOf(w);
  return {
    ...boardWords(w),
    hands: w`Hands`,
    display: w`Display`,
    pile: (n: number) => w`pile ${n}`,
    resourceTrack: w`Resource track`,
    space: (n: SpaceNumber) => w`Space ${n}: ${names.space(n)}`,
    choice: w`?`,
    supply: w`Supply`,
    stacks: w`Shares, in stock and held`,
    none: w`none`,
    places: w`Towns and other large stops`,
  };
}

/** These words as they stand. */
export const words = restWords(english);
