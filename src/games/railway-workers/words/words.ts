import type { Tag, Words } from '../../common/words/words.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { Types, View } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { namesOf } from './names.ts';
import { promptWords } from './prompts.ts';
import { scoreWords } from './score.ts';
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
    score: scoreWords(w, names, seat),
    violation: (one, _, view) => violation(one, view),
    prompt: promptWords(w, names, seat),
    target(target, view) {
      const at = parseTarget(target);
      switch (at?.kind) {
        case 'slot':
          return w`${seat(at.seat, view)}: slot ${names.slot(at.slot)}`;
        case 'card':
          return w`${seat(at.seat, view)}: ${names.card(at.card)}`;
        case 'die':
          return w`${seat(at.seat, view)}: die ${view.seats[at.seat]?.dice[at.die - 1] ?? at.die}`;
        case 'market':
          return w`the market for ${names.resources(at.resource)}`;
        case 'site':
          return names.site(at.site);
        default:
          return w`the board`;
      }
    },
  };
}
