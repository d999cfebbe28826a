import type { Tag, Words } from '../../common/words/words.ts';
import { parseTarget } from '../engine/target-codec.ts';
import type { Types, View } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { namesOf } from './names.ts';
import { promptWords } from './prompts.ts';
import { scoreWords } from './score.ts';
import { teaches } from './teaches.ts';
import type { violationWords } from './violations.ts';

/** All that is said about Railroad Revolution without its expansion. `refusals` says why a move is refused. */
export function baseWords(w: Tag, refusals: typeof violationWords): Words<Types> {
  const names = namesOf(w);
  const seat = (index: number, view: View) => {
    const colour = view.seats[index]?.colour;
    return colour ? names.colour(colour) : w`Seat ${index + 1}`;
  };
  const { move, kind } = moveWords(w, names, seat);
  const violation = refusals(w, names, seat);

  return {
    seat,
    move,
    kind,
    event: eventWords(w, names, seat, move),
    violation: (one, _, view, asked) => violation(one, view, asked),
    score: scoreWords(w, seat),
    teaches,
    prompt: promptWords(w, names, seat),
    target(target, view) {
      const at = parseTarget(target);
      switch (at?.kind) {
        case 'space':
          return names.space(at.space);
        case 'city':
          return names.city(at.city);
        case 'section':
          return names.section(at.section);
        case 'action':
          return w`the ${names.action(at.action)} space`;
        case 'worker':
          return w`${names.aWorker(at.worker)} in ${names.from(at.place)}`;
        case 'supply':
          return w`${names.aWorker(at.worker)} in the common supply`;
        case 'train':
          return w`train ${at.train + 1}`;
        case 'stack':
          return names.train(at.train);
        case 'offer':
          return w`Deal: ${names.deal(view.deals.tile, at.offer)} for ${names.dealPrice(view.deals.tile, at.offer)}`;
        case 'track':
          return w`the ${names.track(at.track)} track`;
        case 'milestone':
          return names.milestone(at.milestone);
        case 'setup':
          return w`a setup tile`;
        case 'piece':
          return at.piece === 'rail' ? w`the rails of the player board` : w`the buildings of the player board`;
        case 'share':
          return w`the Shares of ${seat(at.seat, view)}`;
        case 'part':
          return names.reward(at.part);
        default:
          return w`the board`;
      }
    },
  };
}
