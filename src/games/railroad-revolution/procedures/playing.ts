import type { Game } from '../../../kernel/game.ts';
import type { Sign } from '../../common/procedures/chart.ts';
import type { Played } from '../../common/procedures/procedure.ts';
import type { Event } from '../engine/events.ts';
import { railroadRevolution } from '../engine/index.ts';
import type { RuleId } from '../engine/rules.ts';
import type { State, Types } from '../engine/types.ts';
import type { Move } from '../engine/vocabulary.ts';

/** The game as its charts know it, without its expansion. */
export const game = railroadRevolution as unknown as Game<Types>;

/** What a chart of Railroad Revolution knows: the position, the one before the last move, and what came of that move. */
export interface Playing {
  readonly position: State;
  readonly before: State;
  readonly told: readonly Event[];
}

export const standing = (position: State): Playing => ({ position, before: position, told: [] });

/** What a state of a chart says, under a clause of this game. */
export const sign = (form: Sign['form'], rule: RuleId | 'deal-then-turn-end', says: string): Sign => ({
  form,
  rule,
  says,
});

/** The engine says what may be done; a move that it has played by itself is done already. */
export const isLegal = ({ position }: Pick<Playing, 'position'>, event: Played<Move>): boolean =>
  event.forced === true || game.check(position, event.move) === undefined;

/**
 * What a move makes of the position, and the moves that the engine then played by itself, as events; `undefined` for
 * such a move, whose outcome stands already.
 */
export function after(
  { position }: Pick<Playing, 'position'>,
  event: Played<Move>,
): { readonly now: Playing; readonly forced: readonly Played<Move>[] } | undefined {
  if (event.forced) return undefined;
  const outcome = game.apply(position, event.move);
  if (!outcome.ok) return undefined;
  const forced = outcome.events.flatMap((one) =>
    one.kind === 'forced' ? [{ type: one.move.kind, move: one.move, forced: true } as Played<Move>] : [],
  );
  return { now: { before: position, position: outcome.state, told: outcome.events }, forced };
}
