import type { Provenance } from '../../../../kernel/provenance.ts';

/** The Performance Tracks, left to right. */
export const TRACK_IDS = ['telegraph', 'stations', 'network'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

/** What a marker pays when it enters a slot. */
export interface TrackCost extends Provenance {
  readonly enterSlot: number;
  /** In dollars. */
  readonly money?: number;
  /** In dollars, in the variant with the higher costs. */
  readonly variantMoney?: number;
  readonly shares?: number;
  readonly workers?: number;
}

/** The VP of a slot; the first of a track is where a marker starts. */
export interface Slot extends Provenance {
  readonly vp: number;
}

/** A Performance Track: slots from the bottom, and what its VP are multiplied by. */
export interface Track extends Provenance {
  readonly id: TrackId;
  readonly name: string;
  readonly position: 'left' | 'middle' | 'right';
  readonly multiplies: 'offices' | 'stations' | 'level5CitiesConnected';
  readonly slots: readonly Slot[];
  readonly costs: readonly TrackCost[];
}

export const TRACKS: readonly Track[] = [
  {
    id: 'telegraph',
    name: 'Telegraph',
    position: 'left',
    multiplies: 'offices',
    slots: [
      { vp: 0, source: 'derived', ref: 'P5' },
      { vp: 1, source: 'reconstructed' },
      { vp: 1, source: 'reconstructed' },
      { vp: 2, source: 'reconstructed' },
      { vp: 2, source: 'reconstructed' },
      { vp: 3, source: 'reconstructed' },
      { vp: 3, source: 'reconstructed' },
      { vp: 4, source: 'reconstructed' },
      { vp: 5, source: 'derived', ref: 'B577' },
    ],
    costs: [
      {
        enterSlot: 3,
        money: 50,
        variantMoney: 500,
        source: 'reconstructed',
        fieldSources: { money: { source: 'printed', ref: 'B585' }, variantMoney: { source: 'printed', ref: 'B585' } },
      },
      {
        enterSlot: 5,
        money: 50,
        variantMoney: 500,
        source: 'reconstructed',
        fieldSources: { money: { source: 'printed', ref: 'B585' }, variantMoney: { source: 'printed', ref: 'B585' } },
      },
      {
        enterSlot: 7,
        money: 100,
        variantMoney: 1000,
        source: 'reconstructed',
        fieldSources: { money: { source: 'printed', ref: 'B585' }, variantMoney: { source: 'printed', ref: 'B585' } },
      },
      { enterSlot: 8, workers: 1, source: 'reconstructed' },
    ],
    source: 'reconstructed',
    fieldSources: {
      name: { source: 'printed', ref: 'B569' },
      position: { source: 'printed', ref: 'B569' },
      multiplies: { source: 'printed', ref: 'B569' },
    },
  },
  {
    id: 'stations',
    name: 'Stations',
    position: 'middle',
    multiplies: 'stations',
    slots: [
      { vp: 0, source: 'derived', ref: 'P5' },
      { vp: 1, source: 'reconstructed' },
      { vp: 2, source: 'reconstructed' },
      { vp: 2, source: 'reconstructed' },
      { vp: 3, source: 'reconstructed' },
      { vp: 4, source: 'reconstructed' },
      { vp: 5, source: 'reconstructed' },
      { vp: 6, source: 'reconstructed' },
      { vp: 7, source: 'reconstructed' },
    ],
    costs: [
      { enterSlot: 3, shares: 1, source: 'reconstructed', kindRef: 'B591' },
      { enterSlot: 5, shares: 2, source: 'reconstructed' },
      { enterSlot: 7, shares: 2, source: 'reconstructed' },
      { enterSlot: 8, workers: 1, source: 'reconstructed' },
    ],
    source: 'reconstructed',
    fieldSources: {
      name: { source: 'printed', ref: 'B565' },
      position: { source: 'printed', ref: 'B565' },
      multiplies: { source: 'printed', ref: 'B565' },
    },
  },
  {
    id: 'network',
    name: 'Network',
    position: 'right',
    multiplies: 'level5CitiesConnected',
    slots: [
      { vp: 0, source: 'derived', ref: 'P5' },
      { vp: 2, source: 'reconstructed' },
      { vp: 4, source: 'reconstructed' },
      { vp: 6, source: 'reconstructed' },
      { vp: 9, source: 'reconstructed' },
      { vp: 12, source: 'reconstructed' },
      { vp: 14, source: 'reconstructed' },
      { vp: 17, source: 'reconstructed' },
      { vp: 20, source: 'reconstructed' },
    ],
    costs: [
      { enterSlot: 3, shares: 1, source: 'reconstructed' },
      { enterSlot: 5, shares: 1, source: 'reconstructed' },
      { enterSlot: 7, workers: 1, source: 'reconstructed' },
    ],
    source: 'reconstructed',
    fieldSources: {
      name: { source: 'printed', ref: 'B562' },
      position: { source: 'printed', ref: 'B562' },
      multiplies: { source: 'printed', ref: 'B562' },
    },
  },
];

/** The Performance Tracks by id. */
export const TRACK = Object.fromEntries(TRACKS.map((track) => [track.id, track])) as Readonly<Record<TrackId, Track>>;
