import type { Effect } from '../../../../engine/tables/effects.ts';

/** The Wagons. */
export type WagonId = `wagon-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}`;
export const WAGON_IDS = Array.from({ length: 12 }, (_, i) => `wagon-${i + 1}`) as readonly WagonId[];

/** The Tenders. */
export type TenderId = `tender-${1 | 2 | 3 | 4 | 5 | 6}`;
export const TENDER_IDS = Array.from({ length: 6 }, (_, i) => `tender-${i + 1}`) as readonly TenderId[];

/** What can be attached to a train. */
export type CarId = WagonId | TenderId;
export const CAR_IDS: readonly CarId[] = [...WAGON_IDS, ...TENDER_IDS];
export type CarKind = 'wagon' | 'tender';

/** A Wagon or Tender: what it adds to the flip of its train. */
export interface Car<Id extends CarId = CarId> {
  readonly id: Id;
  readonly effect: Effect;
}

/** The bonuses of the Wagons, two by two as far as they are alike. */
const EFFECTS: readonly Effect[] = (
  [
    { kind: 'gainMoney', amount: 300 },
    { kind: 'gainShares', n: 2 },
    { kind: 'advance', n: 1 },
    { kind: 'promote', max: 1, cost: 0, costEach: 0 },
  ] as const
).flatMap((effect): Effect[] => [effect, effect]);
const SINGLE: readonly Effect[] = [
  { kind: 'exchangeWorker' },
  { kind: 'gainWorkerOfChoice', cost: 400 },
  { kind: 'placeRail', cost: 200 },
  { kind: 'takeTrain', cost: 400 },
];

export const WAGONS: readonly Car<WagonId>[] = [...EFFECTS, ...SINGLE].map((effect, i) => ({
  id: WAGON_IDS[i] as WagonId,
  effect,
}));

export const TENDERS: readonly Car<TenderId>[] = TENDER_IDS.map((id) => ({
  id,
  effect: { kind: 'gainShares', n: 1 },
}));

/** Wagons and Tenders by id. */
export const CAR = Object.fromEntries([...WAGONS, ...TENDERS].map((car) => [car.id, car])) as Readonly<
  Record<CarId, Car>
>;

export const isTender = (id: CarId): id is TenderId => id.startsWith('tender');
export const kindOf = (id: CarId): CarKind => (isTender(id) ? 'tender' : 'wagon');

/** The Wagon sections of the Trade Area, from the top. Each takes one rail and one building (E164). */
export const WAGON_SECTIONS = [1, 2, 3, 4, 5, 6] as const;
/** Where a piece goes that is traded; the Tender section takes any number of pieces (E166). */
export const TRADE_SECTIONS = [...WAGON_SECTIONS, 'tender'] as const;
export type TradeSection = (typeof TRADE_SECTIONS)[number];

/** Wagons beside each Wagon section, by number of players. */
export const WAGON_LAYOUT: Readonly<Record<number, readonly number[]>> = {
  2: [2, 2, 2, 0, 0, 0],
  3: [2, 2, 2, 2, 1, 0],
  4: [2, 2, 2, 2, 2, 2],
};

/** What a train can carry. */
export const TRAIN_CAPACITY = {
  wagon: 1,
  tender: 1,
} as const satisfies { readonly [K in CarKind]: number };
