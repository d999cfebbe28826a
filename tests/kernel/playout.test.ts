import { describe, expect, test } from 'vitest';
import { conceal, isSealed, pushTasks, sealedTask } from '../../src/kernel/agenda.ts';
import { defineGame } from '../../src/kernel/define.ts';
import { draftOf, draw, shuffle } from '../../src/kernel/draft.ts';
import { inTurn } from '../../src/kernel/order.ts';
import { perft, pick, playout } from '../../src/kernel/playout.ts';
import { scriptRng, seedRng } from '../../src/kernel/rng.ts';
import { placesOf, totalsOf } from '../../src/kernel/score.ts';
import { sidingsAlone as toy } from '../house/toy/src/engine/base.ts';
import { sidings as toyWithNight } from '../house/toy/src/engine/index.ts';
import { ask, lend, TABLE, tiny } from './tiny.ts';

const at = (seats: number, modules: readonly string[] = []) =>
  toyWithNight.setup(toyWithNight.configure({ seats, modules }), 7);

describe('playout', () => {
  test('a tape decides every move it covers; what follows depends on its length alone', () => {
    const start = at(3);
    const one = playout(toyWithNight, start, [5, 0, 2]);
    expect(playout(toyWithNight, start, [5, 0, 2])).toEqual(one);
    expect(one.over).toBe(true);
    const legal = toyWithNight.legal(start.state);
    expect(one.plies[0]?.move).toEqual(legal[5 % legal.length]);
    expect(playout(toyWithNight, start, [5, 0, 2], 2)).toMatchObject({ over: false, plies: one.plies.slice(0, 2) });
    expect(playout(toyWithNight, start, [], 0)).toEqual({ start, plies: [], end: start.state, over: false });
  });

  test('every answer and every any-time move can be picked, whatever the length of the list', () => {
    for (const length of [1, 2, 3, 16, 32]) {
      const answers = Array.from({ length }, (_, n) => ({ kind: 'play', n }) as const);
      const game = defineGame(
        tiny({ tasks: { ...tiny({}).tasks, a: ask([], { candidates: () => answers }) }, anytime: lend }),
      );
      const state = { ...game.setup(TABLE, 1).state, agenda: [{ kind: 'a', seat: 0 } as const] };
      const picked = new Map<string, number>();
      for (let n = 0; n < 2 ** 16; n++) {
        const text = JSON.stringify(pick(game, state, n));
        picked.set(text, (picked.get(text) ?? 0) + 1);
      }
      expect(picked.size).toBe(length + 2);
      const rare = [0, 1].map((seat) => picked.get(JSON.stringify({ kind: 'lend', seat })) ?? 0);
      expect((rare[0] ?? 0) + (rare[1] ?? 0)).toBe(2 ** 12);
    }
  });
});

describe('perft', () => {
  // The number of lines of play; a change of any rule of the toy game shows here.
  test.each([
    [2, [], [3, 9, 27, 81, 207]],
    [3, [], [3, 9, 27, 81, 243]],
    [4, ['night'], [2, 6, 19, 38, 110]],
  ])('%i seats %j', (seats, modules, lines) => {
    const { state } = at(seats, modules);
    expect(lines.map((_, i) => perft(toyWithNight, state, i + 1))).toEqual(lines);
    expect(perft(toyWithNight, state, 0)).toBe(1);
  });

  test('a debt that waits for an any-time move ends no line', () => {
    const task = { kind: 'a', seat: 0 } as const;
    const close = { kind: 'close', seat: 0 } as const;
    const game = defineGame(tiny({ anytime: lend, tasks: { ...tiny({}).tasks, a: ask([0, -1]) } }, task, close));
    const { state } = game.setup(TABLE, 1);
    // No debt: the end. A debt: its seat lends.
    expect(perft(game, state, 2)).toBe(2);
  });

  test('a game that ends counts once', () => {
    const { end } = playout(toy, toy.setup(toy.configure({ seats: 2 }), 1), []);
    expect(perft(toy, end, 3)).toBe(1);
  });
});

