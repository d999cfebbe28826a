import type { Automatic, Choice } from '../../../../../kernel/game.ts';
import type { D } from '../../../engine/company.ts';
import type { State } from '../../../engine/types.ts';
import type { Refusal } from '../../../engine/violations.ts';
import type { RuleId } from './rules.ts';
import type { EvolutionPrompt, EvolutionTask, Types } from './types.ts';
import type { Move } from './vocabulary.ts';

export type TaskOf<K extends EvolutionTask['kind']> = Extract<EvolutionTask, { readonly kind: K }>;
export type MoveOfKind<M extends Move['kind']> = Extract<Move, { readonly kind: M }>;

/** A question of the expansion, answered by one kind of move or another. */
interface Asking<K extends EvolutionTask['kind'], M extends Move['kind']> {
  readonly rule: RuleId;
  readonly accepts: readonly M[];
  prompt(task: TaskOf<K>): EvolutionPrompt;
  candidates(state: State, task: TaskOf<K>): Iterable<MoveOfKind<M>>;
  attempts?(state: State, task: TaskOf<K>): Iterable<MoveOfKind<M>>;
  check(state: State, move: MoveOfKind<M>, task: TaskOf<K>): Refusal;
  perform(draft: D, move: MoveOfKind<M>, task: TaskOf<K>): void;
  none?(draft: D, task: TaskOf<K>): void;
}

/** The handler of a question; its functions read a position as the base game's, which it is. */
export function choice<K extends EvolutionTask['kind'], M extends Move['kind']>(
  asking: Asking<K, M>,
): Choice<Types, TaskOf<K>> {
  return {
    ...asking,
    prompt: (_: State, task: TaskOf<K>) => asking.prompt(task),
  } as unknown as Choice<Types, TaskOf<K>>;
}

/** The handler of what happens by itself. */
export function automatic<K extends EvolutionTask['kind']>(
  rule: RuleId,
  settle: (draft: D, task: TaskOf<K>) => void,
): Automatic<Types, TaskOf<K>> {
  return { rule, settle } as unknown as Automatic<Types, TaskOf<K>>;
}
