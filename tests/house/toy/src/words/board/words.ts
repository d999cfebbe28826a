import { english, listed, type Tag } from '../../../../../../src/games/common/words/words.ts';
import type { Crate, PlayerView, View } from '../../engine/types.ts';
import { namesOf } from '../names.ts';

/** What stands on the board, and the same for a reader who does not see it. */
export function boardWords(w: Tag) {
  const names = namesOf(w);
  const player = ({ money, crew, signals, yard, shed }: PlayerView, seat: number) =>
    w`${names.seat(seat)}: ${names.coins(money)}, ${names.crew(crew)}, ${names.signals(signals)}, yard ${names.crates(yard)}, shed ${names.crates(shed)}`;
  return {
    seat: names.seat,
    offer: w`Offer`,
    yard: w`Yard`,
    shed: w`Shed`,
    value: ({ value }: Crate) => String(value),
    goods: ({ money, crew, signals }: PlayerView) =>
      listed(w, [names.coins(money), names.crew(crew), names.signals(signals)]),
    told: (view: View) => [w`Offer: ${names.crates(Object.values(view.offer))}`, ...view.seats.map(player)].join('. '),
    key: {
      red: w`red crate with its value`,
      blue: w`blue crate with its value`,
      note: w`The colours of the players are ours.`,
    },
  };
}

/** These words as they stand. */
export const words = boardWords(english);
