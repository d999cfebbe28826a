import { describe, expect, test } from 'vitest';
import { assemble, type Base, join, type Module } from '../../src/kernel/assemble.ts';
import type { Game } from '../../src/kernel/game.ts';
import { playout } from '../../src/kernel/playout.ts';
import { extensionPoints } from '../../src/kernel/points.ts';
import { joinProofs } from '../../src/kernel/proofs.ts';
import { base, sidingsAlone as toy } from '../house/toy/src/engine/base.ts';
import { sidings as toyWithNight } from '../house/toy/src/engine/index.ts';
import { baseProofs } from '../house/toy/src/engine/proofs.ts';
import { night } from '../house/toy/src/modules/night/engine/index.ts';
import { proofs } from '../house/toy/src/modules/night/engine/proofs.ts';
import { ask, lend, type Tiny, tiny } from './tiny.ts';

const defaults = { worth: (_: { config: { modules: readonly string[] } }, n: number): number => n };
type Points = typeof defaults;
const points = extensionPoints<Points>();
const a = { kind: 'a', seat: 0 } as const;
const b = { kind: 'b', seat: 0 } as const;

const plain = tiny({}, a, b);
const question = ask([0, 1], {
  perform(draft, move, { seat }) {
    const money = [...draft.state.money];
    money[seat] = (money[seat] ?? 0) + points.worth(draft.state, move.kind === 'play' ? move.n : 0);
    draft.state = { ...draft.state, money };
  },
});

/** A base whose only question earns what its point says. */
const small: Base<Tiny, Points> = {
  points,
  defaults,
  definition: { ...plain, tasks: { ...plain.tasks, a: question }, anytime: { ...lend, candidates: () => [] } },
};

const module = (id: string, change: Partial<Module<Tiny, Points>> = {}): Module<Tiny, Points> => ({
  id,
  replaces: {},
  ...change,
});
const doubling = module('double', { extend: (before) => ({ worth: (at, n) => 2 * before.worth(at, n) }) });
const adding = module('add', { extend: (before) => ({ worth: (at, n) => before.worth(at, n) + 1 }) });
const earned = (game: Game<Tiny>, modules: readonly string[]) => {
  const { state } = game.setup(game.configure({ seats: 2, modules }), 1);
  const after = game.apply(state, { kind: 'play', n: 1 });
  return after.ok ? after.state.money[0] : after.violation;
};

describe('assemble', () => {
  test('a point acts only where the configuration names its module, and each gets what stood there before', () => {
    const game = assemble(small, doubling, adding);
    expect(earned(game, [])).toBe(1);
    expect(earned(game, ['double'])).toBe(2);
    expect(earned(game, ['add'])).toBe(2);
    expect(earned(game, ['double', 'add'])).toBe(3);
    expect(earned(assemble(small, adding, doubling), ['double', 'add'])).toBe(4);
  });

  test('the order in which a configuration names modules changes nothing', () => {
    const game = assemble(small, doubling, adding);
    expect(game.configure({ seats: 2, modules: ['add', 'double'] })).toEqual(
      game.configure({ seats: 2, modules: ['double', 'add'] }),
    );
  });

  test.each([
    ['nothing', undefined],
    ['a list', []],
    ['modules as a text', { seats: 2, modules: 'add' }],
  ])('what is no configuration is refused: %s', (_, given) => {
    expect(() => assemble(small, adding).configure(given as never)).toThrow(RangeError);
  });

  test.each([
    ['a module that is not in the box', ['night'], /no module night/],
    ['a module twice', ['add', 'add'], /no second module add/],
  ])('%s is refused', (_, modules, message) => {
    expect(() => assemble(small, adding).configure({ seats: 2, modules })).toThrow(RangeError);
    expect(() => assemble(small, adding).configure({ seats: 2, modules })).toThrow(message);
  });

  test.each<[string, Partial<Module<Tiny, Points>>, RegExp]>([
    ['a point that is none', { extend: () => ({ price: () => 1 }) as never }, /extends price/],
    [
      'a point with a name that every object has',
      { extend: () => ({ toString: () => '' }) as never },
      /extends toString/,
    ],
    ['a task that exists', { tasks: { a: ask([1]) } }, /brings a,/],
    ['a kind of move that exists', { vocabulary: { play: {} } }, /brings play/],
    ['an answer to a task that is none', { answers: { lost: ['play'] } }, /answers lost/],
    ['an answer to a task that asks nothing', { answers: { close: ['play'] } }, /answers close/],
  ])('a module with %s is refused', (_, change, message) => {
    expect(() => assemble(small, module('wrong', change))).toThrow(RangeError);
    expect(() => assemble(small, module('wrong', change))).toThrow(message);
  });

  test('the rules of a module say whose they are, and what they replace', () => {
    expect(proofs.rules['night-income']).toEqual({ section: 'Night trains', module: 'night' });
    expect(toyWithNight.replaced).toEqual({ night: { 'haul-income': 'night-income' } });
    expect(toy.replaced).toEqual({});
    expect(Object.keys(toyWithNight.vocabulary)).toEqual([
      ...Object.keys(toy.vocabulary),
      ...Object.keys(night.vocabulary ?? {}),
    ]);
  });

  test('what a module replaces is cited by what stands for it, in prompts, refusals and events, only where it is played', () => {
    const later = module('later', { replaces: { rule: 'later' } });
    // Its second question has one answer, which is told as forced.
    const base = { ...small, definition: { ...small.definition, tasks: { ...plain.tasks, b: ask([1]) } } };
    const game = assemble(base, adding, later);
    for (const [modules, rule] of [
      [['add'], 'rule'],
      [['add', 'later'], 'later'],
    ] as const) {
      const { state } = game.setup(game.configure({ seats: 2, modules }), 1);
      const played = game.apply(state, { kind: 'play', n: 1 });
      const refused = game.apply(state, { kind: 'play', n: 9 });
      if (!played.ok || refused.ok) throw new Error('refused or played');
      expect(game.prompt(state).rule).toBe(rule);
      expect(game.check(state, { kind: 'play', n: 9 })?.rule).toBe(rule);
      expect(refused.violation.rule).toBe(rule);
      expect(played.events.map((event) => event.rule)).toEqual([rule]);
      const last = { ...state, agenda: state.agenda.slice(0, 1) };
      expect(game.resume(last).events.map((event) => event.rule)).toEqual([rule]);
    }
  });

  test('a game is not set up, nor a position taken up, with a module that it does not have', () => {
    const config = toyWithNight.configure({ seats: 2, modules: ['night'] });
    const { state } = toyWithNight.setup(config, 1);
    expect(() => toy.setup(config, 1)).toThrow(/sidings is put together here without the module night/);
    expect(() => toy.resume(state as never)).toThrow(RangeError);
    expect(() => toyWithNight.resume(JSON.parse(JSON.stringify(state)))).not.toThrow();
  });

  test('no other base game, and no other module of a name, takes over extension points', () => {
    expect(() => assemble({ ...small, defaults: { ...defaults } })).toThrow(/those of another base game/);
    assemble(small, adding);
    const other = module('add', { extend: (before) => ({ worth: (at, n) => before.worth(at, n) - 1 }) });
    expect(() => assemble(small, other)).toThrow(/another module add/);
    expect(earned(assemble(small, adding), ['add'])).toBe(2);
  });

  test.each([
    ['a rule that exists', { rules: { load: { section: 'again' } }, replaces: {} }, /brings load/],
    ['a replacement of a rule that is none', { rules: {}, replaces: { lost: 'load' } }, /replaces lost/],
    ['a replacement by a rule that is not its own', { rules: {}, replaces: { load: 'load' } }, /replaces load/],
  ])('a module with %s is refused', (_, own, message) => {
    expect(() => joinProofs(baseProofs, { own })).toThrow(RangeError);
    expect(() => joinProofs(baseProofs, { own })).toThrow(message);
  });

  test('a definition with modules that bring no any-time moves keeps its own', () => {
    expect(join(small, adding).anytime?.kinds).toEqual(['lend']);
    expect(join(base, night).anytime?.kinds).toEqual(['hire', 'sell', 'snuff']);
  });
});

