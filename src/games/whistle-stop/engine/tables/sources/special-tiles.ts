import { derived, type Provenance, publicFact, reconstructed } from '../../../../../kernel/provenance.ts';

/** How many there are of which kind is public; that they are one stop joined to every edge is ours. */
export const SPECIAL_KIND_SOURCES: Provenance = reconstructed({ fieldSources: { kind: publicFact('P1') } });

/** Two Towns for each railroad are public; their figures are ours. */
export const TOWNS_SOURCES: Provenance = reconstructed({ fieldSources: { railroad: derived('L114, P1') } });
