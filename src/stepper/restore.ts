import type { GameTypes } from '../kernel/game.ts';
import { type Branch, played } from './branch.ts';
import {
  begins,
  type Cursor,
  joinLines,
  jump,
  type Line,
  lineOf,
  type Outline,
  START,
  toLine,
  withLines,
} from './cursor.ts';
import type { Spot } from './link.ts';
import { type Kept, type KeptRun, letterIn } from './storage.ts';
import type { Track } from './track.ts';
import type { NoticeCode } from './words/notices.ts';

/** What a reader is told once about a link or a save that does not give back exactly what was meant. */
export type Notice = NoticeCode;

export interface Restored {
  readonly cursor: Cursor;
  readonly notice?: Notice;
}

/** A branch as far as the engine plays it today; `undefined` where nothing of it is left. */
function playable<T extends GameTypes>(track: Track<T>, branch: Branch): Branch | undefined {
  const { frames } = played(track, branch);
  return frames.length > 0 ? { from: branch.from, moves: branch.moves.slice(0, frames.length) } : undefined;
}

/**
 * The cursor that a link means, beside the lines that the reader has already. A link made for an earlier form of the
 * script is followed as far as it goes, and the notice says so.
 */
export function fromSpot<T extends GameTypes>(
  track: Track<T>,
  outline: Outline,
  spot: Spot,
  lines: readonly Line[],
): Restored {
  const own = withLines(START, lines).cursor;
  const changed = spot.fingerprint === outline.fingerprint ? undefined : 'changed';
  // Whether the move was ever possible is not known where the script was another.
  const broken = changed ? 'cut' : 'broken';
  const restored = (cursor: Cursor, fault: 'changed' | 'noStep' | 'broken' | 'cut' | 'full' | undefined): Restored =>
    fault ? { cursor, notice: `link:${fault}` } : { cursor };
  if (!spot.branch) {
    const cursor = jump(own, outline, spot.at);
    return restored(cursor, changed ?? (cursor.at === spot.at ? undefined : 'noStep'));
  }
  const branch = playable(track, spot.branch);
  if (!branch) return restored(jump(own, outline, Math.min(spot.at, spot.branch.from)), broken);
  // A line of the reader's own that begins so, or that this one goes on with, is the same line.
  const cursor = { ...own, lines: joinLines(own.lines, [{ name: 'A', ...branch }]) };
  const line = cursor.lines.find((one) => begins(branch, one));
  if (!line) return restored(jump(own, outline, branch.from), 'full');
  const there = jump(toLine(cursor, line.name), outline, spot.at);
  const whole = branch.moves.length === spot.branch.moves.length;
  return restored(there, whole ? (changed ?? (there.at === spot.at ? undefined : 'noStep')) : broken);
}

/** The cursor of a run as it was kept; lines are cut where they cannot be played, or left out, and the notice says so. */
export function fromKept<T extends GameTypes>(track: Track<T>, outline: Outline, kept: KeptRun | undefined): Restored {
  if (!kept) return { cursor: START };
  const lines: Line[] = [];
  for (const { name, ...branch } of kept.lines) {
    const now = playable(track, branch);
    if (now) lines.push({ name, ...now });
  }
  const cut =
    lines.length < kept.lines.length || lines.some(({ moves }, i) => moves.length < (kept.lines[i]?.moves.length ?? 0));
  const bare: Cursor = { at: 0, lines };
  const on =
    kept.line !== undefined && lines.some(({ name }) => name === kept.line) ? { ...bare, line: kept.line } : bare;
  const cursor = jump(on, outline, kept.at);
  return cut
    ? { cursor, notice: kept.fingerprint === outline.fingerprint ? 'save:broken' : 'save:changed' }
    : { cursor };
}

/** Where the reader was in each run when they left, as long as they are not back there. */
export interface Earlier {
  /** The run that was open last. */
  readonly run?: string;
  readonly cursors: { readonly [run: string]: Cursor };
}

/** True where a reader is as far as they were, or the line that they were on is gone. */
function isBack(cursor: Cursor, earlier: Cursor): boolean {
  if (earlier.line === undefined) return cursor.at >= earlier.at;
  const isThere = cursor.lines.some(({ name }) => name === earlier.line);
  return !isThere || (cursor.line === earlier.line && cursor.at >= earlier.at);
}

/** What is left of the earlier cursors for a reader who is here now. */
export function stillAhead(earlier: Earlier, now: { readonly [run: string]: Cursor }): Earlier {
  const ahead = Object.entries(earlier.cursors).filter(([run, cursor]) => !isBack(now[run] ?? START, cursor));
  return { ...earlier, cursors: Object.fromEntries(ahead) };
}

/** The earlier cursor to offer in a run: its own, or that of the run that was open last. Its lines are those of now. */
export function offered(
  { run: last, cursors }: Earlier,
  run: string,
  now: { readonly [run: string]: Cursor },
): { readonly run: string; readonly cursor: Cursor } | undefined {
  const key = Object.hasOwn(cursors, run) || last === undefined ? run : last;
  // The names of runs come from storage: one may be a member of every object.
  const cursor = Object.hasOwn(cursors, key) ? cursors[key] : undefined;
  const here = Object.hasOwn(now, key) ? now[key] : undefined;
  return cursor && { run: key, cursor: { ...cursor, lines: (here ?? cursor).lines } };
}

/** What the keeping of cursors must know beside them. */
export interface Keeping {
  readonly earlier: Earlier;
  /** Whether the reader has, or had and removed, a line of a run on this page. */
  readonly knows: (run: string, line: Line) => boolean;
}

const ofNow: Keeping = { earlier: { cursors: {} }, knows: () => false };

/**
 * What to keep of the cursors of all runs, beside what is kept already: runs that were not opened, lines that were played
 * elsewhere meanwhile, and the earlier cursor where the reader is not back there.
 */
export function keep(
  run: string,
  cursors: { readonly [run: string]: Cursor },
  outlines: readonly Outline[],
  kept?: Kept,
  { earlier, knows }: Keeping = ofNow,
): Kept {
  const runs: Record<string, KeptRun> = { ...kept?.runs };
  for (const { run: key, fingerprint } of outlines) {
    const here = cursors[key];
    if (!here) continue;
    const before = kept?.runs[key];
    const lines = joinLines(here.lines, before?.lines.filter((line) => !knows(key, line)) ?? []);
    const ahead = earlier.cursors[key];
    const there: Cursor = ahead ? (before ?? ahead) : here;
    const own = lineOf(there);
    const line = letterIn(lines, own);
    const at = own && line === undefined ? Math.min(there.at, own.from) : there.at;
    runs[key] = line === undefined ? { fingerprint, at, lines } : { fingerprint, at, line, lines };
  }
  const last = kept?.run ?? earlier.run;
  return { run: last !== undefined && Object.hasOwn(earlier.cursors, last) ? last : run, runs };
}

/** The spot of a cursor, for a link. */
export function spotOf(cursor: Cursor, { run, fingerprint }: Outline): Spot {
  const line = cursor.lines.find(({ name }) => name === cursor.line);
  const spot = { run, fingerprint, at: cursor.at };
  return line ? { ...spot, branch: { from: line.from, moves: line.moves } } : spot;
}
