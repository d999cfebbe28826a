import type { ScoreLine } from '../../../kernel/score.ts';
import { counted, type Tag } from '../../common/words/words.ts';
import type { Railroad } from '../engine/tables/railroads.ts';
import type { View } from '../engine/types.ts';
import type { namesOf, SeatName } from './names.ts';

/** What a player scores for what, as sentences. */
export function scoreWords(w: Tag, names: ReturnType<typeof namesOf>, seat: SeatName) {
  return function score({ seat: index, points, rule, because }: ScoreLine, view: View): string {
    const who = seat(index, view);
    const vp = names.vp(points);
    const of = (fact: string) => Number(because[fact]);
    switch (rule) {
      case 'share-majority':
        return w`${who}: the majority of the ${names.railroad(because.railroad as Railroad)}, with ${counted(w, of('shares'), w`share`, w`shares`)}, ${vp}.`;
      case 'gold-score':
        return w`${who}: ${counted(w, of('tokens'), w`gold token`, w`gold tokens`)}, ${vp}.`;
      case 'common-score':
        return w`${who}: ${counted(w, of('count'), w`common resource`, w`common resources`)}, ${vp}.`;
      case 'rare-score':
        return w`${who}: ${counted(w, of('count'), w`rare resource`, w`rare resources`)}, ${vp}.`;
      case 'token-score':
        return w`${who}: ${of('tokens')} coal and whistles, ${vp}.`;
      case 'special-tile-penalty':
        return w`${who}: ${counted(w, of('tiles'), w`special tile`, w`special tiles`)} in hand, ${vp}.`;
      default:
        return w`${who}: fame points, ${vp}.`;
    }
  };
}
