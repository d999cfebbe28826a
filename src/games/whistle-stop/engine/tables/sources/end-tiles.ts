import { type Provenance, printed, publicFact, reconstructed } from '../../../../../kernel/provenance.ts';

/** That deliveries ask for three resources, and the VP per share, are public; all other figures and the track are ours. */
export const END_TILES_SOURCES: Provenance = reconstructed({
  fieldSources: { kind: printed('L127-L129'), perShare: publicFact('P6') },
});
