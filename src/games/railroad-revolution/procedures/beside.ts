import type { State, Task } from '../engine/types.ts';

const isBeside = (task: Task | undefined): boolean => task !== undefined && 'aside' in task && task.aside === true;

/**
 * What is on the agenda without a piece that a player keeps aside and places just now, by a Reward tile: that may come
 * between any two steps and is none of them.
 */
export function withoutBeside({ agenda }: State): State['agenda'] {
  return isBeside(agenda.at(-1)) ? agenda.slice(0, -1) : agenda;
}
