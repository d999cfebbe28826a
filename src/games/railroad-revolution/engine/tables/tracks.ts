/** The Performance Tracks, left to right. */
export const TRACK_IDS = ['telegraph', 'stations', 'network'] as const;
export type TrackId = (typeof TRACK_IDS)[number];

/** What a marker pays when it enters a slot. */
export interface TrackCost {
  readonly enterSlot: number;
  /** In dollars. */
  readonly money?: number;
  /** In dollars, in the variant with the higher costs. */
  readonly variantMoney?: number;
  readonly shares?: number;
  readonly workers?: number;
}

/** The VP of a slot; the first of a track is where a marker starts. */
export interface Slot {
  readonly vp: number;
}

/** A Performance Track: slots from the bottom, and what its VP are multiplied by. */
export interface Track {
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
    slots: [{ vp: 0 }, { vp: 1 }, { vp: 1 }, { vp: 2 }, { vp: 2 }, { vp: 3 }, { vp: 3 }, { vp: 4 }, { vp: 5 }],
    costs: [
      { enterSlot: 3, money: 50, variantMoney: 500 },
      { enterSlot: 5, money: 50, variantMoney: 500 },
      { enterSlot: 7, money: 100, variantMoney: 1000 },
      { enterSlot: 8, workers: 1 },
    ],
  },
  {
    id: 'stations',
    name: 'Stations',
    position: 'middle',
    multiplies: 'stations',
    slots: [{ vp: 0 }, { vp: 1 }, { vp: 2 }, { vp: 2 }, { vp: 3 }, { vp: 4 }, { vp: 5 }, { vp: 6 }, { vp: 7 }],
    costs: [
      { enterSlot: 3, shares: 1 },
      { enterSlot: 5, shares: 2 },
      { enterSlot: 7, shares: 2 },
      { enterSlot: 8, workers: 1 },
    ],
  },
  {
    id: 'network',
    name: 'Network',
    position: 'right',
    multiplies: 'level5CitiesConnected',
    slots: [{ vp: 0 }, { vp: 2 }, { vp: 4 }, { vp: 6 }, { vp: 9 }, { vp: 12 }, { vp: 14 }, { vp: 17 }, { vp: 20 }],
    costs: [
      { enterSlot: 3, shares: 1 },
      { enterSlot: 5, shares: 1 },
      { enterSlot: 7, workers: 1 },
    ],
  },
];

/** The Performance Tracks by id. */
export const TRACK = Object.fromEntries(TRACKS.map((track) => [track.id, track])) as Readonly<Record<TrackId, Track>>;
