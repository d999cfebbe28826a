import type { SealedTask, Seat } from '../../src/kernel/agenda.ts';
import type { AnyConfig, AnyPrompt, Anytime, Choice, Debts, Definition, Sealed } from '../../src/kernel/game.ts';
import type { Rng } from '../../src/kernel/rng.ts';

/** The smallest state that can owe something, for tests of one kernel feature at a time. */
export interface TinyState {
  readonly config: AnyConfig;
  readonly rng: Rng;
  readonly agenda: readonly TinyTask[];
  /** By seat; below 0 is a debt. */
  readonly money: readonly number[];
}

export type TinyTask =
  | { readonly kind: 'a'; readonly seat: Seat }
  | { readonly kind: 'b'; readonly seat: Seat }
  | { readonly kind: 'close'; readonly seat: Seat }
  | (SealedTask<TinyMove> & { readonly kind: 'secret' });
export type TinyMove =
  | { readonly kind: 'play'; readonly n: number }
  | { readonly kind: 'other'; readonly n: number }
  | { readonly kind: 'lend'; readonly seat: Seat };

export interface Tiny {
  readonly Config: AnyConfig;
  readonly State: TinyState;
  readonly Task: TinyTask;
  readonly Move: TinyMove;
  readonly Event: { readonly kind: string; readonly rule: 'rule'; readonly seat?: Seat };
  readonly Prompt: AnyPrompt<'rule'>;
  readonly View: { readonly money: readonly number[] };
  readonly Rule: 'rule';
}

/** A seat below 0 owes. */
export const owes: Debts<Tiny>['owes'] = ({ money }, seat) =>
  (money[seat] ?? 0) < 0 ? { rule: 'rule', code: 'debt', facts: { seat } } : undefined;

/** A definition with `a`, `b` and `close` as tasks that ask, ask and close, each of which a test replaces as it needs. */
export function tiny(change: Partial<Definition<Tiny>>, ...agenda: readonly TinyTask[]): Definition<Tiny> {
  return {
    id: 'tiny',
    vocabulary: { play: { n: [-4, -2, -1, 0, 1, 2, 3] }, other: { n: [0, 1] }, lend: { seat: [0, 1] } },
    bounds: { maxMoves: 10, maxLegal: 10 },
    over: 'rule',
    options: { title: 'Tiny', seats: [2], variants: [], rulings: {} },
    initial: (config, rng) => ({ config, rng, agenda: [...agenda].reverse(), money: [0, 0] }),
    tasks: {
      a: ask([0, 1]),
      b: ask([0, 1]),
      close: {
        rule: 'rule',
        settle() {},
        closes: (_, { seat }) => ({ kind: 'owed', seat, rule: 'rule' }),
      },
      secret,
    },
    debts: { owes },
    targets: () => [],
    score: () => ({ lines: [], totals: [0, 0], places: [1, 1] }),
    view: ({ money }) => ({ money }),
    ...change,
  };
}

type Ask = Choice<Tiny, Extract<TinyTask, { readonly kind: 'a' | 'b' }>>;
type Secret = Sealed<Tiny, Extract<TinyTask, { readonly kind: 'secret' }>>;

const secret: Secret = {
  rule: 'rule',
  accepts: ['play'],
  prompt: (_, __, seat) => ({ kind: 'secret', seat, rule: 'rule' }),
  candidates: () => [0, 1].map((n) => ({ kind: 'play', n })),
  check: () => undefined,
  reveal(draft, choices) {
    draft.revealed = true;
    for (const { seat, move } of choices) earn(draft, seat, move.kind === 'play' ? move.n : 0);
  },
};

export function earn(draft: Parameters<Ask['perform']>[0], seat: Seat, n: number): void {
  draft.state = { ...draft.state, money: draft.state.money.map((one, i) => (i === seat ? one + n : one)) };
}

/** A question answered by `play` with one of `values`, which are earned. */
export function ask(values: readonly number[], change: Partial<Ask> = {}): Ask {
  return {
    rule: 'rule',
    accepts: ['play'],
    prompt: (_, { kind, seat }) => ({ kind, seat, rule: 'rule' }),
    candidates: () => values.map((n) => ({ kind: 'play', n })),
    check: () => undefined,
    perform: (draft, move, { seat }) => earn(draft, seat, move.kind === 'play' ? move.n : 0),
    ...change,
  };
}

export const lend: Anytime<Tiny> = {
  kinds: ['lend'],
  seatOf: (move) => (move.kind === 'lend' ? move.seat : 0),
  candidates: () => [0, 1].map((seat) => ({ kind: 'lend', seat })),
  check: () => undefined,
  perform: (draft, move) => earn(draft, move.kind === 'lend' ? move.seat : 0, 1),
};

export const TABLE = { seats: 2, modules: [], variants: {}, rulings: {} } as const;
