import { isOver } from '../../../src/kernel/define.ts';
import type { AnyConfig, Game } from '../../../src/kernel/game.ts';
import { pick } from '../../../src/kernel/playout.ts';
import { tape } from './recorded.ts';

/** Every number of seats that a game can be set up for with these modules, with its configuration. */
export function configurations(game: Game, modules: readonly string[] = []): AnyConfig[] {
  const all: AnyConfig[] = [];
  for (let seats = 1; seats <= 8; seats++) {
    try {
      all.push(game.configure({ seats, modules }));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
    }
  }
  return all;
}

export interface Timed {
  /** What each decision took, in ms, in the order of the game. */
  readonly times: readonly number[];
  /** The moves and the final points as one text, to hold two plays of the same game together. */
  readonly played: string;
}

/**
 * Plays a whole game at random, the same for the same seed, and times each decision: who is asked, the list of what is
 * legal with its look-ahead, the pick, and the move checked once more and carried out with all that follows and is told.
 */
export function timed(game: Game, config: AnyConfig, seed: number): Timed {
  const numbers = tape(seed, game.bounds.maxMoves);
  let { state } = game.setup(config, seed);
  const times: number[] = [];
  const moves: unknown[] = [];
  for (const n of numbers) {
    const begun = performance.now();
    if (isOver(game.prompt(state))) break;
    const move = pick(game, state, n);
    const outcome = move === undefined ? undefined : game.apply(state, move);
    times.push(performance.now() - begun);
    if (!outcome?.ok) throw new Error(`${game.id}: a listed move is refused, or none is listed (seed ${seed})`);
    moves.push(move);
    ({ state } = outcome);
  }
  if (!isOver(game.prompt(state))) throw new Error(`${game.id}: a game did not end (seed ${seed})`);
  return { times, played: JSON.stringify([moves, game.score(state).totals]) };
}
