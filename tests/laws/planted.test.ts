import { describe, expect, test } from 'vitest';
import type { AnyTask } from '../../src/kernel/agenda.ts';
import { assemble, join } from '../../src/kernel/assemble.ts';
import { defineGame } from '../../src/kernel/define.ts';
import type { Automatic, Choice, Debts, Definition, Game, GameTypes, Sealed } from '../../src/kernel/game.ts';
import type { AnyMove } from '../../src/kernel/moves.ts';
import type { Proofs } from '../../src/kernel/proofs.ts';
import { base } from '../house/toy/src/engine/base.ts';
import { pay } from '../house/toy/src/engine/state.ts';
import { earn } from '../house/toy/src/engine/turn.ts';
import type { Crate, Slot, State } from '../house/toy/src/engine/types.ts';
import { night } from '../house/toy/src/modules/night/engine/index.ts';
import { subject as toySubject } from '../kernel/toy/subject.ts';
import type { Subject } from './subject.ts';
import { findings, LAWS, looksAt } from './suite.ts';

// Each law is shown to fail: a fault is planted in the toy game, and the law must find it.

type Def = Definition<GameTypes>;
type Tasks = {
  readonly load: Choice<GameTypes, AnyTask>;
  readonly shunt: Choice<GameTypes, AnyTask>;
  readonly earn: Choice<GameTypes, AnyTask>;
  readonly refill: Automatic<GameTypes, AnyTask>;
  readonly endTurn: Automatic<GameTypes, AnyTask>;
  readonly bid: Sealed<GameTypes, AnyTask>;
};
const sound: Def = join(base, night);
const tasks = sound.tasks as unknown as Tasks;
const toy = (state: unknown): State => state as State;

/** Hauling, with a coin more than its point says. */
const richer: typeof earn = {
  ...earn,
  perform(draft, move, task) {
    earn.perform(draft, move, task);
    if (move.kind === 'haul') pay(draft, task.seat, 1);
  },
};

/** The toy with another game in its place. */
const wrapped = (change: (game: Game) => Partial<Game>): Subject => {
  const game = { ...toySubject.game, ...change(toySubject.game) };
  return { ...toySubject, game };
};

/** The toy made of another definition. */
const defined = (change: Partial<Def>): Subject => {
  const definition = { ...sound, ...change };
  return { ...toySubject, definition, game: defineGame(definition) };
};

/** The toy with other debts. */
const owing = (change: Partial<Debts<GameTypes>>): Subject =>
  defined({ debts: { ...(sound.debts as Debts<GameTypes>), ...change } });

/** The toy of which other things are proved. */
const proved = (change: (proofs: Proofs) => Partial<Proofs>): Subject => ({
  ...toySubject,
  proofs: { ...toySubject.proofs, ...change(toySubject.proofs) },
});

/** The toy with some handlers changed. */
const handled = (change: { [K in keyof Tasks]?: Partial<Tasks[K]> }): Subject => {
  const changed = Object.entries(change).map(([kind, more]) => [kind, { ...tasks[kind as keyof Tasks], ...more }]);
  return defined({ tasks: { ...sound.tasks, ...Object.fromEntries(changed) } });
};

const count = { calls: 0 };
const doubled = (moves: readonly AnyMove[]): readonly AnyMove[] => [...moves, ...moves.slice(0, 1)];

