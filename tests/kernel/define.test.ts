import { describe, expect, test } from 'vitest';
import { sealedTask } from '../../src/kernel/agenda.ts';
import { defineGame, isOver } from '../../src/kernel/define.ts';
import { draw } from '../../src/kernel/draft.ts';
import { LookAheadLimit, SettleLoop, SoftLock } from '../../src/kernel/errors.ts';
import type { Definition } from '../../src/kernel/game.ts';
import { ask, earn, lend, owes, TABLE, type Tiny, type TinyMove, type TinyTask, tiny } from './tiny.ts';

const a = { kind: 'a', seat: 0 } as const;
const b = { kind: 'b', seat: 0 } as const;
const close = { kind: 'close', seat: 0 } as const;
const play = (n: number): TinyMove => ({ kind: 'play', n });

/** The tasks of `tiny` with some replaced. */
const tasks = (change: Partial<Definition<Tiny>['tasks']>) => ({ ...tiny({}).tasks, ...change });
const begin = (definition: Definition<Tiny>, seed = 1) => {
  const game = defineGame(definition);
  return { game, ...game.setup(TABLE, seed) };
};
const ns = (moves: readonly TinyMove[]) => moves.map((move) => (move.kind === 'play' ? move.n : move.kind));

describe('settling', () => {
  test('stops at the first task with two answers', () => {
    const { game, state } = begin(tiny({}, close, a, b));
    expect(game.prompt(state)).toEqual({ kind: 'a', seat: 0, rule: 'rule' });
    expect(state.agenda).toEqual([b, a]);
  });

  test('plays the only answer and says so', () => {
    const { game, state, events, revealed } = begin(tiny({ tasks: tasks({ a: ask([3]) }) }, a, b));
    expect(events).toEqual([{ kind: 'forced', seat: 0, rule: 'rule', move: play(3) }]);
    expect(game.prompt(state).kind).toBe('b');
    expect(state.money).toEqual([3, 0]);
    expect(revealed).toBe(false);
  });

  test('asks for the only answer where the question is marked as hanging on what the seat hides', () => {
    const { game, state, events } = begin(tiny({ tasks: tasks({ a: ask([3], { secret: true }) }) }, a, b));
    expect(events).toEqual([]);
    expect(ns(game.legal(state))).toEqual([3]);
    const next = game.apply(state, play(3));
    if (!next.ok) throw new Error('refused');
    expect(next.state.money).toEqual([3, 0]);
    expect(game.prompt(next.state).kind).toBe('b');
  });

  test('asks all the same where the seat has any-time moves of its own', () => {
    const { game, state, events } = begin(tiny({ tasks: tasks({ a: ask([3]) }), anytime: lend }, a, b));
    expect(events).toEqual([]);
    expect(ns(game.legal(state))).toEqual([3]);
  });

  test('does not ask because another seat has any-time moves', () => {
    const others = { ...lend, candidates: () => [{ kind: 'lend', seat: 1 }] } as NonNullable<typeof lend>;
    expect(begin(tiny({ tasks: tasks({ a: ask([3]) }), anytime: others }, a, b)).events).toHaveLength(1);
  });

  test('asks a question without an answer where an any-time move of the seat may make one possible', () => {
    const rich = ask([0], {
      check: ({ money }) => ((money[0] ?? 0) > 0 ? undefined : { rule: 'rule', code: 'poor', facts: {} }),
    });
    const { game, state } = begin(tiny({ tasks: tasks({ a: rich }), anytime: lend }, a, b));
    expect(game.prompt(state).kind).toBe('a');
    expect(game.legal(state)).toEqual([{ kind: 'lend', seat: 0 }]);
    expect(game.anytime(state)).toEqual([{ kind: 'lend', seat: 1 }]);
    const lent = game.apply(state, { kind: 'lend', seat: 0 });
    expect(lent.ok && game.legal(lent.state)).toEqual([play(0)]);
  });

  test('lets the rule for no answer happen', () => {
    const none: NonNullable<ReturnType<typeof ask>['none']> = (draft, { seat }) => earn(draft, seat, 7);
    const { game, state } = begin(tiny({ tasks: tasks({ a: ask([], { none }) }) }, a, b));
    expect(state.money).toEqual([7, 0]);
    expect(game.prompt(state).kind).toBe('b');
  });

  test('throws a SoftLock where no rule says what then happens', () => {
    expect(() => begin(tiny({ tasks: tasks({ a: ask([]) }) }, a))).toThrow(SoftLock);
    expect(() =>
      begin(tiny({ tasks: tasks({ a: ask([1], { check: () => ({ rule: 'rule', code: 'no', facts: {} }) }) }) }, a)),
    ).toThrow(SoftLock);
  });

  test('throws a SoftLock at a task without a handler', () => {
    const lost = { kind: 'lost', seat: 0 } as unknown as TinyTask;
    expect(() => begin(tiny({}, lost))).toThrow(/no handler for task lost/);
  });

  test('throws a SettleLoop where automatic tasks or forced answers never end', () => {
    const again = (draft: { state: { agenda: readonly TinyTask[] } }) => {
      draft.state = { ...draft.state, agenda: [...draft.state.agenda, a] };
    };
    expect(() => begin(tiny({ tasks: tasks({ a: { rule: 'rule', settle: again } }) }, a))).toThrow(SettleLoop);
    expect(() => begin(tiny({ tasks: tasks({ a: ask([1], { perform: again }) }) }, a))).toThrow(SettleLoop);
  });

  test('ends the game with an empty agenda', () => {
    const { game, state } = begin(tiny({}, a));
    const outcome = game.apply(state, play(0));
    if (!outcome.ok) throw new Error('refused');
    expect(isOver(game.prompt(outcome.state))).toBe(true);
    expect(game.legal(outcome.state)).toEqual([]);
    expect(game.anytime(outcome.state)).toEqual([]);
    expect(game.attempts(outcome.state)).toEqual([]);
    expect(game.check(outcome.state, play(0))).toEqual({ rule: 'rule', code: 'gameOver', facts: { move: 'play' } });
  });
});

