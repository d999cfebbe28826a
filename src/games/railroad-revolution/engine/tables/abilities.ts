import type { Action, Specialist } from './constants.ts';
import type { AbilityEffect } from './effects.ts';

/** What a specialist adds to an action. A white worker, or a specialist used as one, promotes one worker instead. */
export interface Ability {
  readonly effect: AbilityEffect;
}

/** The specialists' abilities by action and type. */
export const ABILITY = {
  station: {
    purple: { effect: { kind: 'flip', times: 1, cost: 100 } },
    grey: { effect: { kind: 'takeFirstStationBonus' } },
    orange: { effect: { kind: 'waiveBuildingCost' } },
    turquoise: { effect: { kind: 'repeatPrimaryReward', cost: 300 } },
  },
  railroad: {
    purple: { effect: { kind: 'takeTrain', cost: 300 } },
    grey: { effect: { kind: 'gainShares', n: 2 } },
    orange: { effect: { kind: 'gainMoneyPerTriangle', base: 100, perTriangle: 50 } },
    turquoise: { effect: { kind: 'extraRail', rails: 3 } },
  },
  telegraph: {
    purple: { effect: { kind: 'exchangeWorker' } },
    grey: { effect: { kind: 'takeFirstOfficeBonus' } },
    orange: { effect: { kind: 'gainMoneyPerShareTaken', perShare: 100 } },
    turquoise: { effect: { kind: 'useTelegraphTile', cost: 400 } },
  },
  trade: {
    purple: { effect: { kind: 'advance', n: 3 } },
    grey: { effect: { kind: 'privateDeal', gainShares: 1, maxOffers: 1 } },
    orange: { effect: { kind: 'gainMoneyPerTrain', perTrain: 100 } },
    turquoise: { effect: { kind: 'flip', times: 1, cost: 0 } },
  },
} as const satisfies Readonly<Record<Action, Readonly<Record<Specialist, Ability>>>>;