const planted: readonly (readonly [law: number, fault: string, subject: () => Subject])[] = [
  [
    1,
    'legal lists a move that check refuses',
    () => wrapped((game) => ({ legal: (s) => [...game.legal(s), { kind: 'shunt', value: 3 }] as never })),
  ],
  [
    1,
    'anytime lists what cannot be sold',
    () =>
      wrapped((game) => ({
        anytime: (s) => [...game.anytime(s), { kind: 'sell', seat: 0, colour: 'red', value: 3 }] as never,
      })),
  ],
  [
    1,
    'apply refuses what check accepts',
    () =>
      wrapped((game) => ({
        apply: (s, move) =>
          move.kind === 'roll'
            ? { ok: false, violation: { rule: 'earning', code: 'no', facts: {} } }
            : game.apply(s, move),
      })),
  ],
  [
    2,
    'a legal move is left out of the list',
    () => wrapped((game) => ({ legal: (s) => game.legal(s).slice(0, Math.max(1, game.legal(s).length - 1)) })),
  ],
  [
    2,
    'an unlisted slot is accepted',
    () => handled({ load: { candidates: () => [{ kind: 'take', slot: 'left' }, { kind: 'pass' }] as never } }),
  ],
  [
    2,
    'apply accepts what check refuses',
    () =>
      wrapped((game) => ({
        apply: (s, move) =>
          game.check(s, move) ? { ok: true, state: s, events: [], revealed: false } : game.apply(s, move),
      })),
  ],
  [3, 'a move is listed twice', () => wrapped((game) => ({ legal: (s) => doubled(game.legal(s)) }))],
  [
    3,
    'the order is that of the keys of an object',
    () =>
      handled({
        load: {
          candidates: (s) => [
            ...Object.keys(toy(s).offer).map((slot) => ({ kind: 'take', slot: slot as Slot })),
            { kind: 'pass' },
          ],
        },
      }),
  ],
  [
    3,
    'the order is that of calls',
    () =>
      wrapped((game) => ({ legal: (s) => (count.calls++ % 2 === 0 ? game.legal(s) : [...game.legal(s)].reverse()) })),
  ],
  [4, 'a question has no answer and no rule for it', () => handled({ shunt: { none: undefined as never } })],
  [4, 'a debt that cannot be met is allowed', () => owing({ mayOwe: () => false })],
  [4, 'a debt is taken for none', () => owing({ owes: () => undefined })],
  [4, 'a debt that can be met is refused', () => owing({ hopeless: () => true })],
  [
    4,
    'moves after the end',
    () =>
      wrapped((game) => ({
        anytime: (s) => (s.agenda.length === 0 ? ([{ kind: 'rest' }] as never) : game.anytime(s)),
      })),
  ],
  [
    4,
    'a turn that goes on for ever',
    () =>
      handled({
        earn: {
          perform(draft, move, task) {
            tasks.earn.perform(draft, move, task);
            draft.state = { ...draft.state, agenda: [...draft.state.agenda, task] };
          },
        },
      }),
  ],
  [
    5,
    'apply changes a list in place',
    () =>
      handled({
        load: {
          perform(draft, move, task) {
            if (move.kind === 'pass') (toy(draft.state).sold as Crate[]).push({ colour: 'red', value: 1 });
            tasks.load.perform(draft, move, task);
          },
        },
      }),
  ],
  [
    5,
    'score sorts the seats in place',
    () =>
      wrapped((game) => ({
        score(s) {
          (toy(s).seats as unknown[]).reverse();
          return game.score(s);
        },
      })),
  ],
  [
    5,
    'view writes a note beside the state',
    () => wrapped((game) => ({ view: (s, viewer) => game.view(Object.assign(s, { seen: 1 }), viewer) })),
  ],
  [
    6,
    'chance beside the state',
    () =>
      handled({
        endTurn: {
          settle(draft, task) {
            draft.events.push({ kind: 'turnCounted', rule: 'turn', turnsLeft: count.calls++ } as never);
            tasks.endTurn.settle(draft, task);
          },
        },
      }),
  ],
  [
    6,
    'configure drops a variant',
    () =>
      wrapped((game) => ({
        configure: (given) => ({ ...game.configure(given), variants: { short: given.modules === undefined } }),
      })),
  ],
  [
    7,
    'a Map in the state',
    () =>
      handled({
        load: {
          perform(draft, move, task) {
            tasks.load.perform(draft, move, task);
            draft.state = { ...draft.state, taken: new Map() } as never;
          },
        },
      }),
  ],
  [
    7,
    'undefined in the state',
    () =>
      handled({
        load: {
          perform(draft, move, task) {
            tasks.load.perform(draft, move, task);
            draft.state = { ...draft.state, note: undefined } as never;
          },
        },
      }),
  ],
  [
    7,
    'half a coin in an event',
    () =>
      handled({
        earn: {
          perform(draft, move, task) {
            tasks.earn.perform(draft, move, task);
            draft.events.push({ kind: 'earned', rule: 'earning', seat: 0, coins: 0.5 } as never);
          },
        },
      }),
  ],
  [
    7,
    'what was dealt is known by identity only',
    () => {
      const known = new WeakSet<object>();
      return wrapped((game) => ({
        setup(config, chance) {
          const out = game.setup(config, chance);
          known.add(toy(out.state).seats);
          return out;
        },
        apply(s, move) {
          const out = game.apply(s, move);
          if (!out.ok) return out;
          const events = known.has(toy(s).seats) ? out.events : [...out.events, { kind: 'turnCounted', rule: 'turn' }];
          known.add(toy(out.state).seats);
          return { ...out, events };
        },
      }));
    },
  ],
  [
    8,
    'money vanishes',
    () =>
      handled({
        earn: {
          perform(draft, move, task) {
            tasks.earn.perform(draft, move, task);
            const state = toy(draft.state);
            draft.state = { ...state, bank: state.bank - 1 } as never;
          },
        },
      }),
  ],
  [
    8,
    'a crate is doubled',
    () =>
      handled({
        load: {
          perform(draft, move, task) {
            tasks.load.perform(draft, move, task);
            const { sold } = toy(draft.state);
            draft.state = { ...draft.state, sold: [...sold, ...sold.slice(0, 1)] } as never;
          },
        },
      }),
  ],
  [8, 'a number below 0 where none may be', () => ({ ...toySubject, negative: /^never$/ })],
  [
    8,
    'a position with faults',
    () => proved((proofs) => ({ faults: (s) => (toy(s).sold.length > 3 ? ['too much sold'] : proofs.faults(s)) })),
  ],
  [
    9,
    'an event does not declare a change',
    () => proved((proofs) => ({ touches: (event) => proofs.touches(event).filter((path) => path !== '/bank') })),
  ],
  [
    9,
    'an event declares what does not change',
    () =>
      proved((proofs) => ({
        touches: (event) => (event.kind === 'hired' ? [...proofs.touches(event), '/stack'] : proofs.touches(event)),
      })),
  ],
  [
    9,
    'a change without an event',
    () => wrapped((game) => ({ view: (s, viewer) => ({ ...game.view(s, viewer), step: s.agenda.length }) })),
  ],
  [
    10,
    'the view shows the top of the stack',
    () =>
      wrapped((game) => ({ view: (s, viewer) => ({ ...game.view(s, viewer), top: toy(s).stack.at(-1) ?? 'none' }) })),
  ],
  [
    10,
    'the view shows the goals of others',
    () =>
      wrapped((game) => ({
        view: (s, viewer) => ({ ...game.view(s, viewer), goals: toy(s).seats.map(({ goal }) => goal) }),
      })),
  ],
  [
    10,
    'the view shows what is sealed',
    () =>
      wrapped((game) => ({
        view: (s, viewer) => ({
          ...game.view(s, viewer),
          bidding: toy(s).agenda.find(({ kind }) => kind === 'bid') ?? 'none',
        }),
      })),
  ],
  [
    10,
    'what is legal hangs on what is face down',
    () =>
      handled({
        load: {
          check: (s, move, task) =>
            move.kind === 'take' && toy(s).stack.at(-1)?.value === 3
              ? { rule: 'load', code: 'no', facts: {} }
              : tasks.load.check(s, move, task),
        },
      }),
  ],
  [10, 'what others can do tells what they have sealed', () => defined({ knownTo: () => undefined })],
  [10, 'shuffleUnknown changes nothing', () => proved(() => ({ shuffleUnknown: (s) => s }))],
  [
    10,
    'shuffleUnknown invents a crate',
    () =>
      proved((proofs) => ({
        shuffleUnknown: (s, viewer, rng) => ({
          ...proofs.shuffleUnknown(s, viewer, rng),
          sold: [...toy(s).sold, { colour: 'red', value: 1 }],
        }),
      })),
  ],
  [
    11,
    'a refusal names no rule',
    () =>
      handled({
        load: {
          check: (s, move, task) =>
            tasks.load.check(s, move, task) ? { rule: 'because', code: 'no', facts: {} } : undefined,
        },
      }),
  ],
  [
    11,
    'an attempt is legal',
    () => wrapped((game) => ({ attempts: (s) => [...game.attempts(s), ...game.legal(s).slice(0, 1)] })),
  ],
  [
    11,
    'an event cites no rule',
    () =>
      handled({
        earn: {
          perform(draft, move, task) {
            tasks.earn.perform(draft, move, task);
            draft.events.push({ kind: 'earned', rule: 'luck', seat: 0, coins: 0 } as never);
          },
        },
      }),
  ],
  [
    11,
    'a refused move leaves a trace',
    () =>
      wrapped((game) => ({
        apply(s, move) {
          const out = game.apply(s, move);
          if (!out.ok) Object.assign(s, { refused: move.kind });
          return out;
        },
      })),
  ],
  [12, 'a game outlasts its bound', () => wrapped(() => ({ bounds: { maxMoves: 25, maxLegal: 40 } }))],
  [12, 'more is legal than the bound says', () => wrapped(() => ({ bounds: { maxMoves: 250, maxLegal: 3 } }))],
  [
    13,
    'a total is not the sum of its lines',
    () =>
      wrapped((game) => ({
        score(s) {
          const sheet = game.score(s);
          return { ...sheet, totals: sheet.totals.map((total, seat) => total + (seat === 0 ? toy(s).sold.length : 0)) };
        },
      })),
  ],
  [
    13,
    'who has less is placed first',
    () =>
      wrapped((game) => ({
        score(s) {
          const sheet = game.score(s);
          return { ...sheet, places: sheet.places.map((place) => sheet.places.length + 1 - place) };
        },
      })),
  ],
  [
    13,
    'a shared place is counted as one',
    () =>
      wrapped((game) => ({
        score(s) {
          const sheet = game.score(s);
          return {
            ...sheet,
            places: sheet.places.map((place) => [...new Set(sheet.places)].sort().indexOf(place) + 1),
          };
        },
      })),
  ],
  [
    14,
    'a comparator does not tell two things apart',
    () =>
      proved((proofs) => ({
        orders: (s) => [
          ...proofs.orders(s),
          { name: 'by value', items: [1, 2, 3], compare: (a, b) => Number(a === 3) - Number(b === 3) },
        ],
      })),
  ],
  [
    14,
    'a comparator goes round in a ring',
    () =>
      proved((proofs) => ({
        orders: (s) => [
          ...proofs.orders(s),
          {
            name: 'ring',
            items: [0, 1, 2],
            compare: (a, b) => [0, -1, 1][((b as number) - (a as number) + 3) % 3] ?? 0,
          },
        ],
      })),
  ],
  [
    14,
    'a comparator says less of both',
    () =>
      proved((proofs) => ({
        orders: (s) => [...proofs.orders(s), { name: 'less', items: ['a', 'b'], compare: () => -1 }],
      })),
  ],
  [
    14,
    'a comparator answers NaN',
    () =>
      proved((proofs) => ({
        orders: (s) => [...proofs.orders(s), { name: 'none', items: ['a', 'b'], compare: () => Number.NaN }],
      })),
  ],
  [
    15,
    'the module adds to the state when it is off',
    () => ({
      ...toySubject,
      game: assemble(
        {
          ...base,
          definition: {
            ...base.definition,
            initial: (config, rng) => ({ ...base.definition.initial(config, rng), lamps: [] }),
          },
        },
        night,
      ),
    }),
  ],
  [
    15,
    'the module changes an income when it is off',
    () => ({
      ...toySubject,
      game: assemble(
        { ...base, definition: { ...base.definition, tasks: { ...base.definition.tasks, earn: richer } } },
        night,
      ),
    }),
  ],
  [
    15,
    'the module offers another move when it is off',
    () => ({
      ...toySubject,
      game: { ...toySubject.game, attempts: (s) => [...toySubject.game.attempts(s), { kind: 'light' }] },
    }),
  ],
  [
    16,
    'revealed is not set when a crate is turned up',
    () =>
      wrapped((game) => ({
        apply(s, move) {
          const out = game.apply(s, move);
          return out.ok && out.events.some(({ kind }) => kind === 'crateTurned') ? { ...out, revealed: false } : out;
        },
      })),
  ],
  [
    16,
    'revealed is not set when bids are opened',
    () =>
      wrapped((game) => ({
        apply(s, move) {
          const out = game.apply(s, move);
          return out.ok && out.events.some(({ kind }) => kind === 'bidsRevealed') ? { ...out, revealed: false } : out;
        },
      })),
  ],
  [
    16,
    'revealed is always set',
    () =>
      wrapped((game) => ({
        apply(s, move) {
          const out = game.apply(s, move);
          return out.ok ? { ...out, revealed: true } : out;
        },
      })),
  ],
  [
    17,
    'one turn too many at the end',
    () =>
      handled({
        refill: {
          settle(draft, task) {
            const before = toy(draft.state).turnsLeft;
            tasks.refill.settle(draft, task);
            const { turnsLeft } = toy(draft.state);
            if (before === undefined && turnsLeft !== undefined)
              draft.state = { ...draft.state, turnsLeft: turnsLeft + 1 } as never;
          },
        },
      }),
  ],
  [
    17,
    'the end comes at once for one seat',
    () =>
      handled({
        refill: {
          settle(draft, task) {
            const before = toy(draft.state).turnsLeft;
            tasks.refill.settle(draft, task);
            if (before === undefined && toy(draft.state).turnsLeft !== undefined && task.seat === 1)
              draft.state = { ...draft.state, turnsLeft: 1 } as never;
          },
        },
      }),
  ],
  [
    17,
    'a seat is skipped',
    () =>
      handled({
        endTurn: {
          settle(draft, task) {
            tasks.endTurn.settle(draft, task);
            const agenda = draft.state.agenda.map((one) =>
              one.kind === 'turn' && task.seat === 0 ? { ...one, seat: 0 } : one,
            );
            draft.state = { ...draft.state, agenda };
          },
        },
      }),
  ],
  [
    18,
    'a choice depends on what is sealed',
    () =>
      handled({
        bid: {
          check: (s, move, task, seat) =>
            (task as unknown as { sealed: { move: AnyMove }[] }).sealed.some(
              (one) => JSON.stringify(one.move) === JSON.stringify(move),
            ) && (move as unknown as { coins: number }).coins > 0
              ? { rule: 'bidding', code: 'taken', facts: {} }
              : tasks.bid.check(s, move, task, seat),
        },
      }),
  ],
  [
    18,
    'who is asked first wins a tie',
    () => {
      const first = new Map<string, number>();
      return wrapped((game) => ({
        apply(s, move) {
          const task = toy(s).agenda.at(-1);
          const out = game.apply(s, move);
          if (!out.ok || task?.kind !== 'bid') return out;
          if (task.sealed.length === 0) first.set(JSON.stringify(toy(s).stack), task.waiting[0] ?? 0);
          const seat = first.get(JSON.stringify(toy(s).stack));
          const events = out.events.map((event) => (event.kind === 'bidsRevealed' ? { ...event, first: seat } : event));
          return { ...out, events };
        },
      }));
    },
  ],
];

describe('a planted fault is found by its law', () => {
  const configs = [{ seats: 2 }, { seats: 3, modules: ['night'] }];
  test.each(planted)('law %i: %s', { timeout: 60_000 }, (number, _, subject) => {
    count.calls = 0;
    const laws = LAWS.filter((law) => law.number === number);
    const found = configs.flatMap(
      (config) => findings(subject(), config, { plays: 60, seed: 5, laws, enough: 1 }).found,
    );
    expect(found.length).toBeGreaterThan(0);
    for (const { what } of found) expect(what).not.toMatch(/TypeError: .*undefined/);
  });

  test('each law looks at 2 of 10 games at least, which is what the inner loop plays', () => {
    const looks = LAWS.map((law) => Array.from({ length: 10 }, (_, game) => looksAt(law, game)).filter(Boolean).length);
    expect(Math.min(...looks)).toBeGreaterThanOrEqual(2);
  });

  test('every law has one', () => {
    expect([...new Set(planted.map(([law]) => law))]).toEqual(LAWS.map((law) => law.number));
  });

  test('and the sound game breaks none of them', { timeout: 60_000 }, () => {
    for (const config of configs) expect(findings(toySubject, config, { plays: 20, seed: 5 }).found).toEqual([]);
  });
});
