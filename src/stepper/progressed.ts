/** The event by which an example tells its page how far the reader is; what is kept of that is the page's to decide. */
export const PROGRESSED = 'roundhouse:progress';

/** The event by which a page tells its examples that what they keep was reset in another tab. */
export const RESET = 'roundhouse:reset';

/** What the event says, in `detail`. It is told at every step but the start. */
export interface Progressed {
  readonly game: string;
  readonly scenario: string;
  readonly run: string;
  /** The step of the script that the reader stands on, from 1; on a line of their own, the task that it has solved. */
  readonly at: number;
  /** How many steps there are. */
  readonly of: number;
  /** Whether the reader stands on a line of their own; it is told of only where it solves a task. */
  readonly own: boolean;
  /** Whether the script is at its end. */
  readonly done: boolean;
  /** The task that the reader has solved just now by a move of their own, from 1; none where it is empty. */
  readonly solved: readonly number[];
}
