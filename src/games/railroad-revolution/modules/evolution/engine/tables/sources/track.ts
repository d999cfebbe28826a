import {
  each,
  type Provenance,
  printed,
  reconstructed,
  type SourcesOf,
} from '../../../../../../../kernel/provenance.ts';
import { type RowId, SPACE_NUMBERS, type SpaceNumber } from '../track.ts';

const performance = reconstructed({ fieldSources: { extensionRow: printed('E208'), workers: printed('E208') } });
const reward = reconstructed({ fieldSources: { workers: printed('E214') } });

export const TILE_ROWS_SOURCES: SourcesOf<RowId> = {
  'perf-row-1': performance,
  'reward-row-1': reward,
  'perf-row-2': performance,
  'reward-row-2': reward,
  'perf-row-3': performance,
};

export const TRACK_SPACES_SOURCES: SourcesOf<SpaceNumber> = {
  ...each(SPACE_NUMBERS, reconstructed()),
  5: reconstructed({ fieldSources: { money: printed('E204') } }),
  9: reconstructed({ fieldSources: { shares: printed('E204') } }),
  12: reconstructed({ fieldSources: { workers: printed('E204') } }),
};

export const TILES_PER_ROW_SOURCES: Provenance = printed('E92-116');

export const TILES_REMOVED_SOURCES: Provenance = printed('E102-116');
