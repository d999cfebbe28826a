import type { Catalogue } from '../../common/words/catalogue.ts';
import type { Tag } from '../../common/words/words.ts';
import { boardKinds } from './catalogue/boards.ts';
import { gridsOf } from './catalogue/grids.ts';
import { correctionOf, knownOf } from './catalogue/known.ts';
import { marksOf } from './catalogue/marks.ts';
import { pieceKinds } from './catalogue/pieces.ts';
import { tileKinds } from './catalogue/tiles.ts';
import { namesOf } from './names.ts';

/** Everything in the box, in the order in which a reader looks for it: boards, tiles, pieces. */
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
    ],
    grids: gridsOf(w, names, marks),
    board: knownOf(w, map.id),
    correction: correctionOf(w),
  };
}
