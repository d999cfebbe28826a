import { type Provenance, publicFact, reconstructed } from '../../../../../kernel/provenance.ts';

/** How many there are is public; how their tracks run is ours. */
export const ORDINARY_TILES_SOURCES: Provenance = reconstructed({ fieldSources: { count: publicFact('P1') } });
