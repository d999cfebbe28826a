import { type AnyTask, isSealed, type SealedTask, type Seat } from './agenda.ts';
import { type Draft, draftOf, type KernelEvent } from './draft.ts';
import { SettleLoop, SoftLock } from './errors.ts';
import type {
  AnyPrompt,
  Automatic,
  Choice,
  Definition,
  Game,
  GameTypes,
  Handler,
  Outcome,
  Over,
  Sealed,
  Transition,
} from './game.ts';
import { lookAhead } from './lookahead.ts';
import { memo } from './memo.ts';
import { formatMove, parseMove } from './moves.ts';
import { type Rng, seedRng } from './rng.ts';
import type { Violation } from './rules.ts';

const SETTLE_LIMIT = 10_000;

/** What a definition answers about one position: who is asked what, and what may be done. */
export interface Machine<T extends GameTypes> {
  readonly definition: Definition<T>;
  /** The task at the top of the agenda with its handler. */
  top(state: T['State']): { readonly task: AnyTask; readonly handler: Handler<T, AnyTask> } | undefined;
  /** True for a task at which a seat has to have met what it owes. */
  closes(task: AnyTask): boolean;
  /** The seat that is asked. */
  asked(state: T['State']): Seat | undefined;
  candidates(state: T['State']): Iterable<T['Move']>;
  /** `check` without the look-ahead. */
  checkHere(state: T['State'], move: T['Move']): Violation<T['Rule']> | undefined;
  /** The move alone, unchecked, and the automatic tasks after it; no forced answers. */
  step(state: T['State'], move: T['Move']): Draft<T['State'], T['Event']>;
  /** What follows where the question on top has no answer and a rule says what then happens. */
  unanswered(state: T['State']): Draft<T['State'], T['Event']> | undefined;
  settleAutomatic(draft: Draft<T['State'], T['Event']>): void;
}

const isAutomatic = <T extends GameTypes>(handler: Handler<T, AnyTask>): handler is Automatic<T, AnyTask> =>
  'settle' in handler;
const isSealedHandler = <T extends GameTypes>(handler: Handler<T, AnyTask>): handler is Sealed<T, AnyTask> =>
  'reveal' in handler;

