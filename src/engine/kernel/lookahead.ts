import type { Seat } from './agenda.ts';
import type { Machine } from './define.ts';
import { LookAheadLimit } from './errors.ts';
import type { GameTypes } from './game.ts';
import { hash } from './hash.ts';
import { memo } from './memo.ts';
import type { Violation } from './rules.ts';

/** Positions that one look-ahead may visit before it is taken for a fault of the definition. */
const LIMIT = 20_000;

export interface LookAhead<T extends GameTypes> {
  /** What a move that is legal here would make it impossible to restore or pay before the turn ends. */
  refuses(state: T['State'], move: T['Move']): Violation<T['Rule']> | undefined;
  /** True where every debt of every seat can still be met, or the asked seat can reach a position without debts. */
  finishable(state: T['State'], limit?: number): boolean;
}

/**
 * Look-ahead for rules that let a player pay, restore or arrive later in the turn: a move is refused only if the seat
 * that then owes something has no way left to meet it by its own choices. A step that makes hidden things known is never
 * looked through: it must leave no debt.
 */
export function lookAhead<T extends GameTypes>(machine: Machine<T>): LookAhead<T> {
  type S = T['State'];
  const { definition } = machine;
  const { owes } = definition;
  const seats = (state: S) => Array.from({ length: state.config.seats }, (_, seat) => seat);

  /** The moves by which `seat` itself can go on: its any-time moves, and answers where it is asked. */
  const options = function* (state: S, seat: Seat): Iterable<T['Move']> {
    const anytime = definition.anytime;
    if (anytime) for (const move of anytime.candidates(state)) if (anytime.seatOf(move) === seat) yield move;
    if (machine.asked(state) === seat) yield* machine.candidates(state);
  };

  const canFinish = (from: S, seat: Seat, limit: number): boolean => {
    const seen = new Set<string>();
    const visit = (state: S): boolean => {
      if (!owes?.(state, seat)) return true;
      const key = hash(state);
      if (seen.has(key)) return false;
      seen.add(key);
      if (seen.size > limit)
        throw new LookAheadLimit(`${definition.id}: more than ${limit} positions to finish a turn`);
      for (const move of options(state, seat)) {
        if (machine.checkHere(state, move)) continue;
        const after = machine.step(state, move);
        if (after.revealed ? !owes?.(after.state, seat) : visit(after.state)) return true;
      }
      return false;
    };
    return visit(from);
  };

  /** The first debt that can no longer be met, kept beside the position. */
  const hopeless = memo((state: S): { readonly debt?: Violation<T['Rule']> } => {
    for (const seat of seats(state)) {
      const debt = owes?.(state, seat);
      if (debt && !canFinish(state, seat, LIMIT)) return { debt };
    }
    return {};
  });

  return {
    refuses(state, move) {
      if (!owes || definition.mayOwe?.(state, move) === false) return undefined;
      const after = machine.step(state, move);
      if (!after.revealed) return hopeless(after.state).debt;
      for (const seat of seats(after.state)) {
        const debt = owes(after.state, seat);
        if (debt) return debt;
      }
      return undefined;
    },
    finishable(state, limit = LIMIT) {
      return !owes || seats(state).every((seat) => !owes(state, seat) || canFinish(state, seat, limit));
    },
  };
}
