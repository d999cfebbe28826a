import type { Seat } from '../../../../../src/kernel/agenda.ts';
import { extensionPoints } from '../../../../../src/kernel/points.ts';
import type { Violation } from '../../../../../src/kernel/rules.ts';
import type { RuleId } from './rules.ts';
import { type D, player } from './state.ts';
import type { Move, State, Task, View } from './types.ts';

export type Refusal = Violation<RuleId> | undefined;

/** What the base game does where modules join in. */
export const defaults = {
  /** Adds what a module needs to a new game. */
  prepared: (_: D): void => {},
  /** What a turn begins with, before loading. */
  opening: (_: State, __: Seat): readonly Task[] => [],
  /** Coins for hauling. */
  income: (state: State, seat: Seat): number => 1 + player(state, seat).yard.length,
  /** The clause that says how many. */
  incomeRule: (_: State): RuleId => 'haul-income',
  /** Other ways to earn. */
  earnings: (_: State, __: Seat): readonly Move[] => [],
  checkEarning: (_: State, __: Move, ___: Seat): Refusal => undefined,
  performEarning: (_: D, __: Move, ___: Seat): void => {},
  /** The view with what a module shows. */
  seen: (_: State, view: View): View => view,
};

export type ToyPoints = typeof defaults;

/** Where modules join in. */
export const points = extensionPoints<ToyPoints>();
