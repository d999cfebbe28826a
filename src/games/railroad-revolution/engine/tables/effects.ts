import type { Worker } from './constants.ts';

/** Up to `n` steps on the Performance Tracks; `promote` more workers may be promoted. */
export interface Advance {
  readonly kind: 'advance';
  readonly n: number;
  readonly promote?: number;
}

/** The workers listed, or one of them. */
export interface GainWorkers {
  readonly kind: 'gainWorkers';
  readonly mode: 'all' | 'oneOf';
  readonly workers: readonly Worker[];
  readonly cost?: number;
}

/** One worker of any type, for `cost` dollars. */
export interface GainWorkerOfChoice {
  readonly kind: 'gainWorkerOfChoice';
  readonly cost: number;
}

/** One own worker for one of the common supply. */
export interface ExchangeWorker {
  readonly kind: 'exchangeWorker';
}

/** Up to `max` promotions for `cost` dollars in all and `costEach` a promotion. */
export interface Promote {
  readonly kind: 'promote';
  readonly max: number;
  readonly cost: number;
  readonly costEach: number;
}

/** `times` flips of a train, one after another, for `cost` dollars in all. */
export interface Flip {
  readonly kind: 'flip';
  readonly times: number;
  readonly cost: number;
}

/** A train of any stack, for `cost` dollars. */
export interface TakeTrain {
  readonly kind: 'takeTrain';
  readonly cost: number;
}

/** `n` Shares; `promote` more workers may be promoted. */
export interface GainShares {
  readonly kind: 'gainShares';
  readonly n: number;
  readonly promote?: number;
}

/** `amount` dollars. */
export interface GainMoney {
  readonly kind: 'gainMoney';
  readonly amount: number;
}

/** The leftmost rail in an available space for `cost` dollars; terrain and Deal icons are ignored. */
export interface PlaceRail {
  readonly kind: 'placeRail';
  readonly cost: number;
}

/** The leftmost building as an office or a station, without cost and without any reward. */
export interface PlaceBuilding {
  readonly kind: 'placeOffice' | 'placeStation';
}

/** The piece kept aside, without cost and without any reward. */
export interface SetUpPiece {
  readonly kind: 'setupOffice' | 'setupStation' | 'setupRail';
}

export type PrimaryReward = Advance | GainWorkers;
export type FirstStationBonus = Advance | GainWorkerOfChoice | ExchangeWorker | Promote | Flip | TakeTrain | GainShares;
export type TrainBonus = Advance | Promote | GainShares | GainMoney | PlaceRail;
export type TelegraphTileEffect = Advance | Promote | Flip | TakeTrain | GainMoney | PlaceRail;
export type DealReward =
  | Advance
  | GainWorkers
  | ExchangeWorker
  | Promote
  | Flip
  | TakeTrain
  | PlaceRail
  | PlaceBuilding;
export type SetupReward = Advance | ExchangeWorker | TakeTrain | GainShares | GainMoney | SetUpPiece;

/** A specialist's own effect: a reward, or one of the rules made for it. */
export type AbilityEffect =
  | Advance
  | ExchangeWorker
  | Flip
  | TakeTrain
  | GainShares
  | { readonly kind: 'takeFirstStationBonus' }
  | { readonly kind: 'waiveBuildingCost' }
  | { readonly kind: 'repeatPrimaryReward'; readonly cost: number }
  | { readonly kind: 'gainMoneyPerTriangle'; readonly base: number; readonly perTriangle: number }
  | { readonly kind: 'extraRail'; readonly rails: number }
  | { readonly kind: 'takeFirstOfficeBonus' }
  | { readonly kind: 'gainMoneyPerShareTaken'; readonly perShare: number }
  | { readonly kind: 'useTelegraphTile'; readonly cost: number }
  | { readonly kind: 'privateDeal'; readonly gainShares: number; readonly maxOffers: number }
  | { readonly kind: 'gainMoneyPerTrain'; readonly perTrain: number };

/** Everything a tile, a city or a worker can give. */
export type Effect = PrimaryReward | FirstStationBonus | TrainBonus | TelegraphTileEffect | DealReward | SetupReward;
