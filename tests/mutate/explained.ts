/** Why mutants of a kind need not be noticed. All that is given has to fit. */
export interface Explanation {
  /** The file, below the engine of the game. */
  readonly file: string;
  readonly mutator?: string;
  /** A part of what stood there. */
  readonly original?: string;
  /** What stands there instead, in whole. */
  readonly replacement?: string;
  readonly why: string;
}

/** Kept by hand: an explanation that fits no mutant is told by `npm run mutate`. */
export const EXPLAINED: Readonly<Record<string, readonly Explanation[]>> = {};
