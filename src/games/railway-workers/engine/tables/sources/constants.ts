import { printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import type { CONSTANTS } from '../constants.ts';

export const CONSTANTS_SOURCES: SourcesOf<keyof typeof CONSTANTS> = {
  rounds: printed('L191'),
  coinsFirst: printed('L70'),
  coinsOthers: printed('L70'),
  diceEach: printed('L74'),
  lowRollMax: printed('L117'),
  passCoins: printed('L146'),
  topSum: printed('L151'),
  bottomSum: printed('L153'),
  raiseTo: printed('L155'),
  raiseCost: reconstructed({ note: 'the rulebook names no price' }),
  projectRemovedWithTwo: printed('L46'),
};
