import { expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { chartOf } from '../../../../src/games/common/procedures/chart.ts';
import { railwayWorkers as game } from '../../../../src/games/railway-workers/engine/index.ts';
import { proofs } from '../../../../src/games/railway-workers/engine/proofs.ts';
import type { State, Types } from '../../../../src/games/railway-workers/engine/types.ts';
import type { Move } from '../../../../src/games/railway-workers/engine/vocabulary.ts';
import { diceOrdering } from '../../../../src/games/railway-workers/procedures/dice-ordering.ts';
import { scenario } from '../../../../src/games/railway-workers/scenarios/dice-ordering.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { trackOf } from '../../../../src/stepper/track.ts';
import {
  disagreements as atRest,
  offered,
  standingIn,
  type Walking,
  walkable,
  walking,
} from '../../../procedures/walking.ts';
import { asks } from './asks.ts';

type Snapshot = AnyMachineSnapshot;
interface Context {
  readonly position: State;
  readonly open: number;
  readonly left: number;
}

const { machine } = diceOrdering;
const contextOf = (snapshot: Snapshot): Context => snapshot.context as Context;
const told = (move: Move): string => formatMove(game.vocabulary, move);

/** The start of each run of the worked example: the last card is being placed. */
const starts = scenario.runs.map(({ key }) => {
  const state = trackOf(game, scenario, key).frames[0]?.state;
  if (!state) throw new Error(`run ${key} has no start`);
  return [key, state] as const;
});

const [, twoPlayers] = starts[0] as (typeof starts)[number];
const { phase } = twoPlayers;

/** Whether an Action Phase is over: the next one begins, or the game is over. */
const isClosed = ({ position }: Context): boolean => position.phase !== phase || position.agenda.length === 0;

/** The moves along which the chart is walked: each kind of choice both ways, where its content makes no difference once. */
function steps(snapshot: Snapshot, between: boolean): Walking<Types>[] {
  if (isClosed(contextOf(snapshot))) return [];
  const { position } = contextOf(snapshot);
  const legal = game.legal(position);
  const kinds = [...new Map(legal.map((move) => [move.kind, move])).values()];
  // A turn is passed or not, and those after the first slot are like those before: one line through them is enough.
  const some = !snapshot.matches('turn')
    ? kinds
    : position.open > 1
      ? kinds.slice(-1)
      : [kinds[0], kinds.at(-1)].flatMap((one) => one ?? []);
  const anytime = between ? game.anytime(position).slice(0, 1) : [];
  return [...some, ...anytime].map((move) => walking(game, position, move));
}

function paths(position: State, kind: 'simple' | 'shortest') {
  const walk = kind === 'simple' ? getSimplePaths : getShortestPaths;
  return walk(walkable<Types>(machine), {
    input: standingIn(game, position),
    events: (snapshot: Snapshot) => steps(snapshot, kind === 'shortest'),
    serializeState: (snapshot: Snapshot) => {
      const { position: here, open, left } = contextOf(snapshot);
      return `${snapshot.value} ${open} ${left} ${hash(here)}`;
    },
    serializeEvent: ({ move, type }: { readonly move?: Move; readonly type: string }) => (move ? told(move) : type),
  });
}

/** In what a state of the chart and the engine's position disagree. */
function disagreements(snapshot: Snapshot): string[] {
  const { position } = contextOf(snapshot);
  const found = atRest(asks['dice-ordering'], snapshot, standingIn(game, position));
  const thinkable = [...game.legal(position), ...game.anytime(position), ...game.attempts(position)];
  for (const move of thinkable) {
    const [chart, engine] = [snapshot.can(offered(game, position, move)), game.check(position, move) === undefined];
    if (chart !== engine)
      found.push(`${told(move)}: ${chart ? 'enabled' : 'not enabled'}, but ${engine ? 'legal' : 'refused'}`);
  }
  return found;
}

test('RW dice ordering: the chart agrees with the engine along its simple paths, changes of mind left out', {
  timeout: 60_000,
}, () => {
  const all = paths(twoPlayers, 'simple').map(({ state }) => state as Snapshot);
  expect([...new Set(all.flatMap(disagreements))]).toEqual([]);
  const visited = new Set(all.map(({ value }) => String(value)));
  expect([...visited].sort()).toEqual(['assign', 'low', 'place', 'readyCards', 'readyDice', 'tokens', 'turn']);
  // Green rerolls the low total or not, and with the token a die or not; both pass or use their first card.
  expect(all.filter((one) => isClosed(contextOf(one))).length).toBeGreaterThanOrEqual(2 * 2 * 2 * 2);
});

test('RW dice ordering: the chart agrees with the engine along the shortest paths with changes of mind', {
  timeout: 60_000,
}, () => {
  const found = paths(twoPlayers, 'shortest').flatMap(({ state }) => disagreements(state as Snapshot));
  expect(found).toEqual([]);
});

test('RW dice ordering: every box names a clause, and every way can be told', () => {
  const { states, ways, always } = chartOf(machine);
  expect(states.map(({ rule }) => rule).filter((rule) => !Object.hasOwn(proofs.rules, rule))).toEqual([]);
  expect(ways.length).toBeGreaterThan(states.length);
  expect(always).toHaveLength(4);
  for (const rule of diceOrdering.rules) expect(proofs.rules).toHaveProperty([rule]);
});
