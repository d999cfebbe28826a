import { type Provenance, reconstructed } from '../../../../../kernel/provenance.ts';

/** Spaces with goods and with a question mark are printed; how many there are of which is ours. */
export const RESOURCE_TRACK_SOURCES: Provenance = reconstructed({
  note: 'as many spaces as trains can ever leave the board',
});
