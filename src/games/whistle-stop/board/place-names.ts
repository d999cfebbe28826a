import type { Name } from '../../common/words/ties.ts';
import { english } from '../../common/words/words.ts';
import { RESOURCES } from '../engine/tables/goods.ts';
import type { PlayerView, View } from '../engine/types.ts';
import { namesOf } from '../words/names.ts';

const names = namesOf(english);

/** What a player has of what texts name by its number, by the cell of the table that shows it. */
const countsOf = ({ coal, whistles, resources }: PlayerView) =>
  [
    { cell: 'coal', count: coal, named: (n: number) => names.some('coal', n) },
    { cell: 'whistles', count: whistles, named: (n: number) => names.some('whistle', n) },
    ...RESOURCES.map((id) => ({
      cell: `resources/${id}`,
      count: resources[id],
      named: (n: number) => names.some(id, n),
    })),
  ] as const;

/** What texts call the places of the board: hexes by their coordinates, and the numbers that a step changed. */
export function placeNames(view: View, before: View): readonly Name[] {
  const numbers = view.seats.flatMap((player, seat) => {
    const earlier = before.seats[seat];
    const were = earlier && countsOf(earlier);
    return countsOf(player).flatMap(({ cell, count, named }, i) => {
      const was = were?.[i]?.count ?? count;
      if (was === count) return [];
      return [{ place: `row:${seat}:${cell}`, words: [named(Math.abs(count - was)), named(count)], isChanged: true }];
    });
  });
  return [...numbers, ...Object.keys(view.board).map((hex) => ({ place: `hex:${hex}`, words: [hex] }))];
}
