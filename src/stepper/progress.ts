import { asidesOf } from './aside.ts';

/** The form of what is kept. A later form gets a higher number and reads this one. The first knew of no solved tasks. */
const FORM = 2;

/** What tells a text of ours from any other. */
const KIND = 'roundhouse course';

/** Longer texts are refused unread. */
export const LONGEST = 50_000;

/** How many lessons are kept; there are far fewer. */
const MOST = 400;

/** How far a reader is in a lesson. A lesson that was not begun has none. */
export interface Progress {
  /** The step of the script that they were on last, from 1; on a line of their own, the one before it. */
  readonly at: number;
  /** How many steps there were. */
  readonly of: number;
  /** Whether they have been at its end. */
  readonly done: boolean;
  /** The tasks that they have solved by moves of their own, from 1, in order. */
  readonly solved: readonly number[];
}

/** By `game/lesson`. */
export type Course = { readonly [lesson: string]: Progress };

export type CourseFault = 'empty' | 'damaged' | 'foreign' | 'newer' | 'oversized';

export type ReadCourse =
  | { readonly ok: true; readonly course: Course }
  | { readonly ok: false; readonly fault: CourseFault };

/** The key in `localStorage`. */
export const COURSE_KEY = 'roundhouse:course';

/** What a lesson is called in a course. */
export const lessonKey = (game: string, lesson: string): string => `${game}/${lesson}`;

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\/[a-z0-9]+(-[a-z0-9]+)*$/;

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 10_000;

const isRising = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((one, i) => isCount(one) && (i === 0 || one > value[i - 1]));

function parseOne(value: unknown, form: number): Progress | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { at, of, done, solved = form === 1 ? [] : undefined } = value as Record<string, unknown>;
  const isWhole = isCount(at) && isCount(of) && at <= of && typeof done === 'boolean' && isRising(solved);
  return isWhole ? { at, of, done, solved } : undefined;
}

/** A course as text, for a device to keep and for a reader to take along: one lesson a line, in alphabetical order. */
export function formatCourse(course: Course): string {
  const lessons = Object.entries(course)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([name, { at, of, done, solved }]) => `  ${JSON.stringify(name)}: ${JSON.stringify({ at, of, done, solved })}`,
    );
  return `{ "kind": "${KIND}", "form": ${FORM}, "lessons": {\n${lessons.join(',\n')}\n} }\n`;
}

/** A course as far as it can be read, and its entries that cannot. */
type ReadParts =
  | { readonly ok: true; readonly course: Course; readonly rest: readonly (readonly [string, unknown])[] }
  | { readonly ok: false; readonly fault: CourseFault };

function parseParts(text: string): ReadParts {
  const no = (fault: CourseFault): ReadParts => ({ ok: false, fault });
  if (text.length > LONGEST) return no('oversized');
  if (text.trim() === '') return no('empty');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return no(text.includes(KIND) ? 'damaged' : 'foreign');
  }
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== KIND) return no('foreign');
  const { form, lessons } = value as Record<string, unknown>;
  if (Number.isInteger(form) && (form as number) > FORM) return no('newer');
  if (!isCount(form) || typeof lessons !== 'object' || lessons === null || Array.isArray(lessons)) return no('damaged');
  const course: Record<string, Progress> = {};
  const rest: [string, unknown][] = [];
  const entries = Object.entries(lessons);
  if (entries.length > MOST) return no('oversized');
  for (const [name, item] of entries) {
    const one = NAME.test(name) && name.length <= 120 ? parseOne(item, form) : undefined;
    if (one) course[name] = one;
    else rest.push([name, item]);
  }
  return { ok: true, course, rest };
}

/** What `formatCourse` wrote. It is taken whole or not at all; whatever else a text is, its fault says. */
export function parseCourse(text: string): ReadCourse {
  const read = parseParts(text);
  if (!read.ok) return read;
  return read.rest.length > 0 ? { ok: false, fault: 'damaged' } : { ok: true, course: read.course };
}

/** Entries that cannot be read, as a course of their own. */
const formatRest = (rest: readonly (readonly [string, unknown])[]): string =>
  `${JSON.stringify({ kind: KIND, form: FORM, lessons: Object.fromEntries(rest) })}\n`;

const together = (...lists: (readonly number[])[]): number[] => [...new Set(lists.flat())].sort((a, b) => a - b);

/** Two courses as one: of each lesson, the further of the two, and the tasks that were solved in either. */
export function joinCourses(one: Course, other: Course): Course {
  const joined: Record<string, Progress> = { ...one };
  for (const [name, theirs] of Object.entries(other)) {
    const ours = joined[name];
    if (!ours) joined[name] = theirs;
    else {
      const further = theirs.at / theirs.of > ours.at / ours.of ? theirs : ours;
      joined[name] = { ...further, done: ours.done || theirs.done, solved: together(ours.solved, theirs.solved) };
    }
  }
  return joined;
}

