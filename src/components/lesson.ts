import { courseStore, noted, type Progress } from '../lesson/progress.ts';
import { stateText } from './lesson-state.ts';

// On the page of a lesson: keeps how far the reader is, as soon as they are there.

const store = courseStore(() => localStorage);
const lesson = document.querySelector<HTMLElement>('[data-lesson]');

function stepsOf(run: string): number {
  const steps = JSON.parse(lesson?.dataset.steps ?? '{}') as Record<string, number>;
  return steps[run] ?? 0;
}

function show(progress: Progress | undefined): void {
  if (!lesson) return;
  lesson.dataset.progress = progress === undefined ? 'none' : progress.done ? 'done' : 'under';
  lesson.querySelector('[data-part="state"]')?.replaceChildren(stateText(progress));
}

/** Offers to go on where the reader was, where the example itself does not: its own place came from another device. */
function offer(progress: Progress): void {
  const { kept = '', link = '' } = lesson?.dataset ?? {};
  const place = lesson?.querySelector('[data-part="offer"]');
  let isKept = false;
  try {
    isKept = localStorage.getItem(kept) !== null;
  } catch {
    return;
  }
  if (!place || isKept || progress.done || location.search !== '') return;
  const go = Object.assign(document.createElement('a'), { href: `${link}${progress.at}` });
  go.textContent = `Go on at step ${progress.at}`;
  place.replaceChildren(go);
}

if (lesson) {
  const name = lesson.dataset.lesson ?? '';
  const progress = store.read().course[name];
  show(progress);
  if (progress) offer(progress);

  const note = (): void => {
    const example = lesson.querySelector<HTMLElement>('[data-scenario]');
    if (!example) return;
    const { at = '', run = '', own } = example.dataset;
    const of = stepsOf(run);
    // On a line of one's own the step of the script stays the last; at the start nothing has begun.
    if (own !== undefined || Number(at) < 1 || Number(at) > of) return;
    lesson.querySelector('[data-part="offer"]')?.replaceChildren();
    const now = { at: Number(at), of, done: Number(at) === of };
    const before = store.read().course[name];
    if (before?.at === now.at && before.of === of && (before.done || !now.done)) return;
    const isKept = store.write((course) => noted(course, name, now));
    show(isKept ? store.read().course[name] : now);
  };
  const attributeFilter = ['data-at', 'data-own', 'data-run'];
  new MutationObserver(note).observe(lesson, { subtree: true, attributes: true, attributeFilter });
}
