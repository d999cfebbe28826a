import type { AnyMachineSnapshot } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import type { Procedure } from '../../../../src/games/common/procedures/procedure.ts';
import type { State, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { disagreements, offered, standingIn, walkable, walking } from '../../../procedures/walking.ts';
import { asks } from './asks.ts';
import { game } from './game.ts';

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
  /** The state in which the walk begins, where it is not the machine's own. */
  readonly state?: string;
  /** A move that is played before the walk. */
  readonly first?: Move;
  /** Whether a walk ends in a position, where the chart itself may go on; its state is then `next`. */
  readonly ends?: (position: State, value: string) => boolean;
  /** Moves that a state leaves to another chart. */
  readonly ignores?: (move: Move, value: string) => boolean;
}

const told = (move: Move): string => formatMove(game.vocabulary, move);

/** Walks every simple path of a chart of Railroad Revolution, and asks chart and engine the same at each state. */
export function walked({
  procedure,
  from,
  along,
  state: begun,
  first,
  ends = () => false,
  ignores = () => false,
}: Walk): Walked[] {
  const positionOf = (snapshot: AnyMachineSnapshot) => (snapshot.context as { position: State }).position;
  const isEnd = (snapshot: AnyMachineSnapshot) => ends(positionOf(snapshot), String(snapshot.value));
  const isOver = (snapshot: AnyMachineSnapshot) => snapshot.status === 'done' || isEnd(snapshot);
  const paths = getSimplePaths(walkable<Types>(procedure.machine), {
    input: { ...standingIn(game, from), state: begun, first: first && walking(game, from, first) },
    events: (snapshot: AnyMachineSnapshot) => {
      if (isOver(snapshot)) return [];
      const position = positionOf(snapshot);
      return along(position, game.legal(position), String(snapshot.value)).map((move) => walking(game, position, move));
    },
    serializeState: (snapshot: AnyMachineSnapshot) => `${snapshot.value} ${hash(positionOf(snapshot))}`,
    serializeEvent: ({ move, type }: { readonly move?: Move; readonly type: string }) => (move ? told(move) : type),
  });
  return paths.map(({ state, steps }) => {
    const snapshot = state as AnyMachineSnapshot;
    const value = String(snapshot.value);
    const position = positionOf(snapshot);
    const moves = steps.flatMap(({ event }) => ('move' in event ? [event.move as Move] : []));
    const table = asks[procedure.id as keyof typeof asks];
    const found = disagreements(table, snapshot, standingIn(game, position));
    if (!isOver(snapshot)) {
      for (const move of [...game.legal(position), ...game.anytime(position), ...game.attempts(position)]) {
        if (ignores(move, value)) continue;
        const [chart, engine] = [snapshot.can(offered(game, position, move)), game.check(position, move) === undefined];
        if (chart !== engine) found.push(`at ${value}, ${told(move)}: ${chart} in the chart, ${engine} in the engine`);
      }
    }
    return { value: isEnd(snapshot) ? 'next' : value, position, moves, disagreements: found };
  });
}

/** The states in which paths end, each once, in alphabetical order. */
export const reached = (paths: readonly Walked[]): string[] => [...new Set(paths.map(({ value }) => value))].sort();

/** Everything in which chart and engine disagree along all paths. */
export const disagreed = (paths: readonly Walked[]): string[] => [
  ...new Set(paths.flatMap(({ disagreements }) => disagreements)),
];
