import { COAST_IDS, type CoastId, HEX_IDS, type HexId, WAYS, type Way } from './tables/board.ts';
import type { SmallStopId, StopId, TrackEnd, TrainPlace } from './types.ts';

// Every stop of the board has a number, so that a search need not take texts apart: three small stops for each hex, then the
// large stops, then those of the East Coast.

const TRACKS = [0, 1, 2] as const;
const HEXES = HEX_IDS.length;
/** The number of the large stop of the first hex. */
const LARGE = TRACKS.length * HEXES;
const COAST = LARGE + HEXES;

/** Every stop, by its number. */
export const STOPS: readonly StopId[] = [
  ...HEX_IDS.flatMap((hex) => TRACKS.map((track): SmallStopId => `${hex}-${track}`)),
  ...HEX_IDS,
  ...COAST_IDS,
];
const NUMBER: ReadonlyMap<string, number> = new Map(STOPS.map((stop, i) => [stop, i]));
const HEX_NUMBER = Object.fromEntries(HEX_IDS.map((hex, i) => [hex, i])) as Readonly<Record<HexId, number>>;
const WAY_NUMBER = Object.fromEntries(WAYS.map((way, i) => [way, i])) as Readonly<Record<Way, number>>;
const ENDS: readonly TrackEnd[] = HEX_IDS.flatMap((hex) => WAYS.map((way): TrackEnd => `${hex}-${way}`));
const END_NUMBER: ReadonlyMap<string, number> = new Map(ENDS.map((end, i) => [end, i]));

/** The number of a stop; -1 for a place that is none: the reserve, the resource track. */
export function stopNumber(place: TrainPlace): number {
  return NUMBER.get(place) ?? -1;
}

/** The stop with a number. */
export function stopOf(number: number): StopId {
  const stop = STOPS[number];
  if (stop === undefined) throw new RangeError(`no stop ${number}`);
  return stop;
}

/** The number of the small stop on a track of a tile. */
export const smallStop = (hex: number, track: number): number => TRACKS.length * hex + track;
/** The number of the large stop of a hex. */
export const largeStop = (hex: number): number => LARGE + hex;
export const isSmall = (stop: number): boolean => stop >= 0 && stop < LARGE;
export const isCoast = (stop: number): boolean => stop >= COAST;

/** The place in `HEX_IDS` of the hex in which a small or large stop is. */
export function hexOfStop(stop: number): number {
  return stop < LARGE ? Math.floor(stop / TRACKS.length) : stop - LARGE;
}

/** The number of the track, in its tile, on which a small stop is. */
export const trackOfStop = (stop: number): number => stop % TRACKS.length;

/** The East Coast stop with a number. */
export const coastOf = (stop: number): CoastId => COAST_IDS[stop - COAST] as CoastId;

export const hexNumber = (hex: HexId): number => HEX_NUMBER[hex];
export const wayNumber = (way: Way): number => WAY_NUMBER[way];
export const hexAt = (number: number): HexId => HEX_IDS[number] as HexId;
export const wayAt = (number: number): Way => WAYS[number] as Way;
export const endNumber = (end: TrackEnd): number => END_NUMBER.get(end) ?? -1;
export const endAt = (number: number): TrackEnd => ENDS[number] as TrackEnd;