function machineOf<T extends GameTypes>(definition: Definition<T>): Machine<T> {
  type S = T['State'];
  type Move = T['Move'];
  type D = Draft<S, T['Event']>;
  const handlers = definition.tasks as { readonly [kind: string]: Handler<T, AnyTask> };

  const top = (state: S) => {
    const task = state.agenda[state.agenda.length - 1];
    if (!task) return undefined;
    const handler = handlers[task.kind];
    if (!handler) throw new SoftLock(`${definition.id}: no handler for task ${task.kind}`);
    return { task, handler };
  };
  const asked = (state: S): Seat | undefined => {
    const task = state.agenda[state.agenda.length - 1];
    return task === undefined ? undefined : isSealed(task) ? task.waiting[0] : task.seat;
  };
  const pop = (draft: D) => {
    draft.state = { ...draft.state, agenda: draft.state.agenda.slice(0, -1) };
  };
  const closes = (task: AnyTask): boolean => {
    const handler = handlers[task.kind];
    return handler !== undefined && isAutomatic(handler) && handler.closes !== undefined;
  };
  const blocked = (state: S, task: AnyTask, handler: Automatic<T, AnyTask>) =>
    handler.closes && task.seat !== undefined ? definition.owes?.(state, task.seat) : undefined;

  const settleAutomatic = (draft: D) => {
    for (let n = 0; n < SETTLE_LIMIT; n++) {
      const now = top(draft.state);
      if (!now) return;
      if (isAutomatic(now.handler)) {
        if (blocked(draft.state, now.task, now.handler)) return;
        pop(draft);
        now.handler.settle(draft, now.task);
      } else if (isSealedHandler(now.handler) && isSealed(now.task) && now.task.waiting.length === 0) {
        pop(draft);
        now.handler.reveal(draft, now.task.sealed as readonly { seat: Seat; move: Move }[], now.task);
      } else return;
    }
    throw new SettleLoop(`${definition.id}: ${SETTLE_LIMIT} automatic tasks in a row`);
  };

  const candidates = (state: S): Iterable<Move> => {
    const now = top(state);
    if (!now || isAutomatic(now.handler)) return [];
    if (!isSealedHandler(now.handler)) return now.handler.candidates(state, now.task);
    const seat = asked(state);
    return seat === undefined ? [] : now.handler.candidates(state, now.task, seat);
  };

  const isAnytime = (state: S, move: Move): boolean =>
    definition.anytime?.kinds.includes(move.kind) === true && definition.anytime.asks?.(state, move.kind) !== false;

  const checkHere = (state: S, move: Move): Violation<T['Rule']> | undefined => {
    const now = top(state);
    if (!now) return { rule: definition.over, code: 'gameOver', facts: { move: move.kind } };
    if (isAnytime(state, move)) return definition.anytime?.check(state, move);
    if (isAutomatic(now.handler) || !now.handler.accepts.includes(move.kind))
      return { rule: now.handler.rule, code: 'notAsked', facts: { asked: now.task.kind, move: move.kind } };
    if (!isSealedHandler(now.handler)) return now.handler.check(state, move, now.task);
    return now.handler.check(state, move, now.task, asked(state) as Seat);
  };

  const step = (state: S, move: Move): D => {
    const draft: D = draftOf(state);
    const now = top(state);
    if (isAnytime(state, move)) definition.anytime?.perform(draft, move);
    else if (now && isSealedHandler(now.handler) && isSealed(now.task))
      seal(draft, now.task as SealedTask<Move>, now.handler.rule, move);
    else if (now && !isAutomatic(now.handler)) {
      pop(draft);
      (now.handler as Choice<T, AnyTask>).perform(draft, move, now.task);
    }
    settleAutomatic(draft);
    return draft;
  };

  const unanswered = (state: S): D | undefined => {
    const now = top(state);
    if (!now || isAutomatic(now.handler) || isSealedHandler(now.handler) || !now.handler.none) return undefined;
    const draft: D = draftOf(state);
    pop(draft);
    now.handler.none(draft, now.task);
    settleAutomatic(draft);
    return draft;
  };

  const seal = (draft: D, task: SealedTask<Move>, rule: T['Rule'], move: Move) => {
    const [seat, ...waiting] = task.waiting as [Seat, ...Seat[]];
    const sealed = [...task.sealed, { seat, move }].sort((a, b) => a.seat - b.seat);
    draft.state = { ...draft.state, agenda: [...draft.state.agenda.slice(0, -1), { ...task, waiting, sealed }] };
    draft.events.push({ kind: 'sealed', seat, rule } satisfies KernelEvent<T['Rule']> as T['Event']);
  };

  return { definition, top, closes, asked, candidates, checkHere, step, unanswered, settleAutomatic };
}

