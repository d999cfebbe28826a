import { asidesOf } from './aside.ts';
import { begins, joinLines, LIMITS, type Line } from './cursor.ts';

/** The form of what is kept. A later form gets a higher number and reads this one. */
const FORM = 1;

/** Longer texts are set aside unread. */
export const LARGEST = 100_000;

/** Where the reader was in a run, and the lines they played. */
export interface KeptRun {
  /** The fingerprint of the run's outline at the time. */
  readonly fingerprint: string;
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

/** `part`: some of its runs or lines cannot be read, the rest can. */
export type SaveFault = 'damaged' | 'oversized' | 'newer' | 'part';

/** What can be read of a save, and what is wrong with it. */
export type ReadSave =
  | { readonly ok: true; readonly kept: Kept; readonly fault?: SaveFault }
  | { readonly ok: false; readonly fault: SaveFault };

/** The key of an example in `localStorage`. */
export function storageKey(game: string, scenario: string): string {
  return `roundhouse:example:${game}/${scenario}`;
}

/** What is kept, as text: where it would be too long, the run that was open last alone; `undefined` where even that is. */
export function formatSave(kept: Kept): string | undefined {
  // `print` is the name that this form has for a fingerprint.
  const runs = Object.entries(kept.runs).map(([run, { fingerprint, ...rest }]) => [
    run,
    { print: fingerprint, ...rest },
  ]);
  const text = JSON.stringify({ form: FORM, run: kept.run, runs: Object.fromEntries(runs) });
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
  const { print: fingerprint, at, line } = value;
  return typeof line === 'string' && lines.some(({ name }) => name === line)
    ? { fingerprint, at, line, lines }
    : { fingerprint, at, lines };
}

/** What `formatSave` wrote. Whatever else stands there is named by its fault, in whole or in part; `storeOf` sets it aside. */
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
  const read = { ok: true, kept: { run: value.run, runs } } as const;
  let isWhole = true;
  for (const [key, item] of Object.entries(value.runs)) {
    const run = isText(key, 40) ? parseRun(item) : undefined;
    if (run) runs[key] = run;
    isWhole &&= run !== undefined && run.lines.length === (item as KeptRun).lines.length;
  }
  return isWhole ? read : { ...read, fault: 'part' };
}

/** The letter that a line of one list has in another which holds it, or one that it begins. */
export function letterIn(lines: readonly Line[], line: Line | undefined): string | undefined {
  return line && lines.find((one) => begins(line, one))?.name;
}

/** Two saves as one: the lines of both, and the cursors of the first. */
function joinKept(first: Kept | undefined, second: Kept): Kept {
  if (!first) return second;
  const runs: Record<string, KeptRun> = { ...second.runs };
  for (const [key, run] of Object.entries(first.runs))
    runs[key] = { ...run, lines: joinLines(run.lines, second.runs[key]?.lines ?? []) };
  return { run: first.run, runs };
}

/** What a device keeps of one example, whoever writes there meanwhile. */
export interface Store {
  /** What is kept now. A save that cannot be read is named by its fault and set aside; one set aside earlier is tried again. */
  read(): { readonly kept?: Kept; readonly fault?: SaveFault };
  /** Keeps what is made of what is kept now. False where nothing can be kept: storage is closed or full. */
  write(change: (now: Kept | undefined) => Kept): boolean;
}

/**
 * The store of one example. No text that it cannot read is ever written over: it moves to the first free of `:aside`,
 * `:aside:2` …, from where a form of this site that can read it takes it back; with no room there it stays where it is.
 * @param device `localStorage`; throws where the browser closes it
 */
export function storeOf(device: () => Storage, key: string): Store {
  const asides = asidesOf(key);

  /** Whether the device still takes what it has already; one that takes nothing would not take it back either. */
  function takes(storage: Storage, text: string): boolean {
    try {
      storage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  /** True where a text has left the key that the next save takes. */
  function setAside(storage: Storage, text: string): boolean {
    const there = asides.map((name) => storage.getItem(name));
    const free = asides[there.indexOf(null)];
    const isCopy = there.includes(text);
    if (!isCopy && free === undefined) return false;
    if (!takes(storage, text)) return false;
    // Removed first: a large text finds no room to stand twice.
    storage.removeItem(key);
    if (isCopy || free === undefined) return true;
    try {
      storage.setItem(free, text);
      return true;
    } catch {
      storage.setItem(key, text);
      return false;
    }
  }

  function take(storage: Storage) {
    const text = storage.getItem(key);
    const read = text === null ? undefined : parseSave(text);
    let kept = read?.ok ? read.kept : undefined;
    const taken: string[] = [];
    for (const name of asides.toReversed()) {
      const aside = parseSave(storage.getItem(name) ?? '');
      if (!aside.ok || aside.fault) continue;
      kept = joinKept(kept, aside.kept);
      taken.push(name);
    }
    const fault = read?.fault;
    const isFree = text === null || fault === undefined || setAside(storage, text);
    // What can be read of a text that is set aside stays.
    if (isFree && fault && read?.ok) takes(storage, formatSave(read.kept) ?? '');
    return { kept, fault, taken, isFree };
  }

  return {
    read() {
      try {
        const { kept, fault } = take(device());
        return { ...(kept ? { kept } : {}), ...(fault ? { fault } : {}) };
      } catch {
        return {};
      }
    },
    write(change) {
      try {
        const storage = device();
        const { kept, taken, isFree } = take(storage);
        const text = isFree ? formatSave(change(kept)) : undefined;
        if (text === undefined) return false;
        storage.setItem(key, text);
        for (const name of taken) storage.removeItem(name);
        return true;
      } catch {
        return false;
      }
    },
  };
}
