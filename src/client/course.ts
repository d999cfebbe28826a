import {
  COURSE_KEY,
  type CourseFault,
  courseStore,
  formatCourse,
  joinCourses,
  type KeptFault,
  keepsAnything,
  LONGEST,
  onlyOf,
  type Progress,
  parseCourse,
  without,
} from '../stepper/progress.ts';
import { nothingKept, tellLesson } from './lesson-state.ts';

// The course of a game: how far the reader is in each lesson, kept on the device; reset, taken along and brought back.

const faults: Readonly<Record<CourseFault, string>> = {
  empty: 'There is nothing to bring in: paste what was saved here, or open its file.',
  damaged: 'This progress is damaged, so nothing was brought in and yours is as it was.',
  foreign: 'This is no progress of a course here, so nothing was brought in and yours is as it was.',
  newer: 'This progress comes from a newer form of this site; reload the page, then bring it in again.',
  oversized: 'This is too large to be progress of a course here, so nothing was brought in and yours is as it was.',
};
const kept: Readonly<Record<KeptFault, string>> = {
  part: 'Some of your progress cannot be read. It stays on this device; your other lessons are as they were.',
  empty: 'What was kept of your progress is empty, and the course begins anew.',
  damaged: 'What was kept of your progress cannot be read. It stays on this device, and the course begins anew.',
  foreign: 'What was kept of your progress cannot be read. It stays on this device, and the course begins anew.',
  newer:
    'Your progress was kept by a newer form of this site. It stays on this device; reload the page to get that form.',
  oversized:
    'What was kept of your progress is too large to be read. It stays on this device, and the course begins anew.',
};

const store = courseStore(() => localStorage);
const lessons = [...document.querySelectorAll<HTMLElement>('[data-lesson]')];
const find = <E extends HTMLElement>(name: string) => document.querySelector<E>(`[data-course="${name}"]`);
const text = find<HTMLTextAreaElement>('text');
const status = find('status');
/** What is said of the device: it stands above the lessons, of which it says that they are not kept. */
const unkept = find('unkept');

function say(message: string, isRefused = false, where = status): void {
  if (!where) return;
  where.classList.toggle('refused', isRefused);
  where.replaceChildren(message);
}

function show(): void {
  const { course, fault } = store.read();
  for (const lesson of lessons) tellLesson(lesson, course[lesson.dataset.lesson ?? '']);
  if (fault && fault !== 'empty') say(kept[fault], true, unkept);
  else say(keepsAnything(() => localStorage) ? '' : nothingKept, false, unkept);
}

/** A lesson as if it had never been begun; what was there can be had back until the page is left. */
function reset(lesson: HTMLElement): void {
  const { lesson: name = '', kept: key = '' } = lesson.dataset;
  const before: Progress | undefined = store.read().course[name];
  let place: string | null = null;
  const isDone = store.write((now) => without(now, name));
  try {
    place = localStorage.getItem(key);
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
  show();
  if (!isDone) {
    say(nothingKept, true);
    return;
  }
  const undo = Object.assign(document.createElement('button'), { type: 'button', className: 'button quiet' });
  undo.textContent = 'Undo';
  undo.dataset.act = 'undo';
  undo.addEventListener('click', () => {
    store.write((now) => (before ? { ...now, [name]: before } : now));
    try {
      if (place !== null) localStorage.setItem(key, place);
    } catch {
      // There is no room for the place any more; the progress is what counts.
    }
    show();
    say('The lesson is as it was.');
    lesson.querySelector('a')?.focus();
  });
  say('');
  status?.replaceChildren(`“${lesson.querySelector('a')?.textContent ?? ''}” is reset. `, undo);
  undo.focus();
}

/** The names of all lessons of the site, of every game: what is taken along has all of them. */
const names = new Set(find('status')?.dataset.lessons?.split(' '));
const counted = (count: number): string => (count === 1 ? '1 lesson' : `${count} lessons`);

function bringIn(given: string): void {
  const read = parseCourse(given);
  if (!read.ok) {
    say(faults[read.fault], true);
    return;
  }
  const { course, others } = onlyOf(read.course, names);
  const count = Object.keys(course).length;
  if (count === 0 && others > 0) {
    say('This progress has no lesson of this site, so nothing was brought in and yours is unchanged.', true);
  } else if (!store.write((now) => joinCourses(now, course))) {
    say(nothingKept, true);
  } else {
    show();
    const left = others === 0 ? '' : ` Left out: ${counted(others)} that this site does not have.`;
    say(`Brought in: ${counted(count)}. Of each, the further place counts.${left}`);
    if (text) text.value = '';
  }
}

async function copy(): Promise<void> {
  const whole = formatCourse(store.read().course);
  try {
    await navigator.clipboard.writeText(whole);
    say('Your progress is copied. Paste it on the other device.');
  } catch {
    if (text) {
      text.value = whole;
      text.select();
    }
    say('Copy the text in the field.');
  }
}

function save(): void {
  const url = URL.createObjectURL(new Blob([formatCourse(store.read().course)], { type: 'application/json' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'roundhouse-course.json' });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
  say('Your progress is saved as roundhouse-course.json.');
}

async function open({ currentTarget }: Event): Promise<void> {
  if (!(currentTarget instanceof HTMLInputElement)) return;
  const [file] = currentTarget.files ?? [];
  if (!file) return;
  try {
    // A file that is far too large is not read at all.
    bringIn(file.size > 4 * LONGEST ? ' '.repeat(LONGEST + 1) : await file.text());
  } catch {
    say('This file cannot be opened.', true);
  }
  currentTarget.value = '';
}

for (const lesson of lessons)
  lesson.querySelector('[data-act="reset"]')?.addEventListener('click', () => reset(lesson));
find('copy')?.addEventListener('click', () => void copy());
find('save')?.addEventListener('click', save);
find('file')?.addEventListener('change', (event) => void open(event));
find('bring')?.addEventListener('click', () => bringIn(text?.value ?? ''));
addEventListener('storage', ({ key }) => {
  if (key === COURSE_KEY || key === null) show();
});
// Whoever comes back finds the page as they left it, but may have gone on in a lesson.
addEventListener('pageshow', show);
show();
