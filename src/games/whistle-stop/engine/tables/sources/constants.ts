import { printed, publicFact, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { CONSTANTS } from '../constants.ts';

export const CONSTANTS_SOURCES: SourcesOf<keyof typeof CONSTANTS> = {
  tokensPerTurn: printed('L72'),
  passWhistles: printed('L75'),
  hand: printed('L78'),
  display: printed('L79'),
  tilesPerLeg: printed('L103'),
  resourceLimit: printed('L183'),
  coalIncome: printed('L69'),
  whistleIncome: printed('L69'),
  startWhistles: printed('L48'),
  startCoal: printed('L57-L61'),
  coalYard: printed('L108'),
  whistleFactory: printed('L119'),
  trades: printed('L109'),
  tradeCoal: printed('L110'),
  tradeWhistles: printed('L110'),
  majority: printed('L168'),
  tokensPerVp: printed('L175'),
  specialInHand: printed('L176'),
  whistleSpace: publicFact('P10'),
};
