import { printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { Action, Specialist } from '../constants.ts';

export const ABILITY_SOURCES: Readonly<Record<Action, SourcesOf<Specialist>>> = {
  station: {
    purple: printed('B829'),
    grey: printed('B833'),
    orange: printed('B837'),
    turquoise: printed('B841'),
  },
  railroad: {
    purple: printed('B847'),
    grey: printed('B851'),
    orange: printed('B855'),
    turquoise: printed('B859'),
  },
  telegraph: {
    purple: printed('B865'),
    grey: printed('B869'),
    orange: printed('B873'),
    turquoise: printed('B877'),
  },
  trade: {
    purple: printed('B883'),
    grey: printed('B887'),
    orange: printed('B893'),
    turquoise: printed('B897'),
  },
};
