import { derived, type Provenance, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { PlayerCount } from '../player-counts.ts';

const row = (trains: string): Provenance =>
  printed('L67', { fieldSources: { trains: printed(trains), firstSpace: derived('L25, L67') } });

export const PLAYER_COUNTS_SOURCES: SourcesOf<PlayerCount['players']> = {
  2: row('L51'),
  3: row('L51'),
  4: row('L52'),
  5: row('L53'),
};
