import type { Name } from '../../common/words/ties.ts';
import { english } from '../../common/words/words.ts';
import type { View } from '../engine/types.ts';
import { namesOf } from '../words/names.ts';

const names = namesOf(english);

/** What texts call the Construction sites, and the coins of players that a step changed. */
export function placeNames(view: View, before: View): readonly Name[] {
  const changed = view.seats.flatMap(({ coins }, seat) => {
    const was = before.seats[seat]?.coins ?? coins;
    if (was === coins) return [];
    return [
      { place: `coins:${seat}`, words: [names.coins(Math.abs(coins - was)), names.coins(coins)], isChanged: true },
    ];
  });
  return [...changed, ...view.sites.map(({ number }) => ({ place: `site:${number}`, words: [names.site(number)] }))];
}
