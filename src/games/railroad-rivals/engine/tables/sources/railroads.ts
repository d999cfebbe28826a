import { derived, printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { Railroad } from '../railroads.ts';

const whole = printed('L452');
/** The company behind a printed code. */
const company = derived('L452, L195');
const unwritten = 'the natural code; the text never writes it';

export const RAILROAD_NAMES_SOURCES: SourcesOf<Railroad> = {
  ACL: printed('L302', { fieldSources: { name: whole } }),
  ATSF: printed('L302', { fieldSources: { name: company } }),
  BO: printed('L205', { fieldSources: { name: company } }),
  CO: printed('L243', { fieldSources: { name: company } }),
  CBQ: printed('L452', { fieldSources: { name: company } }),
  IC: printed('L232', { fieldSources: { name: whole } }),
  MP: printed('L243', { fieldSources: { name: whole } }),
  NP: reconstructed({ note: unwritten, fieldSources: { name: whole } }),
  NYC: printed('L232', { fieldSources: { name: whole } }),
  PRR: printed('L243', { fieldSources: { name: company } }),
  SP: reconstructed({ note: unwritten, fieldSources: { name: whole } }),
  UP: reconstructed({ note: unwritten, fieldSources: { name: whole } }),
};
