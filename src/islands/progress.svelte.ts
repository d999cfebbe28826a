import type { GameTypes } from '../kernel/game.ts';
import { branchAt } from '../stepper/cursor.ts';
import { PROGRESSED, type Progressed } from '../stepper/progressed.ts';
import type { Session } from './session.svelte.ts';

/** The frames of a run that set its tasks. */
function tasksOf<T extends GameTypes>({ context }: Session<T>, key: string): number[] {
  const steps = context.outlines.find(({ run }) => run === key)?.steps ?? [];
  return steps.flatMap(({ kind }, i) => (kind === 'try' ? [i + 1] : []));
}

/** How far the reader is, as the page is told; on a line of their own only what it solves. */
function progressOf<T extends GameTypes>(session: Session<T>, game: string, scenario: string): Progressed | undefined {
  const { context, cursor, outline, task } = session;
  const { run, steps } = outline;
  const own = branchAt(cursor) !== undefined;
  const at = !own ? cursor.at : task?.isSolved ? task.at : 0;
  if (at === 0) return undefined;
  const done = !own && at === steps.length;
  const solved = tasksOf(session, run).flatMap((one, i) => (context.solved[run]?.includes(one) ? [i + 1] : []));
  return { game, scenario, run, at, of: steps.length, own, done, solved };
}

/** Tells the page how far the reader is; to be called while an island is set up. */
export function tellProgress<T extends GameTypes>(
  session: Session<T>,
  game: string,
  scenario: string,
  root: () => HTMLElement | undefined,
): void {
  const progressed = $derived(progressOf(session, game, scenario));
  $effect(() => {
    if (progressed) root()?.dispatchEvent(new CustomEvent(PROGRESSED, { bubbles: true, detail: progressed }));
  });
}

/** Takes over what a page keeps of solved tasks: it says so by their numbers. */
export function takeProgress<T extends GameTypes>(session: Session<T>, root: HTMLElement | undefined): void {
  const known = root?.closest<HTMLElement>('[data-solved]')?.dataset.solved?.split(' ').map(Number) ?? [];
  const { run } = session.context;
  if (known.length > 0)
    session.send({ type: 'solved', solved: { [run]: tasksOf(session, run).filter((_, i) => known.includes(i + 1)) } });
}
