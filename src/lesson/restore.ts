import type { GameTypes } from '../engine/kernel/game.ts';
import type { NoticeCode } from '../words/ui.ts';
import { type Branch, played } from './branch.ts';
import type { Spot } from './link.ts';
import { jump, type Line, type Outline, type Place, START, toLine, withLines } from './place.ts';
import type { Kept, KeptRun } from './storage.ts';
import type { Track } from './track.ts';

/** What a reader is told once about a link or a save that does not give back exactly what was meant. */
export type Notice = NoticeCode;

export interface Restored {
  readonly place: Place;
  readonly notice?: Notice;
}

/** A branch as far as the engine plays it today; `undefined` where nothing of it is left. */
function playable<T extends GameTypes>(track: Track<T>, branch: Branch): Branch | undefined {
  const { frames } = played(track, branch);
  return frames.length > 0 ? { from: branch.from, moves: branch.moves.slice(0, frames.length) } : undefined;
}

/**
 * The place that a link means, beside the lines that the reader has already. A link made for an earlier form of the
 * script is followed as far as it goes, and the notice says so.
 */
export function fromSpot<T extends GameTypes>(
  track: Track<T>,
  outline: Outline,
  spot: Spot,
  lines: readonly Line[],
): Restored {
  const own = withLines(START, lines).place;
  const changed = spot.print === outline.print ? undefined : 'changed';
  const told = (place: Place, fault: 'changed' | 'noStep' | 'broken' | 'full' | undefined): Restored =>
    fault ? { place, notice: `link:${fault}` } : { place };
  if (!spot.branch) {
    const place = jump(own, outline, spot.at);
    return told(place, changed ?? (place.at === spot.at ? undefined : 'noStep'));
  }
  const branch = playable(track, spot.branch);
  if (!branch) return told(jump(own, outline, Math.min(spot.at, spot.branch.from)), changed ?? 'broken');
  const { place, left } = withLines(own, [{ name: 'A', ...branch }]);
  if (left.length > 0) return told(jump(own, outline, branch.from), 'full');
  const line = place.lines.find(
    ({ from, moves }) =>
      from === branch.from &&
      moves.length === branch.moves.length &&
      moves.every((move, i) => move === branch.moves[i]),
  );
  const there = jump(line ? toLine(place, line.name) : place, outline, spot.at);
  const whole = branch.moves.length === spot.branch.moves.length;
  return told(there, changed ?? (whole ? (there.at === spot.at ? undefined : 'noStep') : 'broken'));
}

/** The place of a run as it was kept; lines that can no longer be played at all are left out, and the notice says so. */
export function fromKept<T extends GameTypes>(track: Track<T>, outline: Outline, kept: KeptRun | undefined): Restored {
  if (!kept) return { place: START };
  const lines: Line[] = [];
  for (const { name, ...branch } of kept.lines) {
    const now = playable(track, branch);
    if (now) lines.push({ name, ...now });
  }
  const cut =
    lines.length < kept.lines.length || lines.some(({ moves }, i) => moves.length < (kept.lines[i]?.moves.length ?? 0));
  const bare: Place = { at: 0, lines };
  const on =
    kept.line !== undefined && lines.some(({ name }) => name === kept.line) ? { ...bare, line: kept.line } : bare;
  const place = jump(on, outline, kept.at);
  return cut ? { place, notice: 'save:changed' } : { place };
}

/** What to keep of the places of all runs; `before` holds runs that were not opened this time. */
export function keep(
  run: string,
  places: { readonly [run: string]: Place },
  outlines: readonly Outline[],
  before?: Kept,
): Kept {
  const runs: Record<string, KeptRun> = { ...before?.runs };
  for (const { run: key, print } of outlines) {
    const place = places[key];
    if (place) runs[key] = { print, ...place };
  }
  return { run, runs };
}

/** The spot of a place, for a link. */
export function spotOf(place: Place, { run, print }: Outline): Spot {
  const line = place.lines.find(({ name }) => name === place.line);
  const spot = { run, print, at: place.at };
  return line ? { ...spot, branch: { from: line.from, moves: line.moves } } : spot;
}
