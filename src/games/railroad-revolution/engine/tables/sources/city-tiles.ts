import { each, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import { CITY_TILE_IDS, type CityTileId } from '../city-tiles.ts';

export const CITY_TILES_SOURCES: SourcesOf<CityTileId> = each(CITY_TILE_IDS, reconstructed({ kindRef: 'B305-313' }));
