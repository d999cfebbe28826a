import { derived, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { PlayerCount } from '../player-counts.ts';

const common = {
  rerollTokens: derived('L44'),
  plusOneTokens: derived('L44'),
  middleDice: derived('L56'),
  fourthDie: derived('L119-L122'),
};

export const PLAYER_COUNTS_SOURCES: SourcesOf<PlayerCount['players']> = {
  2: printed('L50', { fieldSources: { ...common, projectTiles: derived('L26, L46') } }),
  3: printed('L52', { fieldSources: { ...common, projectTiles: printed('L26') } }),
  4: printed('L52', { fieldSources: { ...common, projectTiles: printed('L26') } }),
};
