import { ReplayError } from './kernel/errors.ts';
import type { Game, Transition } from './kernel/game.ts';
import type { AnyMove } from './kernel/moves.ts';
import { replay, type Save } from './kernel/save.ts';

export type { Seat } from './kernel/agenda.ts';
export { ReplayError } from './kernel/errors.ts';
export type { AnyConfig, Game, Outcome, Transition, Viewer } from './kernel/game.ts';
export { formatMove } from './kernel/moves.ts';
export { type Playout, playout } from './kernel/playout.ts';
export type { Violation } from './kernel/rules.ts';
export { ENGINE, type Save, saveOf } from './kernel/save.ts';
export type { ScoreSheet } from './kernel/score.ts';

/** Every game by its id, a line each: plain Node finds none by its folder. For tools and bots; a page imports the one that it shows. */
export const games = {
  'railroad-revolution': (await import('./games/railroad-revolution/engine/index.ts')).railroadRevolution,
  'railroad-rivals': (await import('./games/railroad-rivals/engine/index.ts')).railroadRivals,
  'railway-workers': (await import('./games/railway-workers/engine/index.ts')).railwayWorkers,
  'whistle-stop': (await import('./games/whistle-stop/engine/index.ts')).whistleStop,
} as const;
export type GameId = keyof typeof games;

/** A game by its id. Throws RangeError where there is none. */
export function gameOf(id: string): Game {
  if (!Object.hasOwn(games, id)) throw new RangeError(`no game named ${id}`);
  return games[id as GameId] as unknown as Game;
}

/** The legal moves of the seat that a position of a game asks. */
export function legal(id: string, state: Parameters<Game['legal']>[0]): readonly AnyMove[] {
  return gameOf(id).legal(state);
}

/**
 * Every position of a save, the start first.
 * @throws ReplayError where the save is damaged, or of no game that is here.
 */
export function play(save: Save): Transition[] {
  if (typeof save?.game !== 'string' || !Object.hasOwn(games, save.game))
    throw new ReplayError('a save of a game that is not here');
  return replay(gameOf(save.game), save);
}
