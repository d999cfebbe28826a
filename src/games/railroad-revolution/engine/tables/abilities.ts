import type { Provenance } from '../../../../kernel/provenance.ts';
import type { Action, Specialist } from './constants.ts';
import type { AbilityEffect } from './effects.ts';

/** What a specialist adds to an action. A white worker, or a specialist used as one, promotes one worker instead. */
export interface Ability extends Provenance {
  readonly effect: AbilityEffect;
}

/** The specialists' abilities by action and type. */
export const ABILITY = {
  station: {
    purple: { effect: { kind: 'flip', times: 1, cost: 100 }, source: 'printed', ref: 'B829' },
    grey: { effect: { kind: 'takeFirstStationBonus' }, source: 'printed', ref: 'B833' },
    orange: { effect: { kind: 'waiveBuildingCost' }, source: 'printed', ref: 'B837' },
    turquoise: { effect: { kind: 'repeatPrimaryReward', cost: 300 }, source: 'printed', ref: 'B841' },
  },
  railroad: {
    purple: { effect: { kind: 'takeTrain', cost: 300 }, source: 'printed', ref: 'B847' },
    grey: { effect: { kind: 'gainShares', n: 2 }, source: 'printed', ref: 'B851' },
    orange: { effect: { kind: 'gainMoneyPerTriangle', base: 100, perTriangle: 50 }, source: 'printed', ref: 'B855' },
    turquoise: { effect: { kind: 'extraRail', rails: 3 }, source: 'printed', ref: 'B859' },
  },
  telegraph: {
    purple: { effect: { kind: 'exchangeWorker' }, source: 'printed', ref: 'B865' },
    grey: { effect: { kind: 'takeFirstOfficeBonus' }, source: 'printed', ref: 'B869' },
    orange: { effect: { kind: 'gainMoneyPerShareTaken', perShare: 100 }, source: 'printed', ref: 'B873' },
    turquoise: { effect: { kind: 'useTelegraphTile', cost: 400 }, source: 'printed', ref: 'B877' },
  },
  trade: {
    purple: { effect: { kind: 'advance', n: 3 }, source: 'printed', ref: 'B883' },
    grey: { effect: { kind: 'privateDeal', gainShares: 1, maxOffers: 1 }, source: 'printed', ref: 'B887' },
    orange: { effect: { kind: 'gainMoneyPerTrain', perTrain: 100 }, source: 'printed', ref: 'B893' },
    turquoise: { effect: { kind: 'flip', times: 1, cost: 0 }, source: 'printed', ref: 'B897' },
  },
} as const satisfies Readonly<Record<Action, Readonly<Record<Specialist, Ability>>>>;
