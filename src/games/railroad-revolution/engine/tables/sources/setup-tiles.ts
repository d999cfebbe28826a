import { derived, each, printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import { SETUP_TILE_IDS, type SetupSideId, type SetupTileId } from '../setup-tiles.ts';

export const SETUP_TILES_SOURCES: SourcesOf<SetupTileId> = each(SETUP_TILE_IDS, reconstructed());

export const SETUP_SIDE_SOURCES: SourcesOf<SetupSideId> = {
  'setup-advance': printed('B659'),
  'setup-shares': printed('B675'),
  'setup-office': printed('B663'),
  'setup-rail': printed('B671'),
  'setup-station': printed('B667'),
  'setup-money': reconstructed({ fieldSources: { 'effect.kind': derived('B210') } }),
  'setup-exchange': printed('B679'),
  'setup-train': printed('B683'),
};
