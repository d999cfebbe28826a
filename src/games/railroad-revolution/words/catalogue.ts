import type { Catalogue } from '../../common/words/catalogue.ts';
import { english, type Tag } from '../../common/words/words.ts';
import { boardKinds } from './catalogue/boards.ts';
import { evolutionBoards, evolutionScoring } from '../modules/evolution/words/catalogue/boards.ts';
import { evolutionTiles } from '../modules/evolution/words/catalogue/tiles.ts';
import { gridsOf } from './catalogue/grids.ts';
import { marksOf } from './catalogue/marks.ts';
import { pieceKinds } from './catalogue/pieces.ts';
import { tileKinds } from './catalogue/tiles.ts';
import { namesOf } from './names.ts';

/** Everything in the box, in the order in which a reader looks for it: boards, tiles, pieces; then the box of the expansion. */
export function catalogueOf(w: Tag): Catalogue {
  const names = namesOf(w);
  const marks = marksOf(w);
  const { map, telegraph, tracks, player } = boardKinds(w, names, marks);
  const tiles = tileKinds(w, names, marks);
  const { workers, pieces } = pieceKinds(w, names, marks);
  return {
    kinds: [
      map,
      tiles.city,
      telegraph,
      tiles.telegraph,
      tiles.deals,
      tiles.trains,
      tiles.milestones,
      tracks,
      player,
      tiles.setup,
      workers,
      pieces,
      ...evolutionBoards(w, names, marks),
      ...evolutionTiles(w, names, marks),
    ],
    grids: [...gridsOf(w, names, marks), evolutionScoring(w)],
  };
}

/** The catalogue as it stands. */
export const catalogue = catalogueOf(english);
