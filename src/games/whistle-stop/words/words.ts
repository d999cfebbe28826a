import type { Tag, Words } from '../../common/words/words.ts';
import type { Way } from '../engine/tables/board.ts';
import type { Goods, Resource, Token } from '../engine/tables/goods.ts';
import type { Railroad } from '../engine/tables/railroads.ts';
import type { TileId } from '../engine/tables/tiles.ts';
import type { StopId, Types, View } from '../engine/types.ts';
import { eventWords } from './events.ts';
import { moveWords } from './moves.ts';
import { namesOf } from './names.ts';
import { promptWords } from './prompts.ts';
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
    violation: (one, _, view) => violation(one, view),
    prompt: promptWords(w, names, seat),
    target(target, view) {
      const [what = '', id = '', part = ''] = target.split(':');
      switch (what) {
        case 'train':
          return w`${seat(Number(id), view)}: ${names.train(Number(part))}`;
        case 'stop':
          return names.place(id as StopId, view);
        case 'hex':
          return w`the empty space ${id}`;
        case 'turned':
          return w`${names.tile(part as TileId)} on ${id}`;
        case 'way':
          return w`the track ${names.way(part as Way)} of ${id}`;
        case 'tile':
          return w`${seat(Number(id), view)}: ${names.tile(part as TileId)}`;
        case 'display':
          return w`${names.tile(id as TileId)} on display`;
        case 'pile':
          return w`the pile`;
        case 'space':
          return w`space ${id} of the resource track`;
        case 'tokens':
          return w`${seat(Number(id), view)}: ${names.token(part as Token)}`;
        case 'resource':
          return w`${seat(Number(id), view)}: ${names.resource(part as Resource)}`;
        case 'supply':
          return w`${names.goods(id as Goods)} of the supply`;
        case 'share':
          return w`${seat(Number(id), view)}: shares of the ${names.railroad(part as Railroad)}`;
        default:
          return w`the board`;
      }
    },
  };
}
