import { english, type Tag } from '../../../common/words/words.ts';
import type { PlayerColour } from '../../engine/tables/constants.ts';
import { boardWords } from './words.ts';

/** The words of the boards, with what their signs mean. */
export function keyWords(w: Tag) {
  const board = boardWords(w);
  return {
    ...board,
    key: {
      small: w`a small stop and its resource`,
      large: w`a large stop`,
      town: w`a Town and the VP that paying there brings`,
      endTile: w`an End tile and the VP that paying there brings (3/Sh: 3 for each share)`,
      coast: w`an East Coast stop`,
      route: w`the route of the move, with its direction`,
      away: w`where the moving train began`,
      bypassed: w`a bypassed stop: no effect`,
      end: w`the stop where the move ends`,
      laid: w`a tile laid in this move`,
      refused: w`where a refused move stops being legal`,
      train: (colour: PlayerColour) => w`train 1 of ${board.colour(colour)}`,
      note: w`A to H are the columns from the coast to the west, counted from the north. Letters and numbers are ours, and so are the colours but yellow.`,
    },
  };
}

/** These words as they stand. */
export const words = keyWords(english);
