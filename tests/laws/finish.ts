import { type AnyTask, isSealed, type Seat } from '../../src/kernel/agenda.ts';
import { type Draft, draftOf } from '../../src/kernel/draft.ts';
import type { AnyEvent, AnyState, Definition, GameTypes, Handler } from '../../src/kernel/game.ts';
import type { AnyMove } from '../../src/kernel/moves.ts';

// The rule of look-ahead told a second time, from the definition alone: nothing is pruned, and no kernel search is used.

type Def = Definition<GameTypes>;
type D = Draft<AnyState, AnyEvent>;
type Handles = Handler<GameTypes, AnyTask>;

const handlerOf = (def: Def, task: AnyTask | undefined): Handles | undefined => task && def.tasks[task.kind];
const topOf = (state: AnyState): AnyTask | undefined => state.agenda.at(-1);
const popped = (state: AnyState): AnyState => ({ ...state, agenda: state.agenda.slice(0, -1) });

function settled(def: Def, draft: D): D {
  for (;;) {
    const task = topOf(draft.state);
    const handler = handlerOf(def, task);
    if (!task || !handler) return draft;
    if ('settle' in handler) {
      if (handler.closes && task.seat !== undefined && def.debts?.owes(draft.state, task.seat)) return draft;
      draft.state = popped(draft.state);
      handler.settle(draft, task);
    } else if ('reveal' in handler && isSealed(task) && task.waiting.length === 0) {
      draft.state = popped(draft.state);
      handler.reveal(draft, task.sealed, task);
    } else return draft;
  }
}

/** The moves that the clauses themselves allow here, debts aside. */
export function allowed(def: Def, state: AnyState): { seat: Seat; move: AnyMove; after(): D }[] {
  const out: { seat: Seat; move: AnyMove; after(): D }[] = [];
  const task = topOf(state);
  const handler = handlerOf(def, task);
  if (!task || !handler) return out;
  const step = (seat: Seat, move: AnyMove, carry: (draft: D) => void) =>
    out.push({
      seat,
      move,
      after: () => {
        const draft = draftOf<AnyState, AnyEvent>(state);
        carry(draft);
        return settled(def, draft);
      },
    });
  for (const move of def.anytime?.candidates(state) ?? [])
    if (!def.anytime?.check(state, move))
      step(def.anytime?.seatOf(move) as Seat, move, (draft) => def.anytime?.perform(draft, move));
  if ('settle' in handler) return out;
  if ('reveal' in handler) {
    const [seat, ...waiting] = isSealed(task) ? task.waiting : [];
    if (seat === undefined || !isSealed(task)) return out;
    for (const move of handler.candidates(state, task, seat))
      if (!handler.check(state, move, task, seat))
        step(seat, move, (draft) => {
          const sealed = [...task.sealed, { seat, move }].sort((a, b) => a.seat - b.seat);
          draft.state = { ...state, agenda: [...popped(state).agenda, { ...task, waiting, sealed } as AnyTask] };
        });
    return out;
  }
  for (const move of handler.candidates(state, task))
    if (!handler.check(state, move, task))
      step(task.seat as Seat, move, (draft) => {
        draft.state = popped(state);
        handler.perform(draft, move, task);
      });
  return out;
}

/** What follows by rule where the top question has no answer. */
function unanswered(def: Def, state: AnyState): D | undefined {
  const task = topOf(state);
  const handler = handlerOf(def, task);
  if (!task || !handler || !('perform' in handler) || !handler.none) return undefined;
  const draft = draftOf<AnyState, AnyEvent>(popped(state));
  handler.none(draft, task);
  return settled(def, draft);
}

const owing = (def: Def, state: AnyState): Seat[] =>
  Array.from({ length: state.config.seats }, (_, seat) => seat).filter((seat) => def.debts?.owes(state, seat));

/** Nothing owed when hidden things became known, nor afterwards. */
const clean = (def: Def, after: D, seats: readonly Seat[]): boolean =>
  seats.every((seat) => !def.debts?.owes(after.known ?? after.state, seat) && !def.debts?.owes(after.state, seat));

/** Whether `seat` can meet what it owes from here on; `undefined` where more than `limit` positions do not tell. */
function canFinish(def: Def, from: AnyState, seat: Seat, limit: number): boolean | undefined {
  const seen = new Set<string>([JSON.stringify(from)]);
  const waiting = [from];
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    if (!def.debts?.owes(state, seat)) return true;
    const moves = allowed(def, state);
    const own = moves.filter((one) => one.seat === seat);
    const afters = own.map((one) => one.after());
    const anytime = def.anytime?.kinds ?? [];
    const asked = topOf(state);
    const answers = moves.filter((one) => !anytime.includes(one.move.kind));
    if (asked && (asked.seat === seat || answers.length === 0)) afters.push(...[unanswered(def, state) ?? []].flat());
    for (const after of afters) {
      if (def.debts?.never?.(after.state, seat)) continue;
      if (after.revealed) {
        if (clean(def, after, [seat])) return true;
        continue;
      }
      const key = JSON.stringify(after.state);
      if (seen.has(key)) continue;
      if (seen.size >= limit) return undefined;
      seen.add(key);
      waiting.push(after.state);
    }
  }
  return false;
}

/** Where a seat that waits for its closing task goes on: there, and all before is left out. */
function standpoint(def: Def, state: AnyState, seat: Seat): AnyState {
  const top = topOf(state);
  const asked = top && isSealed(top) ? top.waiting[0] : top?.seat;
  const closing = state.agenda.map((task) => {
    const handler = handlerOf(def, task);
    return task.seat === seat && handler !== undefined && 'settle' in handler && handler.closes !== undefined;
  });
  const at = closing.lastIndexOf(true);
  const there = { ...state, agenda: state.agenda.slice(0, at + 1) };
  return asked === seat || at < 0 || !def.debts?.owes(there, seat) ? state : there;
}

/** Whether `seat` can meet what it owes by its own choices; `undefined` where more than `limit` positions do not tell. */
export function canMeet(def: Def, from: AnyState, seat: Seat, limit: number): boolean | undefined {
  const now = canFinish(def, from, seat, limit);
  const there = standpoint(def, from, seat);
  if (now || there === from) return now;
  const then = canFinish(def, there, seat, limit);
  return then || now === false ? then : undefined;
}

/** Whether a step may be taken as far as debts go; `undefined` where the search is too long. */
export function mayTake(def: Def, after: D, limit: number): boolean | undefined {
  const all = Array.from({ length: after.state.config.seats }, (_, seat) => seat);
  if (all.some((seat) => def.debts?.never?.(after.state, seat))) return false;
  const seats = owing(def, after.state);
  if (after.revealed) return clean(def, after, all);
  let result: boolean | undefined = true;
  for (const seat of seats) {
    const can = canMeet(def, after.state, seat, limit);
    if (can === false) return false;
    if (can === undefined) result = undefined;
  }
  return result;
}
