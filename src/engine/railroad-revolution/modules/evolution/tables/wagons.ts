import type { Effect } from '../../../tables/effects.ts';
import type { Provenance, Sourced } from '../../../tables/provenance.ts';

/** The Wagons. */
export const WAGON_IDS = [
  'wagon-1',
  'wagon-2',
  'wagon-3',
  'wagon-4',
  'wagon-5',
  'wagon-6',
  'wagon-7',
  'wagon-8',
  'wagon-9',
  'wagon-10',
  'wagon-11',
  'wagon-12',
] as const;
export type WagonId = (typeof WAGON_IDS)[number];

/** The Tenders. */
export const TENDER_IDS = ['tender-1', 'tender-2', 'tender-3', 'tender-4', 'tender-5', 'tender-6'] as const;
export type TenderId = (typeof TENDER_IDS)[number];

/** What can be attached to a train. */
export const CAR_IDS = [...WAGON_IDS, ...TENDER_IDS] as const;
export type CarId = (typeof CAR_IDS)[number];
export type CarKind = 'wagon' | 'tender';

/** A Wagon or Tender: what it adds to the flip of its train. */
export interface Car extends Provenance {
  readonly id: CarId;
  readonly effect: Effect;
}

const PROMOTE: Effect = { kind: 'promote', max: 1, cost: 0, costEach: 0 };

export const WAGONS: readonly Car[] = [
  { id: 'wagon-1', effect: { kind: 'gainMoney', amount: 300 }, source: 'printed', ref: 'E190' },
  { id: 'wagon-2', effect: { kind: 'gainMoney', amount: 300 }, source: 'reconstructed' },
  { id: 'wagon-3', effect: { kind: 'gainShares', n: 2 }, source: 'reconstructed' },
  { id: 'wagon-4', effect: { kind: 'gainShares', n: 2 }, source: 'reconstructed' },
  { id: 'wagon-5', effect: { kind: 'advance', n: 1 }, source: 'reconstructed' },
  { id: 'wagon-6', effect: { kind: 'advance', n: 1 }, source: 'reconstructed' },
  { id: 'wagon-7', effect: PROMOTE, source: 'reconstructed' },
  { id: 'wagon-8', effect: PROMOTE, source: 'reconstructed' },
  { id: 'wagon-9', effect: { kind: 'exchangeWorker' }, source: 'reconstructed' },
  { id: 'wagon-10', effect: { kind: 'gainWorkerOfChoice', cost: 400 }, source: 'reconstructed' },
  { id: 'wagon-11', effect: { kind: 'placeRail', cost: 200 }, source: 'reconstructed' },
  { id: 'wagon-12', effect: { kind: 'takeTrain', cost: 400 }, source: 'reconstructed' },
];

export const TENDERS: readonly Car[] = TENDER_IDS.map((id) => ({
  id,
  effect: { kind: 'gainShares', n: 1 },
  ...(id === 'tender-1' ? { source: 'printed', ref: 'E190' } : { source: 'derived', ref: 'E64' }),
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
export const WAGON_LAYOUT: Sourced<Readonly<Record<number, readonly number[]>>> = {
  value: { 2: [2, 2, 2, 0, 0, 0], 3: [2, 2, 2, 2, 1, 0], 4: [2, 2, 2, 2, 2, 2] },
  source: 'printed',
  ref: 'E66',
  fieldSources: { 3: { source: 'printed', ref: 'E70' }, 2: { source: 'printed', ref: 'E72' } },
};

/** What a train can carry. */
export const TRAIN_CAPACITY = {
  wagon: { value: 1, source: 'printed', ref: 'E176' },
  tender: { value: 1, source: 'printed', ref: 'E176' },
} as const satisfies { readonly [K in CarKind]: Sourced<number> };
