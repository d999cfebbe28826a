import type { Resource } from './goods.ts';
import type { Railroad } from './railroads.ts';

/** The special tiles of the base game. */
export const SPECIAL_IDS = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
  'T9',
  'T10',
  'GM1',
  'CY1',
  'CY2',
  'WF1',
  'WF2',
  'GS1',
  'TP1',
  'TP2',
] as const;
export type SpecialId = (typeof SPECIAL_IDS)[number];

/** What a special tile is. All of them have one large stop, joined to all six edges. */
export const SPECIAL_KINDS = ['town', 'goldMine', 'coalYard', 'whistleFactory', 'generalStore', 'tradingPost'] as const;
export type SpecialKind = (typeof SPECIAL_KINDS)[number];

export const SPECIAL_KIND: Readonly<Record<SpecialId, SpecialKind>> = {
  T1: 'town',
  T2: 'town',
  T3: 'town',
  T4: 'town',
  T5: 'town',
  T6: 'town',
  T7: 'town',
  T8: 'town',
  T9: 'town',
  T10: 'town',
  GM1: 'goldMine',
  CY1: 'coalYard',
  CY2: 'coalYard',
  WF1: 'whistleFactory',
  WF2: 'whistleFactory',
  GS1: 'generalStore',
  TP1: 'tradingPost',
  TP2: 'tradingPost',
};

/** A Town: what it asks for, what paying it brings and what not paying it costs, in VP, and whose share it gives. */
export interface Town {
  readonly railroad: Railroad;
  readonly cost: readonly Resource[];
  readonly gain: number;
  readonly loss: number;
}

export const TOWN_IDS = [
  'T1',
  'T2',
  'T3',
  'T4',
  'T5',
  'T6',
  'T7',
  'T8',
  'T9',
  'T10',
] as const satisfies readonly SpecialId[];
export type TownId = (typeof TOWN_IDS)[number];

export const TOWNS: Readonly<Record<TownId, Town>> = {
  T1: { railroad: 'R1', cost: ['lumber', 'cotton'], gain: 6, loss: 3 },
  T2: { railroad: 'R1', cost: ['cattle', 'gravel'], gain: 10, loss: 5 },
  T3: { railroad: 'R2', cost: ['cotton', 'gravel'], gain: 6, loss: 3 },
  T4: { railroad: 'R2', cost: ['whiskey', 'lumber'], gain: 10, loss: 5 },
  T5: { railroad: 'R3', cost: ['lumber', 'gravel'], gain: 6, loss: 3 },
  T6: { railroad: 'R3', cost: ['steel', 'cotton'], gain: 10, loss: 5 },
  T7: { railroad: 'R4', cost: ['lumber', 'lumber'], gain: 6, loss: 3 },
  T8: { railroad: 'R4', cost: ['cattle', 'cotton'], gain: 10, loss: 5 },
  T9: { railroad: 'R5', cost: ['gravel', 'gravel'], gain: 6, loss: 3 },
  T10: { railroad: 'R5', cost: ['whiskey', 'steel'], gain: 13, loss: 6 },
};
