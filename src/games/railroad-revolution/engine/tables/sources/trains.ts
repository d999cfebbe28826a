import { derived, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { TrainId } from '../trains.ts';

const stacked = { fieldSources: { count: derived('B117-123') } };

export const TRAINS_SOURCES: SourcesOf<TrainId> = {
  'train-promote': printed('B689', { fieldSources: { count: derived('B111') } }),
  'train-advance': printed('B693', stacked),
  'train-rail': printed('B697', stacked),
  'train-money': printed('B701', stacked),
  'train-shares': printed('B704', stacked),
};
