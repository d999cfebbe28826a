import { derived, type Provenance, reconstructed } from '../../../../../kernel/provenance.ts';

/** The grid follows from the number of tiles in three of its columns and from the number of columns. */
export const HEX_IDS_SOURCES: Provenance = derived('L35-L42, P6');

/** Sixteen of them are public, and sixteen are the edges of the set-up tiles in the east; the numbers are ours. */
export const COAST_SOURCES: Provenance = derived('L41, L42, P5', { fieldSources: { order: reconstructed() } });
