import { derived, type Provenance, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { Cube } from '../constants.ts';
import type { PlayerCount } from '../player-counts.ts';

const row = (bag: string, colours: string): Provenance => printed(bag, { fieldSources: { colours: derived(colours) } });

export const PLAYER_COUNTS_SOURCES: SourcesOf<PlayerCount['players']> = {
  1: printed('L340'),
  2: printed('L127, L324', { fieldSources: { colours: printed('L125, L324') } }),
  3: row('L130', 'L125'),
  4: row('L132', 'L125'),
  5: row('L134', 'L125'),
};

export const BOX_SOURCES: SourcesOf<Cube> = {
  brown: printed('L47'),
  black: printed('L49'),
  yellow: printed('L49'),
  gray: printed('L49'),
};
