import { type AnyTask, isSealed, type SealedTask, type Seat } from './agenda.ts';
import { configured } from './config.ts';
import { type Draft, draftOf, type KernelEvent } from './draft.ts';
import { SettleLoop, SoftLock } from './errors.ts';
import type {
  AnyConfig,
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
import { latest } from './memo.ts';
import { asMove, formatMove } from './moves.ts';
import { type Rng, seedRng } from './rng.ts';
import type { Violation } from './rules.ts';

const SETTLE_LIMIT = 10_000;

/** What a definition answers about one position: who is asked what, and what may be done. */
export interface Machine<T extends GameTypes> {
  readonly definition: Definition<T>;
  /** The task at the top of the agenda. */
  task(state: T['State']): AnyTask | undefined;
  /** The handler of that task. */
  top(state: T['State']): Sorted<T> | undefined;
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

/** A handler by its sort, and the kinds of move that it takes: both are asked for with every single move. */
type Sorted<T extends GameTypes> = { readonly accepts: ReadonlySet<string> } & (
  | { readonly sort: 'automatic'; readonly handler: Automatic<T, AnyTask> }
  | { readonly sort: 'choice'; readonly handler: Choice<T, AnyTask> }
  | { readonly sort: 'sealed'; readonly handler: Sealed<T, AnyTask> }
);

function sorted<T extends GameTypes>(handler: Handler<T, AnyTask>): Sorted<T> {
  if ('settle' in handler) return { sort: 'automatic', handler, accepts: new Set() };
  const accepts = new Set<string>(handler.accepts);
  return 'reveal' in handler ? { sort: 'sealed', handler, accepts } : { sort: 'choice', handler, accepts };
}

function machineOf<T extends GameTypes>(definition: Definition<T>): Machine<T> {
  type S = T['State'];
  type Move = T['Move'];
  type D = Draft<S, T['Event']>;
  const handlers = new Map(
    Object.entries<Handler<T, AnyTask>>(definition.tasks).map(([kind, handler]) => [kind, sorted(handler)]),
  );

  const task = (state: S): AnyTask | undefined => state.agenda[state.agenda.length - 1];
  const top = (state: S): Sorted<T> | undefined => {
    const now = task(state);
    if (!now) return undefined;
    const found = handlers.get(now.kind);
    if (!found) throw new SoftLock(`${definition.id}: no handler for task ${now.kind}`);
    return found;
  };
  const asked = (state: S): Seat | undefined => {
    const now = task(state);
    return now === undefined ? undefined : isSealed(now) ? now.waiting[0] : now.seat;
  };
  /** Takes the task off the agenda. */
  const pop = (draft: D): AnyTask => {
    const now = task(draft.state) as AnyTask;
    draft.state = { ...draft.state, agenda: draft.state.agenda.slice(0, -1) };
    return now;
  };
  const closes = ({ kind }: AnyTask): boolean => {
    const found = handlers.get(kind);
    return found?.sort === 'automatic' && found.handler.closes !== undefined;
  };
  const blocked = (state: S, { seat }: AnyTask, handler: Automatic<T, AnyTask>) =>
    handler.closes && seat !== undefined ? definition.debts?.owes(state, seat) : undefined;

  const settleAutomatic = (draft: D) => {
    for (let n = 0; n < SETTLE_LIMIT; n++) {
      const now = task(draft.state);
      const found = top(draft.state);
      if (!now || !found || found.sort === 'choice') return;
      if (found.sort === 'automatic') {
        if (blocked(draft.state, now, found.handler)) return;
        found.handler.settle(draft, pop(draft));
      } else {
        if (!isSealed(now) || now.waiting.length > 0) return;
        found.handler.reveal(draft, now.sealed as readonly { seat: Seat; move: Move }[], pop(draft));
      }
    }
    throw new SettleLoop(`${definition.id}: ${SETTLE_LIMIT} automatic tasks in a row`);
  };

  const candidates = (state: S): Iterable<Move> => {
    const now = task(state);
    const found = top(state);
    if (!now || !found || found.sort === 'automatic') return [];
    if (found.sort === 'choice') return found.handler.candidates(state, now);
    const seat = asked(state);
    return seat === undefined ? [] : found.handler.candidates(state, now, seat);
  };

  const anytimeKinds = new Set<string>(definition.anytime?.kinds);
  const isAnytime = (state: S, { kind }: Move): boolean =>
    anytimeKinds.has(kind) && definition.anytime?.asks?.(state, kind) !== false;

  const checkHere = (state: S, move: Move): Violation<T['Rule']> | undefined => {
    const now = task(state);
    const found = top(state);
    if (!now || !found) return { rule: definition.over, code: 'gameOver', facts: { move: move.kind } };
    if (isAnytime(state, move)) return definition.anytime?.check(state, move);
    if (found.sort === 'automatic' || !found.accepts.has(move.kind))
      return { rule: found.handler.rule, code: 'notAsked', facts: { asked: now.kind, move: move.kind } };
    if (found.sort === 'choice') return found.handler.check(state, move, now);
    return found.handler.check(state, move, now, asked(state) as Seat);
  };

  const step = (state: S, move: Move): D => {
    const draft: D = draftOf(state);
    const now = task(state);
    const found = top(state);
    if (isAnytime(state, move)) definition.anytime?.perform(draft, move);
    else if (found?.sort === 'sealed' && now && isSealed(now))
      seal(draft, now as SealedTask<Move>, found.handler.rule, move);
    else if (found?.sort === 'choice') found.handler.perform(draft, move, pop(draft));
    settleAutomatic(draft);
    return draft;
  };

  const unanswered = (state: S): D | undefined => {
    const found = top(state);
    if (found?.sort !== 'choice' || !found.handler.none) return undefined;
    const draft: D = draftOf(state);
    found.handler.none(draft, pop(draft));
    settleAutomatic(draft);
    return draft;
  };

  const seal = (draft: D, task: SealedTask<Move>, rule: T['Rule'], move: Move) => {
    const [seat, ...waiting] = task.waiting as [Seat, ...Seat[]];
    const sealed = [...task.sealed, { seat, move }].sort((a, b) => a.seat - b.seat);
    draft.state = { ...draft.state, agenda: [...draft.state.agenda.slice(0, -1), { ...task, waiting, sealed }] };
    draft.events.push({ kind: 'sealed', seat, rule } satisfies KernelEvent<T['Rule']> as T['Event']);
  };

  return { definition, task, top, closes, asked, candidates, checkHere, step, unanswered, settleAutomatic };
}

/** The playable game that a definition describes: look-ahead, forced answers, settling and checking are the kernel's. */
export function defineGame<T extends GameTypes>(definition: Definition<T>): Game<T> {
  type S = T['State'];
  type Move = T['Move'];
  type D = Draft<S, T['Event']>;
  const machine = machineOf(definition);
  const { task, top, asked, step, settleAutomatic } = machine;
  const ahead = lookAhead(machine);

  const refused = (state: S, move: Move): Violation<T['Rule']> | undefined =>
    machine.checkHere(state, move) ?? ahead.refuses(state, move);

  /** A move that comes from outside as one of the vocabulary, or why it is none. */
  const read = (state: S, given: Move): { move: Move } | { violation: Violation<T['Rule']> } => {
    const move = asMove<Move>(definition.vocabulary, given);
    return move
      ? { move }
      : { violation: { rule: top(state)?.handler.rule ?? definition.over, code: 'notAMove', facts: {} } };
  };

  /** The answers to what is asked. */
  const answers = latest((state: S): readonly Move[] => {
    const moves: Move[] = [];
    for (const move of machine.candidates(state)) if (!refused(state, move)) moves.push(move);
    return moves;
  });

  /** What seats may do between any two steps, and whether it is the one who is asked. */
  const between = latest((state: S): readonly { readonly move: Move; readonly isAsked: boolean }[] => {
    const { anytime } = definition;
    if (!anytime || !top(state)) return [];
    const seat = asked(state);
    return [...anytime.candidates(state)]
      .filter((move) => !refused(state, move))
      .map((move) => ({ move, isAsked: anytime.seatOf(move) === seat }));
  });

  // Where what is asked has no answer yet, what the seat itself may do at any time is the answer: it alone leads on.
  const legal = latest((state: S): readonly Move[] => {
    const moves = answers(state);
    return moves.length > 0 ? moves : between(state).flatMap(({ move, isAsked }) => (isAsked ? [move] : []));
  });

  const anytime = latest((state: S): readonly Move[] => {
    const isAnswered = answers(state).length > 0;
    return between(state).flatMap(({ move, isAsked }) => (isAnswered || !isAsked ? [move] : []));
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
      const moves = answers(draft.state);
      if (moves.length > 1) return;
      // A secret answer is asked for even where it is the only one: that nobody was asked would tell of a hidden hand.
      const isSecret = now.sort === 'sealed' || (now.sort === 'choice' && now.handler.secret === true);
      if (moves.length === 1 && isSecret) return;
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
      else throw new SoftLock(`${definition.id}: task ${task(draft.state)?.kind} of seat ${seat} has no answer`);
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
    const now = task(state);
    const found = top(state);
    if (!now || !found) return { kind: 'over', rule: definition.over };
    if (found.sort === 'choice') return found.handler.prompt(state, now);
    if (found.sort === 'sealed') return found.handler.prompt(state, now, asked(state) as Seat);
    const owed = now.seat === undefined ? undefined : definition.debts?.owes(state, now.seat);
    if (!found.handler.closes || !owed) throw new SoftLock(`${definition.id}: ${now.kind} was not settled`);
    return found.handler.closes(state, now, owed);
  };

  /** Refuses a table with a module that this game does not have: its part in the rules would be missing. */
  const inBox = ({ modules }: AnyConfig): void => {
    const other = modules.find((module) => !definition.modules?.includes(module));
    if (other !== undefined) throw new RangeError(`${definition.id} is put together here without the module ${other}`);
  };

  return {
    ...definition,
    replaced: {},
    configure: (given) => configured(definition.id, definition.options, definition.modules ?? [], given),
    prompt,
    legal,
    anytime,
    check(state, given) {
      const one = read(state, given);
      return 'move' in one ? refused(state, one.move) : one.violation;
    },
    setup(config, chance) {
      const isRng = typeof chance === 'object' && chance !== null;
      if (!isRng && !Number.isSafeInteger(chance)) throw new RangeError(`A seed is an integer; ${chance} is none.`);
      const rng: Rng = typeof chance === 'number' ? seedRng(chance) : chance;
      inBox(config);
      const draft: D = draftOf(definition.initial(config, rng));
      settle(draft);
      return finished(draft);
    },
    resume(state) {
      inBox(state.config);
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
      const now = task(state);
      const found = top(state);
      if (!now || !found) return [];
      const here = found.sort === 'choice' ? (found.handler.attempts?.(state, now) ?? []) : [];
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
