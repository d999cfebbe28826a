import type { Catalogue } from '../../../../common/words/catalogue.ts';
import { english, type Tag } from '../../../../common/words/words.ts';
import { marksOf } from '../../../words/catalogue/marks.ts';
import { catalogueOf as baseCatalogueOf } from '../../../words/catalogue.ts';
import { namesOf } from '../../../words/names.ts';
import { evolutionBoards, evolutionScoring } from './catalogue/boards.ts';
import { evolutionTiles } from './catalogue/tiles.ts';

/** Everything in the box of the base game, and then everything in the box of the expansion. */
export function catalogueOf(w: Tag): Catalogue {
  const base = baseCatalogueOf(w);
  const names = namesOf(w);
  const marks = marksOf(w);
  return {
    ...base,
    kinds: [...base.kinds, ...evolutionBoards(w, names, marks), ...evolutionTiles(w, names, marks)],
    grids: [...base.grids, evolutionScoring(w)],
  };
}

/** The catalogue as it stands. */
export const catalogue = catalogueOf(english);
