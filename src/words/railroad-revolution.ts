import type { Types, View } from '../engine/railroad-revolution/types.ts';
import { eventWords } from './railroad-revolution/events.ts';
import { factWords } from './railroad-revolution/facts.ts';
import { moveWords } from './railroad-revolution/moves.ts';
import { namesOf } from './railroad-revolution/names.ts';
import { promptWords } from './railroad-revolution/prompts.ts';
import { violationWords } from './railroad-revolution/violations.ts';
import type { Tag, Words } from './words.ts';

/** All that is said about Railroad Revolution. */
export function railroadRevolution(w: Tag): Words<Types> {
  const names = namesOf(w);
  const seat = (index: number, view: View) => {
    const colour = view.seats[index]?.colour;
    return colour ? names.colour(colour) : w`Seat ${index + 1}`;
  };
  const { move, kind } = moveWords(w, names, seat);
  const violation = violationWords(w, names, seat);

  return {
    seat,
    move,
    kind,
    event: eventWords(w, names, seat, move),
    violation: (one, _, view) => violation(one, view),
    prompt: promptWords(w, names, seat),
    facts: factWords(w, names, seat),
    target(target, view) {
      const [what = '', id = ''] = target.split(':');
      switch (what) {
        case 'space':
          return names.space(id);
        case 'city':
          return names.city(id);
        case 'section':
          return names.section(Number(id));
        case 'offer':
          return w`Deal: ${names.deal(view.deals.tile, Number(id))} for ${names.dealPrice(view.deals.tile, Number(id))}`;
        case 'track':
          return w`${names.track(id as 'network')} track`;
        case 'seat':
          return seat(Number(id), view);
        default:
          return w`the board`;
      }
    },
  };
}
