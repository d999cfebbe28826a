import type { Seat } from '../../../../../../../src/kernel/agenda.ts';
import type { Module } from '../../../../../../../src/kernel/assemble.ts';
import type { AnyPrompt, Choice } from '../../../../../../../src/kernel/game.ts';
import type { MoveOf, Vocabulary } from '../../../../../../../src/kernel/moves.ts';
import type { ToyPoints } from '../../../engine/points.ts';
import type { RuleId } from '../../../engine/rules.ts';
import { no, pay, player } from '../../../engine/state.ts';
import { type Event, SEATS, type State, type Task, type Toy, type View } from '../../../engine/types.ts';
import { replaces } from './replaces.ts';
import type { rules } from './rules.ts';

// Night trains: a toy expansion that joins in at every kind of place the kernel offers.

export const nightVocabulary = {
  light: {},
  leaveDark: {},
  nightRun: {},
  snuff: { seat: SEATS },
} as const satisfies Vocabulary;

export interface Night extends Omit<Toy, 'State' | 'Task' | 'Move' | 'Event' | 'View' | 'Rule' | 'Prompt'> {
  readonly State: State & { readonly lamps?: readonly boolean[] };
  readonly Task: Task | { readonly kind: 'lamp'; readonly seat: Seat };
  readonly Move: Toy['Move'] | MoveOf<typeof nightVocabulary>;
  readonly Event:
    | Event
    | { readonly kind: 'lampLit' | 'lampSnuffed'; readonly rule: NightRule; readonly seat: Seat }
    | { readonly kind: 'ranByNight'; readonly rule: NightRule; readonly seat: Seat; readonly coins: number };
  readonly View: View & { readonly lamps?: readonly boolean[] };
  readonly Rule: NightRule;
  readonly Prompt: AnyPrompt<NightRule>;
}

type NightRule = RuleId | keyof typeof rules;
type D = Parameters<Choice<Night, Night['Task']>['perform']>[0];

const lit = (state: Night['State'], seat: Seat): boolean => state.lamps?.[seat] === true;

/** The base game's points know its own types only; what comes in there may carry this module's as well. */
const here = (draft: unknown): D => draft as D;

function setLamp(draft: D, seat: Seat, on: boolean): void {
  draft.state = { ...draft.state, lamps: (draft.state.lamps ?? []).map((one, i) => (i === seat ? on : one)) };
  const rule = on ? 'lamp' : 'snuffing';
  draft.events.push({ kind: on ? 'lampLit' : 'lampSnuffed', rule, seat });
}

const coins = (draft: D, seat: Seat, n: number) => pay(draft as unknown as Parameters<typeof pay>[0], seat, n);

const lamp: Choice<Night, Extract<Night['Task'], { readonly kind: 'lamp' }>> = {
  rule: 'lamp',
  accepts: ['light', 'leaveDark'],
  prompt: (_, { seat }) => ({ kind: 'lamp', seat, rule: 'lamp' }),
  candidates: () => [{ kind: 'light' }, { kind: 'leaveDark' }],
  check: (state, move, { seat }) =>
    move.kind === 'light' && player(state, seat).money < 1
      ? { rule: 'lamp-price', code: 'tooDear', facts: { price: 1 } }
      : undefined,
  perform(draft, move, { seat }) {
    if (move.kind !== 'light') return;
    coins(draft, seat, -1);
    setLamp(draft, seat, true);
  },
};

export const night: Module<Night, ToyPoints> = {
  id: 'night',
  replaces,
  vocabulary: nightVocabulary,
  answers: { earn: ['nightRun'] },
  extend: (before) => ({
    prepared(draft) {
      before.prepared(draft);
      here(draft).state = { ...draft.state, lamps: draft.state.seats.map(() => false) };
    },
    opening: (state, seat) => {
      const asked: readonly Night['Task'][] = lit(state, seat) ? [] : [{ kind: 'lamp', seat }];
      return [...(asked as Task[]), ...before.opening(state, seat)];
    },
    income: (state, seat) => before.income(state, seat) + (lit(state, seat) ? 1 : 0),
    incomeRule: () => 'night-income' as RuleId,
    earnings: (state, seat) => [...before.earnings(state, seat), { kind: 'nightRun' } as unknown as Toy['Move']],
    checkEarning: (state, move, seat) =>
      (move as Night['Move']).kind === 'nightRun' && !lit(state, seat)
        ? no('night-run' as RuleId, 'lampDark', { seat })
        : before.checkEarning(state, move, seat),
    performEarning(draft, move, seat) {
      if ((move as Night['Move']).kind !== 'nightRun') return before.performEarning(draft, move, seat);
      coins(here(draft), seat, 3);
      here(draft).events.push({ kind: 'ranByNight', rule: 'night-run', seat, coins: 3 });
      setLamp(here(draft), seat, false);
    },
    seen(state, view) {
      const { lamps } = state as Night['State'];
      return { ...before.seen(state, view), ...(lamps ? { lamps } : {}) };
    },
  }),
  tasks: { lamp },
  anytime: {
    kinds: ['snuff'],
    seatOf: (move) => (move.kind === 'snuff' ? move.seat : 0),
    candidates: (state) => SEATS.slice(0, state.config.seats).map((seat) => ({ kind: 'snuff', seat })),
    check: (state, move) =>
      move.kind === 'snuff' && !lit(state, move.seat)
        ? { rule: 'snuffing', code: 'lampDark', facts: { seat: move.seat } }
        : undefined,
    perform(draft, move) {
      if (move.kind !== 'snuff') return;
      coins(draft, move.seat, 1);
      setLamp(draft, move.seat, false);
    },
  },
  targets: (_, move) => (move.kind === 'snuff' ? [`lamp:${move.seat}`] : undefined),
};