describe('checking', () => {
  test('a move of a kind that is not asked for is refused by the clause that asks', () => {
    const { game, state } = begin(tiny({}, a, b));
    const outcome = game.apply(state, { kind: 'other', n: 0 });
    expect(outcome).toEqual({
      ok: false,
      violation: { rule: 'rule', code: 'notAsked', facts: { asked: 'a', move: 'other' } },
    });
  });

  test('what is no move is refused by the clause that asks, and by the end of the game, and changes nothing', () => {
    const { game, state } = begin(tiny({ anytime: lend }, a));
    const odd = [
      undefined,
      null,
      {},
      [],
      'play:0',
      { kind: 'nope' },
      { kind: '__proto__' },
      { kind: 'play' },
      { kind: 'play', n: '0' },
      { kind: 'play', n: 9 },
      { kind: 'play', n: 0, more: 1 },
      { kind: 'lend', seat: -1 },
      { kind: 'lend', seat: Number.NaN },
    ] as unknown as TinyMove[];
    const violation = { rule: 'rule', code: 'notAMove', facts: {} };
    const done = game.apply(state, play(0));
    if (!done.ok) throw new Error('refused');
    for (const move of odd)
      for (const one of [state, done.state]) {
        expect(game.check(one, move)).toEqual(violation);
        expect(game.apply(one, move)).toEqual({ ok: false, violation });
      }
  });

  test('apply checks first and leaves the state as it was', () => {
    const check = (_: unknown, move: TinyMove) =>
      move.kind === 'play' && move.n === 1 ? { rule: 'rule' as const, code: 'no', facts: {} } : undefined;
    const { game, state } = begin(tiny({ tasks: tasks({ a: ask([0, 1, 2], { check }) }) }, a, b));
    const before = JSON.stringify(state);
    expect(game.apply(state, play(1)).ok).toBe(false);
    expect(JSON.stringify(state)).toBe(before);
    expect(ns(game.legal(state))).toEqual([0, 2]);
    expect(ns(game.attempts(state))).toEqual([1]);
  });

  test('attempts are told once each and only where they are refused', () => {
    const near = ask([0, 1, 2], {
      check: (_, move) => (move.kind === 'play' && move.n > 0 ? { rule: 'rule', code: 'no', facts: {} } : undefined),
      attempts: () => [play(0), play(2), play(3)],
    });
    const { game, state } = begin(tiny({ tasks: tasks({ a: near }), anytime: lend }, a, b));
    expect(ns(game.attempts(state))).toEqual([1, 2, 3]);
  });
});

