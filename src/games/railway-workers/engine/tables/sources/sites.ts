import { derived, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { SiteNumber } from '../sites.ts';

const numbered = { fieldSources: { removedWithTwo: printed('L46') } };

export const SITES_SOURCES: SourcesOf<SiteNumber> = {
  1: derived('L26, L28', numbered),
  2: printed('L350', numbered),
  3: printed('L310', numbered),
  4: printed('L350', numbered),
  5: derived('L26, L28', numbered),
  6: printed('L342', numbered),
  7: printed('L46', numbered),
};
