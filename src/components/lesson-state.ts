import type { Progress } from '../lesson/progress.ts';

/** How far a reader is, in words. */
export function stateText(progress: Progress | undefined): string {
  if (!progress) return 'Not begun';
  return progress.done ? 'Done' : `At step ${progress.at} of ${progress.of}`;
}

/** Shows in the list of a course how far the reader is in a lesson, and what they can do next. */
export function tellLesson(lesson: HTMLElement, progress: Progress | undefined): void {
  const { href = '', link = '' } = lesson.dataset;
  const isUnder = progress !== undefined && !progress.done;
  lesson.dataset.progress = progress === undefined ? 'none' : progress.done ? 'done' : 'under';
  const part = <E extends Element>(name: string) => lesson.querySelector<E>(`[data-part="${name}"]`);
  part('state')?.replaceChildren(stateText(progress));
  const bar = part<HTMLProgressElement>('bar');
  if (bar) {
    bar.max = progress?.of ?? 1;
    bar.value = progress === undefined ? 0 : progress.done ? progress.of : progress.at;
  }
  const go = part<HTMLAnchorElement>('go');
  if (go) {
    go.href = isUnder ? `${href}${link}${progress.at}` : href;
    const label = progress === undefined ? 'Begin' : isUnder ? 'Go on' : 'Once more';
    go.textContent = label;
    go.setAttribute('aria-label', `${label}: ${lesson.querySelector('h2')?.textContent?.trim() ?? ''}`);
  }
  const reset = part<HTMLButtonElement>('reset');
  if (reset) reset.hidden = progress === undefined;
}
