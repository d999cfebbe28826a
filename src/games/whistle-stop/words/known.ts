import { type Catalogue, type Known, tallyOf } from '../../common/words/catalogue.ts';
import { english, type Tag } from '../../common/words/words.ts';
import { COAST_IDS, HEX_IDS } from '../engine/tables/board.ts';
import { END_TILES } from '../engine/tables/end-tiles.ts';
import { ORDINARY_IDS } from '../engine/tables/ordinary-tiles.ts';
import { COAST_SOURCES, HEX_IDS_SOURCES } from '../engine/tables/sources/board.ts';
import { END_TILES_SOURCES } from '../engine/tables/sources/end-tiles.ts';
import { ORDINARY_TILES_SOURCES } from '../engine/tables/sources/ordinary-tiles.ts';
import { TOWNS_SOURCES } from '../engine/tables/sources/special-tiles.ts';
import { TOWN_IDS } from '../engine/tables/special-tiles.ts';

/** How much of the board is from the sources. All rows of each of these tables have one provenance. */
export function knownOf(w: Tag): Known {
  const ends = Object.values(END_TILES);
  const markets = ends.filter(({ kind }) => kind === 'stockMarket');
  const deliveries = ends.filter(({ kind }) => kind === 'delivery');
  const tally = (
    what: string,
    rows: readonly unknown[],
    provenance: Parameters<typeof tallyOf>[1][number],
    field: string,
  ) =>
    tallyOf(
      what,
      rows.map(() => provenance),
      field,
    );
  return {
    of: w`this board`,
    tallies: [
      tally(w`hexes`, HEX_IDS, HEX_IDS_SOURCES, 'id'),
      tally(w`East Coast stops`, COAST_IDS, COAST_SOURCES, 'hex'),
      tally(w`Stock Markets`, markets, END_TILES_SOURCES, 'perShare'),
      tally(w`other End tiles`, deliveries, END_TILES_SOURCES, 'gain'),
      tally(w`Towns`, TOWN_IDS, TOWNS_SOURCES, 'gain'),
      tally(w`ordinary tiles`, ORDINARY_IDS, ORDINARY_TILES_SOURCES, 'tracks'),
    ],
    rest: w`the goods at stops`,
  };
}

/** A catalogue without components, which are not listed yet. */
export const catalogue: Catalogue = { kinds: [], grids: [], board: knownOf(english) };
