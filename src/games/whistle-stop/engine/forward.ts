import { across, beyond, type Lying, type Tracks } from './track.ts';

// Whether a tile leads a route onward. Onward is anything but east; edges are numbered from the north, clockwise.

const isOnward = (edge: number): boolean => edge === 0 || edge >= 3;
/** The edges at which an entering train is judged: it does not come from the west. */
const isJudged = (edge: number): boolean => edge <= 3;

/**
 * Whether a route that leaves a hex by an edge leads on: through small stops to an empty hex or a large stop, and not to the
 * frame, the coast, a blind edge or its own beginning. `entry` is the edge by which it came into the hex.
 */
export function leadsOn(tracks: Tracks, hex: number, exit: number, entry: number): boolean {
  let here = hex;
  let out = exit;
  for (;;) {
    const next = beyond(6 * here + out);
    if (next < 0) return false;
    const tile = tracks[next];
    if (tile === undefined) return true;
    const edge = across(out);
    if (!tile.open[edge]) return false;
    if (tile.hub) return next !== hex;
    if (next === hex && edge === entry) return false;
    out = tile.other[edge] as number;
    here = next;
  }
}

/** The edges by which a train that came in by `edge` can leave. */
function exitsOf(tile: Lying, edge: number): readonly number[] {
  if (!tile.hub) return [tile.other[edge] as number];
  return tile.open.flatMap((open, other) => (open && other !== edge ? [other] : []));
}

/** Whether the moving train's route leads onward over a tile that lies in `hex` and is entered by `edge`. */
export function leadsRouteOnward(tracks: Tracks, hex: number, edge: number): boolean {
  const tile = tracks[hex];
  if (tile === undefined || !isJudged(edge)) return true;
  return exitsOf(tile, edge).some((exit) => isOnward(exit) && leadsOn(tracks, hex, exit, edge));
}

/** Whether every route into a tile from the north, the east and the south leads on, where a track comes from there. */
export function leadsAllOn(tracks: Tracks, hex: number): boolean {
  const tile = tracks[hex];
  if (tile === undefined) return true;
  return tile.open.every((open, edge) => {
    if (!open || !isJudged(edge)) return true;
    const next = beyond(6 * hex + edge);
    const neighbour = next < 0 ? undefined : tracks[next];
    if (!neighbour?.open[across(edge)]) return true;
    return exitsOf(tile, edge).some((exit) => leadsOn(tracks, hex, exit, edge));
  });
}
