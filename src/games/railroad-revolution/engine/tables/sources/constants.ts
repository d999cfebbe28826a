import { derived, type Provenance, printed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { BOX, CONSTANTS } from '../constants.ts';

export const CONSTANTS_SOURCES: SourcesOf<keyof typeof CONSTANTS> = {
  startMoney: printed('B79'),
  startShares: printed('B103'),
  startWhiteWorkers: printed('B87'),
  shareSale: printed('B284'),
  hireCost: printed('B286'),
  minAvailableWorkers: printed('B283'),
  railBase: printed('B333'),
  railPerTriangle: printed('B333'),
  railsPerAction: printed('B331'),
  trainVp: printed('B609'),
  tieShareValue: printed('B605'),
  replacementDraw: printed('B520'),
  milestonesPerPlayer: printed('B131'),
  asideBuildings: printed('B73'),
  asideRails: printed('B73'),
  buildingsPerColour: printed('B35'),
  railsPerColour: printed('B36'),
};

export const BOX_SOURCES: SourcesOf<keyof typeof BOX> = {
  gameBoards: printed('B30'),
  playerBoards: printed('B31'),
  markers: printed('B37'),
  shareTokens: printed('B39'),
  firstPlayerTiles: printed('B46'),
  banknotes: printed('B47'),
};

export const WORKER_COUNTS_SOURCES: Provenance = printed('B33');

export const TRAINS_PER_STACK_SOURCES: Provenance = printed('B121', {
  fieldSources: { 2: printed('B122'), 4: derived('B117') },
});

export const NEUTRAL_STATIONS_SOURCES: Provenance = printed('B159', { fieldSources: { 2: printed('B161') } });

export const NEUTRAL_OFFICES_SOURCES: Provenance = printed('B171', { fieldSources: { 2: printed('B173') } });
