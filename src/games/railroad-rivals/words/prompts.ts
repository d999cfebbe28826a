import type { Over } from '../../../kernel/game.ts';
import { either, type Tag } from '../../common/words/words.ts';
import type { Prompt, Way } from '../engine/prompts.ts';
import type { View } from '../engine/types.ts';
import type { Names, SeatName } from './names.ts';

/** What is asked, and of whom, as a sentence. */
export function promptWords(w: Tag, names: Names, seat: SeatName) {
  function place(way: Way, who: string): string {
    if (way === 'match') return w`${who} places a city tile that matches a railroad.`;
    if (way === 'blank') return w`${who} cannot match a railroad, and places a city tile blank edge to blank edge.`;
    return w`${who} has no city tile that fits, and passes.`;
  }

  function bid(one: Extract<Prompt, { readonly kind: 'bid' }>, who: string): string {
    const score = names.points(one.score);
    if (one.high === 0) return w`${who} bids for the first place, or passes. ${who} has ${score}.`;
    return one.score > one.high
      ? w`${who} bids more than ${one.high}, or passes. ${who} has ${score}.`
      : w`${who} has only ${score} and cannot bid more than ${one.high}.`;
  }

  function draft({ pick, types }: Extract<Prompt, { readonly kind: 'draft' }>, who: string): string {
    if (types === 'either') return w`${who} takes a city tile or a stock tile.`;
    if (types === 'city') return w`${who} has a stock tile and takes a city tile.`;
    if (pick === 1) return w`${who} takes the first of 2 stock tiles.`;
    return w`${who} takes a stock tile.`;
  }

  return function prompt(one: Prompt | Over, view: View): string {
    if (one.kind === 'over') return w`The game is over.`;
    const who = seat(one.seat, view);
    switch (one.kind) {
      case 'setCube':
        return w`${who} chooses the next cube of the row: ${names.row(one.left)}.`;
      case 'startCity':
        return one.way === 'match'
          ? w`${who} places ${either(w, one.cities.map(names.city))} and makes a link.`
          : w`${who} places ${either(w, one.cities.map(names.city))} beside a city, without a link.`;
      case 'bid':
        return bid(one, who);
      case 'draft':
        return draft(one, who);
      case 'keepStock':
        return w`${who} keeps 1 of the stock tiles.`;
      case 'place':
        return place(one.way, who);
      case 'deliver':
        return w`${who} delivers a cube over a link.`;
    }
  };
}
