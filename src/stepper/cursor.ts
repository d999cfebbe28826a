import type { Run } from '../games/common/scenario.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import { hash } from '../kernel/hash.ts';
import { formatMove } from '../kernel/moves.ts';
import { ENGINE } from '../kernel/save.ts';
import type { Branch } from './branch.ts';

/** How many lines of their own a reader may keep in a run, and how many moves each may have. */
export const LIMITS = { lines: 12, moves: 60 } as const;

/** A branch that a reader keeps, by a letter. */
export interface Line extends Branch {
  readonly name: string;
}

/**
 * Where a reader is in a run. `at` counts frames: 0 is the start. On a line, the frames up to its `from` are the
 * script's and one more follows for each of its moves. Without `line` the reader is on the script.
 */
export interface Cursor {
  readonly at: number;
  readonly line?: string;
  readonly lines: readonly Line[];
}

/** What the stepper needs to know of a script without its game: what each step is, and the moves as text. */
export interface Outline {
  readonly run: string;
  /**
   * Changes with the start or the moves of the script, not with its wording, and with an engine by which the same moves lead
   * elsewhere: four characters for links and saves.
   */
  readonly fingerprint: string;
  readonly steps: readonly {
    readonly kind: 'say' | 'move' | 'refuse' | 'ask' | 'try';
    readonly move?: string;
    /** The name that the step has. */
    readonly mark?: string;
    /** Of a task: the frame after the last move of the way that the script shows. */
    readonly until?: number;
    /** Of a task: how many hints there are, that of the way included. */
    readonly hints?: number;
    /** Characters to read. */
    readonly length: number;
  }[];
}

/** The frame after the moves that directly follow a step of a script (from 0). */
export function wayEnd<T extends GameTypes>(script: Run<T>['script'], step: number): number {
  const end = script.findIndex((one, i) => i > step && !('move' in one));
  return end < 0 ? script.length : end;
}

/** The outline of a run, from its script alone. */
export function outlineOf<T extends GameTypes>(game: Game<T>, run: Run<T>, engine: number = ENGINE): Outline {
  const text = (move: T['Move']) => formatMove(game.vocabulary, move);
  const told = (step: Run<T>['script'][number], i: number): Outline['steps'][number] => {
    if ('move' in step) return { kind: 'move', move: text(step.move), length: step.say?.length ?? 0 };
    if ('refuse' in step) return { kind: 'refuse', move: text(step.refuse), length: step.say.length };
    if ('ask' in step) return { kind: 'ask', length: step.ask.length };
    if ('try' in step)
      return { kind: 'try', until: wayEnd(run.script, i), hints: step.hints.length + 1, length: step.say.length };
    return { kind: 'say', length: step.say.length };
  };
  const steps = run.script.map((step, i) => ({
    ...told(step, i),
    ...(step.mark === undefined ? {} : { mark: step.mark }),
  }));
  const moves = steps.map(({ kind, move }) => (move === undefined ? kind : `${kind} ${move}`));
  // What a chart shows changes nothing for those who come by an old link.
  const { procedures: _, ...start } = run.start;
  return { run: run.key, fingerprint: hash({ engine, start, moves }).slice(-4), steps };
}

/** The start of a run. */
export const START: Cursor = { at: 0, lines: [] };

/** The line that the reader is on. */
export function lineOf(cursor: Cursor): Line | undefined {
  return cursor.lines.find(({ name }) => name === cursor.line);
}

/** The last frame of what the reader is on. */
export function lastOf(cursor: Cursor, { steps }: Outline): number {
  const line = lineOf(cursor);
  return line ? line.from + line.moves.length : steps.length;
}

/** The branch up to the reader's frame; `undefined` where that frame is the script's. */
export function branchAt(cursor: Cursor): Branch | undefined {
  const line = lineOf(cursor);
  return line && cursor.at > line.from
    ? { from: line.from, moves: line.moves.slice(0, cursor.at - line.from) }
    : undefined;
}

/** The frame of the script that stands for the reader's: as many moves after the fork, or the end. */
export function counterpart(cursor: Cursor, { steps }: Outline): number {
  const branch = branchAt(cursor);
  if (!branch) return Math.min(cursor.at, steps.length);
  let left = branch.moves.length;
  for (let at = branch.from; at < steps.length; at++) if (steps[at]?.kind === 'move' && --left === 0) return at + 1;
  return steps.length;
}

/**
 * The frame of another run that stands for one of this: after the step of the same name, else as far behind the last step
 * whose name both have, or behind the start. `isNear` where there is none such, and it is the nearest.
 */
export function across(
  at: number,
  { steps }: Outline,
  other: Outline,
): { readonly at: number; readonly isNear: boolean } {
  const named = (to: number) => {
    const mark = steps[to - 1]?.mark;
    return mark === undefined ? 0 : other.steps.findIndex((step) => step.mark === mark) + 1;
  };
  let last = at;
  while (last > 0 && named(last) === 0) last--;
  const there = named(last) + at - last;
  const to = Math.min(there, other.steps.length);
  return { at: to, isNear: to < there || (last < at && steps[at - 1]?.mark !== undefined) };
}

