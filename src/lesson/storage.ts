import { LIMITS, type Line } from './place.ts';

/** The form of what is kept. A later form gets a higher number and reads this one. */
const FORM = 1;

/** Longer texts are set aside unread. */
export const LARGEST = 100_000;

/** Where the reader was in a run, and the lines they played. */
export interface KeptRun {
  /** The print of the run's outline at the time. */
  readonly print: string;
  readonly at: number;
  readonly line?: string;
  readonly lines: readonly Line[];
}

/** What a device keeps of one example. */
export interface Kept {
  /** The run that was open last. */
  readonly run: string;
  readonly runs: { readonly [run: string]: KeptRun };
}

export type SaveFault = 'damaged' | 'oversized' | 'newer';

export type ReadSave = { readonly ok: true; readonly kept: Kept } | { readonly ok: false; readonly fault: SaveFault };

/** The key of an example in `localStorage`. */
export function storageKey(game: string, scenario: string): string {
  return `roundhouse:example:${game}/${scenario}`;
}

/** What is kept, as text: where it would be too long, the run that was open last alone; `undefined` where even that is. */
export function formatSave(kept: Kept): string | undefined {
  const text = JSON.stringify({ form: FORM, ...kept });
  if (text.length <= LARGEST) return text;
  const { [kept.run]: open, ...others } = kept.runs;
  return open && Object.keys(others).length > 0 ? formatSave({ run: kept.run, runs: { [kept.run]: open } }) : undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= longest;

function parseLine(value: unknown): Line | undefined {
  if (!isRecord(value) || !isText(value.name, 4) || !isCount(value.from) || !Array.isArray(value.moves))
    return undefined;
  const moves = value.moves.filter((move) => isText(move, 200));
  if (moves.length !== value.moves.length || moves.length === 0 || moves.length > LIMITS.moves) return undefined;
  return { name: value.name, from: value.from, moves };
}

function parseRun(value: unknown): KeptRun | undefined {
  if (!isRecord(value) || !isText(value.print, 20) || !isCount(value.at) || !Array.isArray(value.lines))
    return undefined;
  const lines: Line[] = [];
  for (const item of value.lines.slice(0, LIMITS.lines)) {
    const line = parseLine(item);
    // A line that cannot be read takes no other with it.
    if (line && lines.every(({ name }) => name !== line.name)) lines.push(line);
  }
  const { print, at, line } = value;
  return typeof line === 'string' && lines.some(({ name }) => name === line)
    ? { print, at, line, lines }
    : { print, at, lines };
}

/** What `formatSave` wrote. Whatever else stands there is named by its fault; the caller sets it aside. */
export function parseSave(text: string): ReadSave {
  if (text.length > LARGEST) return { ok: false, fault: 'oversized' };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, fault: 'damaged' };
  }
  if (!isRecord(value)) return { ok: false, fault: 'damaged' };
  if (isCount(value.form) && value.form > FORM) return { ok: false, fault: 'newer' };
  if (value.form !== FORM || !isText(value.run, 40) || !isRecord(value.runs)) return { ok: false, fault: 'damaged' };
  const runs: Record<string, KeptRun> = Object.create(null);
  for (const [key, item] of Object.entries(value.runs)) {
    const run = parseRun(item);
    if (run && isText(key, 40)) runs[key] = run;
  }
  return { ok: true, kept: { run: value.run, runs: { ...runs } } };
}
