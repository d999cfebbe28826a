import { type Correction, type Known, tallyOf } from '../../../common/words/catalogue.ts';
import type { Tag } from '../../../common/words/words.ts';
import { CITIES_SOURCES } from '../../engine/tables/sources/cities.ts';
import { CITY_TILES_SOURCES } from '../../engine/tables/sources/city-tiles.ts';
import { SPACES_SOURCES } from '../../engine/tables/sources/spaces.ts';

/** How much of the map, which the kind `kind` draws, is from the sources. */
export function knownOf(w: Tag, kind: string): Known {
  const cities = Object.values(CITIES_SOURCES);
  const spaces = Object.values(SPACES_SOURCES);
  return {
    of: w`this map`,
    tallies: [
      tallyOf(w`city names`, cities, 'name'),
      tallyOf(w`city levels`, cities, 'level'),
      tallyOf(w`lines between cities`, spaces, 'ends'),
      tallyOf(w`terrains`, spaces, 'triangles'),
      tallyOf(w`Station costs`, Object.values(CITY_TILES_SOURCES), 'cost'),
    ],
    rest: w`where the cities are`,
    kind,
  };
}

/** The terrain of a line, corrected by someone who owns the board. */
export const correctionOf = (w: Tag): Correction => ({
  says: w`your board shows 2 triangles between Chicago and Duluth, not 1.`,
  table: {
    file: 'src/games/railroad-revolution/engine/tables/spaces.ts',
    was: "{ id: 'chicago--duluth', ends: ['chicago', 'duluth'], triangles: 1, deal: false, x: 608, y: 100 },",
    now: "{ id: 'chicago--duluth', ends: ['chicago', 'duluth'], triangles: 2, deal: false, x: 608, y: 100 },",
  },
  source: {
    file: 'src/games/railroad-revolution/engine/tables/sources/spaces.ts',
    now: "'chicago--duluth': reconstructed({ fieldSources: { triangles: printed('P7') } }),",
  },
});
