import { type AnyMachineSnapshot, type AnyStateMachine, getMicrosteps } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { begin, eventsOf } from '../../../../src/games/common/procedures/walk.ts';
import { WORKERS } from '../../../../src/games/railroad-revolution/engine/tables/constants.ts';
import type { State, Types } from '../../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import {
  disagreements,
  isOutside,
  offered,
  standingIn,
  stepOf,
  type Walking,
  walkable,
  walking,
} from '../../../procedures/walking.ts';
import { asks } from './asks.ts';
import { game } from './game.ts';

type Snapshot = AnyMachineSnapshot;
interface Context {
  readonly position: State;
  readonly asked: number;
  readonly accepted: readonly number[];
}

const contextOf = (snapshot: Snapshot): Context => snapshot.context as Context;
const hashes = new WeakMap<State, string>();
const hashOf = (position: State): string => {
  const known = hashes.get(position) ?? hash(position);
  hashes.set(position, known);
  return known;
};
const told = (move: Move): string => formatMove(game.vocabulary, move);

/** Moves that a reader could think of at a Deal, legal or not: what the chart and the engine must judge alike. */
function thinkable(position: State): Move[] {
  const seats = position.seats.map((_, seat) => seat as 0 | 1 | 2 | 3);
  const moves: Move[] = [
    ...game.legal(position),
    ...game.anytime(position),
    ...game.attempts(position),
    { kind: 'acceptDeal', offer: 1 },
    { kind: 'acceptDeal', offer: 2 },
    { kind: 'declineDeal' },
    { kind: 'decline' },
    { kind: 'pay' },
    { kind: 'placeWorker', worker: 'white', action: 'trade' },
    ...seats.map((seat): Move => ({ kind: 'sellShare', seat })),
    ...seats.flatMap((seat) => WORKERS.map((worker): Move => ({ kind: 'hireWorker', seat, worker }))),
  ];
  return [...new Map(moves.map((move) => [told(move), move])).values()];
}

/**
 * The moves along which the chart is walked. Where choices are alike, one of them is enough: what is chosen within a
 * reward belongs to another procedure, and a hired worker may have any colour.
 */
function steps(snapshot: Snapshot, between: boolean): Walking<Types>[] {
  const { position } = contextOf(snapshot);
  if (isOutside(snapshot)) return [];
  const prompt = game.prompt(position);
  const anytime = game.anytime(position).filter((move) => {
    if (move.kind === 'hireWorker' && move.worker !== 'purple') return false;
    if (between) return true;
    return prompt.kind === 'restoreWorkers' && 'seat' in move && move.seat === prompt.seat;
  });
  const legal = snapshot.matches('action')
    ? game.legal(position).filter(({ kind }) => kind === 'finishAction')
    : String(snapshot.value).endsWith('Reward')
      ? game.legal(position).slice(0, 1)
      : game.legal(position);
  return [...legal, ...anytime].map((move) => walking(game, position, move));
}

/** The paths through the chart from a position: all simple ones, or with any-time moves the shortest to each state. */
export function pathsThrough(machine: AnyStateMachine, position: State, kind: 'simple' | 'shortest') {
  const walk = kind === 'simple' ? getSimplePaths : getShortestPaths;
  return walk(walkable<Types>(machine), {
    input: standingIn(game, position),
    events: (snapshot: Snapshot) => steps(snapshot, kind === 'shortest'),
    serializeState: (snapshot: Snapshot) => {
      const { position: here, asked, accepted } = contextOf(snapshot);
      return `${snapshot.value} ${asked} ${accepted.join()} ${hashOf(here)}`;
    },
    serializeEvent: ({ move, type }: { readonly move?: Move; readonly type: string }) => (move ? told(move) : type),
  });
}

/** In what a state of the chart and the engine's position disagree; empty where they tell the same. */
function atState(snapshot: Snapshot): string[] {
  const { position } = contextOf(snapshot);
  const found = disagreements(asks['deal-resolution'], snapshot, standingIn(game, position));
  // What follows the procedure is not on this chart.
  if (isOutside(snapshot)) return found;
  for (const move of thinkable(position)) {
    const [chart, engine] = [snapshot.can(offered(game, position, move)), game.check(position, move) === undefined];
    if (chart !== engine)
      found.push(
        `${told(move)}: ${chart ? 'enabled' : 'not enabled'} in the chart, ${engine ? 'legal' : 'refused'} in the engine`,
      );
  }
  return found;
}

/** What the engine tells of the tile, as states of the chart. */
const EVENTS: { readonly [event: string]: string } = {
  dealOpened: 'opened',
  dealTileDiscarded: 'discard',
  shuffled: 'reshuffle',
  dealTileTurned: 'next',
};
const passing = new Set(Object.values(EVENTS));

/** Whether a walk passes the states without a choice in the order in which the engine tells of them. */
function alongWalk(machine: AnyStateMachine, start: State, moves: readonly Move[]): string[] {
  const chart: string[] = [];
  let now: Snapshot = begin(machine, standingIn(game, start));
  const engine: string[] = [];
  let position = start;
  for (const move of moves) {
    const outcome = game.apply(position, move);
    if (!outcome.ok) return [`${told(move)} is refused`];
    position = outcome.state;
    engine.push(...outcome.events.flatMap(({ kind }) => EVENTS[kind] ?? []));
    for (const event of eventsOf(stepOf(game, move, outcome)))
      for (const [passed] of getMicrosteps(machine, now, event)) {
        now = passed;
        const value = String(now.value);
        if (passing.has(value) && chart.at(-1) !== value) chart.push(value);
      }
  }
  return chart.join() === engine.join() ? [] : [`the chart passes ${chart.join(' ')}, the engine ${engine.join(' ')}`];
}

export interface Agreement {
  readonly paths: number;
  readonly states: number;
  readonly closed: number;
  /** How many paths end in each state of the chart. */
  readonly byState: Readonly<Record<string, number>>;
  readonly disagreements: readonly string[];
}

/** Walks the chart from a position and compares it with the engine at every state and along every whole walk. */
export function agreement(machine: AnyStateMachine, position: State, kind: 'simple' | 'shortest'): Agreement {
  const paths = pathsThrough(machine, position, kind);
  const seen = new Map<string, string[]>();
  const byState: Record<string, number> = {};
  let closed = 0;
  for (const { state, steps: taken } of paths) {
    const snapshot = state as Snapshot;
    const moves = taken.flatMap(({ event }) => ('move' in event ? [event.move as Move] : []));
    const way = moves.map(told).join(' ');
    const value = String(snapshot.value);
    byState[value] = (byState[value] ?? 0) + 1;
    const key = `${value} ${hashOf(contextOf(snapshot).position)}`;
    if (!seen.has(key))
      seen.set(
        key,
        atState(snapshot).map((one) => `${way}: ${one}`),
      );
    if (!isOutside(snapshot)) continue;
    closed += 1;
    seen.set(
      way,
      alongWalk(machine, position, moves).map((one) => `${way}: ${one}`),
    );
  }
  return { paths: paths.length, states: seen.size, closed, byState, disagreements: [...seen.values()].flat() };
}
