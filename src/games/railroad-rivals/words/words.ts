import type { Tag, Words } from '../../common/words/words.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { Types, View } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { namesOf } from './names.ts';
import { promptWords } from './prompts.ts';
import { scoreWords } from './score.ts';
import { violationWords } from './violations.ts';

/** All that is said about Railroad Rivals. */
export function railroadRivals(w: Tag): Words<Types> {
  const names = namesOf(w);
  const seat = (index: number, view: View) => {
    const colour = view.seats[index]?.colour;
    return colour ? names.colour(colour) : w`Seat ${index + 1}`;
  };
  const { move, kind } = moveWords(w, names);
  const violation = violationWords(w, names);

  function target(text: string, view: View): string {
    const at = parseTarget(text);
    switch (at?.kind) {
      case 'city':
        return names.city(at.city);
      case 'space':
        return w`the space ${names.beside(at.x, at.y, view)}`;
      case 'turned':
        return w`${names.city(at.city)} ${names.beside(at.x, at.y, view)}`;
      case 'link':
        return w`the link between ${names.city(at.from)} and ${names.city(at.to)}`;
      case 'cube':
        return w`${names.cube(at.cube)} on ${names.city(at.city)}`;
      case 'hand':
        return w`${seat(at.seat, view)}: ${names.city(at.city)}`;
      case 'offeredCity':
        return w`${names.city(at.city)}, face up`;
      case 'offeredStock':
        return w`${names.stock(at.railroad)}, face up`;
      case 'stocks':
        return w`${seat(at.seat, view)}: ${names.stock(at.railroad)}`;
      case 'value':
        return w`the value of the ${names.railroad(at.railroad)}`;
      case 'score':
        return w`${seat(at.seat, view)}: score`;
      case 'scoreSpace':
        return w`space ${at.points} of the score track`;
      case 'card':
        return w`${seat(at.seat, view)}: character card`;
      case 'delivered':
        return w`the delivered cubes`;
      case 'bag':
        return w`the bag`;
      default:
        return w`the board`;
    }
  }

  return {
    seat,
    move,
    kind,
    event: eventWords(w, names, seat),
    score: scoreWords(w, names, seat),
    violation: (one, _, view) => violation(one, view),
    prompt: promptWords(w, names, seat),
    target,
  };
}
