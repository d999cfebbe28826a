import {
  each,
  type Provenance,
  printed,
  reconstructed,
  type SourcesOf,
} from '../../../../../../../kernel/provenance.ts';
import { PERFORMANCE_TILE_IDS, type PerformanceTileId, REWARD_TILE_IDS, type RewardTileId } from '../tiles.ts';

export const PERFORMANCE_TILES_SOURCES: SourcesOf<PerformanceTileId> = {
  ...each(PERFORMANCE_TILE_IDS, reconstructed()),
  'perf-A3': printed('E262-264', { fieldSources: { letter: reconstructed() } }),
  'perf-C1': printed('E266-268', { fieldSources: { letter: reconstructed() } }),
};

export const ASIDE_PER_LETTER_SOURCES: Provenance = printed('E90');

export const REWARD_TILES_SOURCES: SourcesOf<RewardTileId> = each(REWARD_TILE_IDS, printed('E36'));

export const REWARD_LIMIT_SOURCES: Provenance = printed('E214');
