import type { Seat } from './agenda.ts';
import type { Machine } from './define.ts';
import type { Draft } from './draft.ts';
import { LookAheadLimit } from './errors.ts';
import type { GameTypes } from './game.ts';
import type { Violation } from './rules.ts';

/** Positions that one look-ahead may visit before it is taken for a fault of the definition. */
const LIMIT = 20_000;
/** Positions that it visits before it begins to know them again. */
const UNMARKED = 24;

export interface LookAhead<T extends GameTypes> {
  /** What a move that is legal here would make it impossible to restore or pay before the turn ends. */
  refuses(state: T['State'], move: T['Move']): Violation<T['Rule']> | undefined;
  /** True where every debt of every seat can still be met, or the asked seat can reach a position without debts. */
  finishable(state: T['State'], limit?: number): boolean;
}

/**
 * Look-ahead for rules that let a player pay, restore or arrive later in the turn: a move is refused only if the seat
 * that then owes something has no way left to meet it by its own choices. A step that makes hidden things known is never
 * looked through: nothing may be owed when they become known, so that what they are does not decide, nor afterwards.
 */
export function lookAhead<T extends GameTypes>(machine: Machine<T>): LookAhead<T> {
  type S = T['State'];
  const { definition } = machine;
  const { debts } = definition;
  const owes = debts?.owes;

  /** The ways in which the game can go on from here by choices of `seat` alone, one step each. */
  const ways = function* (state: S, seat: Seat, prune: boolean): Generator<Draft<S, T['Event']>, void> {
    const asked = machine.asked(state) === seat;
    const tried = (move: T['Move']) => !prune || debts?.isWorthTrying?.(state, move) !== false;
    // Answers first: they lead on, while any-time moves can use up what the answers need.
    let answered = false;
    for (const move of machine.candidates(state)) {
      if (machine.checkHere(state, move)) continue;
      answered = true;
      if (!asked) break;
      if (tried(move)) yield machine.step(state, move);
    }
    // Another seat's answers are not looked into: only where it has none does the turn go on by itself.
    const unanswered = asked || !answered ? machine.unanswered(state) : undefined;
    if (unanswered) yield unanswered;
    const anytime = definition.anytime;
    if (anytime)
      for (const move of anytime.candidates(state))
        if (anytime.seatOf(move) === seat && tried(move) && !machine.checkHere(state, move))
          yield machine.step(state, move);
  };

  const debtAtReveal = ({ known, state }: Draft<S, T['Event']>, seat: Seat): Violation<T['Rule']> | undefined =>
    owes?.(known ?? state, seat) ?? owes?.(state, seat);

  /** True where a seat that owes something can meet it by its own choices. */
  const canFinish = (from: S, seat: Seat, limit: number, prune: boolean): boolean => {
    const inVain = (state: S) => prune && debts?.hopeless?.(state, seat) === true;
    if (inVain(from)) return false;
    const seen = new Set<string>();
    const path = [ways(from, seat, prune)];
    let visited = 1;
    for (let last = path[0]; last; last = path[path.length - 1]) {
      const after = last.next().value;
      if (!after) {
        path.pop();
        continue;
      }
      if (debts?.never?.(after.state, seat)) continue;
      if (after.revealed ? !debtAtReveal(after, seat) : !owes?.(after.state, seat)) return true;
      if (after.revealed) continue;
      if (inVain(after.state)) continue;
      visited += 1;
      if (visited > limit) throw new LookAheadLimit(`${definition.id}: more than ${limit} positions to finish a turn`);
      // Most searches are over before it would pay to know a position again. The native text is ten times as fast as a
      // hash; where equal positions have their keys in another order, it only costs a second visit.
      if (visited > UNMARKED) {
        const text = JSON.stringify(after.state);
        if (seen.has(text)) continue;
        seen.add(text);
      }
      path.push(ways(after.state, seat, prune));
    }
    return false;
  };

  /**
   * True where a seat that owes something can meet it. One that is not asked now is also judged from its closing task, with everything
   * before that taken off, since what others choose until then is not looked into.
   */
  const canMeet = (state: S, seat: Seat, limit: number, prune: boolean): boolean => {
    if (canFinish(state, seat, limit, prune)) return true;
    if (machine.asked(state) === seat) return false;
    const closing = state.agenda.findLastIndex((task) => task.seat === seat && machine.closes(task));
    if (closing < 0) return false;
    const closed = { ...state, agenda: state.agenda.slice(0, closing + 1) };
    return owes?.(closed, seat) !== undefined && canFinish(closed, seat, limit, prune);
  };

  /** The debt of a seat where it can no longer be met. */
  const hopeless = (state: S, seat: Seat): Violation<T['Rule']> | undefined => {
    const debt = owes?.(state, seat);
    return debt && !canMeet(state, seat, LIMIT, true) ? debt : undefined;
  };

  return {
    refuses(state, move) {
      if (!owes || debts?.mayOwe?.(state, move) === false) return undefined;
      const after = machine.step(state, move);
      for (let seat = 0; seat < state.config.seats; seat++) {
        const debt =
          debts?.never?.(after.state, seat) ??
          (after.revealed ? debtAtReveal(after, seat) : hopeless(after.state, seat));
        if (debt) return debt;
      }
      return undefined;
    },
    finishable(state, limit = LIMIT) {
      for (let seat = 0; seat < state.config.seats; seat++)
        if (owes?.(state, seat) && !canMeet(state, seat, limit, false)) return false;
      return true;
    },
  };
}
