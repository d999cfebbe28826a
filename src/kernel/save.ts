import { isConfig } from './config.ts';
import { ReplayError } from './errors.ts';
import type { AnyConfig, Game, GameTypes, Transition } from './game.ts';
import { isRecord } from './json.ts';
import { asMove, formatMove } from './moves.ts';

/** Grows when a save of an earlier engine no longer replays to the same game. */
export const ENGINE = 2;

/** A whole game as it is kept and shared: how it began and what was decided. Forced answers are not in it. */
export interface Save<M = unknown> {
  readonly engine: number;
  readonly game: string;
  readonly config: AnyConfig;
  readonly seed: number;
  readonly moves: readonly M[];
}

/** A save of a game from its seed and moves. */
export function saveOf<T extends GameTypes>(
  game: Game<T>,
  config: T['Config'],
  seed: number,
  moves: readonly T['Move'][],
): Save<T['Move']> {
  return { engine: ENGINE, game: game.id, config, seed, moves };
}

/**
 * Every position of a save, the start first.
 * @throws ReplayError where the save is of another game or engine, is damaged, or has a move that is refused.
 */
export function replay<T extends GameTypes>(game: Game<T>, save: Save): Transition<T>[] {
  if (!isRecord(save)) throw new ReplayError('a damaged save');
  if (save.game !== game.id) throw new ReplayError(`a save of ${String(save.game)}, not of ${game.id}`);
  if (save.engine !== ENGINE)
    throw new ReplayError(`a save of engine ${String(save.engine)}; this is engine ${ENGINE}`);
  if (!Number.isSafeInteger(save.seed) || !Array.isArray(save.moves) || !isConfig(save.config))
    throw new ReplayError('a damaged save');
  let config: T['Config'];
  try {
    config = game.configure(save.config);
  } catch (error) {
    throw new ReplayError(error instanceof Error ? error.message : String(error));
  }
  const all = [game.setup(config, save.seed)];
  for (const [i, given] of save.moves.entries()) {
    const move = asMove<T['Move']>(game.vocabulary, given);
    if (!move) throw new ReplayError(`move ${i + 1} is not a move of ${game.id}`);
    const outcome = game.apply((all[all.length - 1] as Transition<T>).state, move);
    if (!outcome.ok)
      throw new ReplayError(
        `move ${i + 1}, ${formatMove(game.vocabulary, move)}: refused under ${outcome.violation.rule} (${outcome.violation.code})`,
      );
    all.push(outcome);
  }
  return all;
}
