import { printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { Rank } from '../ranks.ts';

export const RANK_FROM_SOURCES: SourcesOf<Rank> = {
  vagabond: printed('L416'),
  porter: printed('L417'),
  stoker: printed('L418'),
  conductor: printed('L419'),
  signalman: printed('L420'),
  engineer: printed('L421'),
  dispatcher: printed('L422'),
  foreman: printed('L423'),
  manager: printed('L424'),
  ceo: printed('L425'),
  tycoon: printed('L426'),
};
