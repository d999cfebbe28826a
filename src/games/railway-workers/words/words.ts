import type { Tag, Words } from '../../common/words/words.ts';
import type { Types, View } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { namesOf } from './names.ts';
import { promptWords } from './prompts.ts';
import { violationWords } from './violations.ts';

/** All that is said about Railway Workers. */
export function railwayWorkers(w: Tag): Words<Types> {
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
    event: eventWords(w, names, seat),
    violation: (one, _, view) => violation(one, view),
    prompt: promptWords(w, names, seat),
    target(target, view) {
      const [what = '', id = '', part = ''] = target.split(':');
      switch (what) {
        case 'slot':
          return w`${seat(Number(id), view)}: slot ${names.slot(Number(part))}`;
        case 'card':
          return w`${seat(Number(id), view)}: ${names.card(part)}`;
        case 'die':
          return w`${seat(Number(id), view)}: die ${view.seats[Number(id)]?.dice[Number(part) - 1] ?? part}`;
        case 'market':
          return w`the market for ${names.resources(id as 'plan')}`;
        case 'site':
          return names.site(Number(id));
        default:
          return w`the board`;
      }
    },
  };
}
