import { counted, english, money, type Tag } from '../../../common/words/words.ts';
import type { TrackCost } from '../../engine/tables/tracks.ts';
import { namesOf } from '../names.ts';

/** The words of the performance tracks. */
export function trackWords(w: Tag) {
  const names = namesOf(w);
  return {
    track: names.track,
    slotCost: ({ money: dollars, variantMoney, shares, workers: n }: TrackCost, high: boolean): string => {
      if (dollars !== undefined) return money(high ? (variantMoney ?? dollars) : dollars);
      return shares !== undefined ? w`${shares} Sh` : w`${n ?? 0} W`;
    },
    slotCostTold: ({ shares, workers: n }: TrackCost): string =>
      shares !== undefined
        ? w`costs ${names.shares(shares)}`
        : n !== undefined
          ? w`costs ${counted(w, n, w`worker`, w`workers`)}`
          : '',
  };
}

export const own = trackWords(english);
