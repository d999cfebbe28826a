import { derived, type Provenance, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { CONSTANTS } from '../constants.ts';

export const CONSTANTS_SOURCES: SourcesOf<keyof typeof CONSTANTS> = {
  hand: printed('L91'),
  stocksEach: printed('L43'),
  stocksEachForTwo: derived('L195, L322'),
  citiesRemoved: printed('L323'),
  firstScore: printed('L117'),
  scoreStep: printed('L117'),
  locomotives: derived('L33, L117', { note: 'one of the 20 is on the score track' }),
  ownerPoints: printed('L263'),
  stockRise: printed('L264'),
  stockTop: derived('L387', { note: 'written for solitaire; the board is the same' }),
  stocksPerPlayer: printed('L280'),
  soloScore: printed('L336'),
  soloRow: printed('L342'),
  soloStocks: printed('L367'),
  soloCities: printed('L371'),
  soloTurns: printed('L405'),
  soloRise: printed('L385'),
  soloLookBack: printed('L391'),
};

export const DELIVERY_POINTS_SOURCES: Provenance = printed('L260-L262');
