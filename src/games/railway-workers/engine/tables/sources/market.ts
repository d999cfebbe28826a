import { derived, type Provenance, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { Resource } from '../market.ts';

export const PRICES_SOURCES: SourcesOf<Resource> = {
  structure: printed('L58', { fieldSources: { white: printed('L246'), end: printed('L208') } }),
  track: printed('L58', { fieldSources: { white: derived('L227, L388'), end: printed('L208') } }),
  plan: printed('L58', {
    note: 'the white price by parallel: the other two are sold at the end for their white price',
    fieldSources: { white: derived('L208'), end: printed('L208') },
  }),
};

export const STORAGE_SOURCES: Provenance = derived('L290, L246, L294, L350', {
  note: 'two of each type, not two in all',
});
