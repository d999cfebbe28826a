import type { Seat } from '../../../kernel/agenda.ts';
import { memo } from '../../../kernel/memo.ts';
import { hexOfStop, isCoast, isSmall, largeStop, smallStop, stopNumber } from './stops.ts';
import { HEX_COLUMN } from './tables/board.ts';
import type { Token } from './tables/goods.ts';
import { across, beyond, facesCoast, type Tracks } from './track.ts';
import type { State } from './types.ts';

// A train running along the track: where it comes to, and which ends of track (`6 * hex + edge`) it has run over. A run is
// scratch, changed in place by those who search with it; it is never kept in a state.

/** What a running train comes to. */
export type Arrival =
  /** A small stop without a train, or the one that the move began at. */
  | 'stop'
  /** A large stop, whoever is there. */
  | 'large'
  /** A small stop with another train of the same player, or with an opponent's. */
  | 'own'
  | 'opponent'
  /** An empty space of the board. */
  | 'empty'
  /** Where nothing leads on: the frame, the coast, an edge without track, or track that the move has used. */
  | 'frame'
  | 'coast'
  | 'blind'
  | 'used';

/** A train on its way over the board, with everything that decides where it can go. */
export interface Run {
  readonly seat: Seat;
  readonly token: Token;
  /** The number of the stop that the move began at. */
  readonly from: number;
  readonly tracks: Tracks;
  readonly occupied: ReadonlyMap<number, Seat>;
  /** The ends of track run over, in order. */
  readonly used: number[];
  /** The hex that it has come to and the edge by which. */
  hex: number;
  edge: number;
  /** The number of the stop that it has come to; -1 elsewhere. */
  stop: number;
}

/**
 * Whose train holds each small stop, by number; derived once for each change of the players.
 * @rule large-stop
 */
export const occupiedOf: (seats: State['seats']) => ReadonlyMap<number, Seat> = memo((seats) => {
  const held = new Map<number, Seat>();
  for (const [seat, { trains }] of seats.entries())
    for (const place of trains) {
      const stop = stopNumber(place);
      // A large stop has room for everybody, so nobody holds it.
      if (isSmall(stop)) held.set(stop, seat);
    }
  return held;
});

/** Follows the track into `hex` by its edge `edge`, up to the first thing that matters. */
export function enter(run: Run, hex: number, edge: number): Arrival {
  const { tracks, used } = run;
  for (let here = hex, by = edge; ; ) {
    run.hex = here;
    run.edge = by;
    run.stop = -1;
    const tile = tracks[here];
    if (tile === undefined) return 'empty';
    if (!tile.open[by]) return 'blind';
    const end = 6 * here + by;
    if (used.includes(end)) return 'used';
    used.push(end);
    if (tile.hub) {
      run.stop = largeStop(here);
      return 'large';
    }
    if (tile.stop[by] !== undefined) {
      run.stop = smallStop(here, tile.track[by] as number);
      if (run.stop === run.from) return 'stop';
      const holder = run.occupied.get(run.stop);
      return holder === undefined ? 'stop' : holder === run.seat ? 'own' : 'opponent';
    }
    const out = 6 * here + (tile.other[by] as number);
    used.push(out);
    const next = beyond(out);
    if (next < 0) return facesCoast(out) ? 'coast' : 'frame';
    by = across(out % 6);
    here = next;
  }
}

/** Leaves `hex` by its edge `edge`, from a stop there, and follows the track. */
export function leave(run: Run, hex: number, edge: number): Arrival {
  const end = 6 * hex + edge;
  run.hex = hex;
  run.edge = edge;
  run.stop = -1;
  if (run.used.includes(end)) return 'used';
  run.used.push(end);
  const next = beyond(end);
  if (next < 0) return facesCoast(end) ? 'coast' : 'frame';
  return enter(run, next, across(edge));
}

/** The edge by which a train goes on from the small stop that it has come to. */
export function onward(run: Run): number {
  return run.tracks[run.hex]?.other[run.edge] as number;
}

/** The column of a stop, 1 in the east to 8; the coast counts as lying east of all of them. */
export function columnOfStop(stop: number): number {
  return isCoast(stop) ? 0 : (HEX_COLUMN[hexOfStop(stop)] as number);
}
