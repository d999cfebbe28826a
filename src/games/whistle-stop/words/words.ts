import type { Tag, Words } from '../../common/words/words.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { Types, View } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { namesOf } from './names.ts';
import { promptWords } from './prompts.ts';
import { scoreWords } from './score.ts';
import { violationWords } from './violations.ts';

/** All that is said about Whistle Stop. */
export function whistleStop(w: Tag): Words<Types> {
  const names = namesOf(w);
  const seat = (index: number, view: View) => {
    const colour = view.seats[index]?.colour;
    return colour ? names.colour(colour) : w`Seat ${index + 1}`;
  };
  const { move, kind } = moveWords(w, names);
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
        case 'train':
          return w`${seat(at.seat, view)}: ${names.train(at.train)}`;
        case 'stop':
          return names.place(at.stop, view);
        case 'hex':
          return w`the empty space ${at.hex}`;
        case 'turned':
          return w`${names.tile(at.tile)} on ${at.hex}`;
        case 'way':
          return w`the track ${names.way(at.way)} of ${at.hex}`;
        case 'tile':
          return w`${seat(at.seat, view)}: ${names.tile(at.tile)}`;
        case 'display':
          return w`${names.tile(at.tile)} on display`;
        case 'pile':
          return w`the pile`;
        case 'space':
          return w`space ${at.space} of the resource track`;
        case 'tokens':
          return w`${seat(at.seat, view)}: ${names.token(at.token)}`;
        case 'resource':
          return w`${seat(at.seat, view)}: ${names.resource(at.resource)}`;
        case 'supply':
          return w`${names.goods(at.goods)} of the supply`;
        case 'share':
          return w`${seat(at.seat, view)}: shares of the ${names.railroad(at.railroad)}`;
        default:
          return w`the board`;
      }
    },
  };
}
