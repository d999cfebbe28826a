import { english, type Tag } from '../../../words/words.ts';
import { keyWords } from '../key-words.ts';

/** What the signs of the boards of the expansion mean. */
export function evolutionKeyWords(w: Tag) {
  const { key } = keyWords(w);
  return {
    rail: w`a place for a rail, or its owner’s rail`,
    building: w`a place for a building, or its owner’s building`,
    gate: w`on the Performance track: what it costs to pass`,
    /** What the base game's boards alone have is not explained. */
    texts: [
      ...key.texts.slice(0, 4),
      [w`7 and a house`, w`on the Telegraph line: VP for each of your Stations at the level in the house`],
      [w`I, II`, w`beside the Performance track: tiles for this row of a board extension`],
      [w`−`, w`beside the Performance track: Reward tiles, for a worker each`],
      [w`× 4`, w`on a board extension: the VP of a tile in this row count so often`],
    ] as readonly (readonly [string, string])[],
  };
}

/** These words as they stand. */
export const key = evolutionKeyWords(english);