describe('a module in the toy game', () => {
  const start = (modules: readonly string[]) => toyWithNight.setup(toyWithNight.configure({ seats: 2, modules }), 3);

  test('asks its own question with its own moves', () => {
    const { state } = start(['night']);
    expect(toyWithNight.prompt(state)).toMatchObject({ kind: 'lamp', rule: 'lamp' });
    expect(toyWithNight.legal(state)).toEqual([{ kind: 'light' }, { kind: 'leaveDark' }]);
  });

  test('refuses its moves under the clause that asks where it is left out', () => {
    const { state } = start([]);
    for (const kind of ['light', 'nightRun'] as const)
      expect(toyWithNight.check(state, { kind })).toEqual({
        rule: 'load',
        code: 'notAsked',
        facts: { asked: 'load', move: kind },
      });
    expect(toyWithNight.check(state, { kind: 'snuff', seat: 0 })).toMatchObject({ rule: 'load', code: 'notAsked' });
    const passed = toyWithNight.apply(state, { kind: 'pass' });
    if (!passed.ok) throw new Error('refused');
    expect(toyWithNight.check(passed.state, { kind: 'nightRun' })).toMatchObject({ rule: 'earning', code: 'notAsked' });
  });

  test('answers a question of the base game and is told by its own events and paths', () => {
    const { state } = start(['night']);
    const seat =
      toyWithNight.prompt(state).kind === 'over' ? -1 : (toyWithNight.prompt(state) as { seat: number }).seat;
    let now = state;
    for (const kind of ['light', 'pass', 'nightRun'] as const) {
      const outcome = toyWithNight.apply(now, { kind });
      if (!outcome.ok) throw new Error(`${kind} refused`);
      now = outcome.state;
      if (kind !== 'nightRun') continue;
      const ran = outcome.events.find((event) => event.kind === 'ranByNight');
      expect(ran).toEqual({ kind: 'ranByNight', rule: 'night-run', seat, coins: 3 });
      expect(ran && proofs.touches(ran)).toEqual(['/bank', `/seats/${seat}/money`]);
    }
  });

  test('says what its own moves are about, and leaves those of the base game to it', () => {
    const { state } = start(['night']);
    expect(toyWithNight.targets(state, { kind: 'snuff', seat: 1 })).toEqual(['lamp:1']);
    expect(toyWithNight.targets(state, { kind: 'take', slot: 'left' })).toEqual(['offer:left']);
    expect(toyWithNight.targets(state, { kind: 'light' })).toEqual([]);
  });

  test('leaves the base game alone when it is off: the same game from the same tape', () => {
    const tape = Array.from({ length: 60 }, (_, i) => (i * 7919) % 1000);
    const off = playout(toyWithNight, start([]), tape);
    const bare = playout(toy, toy.setup(toy.configure({ seats: 2 }), 3), tape);
    expect(JSON.stringify(off)).toBe(JSON.stringify(bare));
  });
});
