import type { IconName } from '../../../../../common/board/icons.ts';
import { english, sentence, type Tag } from '../../../../../common/words/words.ts';
import { keyWords } from '../../../../words/board/key-words.ts';
import { namesOf } from '../../../../words/names.ts';
import { PERFORMANCE_TILES, type Per } from '../../engine/tables/tiles.ts';
import { evolutionNames } from '../names.ts';

/** What the signs of the boards of the expansion mean. */
export function evolutionKeyWords(w: Tag) {
  const { key } = keyWords(w);
  const own = evolutionNames(w, namesOf(w));
  /** One tile of each kind of thing that tiles count. */
  const kinds = new Map(PERFORMANCE_TILES.map(({ per }) => [per.kind, per]));
  return {
    rail: w`a place for a rail, or its owner’s rail`,
    building: w`a place for a building, or its owner’s building`,
    gate: w`on the Performance track: what it costs to pass`,
    anyWorker: w`a worker of any colour`,
    wagon: w`a Wagon: what it adds to the flip of its train`,
    tender: w`a Tender: what it adds to the flip of its train`,
    rewards: w`beside the Performance track: Reward tiles, for a worker each`,
    rightmost: w`on the Telegraph line: VP for each city level connected`,
    tile: w`a Performance tile: the VP, and what each of them is for`,
    counted: [...kinds.values()].map((per): readonly [Per, string] => [per, sentence(own.per(per))]),
    icons: [
      ['advance', w`Advancement points`],
      ['share', w`Shares`],
      ['money', w`money`],
      ['train', w`take a train`],
      ['flip', w`flip a train`],
      ['promote', w`promote workers`],
      ['exchange', w`exchange a worker`],
      ['rail', w`place a rail`],
    ] as readonly (readonly [IconName, string])[],
    /** What the base game's boards alone have is not explained. */
    texts: [
      ...key.texts.slice(0, 4),
      [w`7 and a house`, w`on the Telegraph line: VP for each of your Stations at the level in the house`],
      [w`I, II`, w`beside the Performance track: tiles for this row of a board extension`],
      [w`× 4`, w`on a board extension: the VP of a tile in this row count so often`],
    ] as readonly (readonly [string, string])[],
  };
}

/** These words as they stand. */
export const key = evolutionKeyWords(english);
