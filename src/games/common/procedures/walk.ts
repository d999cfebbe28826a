import { type AnyMachineSnapshot, type AnyStateMachine, initialTransition, transition } from 'xstate';
import type { GameTypes } from '../../../kernel/game.ts';
import type { Made, Played, Standing } from './procedure.ts';

/** A move that was played, and what the engine has made of it. */
export interface Step<T extends GameTypes = GameTypes> extends Made<T> {
  readonly move: T['Move'];
}

/** A move that the engine has played by itself, as it tells of it. */
const isForced = <T extends GameTypes>(event: T['Event']): event is T['Event'] & { readonly move: T['Move'] } =>
  event.kind === 'forced' && 'move' in event;

/**
 * A step as the events of a chart: the move, and each that the engine then played by itself, with what was told of it. The
 * position is the one in which somebody is asked again; between them there is none.
 */
export function eventsOf<T extends GameTypes>({ move, events, position, prompt }: Step<T>): Played<T>[] {
  const moves: { readonly move: T['Move']; readonly events: T['Event'][] }[] = [{ move, events: [] }];
  for (const event of events)
    if (isForced<T>(event)) moves.push({ move: event.move, events: [] });
    else moves.at(-1)?.events.push(event);
  return moves.map((one) => ({
    type: one.move.kind,
    move: one.move,
    made: { events: one.events, position, prompt },
  })) as unknown as Played<T>[];
}

/**
 * A machine at the beginning of a walk: in the state of that name, or where the machine itself begins.
 * @throws Error where it has no such state
 */
export function begin<T extends GameTypes>(
  machine: AnyStateMachine,
  input: Standing<T>,
  state?: string,
): AnyMachineSnapshot {
  const [first] = initialTransition(machine, input);
  return state === undefined ? first : machine.resolveState({ value: state, context: first.context });
}

/** Where a step leads; a machine that does not take a move stays where it is. */
export const follow = <T extends GameTypes>(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  step: Step<T>,
): AnyMachineSnapshot => eventsOf(step).reduce((now, event) => transition(machine, now, event)[0], from);
