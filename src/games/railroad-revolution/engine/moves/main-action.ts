import type { Seat } from '../../../../kernel/agenda.ts';
import { push } from '../../../../kernel/draft.ts';
import type { D } from '../company.ts';
import type { Part } from '../prompts.ts';
import type { RuleId } from '../rules.ts';
import type { Action, Specialist, Worker } from '../tables/constants.ts';
import type { ActionTask, State, Task } from '../types.ts';
import { type Refusal, refuse } from '../violations.ts';
import type { Move } from '../vocabulary.ts';

/** What a player may come by. Money in dollars, a Share as what it sells for. */
export interface Worth {
  readonly money: number;
  readonly workers: number;
}

export const NO_WORTH: Worth = { money: 0, workers: 0 };

/** What is left to finish and pay a main action, in dollars: `due` at least in all; `surely` is always enough to bring. */
export interface Price {
  readonly due: number;
  readonly surely: number;
}

export const FREE: Price = { due: 0, surely: 0 };

/** What tells one of the four actions from the others. */
export interface MainAction<A extends ActionTask> {
  /** Why a seat cannot choose this action with that worker. */
  chooseRefused(state: State, seat: Seat, worker: Worker): Refusal;
  /** The action as it begins. */
  begin(state: State, seat: Seat, worker: Worker): A;
  /** Pieces of the main action still to place or sell. */
  toPlace(action: A): number;
  /** What is left to pay with the worker's effect still open, or used. */
  price(state: State, action: A, effect: A['effect']): Price;
  /**
   * The action after one of its moves, for what is then left to pay; absent, or `undefined`, where that cannot be told
   * without carrying the move out.
   */
  after?(state: State, move: Move, action: A): A | undefined;
  /** What a player must bring at least, in dollars, where the other parts of the action bring what they can. */
  least(state: State, action: A): number;
  /** The most that its open parts can still add to the means of the player. */
  gain(state: State, action: A): Worth;
  /** The most flips of a train that its open parts can bring. */
  flips(state: State, action: A): number;
  /** True while where the main action can go may hang on another part of it, such as a rail that connects a city. */
  hangs?(state: State, action: A): boolean;
  /** Why the main action can go nowhere any more, whatever is paid. */
  stuck?(state: State, action: A): Refusal;
  /** What the ability of the specialist costs at once. */
  abilityCost(state: State, action: A): Worth;
  /** Parts that may still be taken, the worker's effect left out. */
  parts(state: State, action: A): readonly Part[];
  /** The moves of the main action and its optional parts, without paying, effects and the end. */
  moves(state: State, action: A): Iterable<Move>;
  /** Why one of those moves is refused. */
  check(state: State, move: Move, action: A): Refusal;
  /** Carries one of them out; puts the action back on the agenda. */
  perform(draft: D, move: Move, action: A): void;
  /** Why the ability of the specialist just placed cannot be used now. */
  abilityRefused(state: State, action: A): Refusal;
  /** Uses the ability; the action comes with its effect marked as used, and is put back on the agenda. */
  useAbility(draft: D, action: A): void;
  /** Near misses worth teaching. */
  attempts?(state: State, action: A): Iterable<Move>;
}

/** The clause of a specialist's ability in an action. */
export const abilityRule = (action: Action, worker: Specialist): RuleId => `${action}-${worker}`;

/** Why a part of an action is not taken once more: where the effect of its worker is still open and does that, it says so. */
export function givenOnce(
  { action, worker, effect }: ActionTask,
  reward: string,
  rule: RuleId,
  giver: Specialist,
): Refusal {
  return effect === 'open' && worker === giver
    ? refuse(abilityRule(action, giver), 'rewardAgain', { reward, worker })
    : refuse(rule, 'rewardTaken', { reward });
}

/** Puts an action back on the agenda, with what has to be carried out before it goes on. */
export function goOn(draft: D, action: ActionTask, ...first: readonly Task[]): void {
  push(draft, ...first, action);
}
