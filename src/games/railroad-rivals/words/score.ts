import type { ScoreLine } from '../../../kernel/score.ts';
import { counted, type Tag } from '../../common/words/words.ts';
import type { Railroad } from '../engine/tables/railroads.ts';
import type { View } from '../engine/types.ts';
import type { Names, SeatName } from './names.ts';

/** What a player scores for what, as sentences. */
export function scoreWords(w: Tag, names: Names, seat: SeatName) {
  return function score({ seat: index, points, rule, because }: ScoreLine, view: View): string {
    const who = seat(index, view);
    if (rule === 'final-score') return w`${who}: score track, ${names.points(points)}.`;
    const code = names.railroad(because.railroad as Railroad);
    const tiles = counted(w, Number(because.tiles), w`stock tile`, w`stock tiles`);
    return w`${who}: ${code}, ${tiles} at ${Number(because.value)}, ${names.points(points)}.`;
  };
}