describe('look-ahead', () => {
  const later = (values: readonly number[], more: Partial<Definition<Tiny>> = {}, ...rest: TinyTask[]) =>
    begin(tiny({ tasks: tasks({ a: ask([0, -2, -4]), b: ask(values) }), ...more }, a, ...rest, b, close));

  test('allows a debt that a later answer pays, and refuses one that none can', () => {
    const { game, state } = later([0, 2]);
    expect(ns(game.legal(state))).toEqual([0, -2]);
    expect(game.check(state, play(-4))).toEqual({ rule: 'rule', code: 'debt', facts: { seat: 0 } });
  });

  test('then refuses the answer that would leave the debt unpaid', () => {
    const { game, state } = later([0, 2, 3]);
    const after = game.apply(state, play(-2));
    if (!after.ok) throw new Error('refused');
    expect(ns(game.legal(after.state))).toEqual([2, 3]);
  });

  test('counts any-time moves, and the closing task waits for them', () => {
    const { game, state } = later([0, 1], { anytime: lend });
    expect(ns(game.legal(state))).toEqual([0, -2, -4]);
    const took = game.apply(state, play(-2));
    const closing = took.ok ? game.apply(took.state, play(1)) : took;
    if (!closing.ok) throw new Error('refused');
    expect(game.prompt(closing.state)).toEqual({ kind: 'owed', seat: 0, rule: 'rule' });
    expect(game.legal(closing.state)).toEqual([{ kind: 'lend', seat: 0 }]);
    const paid = game.apply(closing.state, { kind: 'lend', seat: 0 });
    expect(paid.ok && isOver(game.prompt(paid.state))).toBe(true);
  });

  test('does not count on what another seat would choose', () => {
    const other = { kind: 'b', seat: 1 } as const;
    const { game, state } = begin(tiny({ tasks: tasks({ a: ask([0, 1, -1]), b: ask([1, 2]) }) }, a, other, b, close));
    expect(ns(game.legal(state))).toEqual([0, 1]);
  });

  test('counts an any-time move that a seat may make only once it is asked, at its closing task, in spite of others between', () => {
    const other = { kind: 'b', seat: 1 } as const;
    const asked = (state: { readonly agenda: readonly TinyTask[] }) => {
      const top = state.agenda[state.agenda.length - 1];
      return top && 'seat' in top ? top.seat : undefined;
    };
    const refusal = { rule: 'rule', code: 'notAsked', facts: {} } as const;
    const anytime: typeof lend = {
      ...lend,
      check: (state, move) => (asked(state) === lend.seatOf(move) ? undefined : refusal),
    };
    const { game, state } = begin(
      tiny({ tasks: tasks({ a: ask([0, -2]), b: ask([1, 2]) }), anytime }, a, other, close),
    );
    const low = game.apply(state, play(-2));
    if (!low.ok) throw new Error('refused');
    expect(ns(game.legal(low.state))).toEqual([1, 2]);
    expect(game.finishable(low.state)).toBe(true);
    expect(game.anytime(low.state)).toEqual([{ kind: 'lend', seat: 1 }]);
    const closing = game.apply(low.state, play(1));
    expect(closing.ok && game.prompt(closing.state)).toEqual({ kind: 'owed', seat: 0, rule: 'rule' });
  });

  test('looks through a question without an answer, its own and that of another seat', () => {
    for (const seat of [0, 1]) {
      const empty = { kind: 'secret', seat } as unknown as TinyTask;
      const secret = ask([], { none() {} }) as unknown as Definition<Tiny>['tasks']['secret'];
      const { game, state } = begin(
        tiny({ tasks: tasks({ a: ask([0, -2]), b: ask([2, 3]), secret }) }, a, empty, b, close),
      );
      expect(ns(game.legal(state))).toEqual([0, -2]);
    }
  });

  test('does not look past what makes hidden things known, whatever they are', () => {
    // The die may show enough, but that is not known when it is rolled.
    const roll = ask([0, 1], {
      perform: (draft, move, { seat }) => {
        if (move.kind === 'play' && move.n === 1) earn(draft, seat, 2 + draw(draft, 2, 'rule', 'die'));
      },
    });
    for (let seed = 0; seed < 10; seed++) {
      const { game, state } = begin(tiny({ tasks: tasks({ a: ask([0, 1, -2]), b: roll }) }, a, b, close), seed);
      expect(ns(game.legal(state))).toEqual([0, 1]);
    }
  });

  test('refuses a reveal that leaves a debt behind', () => {
    const gamble = ask([0, 0, 1], {
      perform: (draft, move, { seat }) => {
        if (move.kind !== 'play' || move.n === 0) return;
        draft.revealed = true;
        earn(draft, seat, -1);
      },
    });
    const { game, state } = begin(tiny({ tasks: tasks({ a: gamble, b: ask([1, 2]) }) }, a, b, close));
    expect(ns(game.legal(state))).toEqual([0, 0]);
  });

  test('mayOwe false spares the look', () => {
    let looks = 0;
    const looking = (state: { money: readonly number[] }, seat: number) => {
      looks += 1;
      return (state.money[seat] ?? 0) < 0 ? ({ rule: 'rule', code: 'debt', facts: {} } as const) : undefined;
    };
    begin(tiny({ debts: { owes: looking, mayOwe: () => false } }, a, b));
    expect(looks).toBe(0);
  });

  test('hopeless spares a search that must fail, and isWorthTrying leaves out what another move does as well', () => {
    const debts = { a: ask([0, -2]), b: ask([0, 1, 2]) };
    const begun = (more: Partial<Definition<Tiny>>) => begin(tiny({ tasks: tasks(debts), ...more }, a, b, close));
    const tried: TinyMove[] = [];
    const { game, state } = begun({
      debts: {
        owes,
        isWorthTrying: (_, move) => {
          tried.push(move);
          return move.kind === 'play' && move.n === 2;
        },
      },
    });
    expect(ns(game.legal(state))).toEqual([0, -2]);
    expect(ns(tried)).toEqual([0, 1, 2]);
    const vain = begun({
      debts: { owes, hopeless: ({ money }) => money[0] === -2 },
      tasks: tasks({ ...debts, a: ask([0, 0, -2]) }),
    });
    expect(ns(vain.game.legal(vain.state))).toEqual([0, 0]);
    // What tests ask about takes neither for granted.
    expect(vain.game.finishable({ ...vain.state, agenda: [close, b], money: [-2, 0] })).toBe(true);
  });

  test('what a seat may never come to is refused at once, and no way to meet a debt leads through it', () => {
    const never = ({ money }: { money: readonly number[] }, seat: number) =>
      (money[seat] ?? 0) < -1 ? ({ rule: 'rule', code: 'never', facts: { seat } } as const) : undefined;
    const debts = { a: ask([0, -1, -2]), b: ask([0, 1, 2]) };
    const free = begin(tiny({ tasks: tasks(debts) }, a, b, close));
    expect(ns(free.game.legal(free.state))).toEqual([0, -1, -2]);
    const { game, state } = begin(tiny({ tasks: tasks(debts), debts: { owes, never } }, a, b, close));
    expect(ns(game.legal(state))).toEqual([0, -1]);
    expect(game.check(state, { kind: 'play', n: -2 })).toMatchObject({ code: 'never', facts: { seat: 0 } });
    // Whoever owes goes on to -3 before the 3 that lead back to 0.
    const b3 = ask([0, 1], { candidates: ({ money }) => ((money[0] ?? 0) < 0 ? [play(-2)] : [play(0), play(1)]) });
    const through = { tasks: tasks({ a: ask([0, -1, 3]), b: b3 }) };
    const way = begin(tiny(through, a, b, a, close));
    expect(ns(way.game.legal(way.state))).toEqual([0, -1, 3]);
    const noWay = begin(tiny({ ...through, debts: { owes, never } }, a, b, a, close));
    expect(ns(noWay.game.legal(noWay.state))).toEqual([0, 3]);
  });

  test('a listed move is applied as it is, any other only if it is legal', () => {
    const { game, state } = begin(tiny({}, a, b));
    const [listed] = game.legal(state);
    expect(listed).toBeDefined();
    expect(game.apply(state, { ...listed } as TinyMove)).toEqual(game.apply(state, listed as TinyMove));
    expect(game.apply(state, { ...listed, more: 1 } as never).ok).toBe(false);
  });

  test('a turn that branches without end is a fault, not a refusal', () => {
    const endless = ask([0, 1], {
      perform: (draft, move, task) => {
        earn(draft, 1, move.kind === 'play' ? move.n : 0);
        draft.state = { ...draft.state, agenda: [...draft.state.agenda, task] };
      },
    });
    const owing = (draft: Parameters<typeof earn>[0]) => earn(draft, 0, -1);
    const game = defineGame(tiny({ tasks: tasks({ a: ask([0, 1], { perform: owing }), b: endless }) }, a, b, close));
    expect(() => game.setup(TABLE, 1)).toThrow(LookAheadLimit);
  });

  test('finishable says whether every debt can be met', () => {
    const { game, state } = later([0, 2]);
    expect(game.finishable(state)).toBe(true);
    expect(game.finishable({ ...state, agenda: [close, b], money: [-2, 0] })).toBe(true);
    expect(game.finishable({ ...state, agenda: [close, b], money: [-3, 0] })).toBe(false);
  });
});