/** The playable game that a definition describes: look-ahead, forced answers, settling and checking are the kernel's. */
export function defineGame<T extends GameTypes>(definition: Definition<T>): Game<T> {
  type S = T['State'];
  type Move = T['Move'];
  type D = Draft<S, T['Event']>;
  const machine = machineOf(definition);
  const { top, asked, step, settleAutomatic } = machine;
  const ahead = lookAhead(machine);

  const refused = (state: S, move: Move): Violation<T['Rule']> | undefined =>
    machine.checkHere(state, move) ?? ahead.refuses(state, move);

  /** A move that comes from outside as one of the vocabulary, or why it is none. */
  const read = (state: S, given: Move): { move: Move } | { violation: Violation<T['Rule']> } => {
    const move = parseMove<Move>(definition.vocabulary, given);
    return move
      ? { move }
      : { violation: { rule: top(state)?.handler.rule ?? definition.over, code: 'notAMove', facts: {} } };
  };

  const legal = memo((state: S): readonly Move[] => {
    const moves: Move[] = [];
    for (const move of machine.candidates(state)) if (!refused(state, move)) moves.push(move);
    return moves;
  });

  const anytime = memo((state: S): readonly Move[] => {
    if (!definition.anytime || !top(state)) return [];
    return [...definition.anytime.candidates(state)].filter((move) => !refused(state, move));
  });

  /** True where a seat has an any-time move of its own; the first will do, and those of others are not looked at. */
  const hasAnytime = (state: S, seat: Seat | undefined): boolean => {
    const { anytime } = definition;
    if (anytime)
      for (const move of anytime.candidates(state))
        if (anytime.seatOf(move) === seat && !refused(state, move)) return true;
    return false;
  };

  /** Carries on until somebody has a real choice: automatic tasks, forced answers, tasks without an answer. */
  const settle = (draft: D): void => {
    for (let n = 0; n < SETTLE_LIMIT; n++) {
      settleAutomatic(draft);
      const now = top(draft.state);
      if (!now) return;
      const moves = legal(draft.state);
      if (moves.length > 1) return;
      // A secret answer is asked for even where it is the only one: that nobody was asked would tell of a hidden hand.
      if (moves.length === 1 && isSealedHandler(now.handler)) return;
      const seat = asked(draft.state);
      const only = moves[0];
      const unanswered = only === undefined ? machine.unanswered(draft.state) : undefined;
      // An any-time move of one's own is a choice too; it may even be what makes an answer possible.
      if (!unanswered && hasAnytime(draft.state, seat)) return;
      if (only !== undefined) {
        draft.events.push({
          kind: 'forced',
          seat: seat as Seat,
          rule: now.handler.rule,
          move: only,
        } satisfies KernelEvent<T['Rule'], Move> as T['Event']);
        carryOn(draft, step(draft.state, only));
      } else if (unanswered) carryOn(draft, unanswered);
      else throw new SoftLock(`${definition.id}: task ${now.task.kind} of seat ${seat} has no answer`);
    }
    throw new SettleLoop(`${definition.id}: ${SETTLE_LIMIT} forced answers in a row`);
  };

  const carryOn = (draft: D, after: D): void => {
    draft.state = after.state;
    draft.events.push(...after.events);
    draft.revealed ||= after.revealed;
  };

  const finished = (draft: D): Transition<T> => ({
    state: draft.state,
    events: draft.events,
    revealed: draft.revealed,
  });

  const prompt = (state: S): T['Prompt'] | Over<T['Rule']> => {
    const now = top(state);
    if (!now) return { kind: 'over', rule: definition.over };
    if (isAutomatic(now.handler)) {
      const owed = now.task.seat === undefined ? undefined : definition.owes?.(state, now.task.seat);
      if (!now.handler.closes || !owed) throw new SoftLock(`${definition.id}: ${now.task.kind} was not settled`);
      return now.handler.closes(state, now.task, owed);
    }
    if (isSealedHandler(now.handler)) return now.handler.prompt(state, now.task, asked(state) as Seat);
    return now.handler.prompt(state, now.task);
  };

  return {
    ...definition,
    replaced: {},
    prompt,
    legal,
    anytime,
    check(state, given) {
      const one = read(state, given);
      return 'move' in one ? refused(state, one.move) : one.violation;
    },
    setup(config, chance) {
      const rng: Rng = typeof chance === 'number' ? seedRng(chance) : chance;
      const draft: D = draftOf(definition.initial(config, rng));
      settle(draft);
      return finished(draft);
    },
    resume(state) {
      const draft: D = draftOf(state);
      settle(draft);
      return finished(draft);
    },
    apply(state, given): Outcome<T> {
      // What the list of this very position holds was checked when it was listed.
      const isListed = legal(state).includes(given);
      const one = isListed ? { move: given } : read(state, given);
      if (!('move' in one)) return { ok: false, violation: one.violation };
      const { move } = one;
      const violation = isListed ? undefined : refused(state, move);
      if (violation) return { ok: false, violation };
      const draft: D = draftOf(state);
      carryOn(draft, step(state, move));
      settle(draft);
      return { ok: true, ...finished(draft) };
    },
    attempts(state) {
      const now = top(state);
      if (!now) return [];
      const here =
        !isAutomatic(now.handler) && !isSealedHandler(now.handler)
          ? (now.handler.attempts?.(state, now.task) ?? [])
          : [];
      const all = [...machine.candidates(state), ...here, ...(definition.anytime?.attempts?.(state) ?? [])];
      const none = all.filter((move) => refused(state, move));
      return [...new Map(none.map((move) => [formatMove(definition.vocabulary, move), move])).values()];
    },
    finishable: (state, limit) => ahead.finishable(state, limit),
  };
}

/** True where a prompt says that the game is over. */
export function isOver<T extends GameTypes>(
  prompt: T['Prompt'] | Over<T['Rule']> | AnyPrompt | Over,
): prompt is Over<T['Rule']> {
  return prompt.kind === 'over';
}
