import type { Scenario } from '../games/common/scenario.ts';

/** Characters of plain text that a newcomer reads in a minute: some 170 words. */
const READ = 1000;
/** Seconds for a look at the board at each step. */
const STEP = 4;
/** Seconds for each move of a task: to find it, and to see what it does. */
const MOVE = 20;

/** How minutes are counted, for readers. */
export const RULE = `We count ${READ.toLocaleString('en')} characters of text as a minute, ${STEP} seconds for each step and ${MOVE} seconds for each move of a task.`;

/** `1 minute`, `12 minutes`. */
export const minutesText = (minutes: number): string => (minutes === 1 ? '1 minute' : `${minutes} minutes`);

/**
 * Minutes of a lesson, from the script of its first run; at least 1.
 * @param text what its page says before the steps, without marks
 */
export function minutesOf(text: string, { runs: [run] }: Pick<Scenario, 'runs'>): number {
  let characters = text.length;
  let seconds = 0;
  let isTask = false;
  for (const step of run?.script ?? []) {
    const isMove = 'move' in step;
    isTask = 'try' in step || (isTask && isMove);
    // The moves of a task are the reader's own: nothing of its way is read.
    seconds += isTask && isMove ? MOVE : STEP;
    if (isTask && isMove) continue;
    if ('say' in step) characters += step.say?.length ?? 0;
    if ('ask' in step) characters += step.ask.length + step.answer.length;
    if ('try' in step) characters += step.result.length;
  }
  return Math.max(1, Math.round(characters / READ + seconds / 60));
}
