import { derived, type Provenance, reconstructed } from '../../../../../kernel/provenance.ts';

/** Five kinds of six numbered shares are printed; no name of a railroad is known, so the words bring names of their own. */
export const RAILROADS_SOURCES: Provenance = derived('L14, L29', { fieldSources: { name: reconstructed() } });