describe('drafts', () => {
  test('what is known when something is revealed is kept, and a reveal is not taken back', () => {
    const draft = draftOf<{ n: number }, never>({ n: 1 });
    expect([draft.revealed, draft.known]).toEqual([false, undefined]);
    draft.state = { n: 2 };
    draft.revealed = true;
    draft.state = { n: 3 };
    draft.revealed = false;
    expect([draft.revealed, draft.known]).toEqual([true, { n: 2 }]);
  });

  test('a draw is open: it is logged and reveals', () => {
    const draft = draftOf<{ rng: ReturnType<typeof scriptRng> }, unknown>({ rng: scriptRng([2], 0) });
    expect(draw(draft as never, 6, 'rule', 'die')).toBe(2);
    expect(draft.events).toEqual([{ kind: 'drawn', rule: 'rule', what: 'die', below: 6, value: 2 }]);
    expect(draft.revealed).toBe(true);
    expect(draft.state.rng.draws).toEqual([]);
  });

  test('a shuffle is logged with its draws and reveals nothing', () => {
    const draft = draftOf<{ rng: ReturnType<typeof scriptRng> }, unknown>({ rng: scriptRng([0, 1], 0) });
    expect(shuffle(draft as never, ['a', 'b', 'c'], 'rule', 'tiles')).toEqual(['c', 'b', 'a']);
    expect(draft.events).toEqual([{ kind: 'shuffled', rule: 'rule', what: 'tiles', draws: [0, 1] }]);
    expect(draft.revealed).toBe(false);
  });
});

describe('agenda', () => {
  test('of the tasks pushed together the first is done first, before what was there', () => {
    const state = { agenda: [{ kind: 'z' }] };
    expect(pushTasks(state, { kind: 'a' }, { kind: 'b' }).agenda.map(({ kind }) => kind)).toEqual(['z', 'b', 'a']);
    expect(state.agenda).toHaveLength(1);
  });

  test('a sealed choice shows who has chosen, and a viewer only their own choice', () => {
    const task = { ...sealedTask('bid', [1]), sealed: [0, 2].map((seat) => ({ seat, move: { kind: `of ${seat}` } })) };
    expect(isSealed(task)).toBe(true);
    expect(isSealed({ kind: 'bid', seat: 1 })).toBe(false);
    expect(conceal(task, 2).sealed).toEqual([{ seat: 0 }, { seat: 2, move: { kind: 'of 2' } }]);
    expect(conceal(task, 'public').sealed).toEqual([{ seat: 0 }, { seat: 2 }]);
  });
});

describe('scores', () => {
  test('lines add up by seat', () => {
    const lines = [0, 2, 0].map((seat, i) => ({ seat, points: i + 1, rule: 'rule', because: {} }));
    expect(totalsOf(lines, 3)).toEqual([4, 0, 2]);
  });

  test.each([
    [
      [5, 9, 7],
      [3, 1, 2],
    ],
    [
      [7, 9, 7, 1],
      [2, 1, 2, 4],
    ],
    [
      [3, 3],
      [1, 1],
    ],
  ])('totals %j give places %j', (totals, places) => {
    expect(placesOf(totals.length, (a, b) => (totals[b] ?? 0) - (totals[a] ?? 0))).toEqual(places);
  });

  test('comparators in turn: the first that tells apart decides', () => {
    const by = inTurn<{ a: number; b: number }>(
      (x, y) => x.a - y.a,
      (x, y) => y.b - x.b,
    );
    expect(
      [
        { a: 1, b: 1 },
        { a: 0, b: 1 },
        { a: 0, b: 2 },
      ].sort(by),
    ).toEqual([
      { a: 0, b: 2 },
      { a: 0, b: 1 },
      { a: 1, b: 1 },
    ]);
    expect(by({ a: 1, b: 1 }, { a: 1, b: 1 })).toBe(0);
    expect(seedRng(1).alg).toBe('sfc32/1');
  });
});