/** A course after a reader has come to a step of a lesson; who has been at its end, or solved a task, has for good. */
export function noted(course: Course, name: string, now: Progress): Course {
  const before = course[name];
  const solved = together(before?.solved ?? [], now.solved);
  return { ...course, [name]: { ...now, done: now.done || before?.done === true, solved } };
}

/** How many of so many tasks are solved; a lesson may have lost some since. */
export const solvedOf = ({ solved }: Progress, tasks: number): number => solved.filter((one) => one <= tasks).length;

/** Whether a lesson is done: its end is reached, and all of its tasks are solved. */
export const isDone = (progress: Progress, tasks: number): boolean =>
  progress.done && solvedOf(progress, tasks) === tasks;

/** The lessons of a course that are among `names`, and how many others it has. */
export function onlyOf(
  course: Course,
  names: ReadonlySet<string>,
): { readonly course: Course; readonly others: number } {
  const all = Object.entries(course);
  const those = all.filter(([name]) => names.has(name));
  return { course: Object.fromEntries(those), others: all.length - those.length };
}

/** A course without a lesson. */
export function without(course: Course, name: string): Course {
  const { [name]: _, ...rest } = course;
  return rest;
}

/** What is wrong with what a device keeps; `part`: some of its lessons cannot be read, the rest can. */
export type KeptFault = CourseFault | 'part';

/** What a device keeps of all courses, whoever writes there meanwhile. */
export interface CourseStore {
  /** What is kept now. A text that cannot be read is named by its fault; it stays until something is written. */
  read(): { readonly course: Course; readonly fault?: KeptFault };
  /** Keeps what is made of what is kept now. False where nothing can be kept: storage is closed or full. */
  write(change: (now: Course) => Course): boolean;
}

/**
 * Whether a device keeps anything now: storage that is closed or full takes not even a course.
 * @param device `localStorage`; throws where the browser closes it
 */
export function keepsAnything(device: () => Storage): boolean {
  const probe = `${COURSE_KEY}:probe`;
  try {
    const storage = device();
    storage.setItem(probe, ' '.repeat(1000));
    storage.removeItem(probe);
    return true;
  } catch {
    return false;
  }
}

/**
 * The store of a device. What it cannot read is never lost, a whole text or one lesson of it: before anything is written in its
 * slot it moves to the first free of its keys aside, and where none is free, nothing is written.
 * @param device `localStorage`; throws where the browser closes it
 */
export function courseStore(device: () => Storage): CourseStore {
  const asides = asidesOf(COURSE_KEY);
  function take(storage: Storage) {
    const text = storage.getItem(COURSE_KEY);
    const read = text === null ? undefined : parseParts(text);
    let course = read?.ok ? read.course : {};
    // What was set aside comes back as soon as a form of this site can read it.
    const back: { readonly name: string; readonly left: string | undefined }[] = [];
    for (const name of asides) {
      const old = parseParts(storage.getItem(name) ?? '');
      if (!old.ok || Object.keys(old.course).length === 0) continue;
      course = joinCourses(course, old.course);
      back.push({ name, left: old.rest.length > 0 ? formatRest(old.rest) : undefined });
    }
    if (text === null || !read || (read.ok && read.rest.length === 0)) return { course, back };
    if (!read.ok) return { course, back, fault: read.fault, unread: text };
    return { course, back, fault: 'part' as const, unread: formatRest(read.rest) };
  }
  /** The slot to set a text aside; `undefined` where it stands in one already, or there is none. */
  function slotFor(storage: Storage, text: string): { readonly name?: string; readonly isKept: boolean } {
    const there = asides.map((name) => storage.getItem(name));
    if (there.includes(text)) return { isKept: true };
    const name = asides[there.indexOf(null)];
    return name === undefined ? { isKept: false } : { name, isKept: true };
  }
  return {
    read() {
      try {
        const { course, fault } = take(device());
        return fault ? { course, fault } : { course };
      } catch {
        return { course: {} };
      }
    },
    write(change) {
      try {
        const storage = device();
        const { course, back, unread } = take(storage);
        const next = formatCourse(change(course));
        // What could not be read back would hide what is there.
        if (!parseCourse(next).ok) return false;
        const slot = unread === undefined ? { isKept: true } : slotFor(storage, unread);
        if (!slot.isKept) return false;
        if (slot.name !== undefined && unread !== undefined) storage.setItem(slot.name, unread);
        try {
          storage.setItem(COURSE_KEY, next);
        } catch {
          if (slot.name !== undefined) storage.removeItem(slot.name);
          return false;
        }
        for (const { name, left } of back) {
          if (left === undefined) storage.removeItem(name);
          else storage.setItem(name, left);
        }
        return true;
      } catch {
        return false;
      }
    },
  };
}
