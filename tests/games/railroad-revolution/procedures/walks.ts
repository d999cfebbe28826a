import type { AnyMachineSnapshot } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { type Procedure, played } from '../../../../src/games/common/procedures/procedure.ts';
import type { State, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { game } from '../../../../src/games/railroad-revolution/procedures/playing.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';

/** A state of a chart at the end of a path, and the moves that lead there. */
export interface Walked {
  readonly value: string;
  readonly position: State;
  readonly moves: readonly Move[];
  /** In what the chart and the engine disagree there. */
  readonly disagreements: readonly string[];
}

export interface Walk {
  readonly procedure: Procedure<Types>;
  readonly from: State;
  /** Of the legal moves, those to walk along: choices that make no difference to the chart need only one. */
  readonly along: (position: State, legal: readonly Move[], value: string) => readonly Move[];
  /** Where the engine stands in a state that only the chart knows, such as its begin or an end; nowhere at other ends. */
  readonly places?: Readonly<Record<string, string | undefined>>;
  /** Moves that a state leaves to another chart. */
  readonly ignores?: (move: Move, value: string) => boolean;
}

const told = (move: Move): string => formatMove(game.vocabulary, move);

/** Walks every simple path of a chart of Railroad Revolution, and asks chart and engine the same at each state. */
export function walked({ procedure, from, along, places = {}, ignores = () => false }: Walk): Walked[] {
  const positionOf = (snapshot: AnyMachineSnapshot) => (snapshot.context as { position: State }).position;
  const paths = getSimplePaths(procedure.machine, {
    input: { position: from },
    events: (snapshot: AnyMachineSnapshot) => {
      if (snapshot.status === 'done') return [];
      const position = positionOf(snapshot);
      return along(position, game.legal(position), String(snapshot.value)).map((move) => played(move));
    },
    serializeState: (snapshot: AnyMachineSnapshot) => `${snapshot.value} ${hash(positionOf(snapshot))}`,
    serializeEvent: (event) => ('move' in event ? told(event.move as Move) : event.type),
  });
  return paths.map(({ state, steps }) => {
    const snapshot = state as AnyMachineSnapshot;
    const value = String(snapshot.value);
    const position = positionOf(snapshot);
    const moves = steps.flatMap(({ event }) => ('move' in event ? [event.move as Move] : []));
    const found: string[] = [];
    const isDone = snapshot.status === 'done';
    const expected = Object.hasOwn(places, value) ? places[value] : isDone ? undefined : value;
    const place = procedure.place(position);
    if (place !== expected) found.push(`the chart stands at ${value}, the engine at ${place}`);
    if (!isDone) {
      const between = game.anytime(position);
      for (const move of [...game.legal(position), ...between, ...game.attempts(position)]) {
        if (ignores(move, value)) continue;
        const [chart, engine] = [snapshot.can(played(move)), game.check(position, move) === undefined];
        if (chart !== engine) found.push(`at ${value}, ${told(move)}: ${chart} in the chart, ${engine} in the engine`);
      }
    }
    return { value, position, moves, disagreements: found };
  });
}

/** The states in which paths end, each once, in alphabetical order. */
export const reached = (paths: readonly Walked[]): string[] => [...new Set(paths.map(({ value }) => value))].sort();

/** Everything in which chart and engine disagree along all paths. */
export const disagreed = (paths: readonly Walked[]): string[] => [
  ...new Set(paths.flatMap(({ disagreements }) => disagreements)),
];
