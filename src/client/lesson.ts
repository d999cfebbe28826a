import { COURSE_KEY, courseStore, keepsAnything, noted, type Progress } from '../stepper/progress.ts';
import { PROGRESSED, type Progressed, RESET } from '../stepper/progressed.ts';
import { nothingKept, stateOf, stateText, tasksOf } from './lesson-state.ts';

// On the page of a lesson: keeps how far the reader is and what they have solved, as soon as its example tells.

/** What is said where the lesson was reset in another tab. */
const resetElsewhere = 'You reset this lesson in another tab, so it starts again here.';

const store = courseStore(() => localStorage);
const lesson = document.querySelector<HTMLElement>('[data-lesson]');

const part = (name: string) => lesson?.querySelector<HTMLElement>(`[data-part="${name}"]`);
const linkTo = (step: number, text: string): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href: `${lesson?.dataset.link ?? ''}${step}`, textContent: text });

function show(progress: Progress | undefined): void {
  if (!lesson) return;
  const tasks = tasksOf(lesson);
  const state = stateOf(progress, tasks.length);
  lesson.dataset.progress = state;
  // The example learns by it what was solved in an earlier visit, or on another device.
  lesson.dataset.solved = progress?.solved.join(' ') ?? '';
  part('state')?.replaceChildren(stateText(progress, tasks.length));
  lesson.toggleAttribute('data-ended', progress?.done === true);
  const open = tasks.flatMap((step, i) => (progress?.solved.includes(i + 1) ? [] : [linkTo(step, `Task ${i + 1}`)]));
  const isAll = open.length === 0;
  part('open')?.replaceChildren(
    ...(isAll ? ['You have solved all tasks of this lesson.'] : ['Not solved by you yet: ']),
    ...open.flatMap((link, i) => (i === 0 ? [link] : [', ', link])),
    ...(isAll ? [] : ['.']),
  );
}

/** Offers to go on where the reader was, where the example itself does not: its own place came from another device. */
function offer(progress: Progress): void {
  const { kept = '' } = lesson?.dataset ?? {};
  const place = part('offer');
  let isKept = false;
  try {
    isKept = localStorage.getItem(kept) !== null;
  } catch {
    return;
  }
  if (!place || isKept || progress.done || location.search !== '') return;
  place.replaceChildren(linkTo(progress.at, `Go on at step ${progress.at}`));
}

if (lesson) {
  const name = lesson.dataset.lesson ?? '';
  const progress = store.read().course[name];
  show(progress);
  if (progress) offer(progress);
  const tellUnkept = (): void => part('unkept')?.replaceChildren(nothingKept);
  if (!keepsAnything(() => localStorage)) tellUnkept();

  /** What this page alone knows, where the device keeps nothing. */
  let unkept: Progress | undefined;
  /** Whether the device has had progress of this lesson during this visit. */
  let wasKept = progress !== undefined;
  /** Whether that is gone: it was reset in another tab, and this page begins anew. */
  const follow = (): boolean => {
    const { course, fault } = store.read();
    const isGone = wasKept && fault === undefined && course[name] === undefined;
    wasKept = course[name] !== undefined;
    if (!isGone) return false;
    unkept = undefined;
    show(undefined);
    part('unkept')?.replaceChildren(resetElsewhere);
    document.dispatchEvent(new CustomEvent(RESET));
    return true;
  };
  addEventListener('storage', ({ key }) => {
    if ((key === COURSE_KEY || key === null) && !follow()) show(unkept ?? store.read().course[name]);
  });
  // A page that was laid by is told of nothing.
  addEventListener('pageshow', follow);
  document.addEventListener('visibilitychange', follow);
  const note = ({ at: step, of, own, done, solved }: Progressed): void => {
    if (follow()) return;
    const before = unkept ?? store.read().course[name];
    // On a line of one's own the step of the script stays the last, but what it solves is solved.
    const at = own ? Math.max(step, before?.at ?? 0) : step;
    // A lesson that has become shorter has no such step any more.
    if (at > of) return;
    part('offer')?.replaceChildren();
    const now = { at, of, done, solved };
    const isKnown = now.solved.every((one) => before?.solved.includes(one));
    if (before?.at === now.at && before.of === of && (before.done || !now.done) && isKnown) return;
    const isKept = store.write((course) => noted(course, name, now));
    if (isKept) part('unkept')?.replaceChildren();
    else tellUnkept();
    wasKept ||= isKept;
    unkept = isKept ? undefined : noted(before ? { [name]: before } : {}, name, now)[name];
    show(unkept ?? store.read().course[name]);
  };
  lesson.addEventListener(PROGRESSED, (event) => note((event as CustomEvent<Progressed>).detail));
}
