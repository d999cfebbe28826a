import type { ActorLogic, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { OUTSIDE } from '../../src/games/common/procedures/chart.ts';
import type { Played, Standing } from '../../src/games/common/procedures/procedure.ts';
import { begin, eventsOf, follow, type Step } from '../../src/games/common/procedures/walk.ts';
import type { Game, GameTypes, Transition } from '../../src/kernel/game.ts';

/**
 * By state of a machine: what the engine asks where the machine comes to rest in it, and who is asked. What is no state here
 * is passed through.
 */
export type Asks = { readonly [state: string]: (standing: Standing<never>, context: never) => boolean };

/** By procedure. */
export type AsksOf = { readonly [procedure: string]: Asks };

/** In what a machine and the engine disagree where both have come to rest; empty where they tell the same. */
export function disagreements<T extends GameTypes>(
  asks: Asks | undefined,
  snapshot: AnyMachineSnapshot,
  standing: Standing<T>,
): string[] {
  const state = String(snapshot.value);
  const holds = asks?.[state];
  const { prompt } = standing;
  if (holds === undefined) return [`the chart rests at ${state}, where nobody is asked`];
  return holds(standing as never, snapshot.context as never)
    ? []
    : [`the chart stands at ${state}, the engine asks ${JSON.stringify(prompt)}`];
}

export const standingIn = <T extends GameTypes>(game: Game<T>, position: T['State']): Standing<T> => ({
  position,
  prompt: game.prompt(position),
});

/** A move that was played, as a step of a walk. */
export const stepOf = <T extends GameTypes>(
  game: Game<T>,
  move: T['Move'],
  { state, events }: Pick<Transition<T>, 'state' | 'events'>,
): Step<T> => ({
  move,
  events,
  ...standingIn(game, state),
});

/** A move as a chart is offered it, legal or not. */
export function offered<T extends GameTypes>(game: Game<T>, position: T['State'], move: T['Move']): Played<T> {
  const outcome = game.apply(position, move);
  if (outcome.ok) return eventsOf(stepOf(game, move, outcome))[0] as Played<T>;
  return { type: move.kind, move } as unknown as Played<T>;
}

/** A step as an event by which `xstate/graph` walks. */
export type Walking<T extends GameTypes> = Step<T> & { readonly type: string };

/** A legal move as such an event; throws RangeError where it is none. */
export function walking<T extends GameTypes>(game: Game<T>, position: T['State'], move: T['Move']): Walking<T> {
  const outcome = game.apply(position, move);
  if (!outcome.ok) throw new RangeError(`${JSON.stringify(move)} is refused`);
  return { type: move.kind, ...stepOf(game, move, outcome) };
}

/** Where a walk begins: in a state of the machine, or with a move that is played before anything else. */
export interface Beginning<T extends GameTypes> extends Standing<T> {
  readonly state?: string | undefined;
  readonly first?: Step<T> | undefined;
}

/** A machine as pages walk it, a move of a player an event, for `xstate/graph`; its input is where the walk begins. */
export const walkable = <T extends GameTypes>(machine: AnyStateMachine) =>
  ({
    transition: (snapshot: AnyMachineSnapshot, step: Walking<T>) => follow(machine, snapshot, step),
    getInitialSnapshot: (_: unknown, { state, first, ...standing }: Beginning<T>) => {
      const begun = begin(machine, standing, state);
      return first === undefined ? begun : follow(machine, begun, first);
    },
    getPersistedSnapshot: (snapshot: AnyMachineSnapshot) => snapshot,
  }) as unknown as ActorLogic<AnyMachineSnapshot, Walking<T>, Beginning<T>>;

/** Whether a procedure is not under way, or has come to its end. */
export const isOutside = ({ value, status }: AnyMachineSnapshot): boolean => value === OUTSIDE || status === 'done';
