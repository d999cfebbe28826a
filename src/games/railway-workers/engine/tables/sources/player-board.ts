import { type Provenance, printed } from '../../../../../kernel/provenance.ts';

export const SLOTS_SOURCES: Provenance = printed('L114');
