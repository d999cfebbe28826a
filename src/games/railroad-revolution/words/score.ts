import type { ScoreLine } from '../../../kernel/score.ts';
import { counted, listed, type Tag } from '../../common/words/words.ts';
import type { TrackId } from '../engine/tables/tracks.ts';
import type { View } from '../engine/types.ts';

/** What a player scores for what, as sentences. */
export function scoreWords(w: Tag, seat: (seat: number, view: View) => string) {
  const things: { readonly [T in TrackId]: (n: number) => string } = {
    network: (n) => counted(w, n, w`connected level 5 city`, w`connected level 5 cities`),
    stations: (n) => counted(w, n, w`Station`, w`Stations`),
    telegraph: (n) => counted(w, n, w`office`, w`offices`),
  };

  return function score({ seat: index, points, because }: ScoreLine, view: View): string {
    const who = seat(index, view);
    const of = (fact: string) => Number(because[fact]);
    if ('trains' in because)
      return w`${who}: ${counted(w, of('trains'), w`face-up train`, w`face-up trains`)}, ${points} VP.`;
    if ('milestone' in because) return w`${who}: a completed milestone, ${points} VP.`;
    if ('track' in because)
      return w`${who}: ${things[because.track as TrackId](of('count'))} × ${of('vp')} VP = ${points} VP.`;
    if ('sections' in because)
      return w`${who}: offices in sections ${listed(w, (because.sections as readonly number[]).map(String))}, ${points} VP.`;
    return w`${who}: the office in section ${of('section')} has no neighbour of its colour, ${points} VP.`;
  };
}
