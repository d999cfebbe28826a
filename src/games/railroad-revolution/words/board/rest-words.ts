import { english, type Tag } from '../../../common/words/words.ts';
import type { Effect } from '../../engine/tables/effects.ts';
import { namesOf } from '../names.ts';
import { cityWords } from './city-words.ts';
import { milestoneWords } from './milestone-words.ts';
import { playerWords } from './player-words.ts';
import { scoreSheetWords } from './score-words.ts';
import { telegraphWords } from './telegraph-words.ts';
import { trackWords } from './track-words.ts';
import { boardWords } from './words.ts';

/** The words of all boards together, and what drawings of single components need besides. */
export function restWords(w: Tag) {
  const names = namesOf(w);
  return {
    ...boardWords(w),
    ...cityWords(w),
    ...milestoneWords(w),
    ...playerWords(w),
    ...scoreSheetWords(w),
    ...telegraphWords(w),
    ...trackWords(w),
    /** A cost as a tile shows it: with a minus sign. */
    costSign: (effect: Effect): string => {
      const cost = names.effectCost(effect);
      return cost === '' ? '' : w`−${cost}`;
    },
  };
}

/** These words as they stand. */
export const words = restWords(english);
