import type { ScoreLine } from '../../../kernel/score.ts';
import type { Tag } from '../../common/words/words.ts';
import type { Resource } from '../engine/tables/market.ts';
import type { View } from '../engine/types.ts';
import type { namesOf } from './names.ts';

/** What a player scores for what, as sentences. */
export function scoreWords(w: Tag, names: ReturnType<typeof namesOf>, seat: (seat: number, view: View) => string) {
  return function score({ seat: index, points, because }: ScoreLine, view: View): string {
    const who = seat(index, view);
    const coins = names.coins(points);
    if (!('resource' in because)) return w`${who}: ${coins}.`;
    const sold = names.some(because.resource as Resource, Number(because.count));
    return w`${who}: ${sold} sold to the Bank for ${coins}.`;
  };
}
