import { isDone, type Progress, solvedOf } from '../stepper/progress.ts';

/** What a course and its lessons say where the device keeps nothing. */
export const nothingKept =
  'This device keeps nothing for this site: its storage is full or blocked. You lose your progress when you leave the page.';

/** How far a reader is in a lesson of so many tasks, in words. */
export function stateText(progress: Progress | undefined, tasks: number): string {
  if (!progress) return 'Not started';
  const { at, of, done } = progress;
  if (isDone(progress, tasks)) return tasks === 0 ? 'Done' : `Done: ${solvedText(progress, tasks)}`;
  const where = done ? 'Read to the end' : `At step ${at} of ${of}`;
  return tasks === 0 ? where : `${where}, ${solvedText(progress, tasks)}`;
}

function solvedText(progress: Progress, tasks: number): string {
  return `${solvedOf(progress, tasks)} of ${tasks} ${tasks === 1 ? 'task' : 'tasks'} solved`;
}

/** The word for it that the styles know. */
export function stateOf(progress: Progress | undefined, tasks: number): 'none' | 'under' | 'done' {
  if (!progress) return 'none';
  return isDone(progress, tasks) ? 'done' : 'under';
}

/** The steps that set the tasks of a run of a lesson, from what its page says. */
export function tasksOf(lesson: HTMLElement, run = lesson.dataset.first ?? ''): readonly number[] {
  return (JSON.parse(lesson.dataset.tasks ?? '{}') as Record<string, number[]>)[run] ?? [];
}

/** Shows in the list of a course how far the reader is in a lesson, and what they can do next. */
export function tellLesson(lesson: HTMLElement, progress: Progress | undefined): void {
  const { href = '', link = '' } = lesson.dataset;
  const tasks = tasksOf(lesson);
  const state = stateOf(progress, tasks.length);
  lesson.dataset.progress = state;
  const part = <E extends Element>(name: string) => lesson.querySelector<E>(`[data-part="${name}"]`);
  part('state')?.replaceChildren(stateText(progress, tasks.length));
  const bar = part<HTMLProgressElement>('bar');
  if (bar) {
    // Where there are tasks, they are what counts.
    bar.max = tasks.length || (progress?.of ?? 1);
    bar.value = progress === undefined ? 0 : tasks.length > 0 ? solvedOf(progress, tasks.length) : progress.at;
  }
  const go = part<HTMLAnchorElement>('go');
  if (go) {
    // Who has read to the end is led to what is not solved yet.
    const open = tasks.find((_, i) => !progress?.solved.includes(i + 1));
    const step = progress?.done ? open : progress?.at;
    go.href = state === 'under' && step !== undefined ? `${href}${link}${step}` : href;
    const label = { none: 'Start', under: progress?.done ? 'Next open task' : 'Go on', done: 'Once more' }[state];
    go.textContent = label;
    go.setAttribute('aria-label', `${label}: ${lesson.querySelector('h2')?.textContent?.trim() ?? ''}`);
  }
  const reset = part<HTMLButtonElement>('reset');
  if (reset) reset.hidden = progress === undefined;
}