describe('sealed choices', () => {
  const secret = (seats: readonly number[]) => sealedTask('secret', seats) as TinyTask;

  test('are asked seat by seat and revealed together', () => {
    const { game, state } = begin(tiny({}, secret([1, 0]), a));
    expect(game.prompt(state)).toEqual({ kind: 'secret', seat: 1, rule: 'rule' });
    const one = game.apply(state, play(1));
    if (!one.ok) throw new Error('refused');
    expect(one.events).toEqual([{ kind: 'sealed', seat: 1, rule: 'rule' }]);
    expect(one.revealed).toBe(false);
    expect(one.state.money).toEqual([0, 0]);
    const two = game.apply(one.state, play(0));
    if (!two.ok) throw new Error('refused');
    expect(two.revealed).toBe(true);
    expect(two.state.money).toEqual([0, 1]);
  });

  test('are asked even where there is only one answer, which would tell of a hidden hand', () => {
    const only = { ...tiny({}).tasks.secret, candidates: (_: unknown, __: unknown, seat: number) => [play(seat + 2)] };
    const { game, events, state } = begin(tiny({ tasks: tasks({ secret: only as never }) }, secret([0, 1]), a));
    expect(events).toEqual([]);
    expect(game.legal(state)).toEqual([play(2)]);
    const one = game.apply(state, play(2));
    if (!one.ok) throw new Error('refused');
    expect(one.events).toEqual([{ kind: 'sealed', seat: 0, rule: 'rule' }]);
    const two = game.apply(one.state, play(3));
    if (!two.ok) throw new Error('refused');
    expect(two.state.money).toEqual([2, 3]);
  });
});
