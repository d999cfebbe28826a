import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { begin, follow } from '../games/common/procedures/walk.ts';
import type { GameTypes } from '../kernel/game.ts';
import { played } from './branch.ts';
import { branchAt, type Cursor } from './cursor.ts';
import type { Frame, Track } from './track.ts';

const known = new WeakMap<AnyStateMachine, WeakMap<Frame, AnyMachineSnapshot>>();

/**
 * The state in which a procedure's machine stands at a cursor of a run, after all moves from the start of the run on. What was
 * walked once is kept as long as its frames live.
 * @throws Error where the start of the run names a state that the machine does not have
 */
export function walked<T extends GameTypes>(machine: AnyStateMachine, track: Track<T>, cursor: Cursor): string {
  const branch = branchAt(cursor);
  const frames: Frame<T>[] = [];
  for (let at = 0; at <= (branch?.from ?? cursor.at); at++) frames.push(track.at(at) as Frame<T>);
  if (branch) frames.push(...played(track, branch).frames);
  return String(along(machine, frames, track.run.start.procedures?.[machine.id]).value);
}

/** A machine that begins at the first of some frames and follows the moves of the others. */
function along<T extends GameTypes>(
  machine: AnyStateMachine,
  [first, ...others]: readonly Frame<T>[],
  state: string | undefined,
): AnyMachineSnapshot {
  const kept = known.get(machine) ?? new WeakMap<object, AnyMachineSnapshot>();
  known.set(machine, kept);
  const keep = (frame: Frame<T>, walk: () => AnyMachineSnapshot): AnyMachineSnapshot => {
    const now = kept.get(frame) ?? walk();
    kept.set(frame, now);
    return now;
  };
  const { state: position, prompt } = first as Frame<T>;
  const begun = keep(first as Frame<T>, () => begin(machine, { position, prompt }, state));
  return others.reduce((now, frame) => keep(frame, () => onward(machine, now, frame)), begun);
}

function onward<T extends GameTypes>(
  machine: AnyStateMachine,
  from: AnyMachineSnapshot,
  { narration, events, state, prompt }: Frame<T>,
): AnyMachineSnapshot {
  return narration.kind === 'move'
    ? follow(machine, from, { move: narration.move, events, position: state, prompt })
    : from;
}
