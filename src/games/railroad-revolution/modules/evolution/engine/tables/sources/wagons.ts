import {
  derived,
  each,
  type Provenance,
  printed,
  reconstructed,
  type SourcesOf,
} from '../../../../../../../kernel/provenance.ts';
import { type CarKind, TENDER_IDS, type TenderId, WAGON_IDS, type WagonId } from '../wagons.ts';

export const WAGONS_SOURCES: SourcesOf<WagonId> = {
  ...each(WAGON_IDS, reconstructed()),
  'wagon-1': printed('E190'),
};

export const TENDERS_SOURCES: SourcesOf<TenderId> = {
  ...each(TENDER_IDS, derived('E64')),
  'tender-1': printed('E190'),
};

export const WAGON_LAYOUT_SOURCES: Provenance = printed('E66', {
  fieldSources: { 2: printed('E72'), 3: printed('E70') },
});

export const TRAIN_CAPACITY_SOURCES: SourcesOf<CarKind> = {
  wagon: printed('E176'),
  tender: printed('E176'),
};