/** The cursor at another frame, as near as there is one. */
export function jump(cursor: Cursor, outline: Outline, at: number): Cursor {
  const to = Math.max(0, Math.min(lastOf(cursor, outline), Math.trunc(at) || 0));
  return to === cursor.at ? cursor : { ...cursor, at: to };
}

/** Back on the script, where the reader left it. */
export function toScript({ at, lines, ...rest }: Cursor): Cursor {
  const line = lineOf({ at, lines, ...rest });
  return { at: line ? Math.min(at, line.from) : at, lines };
}

/** On a kept line, at its end. The same cursor where there is no such line. */
export function toLine(cursor: Cursor, name: string): Cursor {
  const line = cursor.lines.find((one) => one.name === name);
  return line ? { ...cursor, line: name, at: line.from + line.moves.length } : cursor;
}

/** Without a line; a reader who was on it is back on the script. */
export function dropLine(cursor: Cursor, name: string): Cursor {
  const here = cursor.line === name ? toScript(cursor) : cursor;
  return { ...here, lines: here.lines.filter((line) => line.name !== name) };
}

/** The first letter (A, B, … Z, A2 …) that no line has. */
export function nextName(lines: readonly Line[]): string {
  const taken = new Set(lines.map(({ name }) => name));
  for (let n = 0; ; n++) {
    const name = String.fromCharCode(65 + (n % 26)) + (n < 26 ? '' : String(Math.floor(n / 26) + 1));
    if (!taken.has(name)) return name;
  }
}

/**
 * The cursor after a legal move. A move that the script or a kept line makes next goes on along it; any other extends the
 * reader's line at its end or begins a new one. `full` where no more can be kept.
 */
export function play(cursor: Cursor, { steps }: Outline, move: string): Cursor | 'full' {
  const branch = branchAt(cursor) ?? { from: cursor.at, moves: [] };
  const moves = [...branch.moves, move];
  if (branch.moves.length === 0) {
    const next = steps.findIndex(({ kind }, i) => i >= cursor.at && kind === 'move');
    const along = lineOf(cursor);
    if (next >= 0 && steps[next]?.move === move)
      return along && next < along.from ? { ...cursor, at: next + 1 } : { at: next + 1, lines: cursor.lines };
  }
  const at = branch.from + moves.length;
  const along = cursor.lines.filter(
    (line) => line.from === branch.from && moves.every((text, i) => line.moves[i] === text),
  );
  const known = along.find(({ name }) => name === cursor.line) ?? along[0];
  if (known) return { ...cursor, line: known.name, at };
  if (moves.length > LIMITS.moves) return 'full';
  const line = lineOf(cursor);
  if (line && line.from === branch.from && line.moves.length === branch.moves.length)
    return { ...cursor, at, lines: cursor.lines.map((one) => (one === line ? { ...line, moves } : one)) };
  if (cursor.lines.length >= LIMITS.lines) return 'full';
  const name = nextName(cursor.lines);
  return { at, line: name, lines: [...cursor.lines, { name, from: branch.from, moves }] };
}

/** The text of a branch: that of two branches is one where they are. */
export function textOf({ from, moves }: Branch): string {
  return [from, ...moves].join('\n');
}

/** True where a branch is the beginning of another, or all of it. */
export function begins(branch: Branch, other: Branch): boolean {
  return branch.from === other.from && branch.moves.every((move, i) => move === other.moves[i]);
}

/**
 * A reader's lines with those that were played elsewhere: of two lines of which one begins the other, the longer is kept,
 * under the reader's letter. What finds no room is left out.
 */
export function joinLines(own: readonly Line[], others: readonly Line[]): readonly Line[] {
  let lines = own;
  for (const other of others) {
    if (lines.some((line) => begins(other, line))) continue;
    const short = lines.find((line) => begins(line, other));
    if (short) lines = lines.map((line) => (line === short ? { ...other, name: line.name } : line));
    else lines = withLines({ at: 0, lines }, [other]).cursor.lines;
  }
  return lines;
}

/** The cursor with the lines of another joined to it; equal lines are kept once. What finds no room comes back apart. */
export function withLines(cursor: Cursor, others: readonly Line[]): { cursor: Cursor; left: readonly Line[] } {
  let lines = cursor.lines;
  const left: Line[] = [];
  for (const other of others) {
    if (lines.some((line) => textOf(line) === textOf(other))) continue;
    if (lines.length >= LIMITS.lines) left.push(other);
    else {
      const free = lines.every(({ name }) => name !== other.name);
      lines = [...lines, free ? other : { ...other, name: nextName(lines) }];
    }
  }
  return { cursor: { ...cursor, lines }, left };
}
