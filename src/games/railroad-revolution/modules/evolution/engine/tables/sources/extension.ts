import {
  derived,
  type Provenance,
  printed,
  reconstructed,
  type SourcesOf,
} from '../../../../../../../kernel/provenance.ts';
import type { ExtensionMove, Row } from '../extension.ts';

export const EXTENSION_ROWS_SOURCES: SourcesOf<Row> = {
  I: reconstructed({ fieldSources: { multiplier: derived('E258') } }),
  II: reconstructed(),
  III: reconstructed(),
  IV: reconstructed({ note: 'x4 is printed beside some row above I (E264); row IV is an assumption' }),
};

/** Each by the row from which it leads. */
export const EXTENSION_MOVES_SOURCES: SourcesOf<ExtensionMove['from']> = {
  I: reconstructed({ fieldSources: { points: printed('E222') } }),
  II: reconstructed(),
  III: reconstructed({ fieldSources: { workers: printed('E224'), diagonal: printed('E224') } }),
};

export const START_SLOT_SOURCES: Provenance = printed('E148');

export const EXTENSION_PIECES_SOURCES: Provenance = printed('E58');
