import type { Tag, Words } from '../../common/words/words.ts';
import type { Action, Worker } from '../engine/tables/constants.ts';
import type { MilestoneId } from '../engine/tables/milestones.ts';
import type { TrackId } from '../engine/tables/tracks.ts';
import type { TrainStack } from '../engine/tables/trains.ts';
import type { Types, View } from '../engine/types.ts';
import type { Place } from '../engine/vocabulary.ts';
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
      const [what = '', id = '', ...rest] = target.split(':');
      switch (what) {
        case 'space':
          return names.space(id);
        case 'city':
          return names.city(id);
        case 'section':
          return names.section(Number(id));
        case 'action':
          return w`the ${names.action(id as Action)} space`;
        case 'worker':
          return w`${names.aWorker(rest[1] as Worker)} in ${names.from(rest[0] as Place)}`;
        case 'supply':
          return w`${names.aWorker(id as Worker)} in the common supply`;
        case 'train':
          return w`train ${Number(rest[0]) + 1}`;
        case 'stack':
          return names.train(id as TrainStack);
        case 'offer':
          return w`Deal: ${names.deal(view.deals.tile, Number(id))} for ${names.dealPrice(view.deals.tile, Number(id))}`;
        case 'track':
          return w`the ${names.track(id as TrackId)} track`;
        case 'milestone':
          return names.milestone(id as MilestoneId);
        case 'setup':
          return w`a setup tile`;
        case 'piece':
          return rest[0] === 'rail' ? w`the rails of the player board` : w`the buildings of the player board`;
        case 'share':
          return w`the Shares of ${seat(Number(id), view)}`;
        case 'part':
          return names.reward(id);
        default:
          return w`the board`;
      }
    },
  };
}
