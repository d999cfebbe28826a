import {
  derived,
  each,
  type Provenance,
  printed,
  reconstructed,
  type SourcesOf,
} from '../../../../../../../kernel/provenance.ts';
import { type EvolutionConnection, VP_TILE_IDS, type VpTileId } from '../telegraph.ts';

/** Of all sections alike; their number is printed (E124). */
export const SECTIONS_SOURCES: Provenance = reconstructed({
  fieldSources: { deal: printed('E154'), hasTile: printed('E128') },
});

/** Each by the first of its two sections. */
export const CONNECTIONS_SOURCES: SourcesOf<EvolutionConnection['between'][0]> = {
  1: printed('E132'),
  2: printed('E132'),
  3: printed('E132'),
  4: printed('E132'),
  5: printed('E132'),
  6: printed('E240'),
};

export const VP_TILES_SOURCES: SourcesOf<VpTileId> = {
  ...each(VP_TILE_IDS, reconstructed({ fieldSources: { level: derived('E248') } })),
  'tv-1': printed('E250', { fieldSources: { vp: derived('E250'), level: printed('E250') } }),
};
