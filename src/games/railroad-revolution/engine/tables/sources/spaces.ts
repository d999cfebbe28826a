import { each, type Provenance, printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import { SPACE_IDS, type SpaceId } from '../spaces.ts';

export const SPACES_SOURCES: SourcesOf<SpaceId> = {
  ...each(SPACE_IDS, reconstructed()),
  'washington--charlotte': reconstructed({ fieldSources: { ends: printed('B71') } }),
  'washington--chicago': reconstructed({
    note: 'only the Washington end and the two triangles are printed',
    fieldSources: { triangles: printed('B369') },
  }),
  'charlotte--little-rock': reconstructed({
    note: 'only the Charlotte end and the three triangles are printed',
    fieldSources: { triangles: printed('B369') },
  }),
  'chicago--kansas-city': reconstructed({
    note: 'plays the plains space of example 1 (B363); which space that is on the real board is unknown',
  }),
};

export const START_SPACE_SOURCES: Provenance = printed('B71');
