import { expect, test } from 'vitest';
import { type AnyMachineSnapshot, createActor } from 'xstate';
import { getShortestPaths, getSimplePaths } from 'xstate/graph';
import { chartOf } from '../../../../src/games/common/procedures/chart.ts';
import { type Played, played } from '../../../../src/games/common/procedures/procedure.ts';
import { railwayWorkers as game } from '../../../../src/games/railway-workers/engine/index.ts';
import { proofs } from '../../../../src/games/railway-workers/engine/proofs.ts';
import type { State } from '../../../../src/games/railway-workers/engine/types.ts';
import type { Move } from '../../../../src/games/railway-workers/engine/vocabulary.ts';
import { diceOrdering } from '../../../../src/games/railway-workers/procedures/dice-ordering.ts';
import { placeInDice } from '../../../../src/games/railway-workers/procedures/dice-place.ts';
import { scenario } from '../../../../src/games/railway-workers/scenarios/dice-ordering.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { trackOf } from '../../../../src/stepper/track.ts';

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

/** The moves along which the chart is walked: each kind of choice both ways, where its content makes no difference once. */
function steps(snapshot: Snapshot, between: boolean): Played<Move>[] {
  if (snapshot.status === 'done') return [];
  const { position } = contextOf(snapshot);
  const legal = game.legal(position);
  const kinds = [...new Map(legal.map((move) => [move.kind, move])).values()];
  const place = placeInDice(position);
  // A turn is passed or not, and those after the first slot are like those before: one line through them is enough.
  const some =
    place !== 'turn'
      ? kinds
      : position.open > 1
        ? kinds.slice(-1)
        : [kinds[0], kinds.at(-1)].flatMap((one) => one ?? []);
  const anytime = between ? game.anytime(position).slice(0, 1) : [];
  return [...some, ...anytime].map((move) => played(move));
}

function paths(position: State, kind: 'simple' | 'shortest') {
  const walk = kind === 'simple' ? getSimplePaths : getShortestPaths;
  return walk(machine, {
    input: { position },
    events: (snapshot: Snapshot) => steps(snapshot, kind === 'shortest'),
    serializeState: (snapshot: Snapshot) => {
      const { position: here, open, left } = contextOf(snapshot);
      return `${snapshot.value} ${open} ${left} ${hash(here)}`;
    },
    serializeEvent: (event) => ('move' in event ? told(event.move as Move) : event.type),
  });
}

/** In what a state of the chart and the engine's position disagree. */
function disagreements(snapshot: Snapshot): string[] {
  const { position, open, left } = contextOf(snapshot);
  const value = String(snapshot.value);
  if (value === 'closed')
    return placeInDice(position) === 'place' ? [] : ['the chart is closed in the midst of a phase'];
  const found: string[] = [];
  const place = placeInDice(position);
  if (place !== value) found.push(`the chart stands at ${value}, the engine at ${place}`);
  if (value === 'turn') {
    if (open !== position.open) found.push(`the chart has ${open} slots open, the engine ${position.open}`);
    const turns = position.agenda.filter(({ kind }) => kind === 'turn' || kind === 'startTurn').length;
    if (left !== turns) found.push(`the chart has ${left} turns left, the engine ${turns}`);
  }
  const thinkable = [...game.legal(position), ...game.anytime(position), ...game.attempts(position)];
  for (const move of thinkable) {
    const [chart, engine] = [snapshot.can(played(move)), game.check(position, move) === undefined];
    if (chart !== engine)
      found.push(`${told(move)}: ${chart ? 'enabled' : 'not enabled'}, but ${engine ? 'legal' : 'refused'}`);
  }
  return found;
}

const [, twoPlayers] = starts[0] as (typeof starts)[number];

test('RW dice ordering: the chart agrees with the engine along its simple paths, changes of mind left out', {
  timeout: 60_000,
}, () => {
  const all = paths(twoPlayers, 'simple').map(({ state }) => state as Snapshot);
  expect([...new Set(all.flatMap(disagreements))]).toEqual([]);
  const visited = new Set(all.map(({ value }) => String(value)));
  expect([...visited].sort()).toEqual([
    'assign',
    'closed',
    'low',
    'place',
    'readyCards',
    'readyDice',
    'tokens',
    'turn',
  ]);
  // Green rerolls the low total or not, and with the token a die or not; both pass or use their first card.
  expect(all.filter(({ status }) => status === 'done').length).toBeGreaterThanOrEqual(2 * 2 * 2 * 2);
});

test('RW dice ordering: the chart agrees with the engine along the shortest paths with changes of mind', {
  timeout: 60_000,
}, () => {
  const found = paths(twoPlayers, 'shortest').flatMap(({ state }) => disagreements(state as Snapshot));
  expect(found).toEqual([]);
});

test.each(scenario.runs.map(({ key }) => key))(
  'RW dice ordering: the chart follows the worked example with %s players, step by step',
  (key) => {
    const { frames } = trackOf(game, scenario, key);
    const actor = createActor(machine, { input: { position: frames[0]?.state as State } }).start();
    for (const { told: step, state } of frames) {
      if (step.kind === 'move') actor.send(played(step.move));
      const snapshot = actor.getSnapshot();
      expect(contextOf(snapshot).position).toEqual(state);
      expect(disagreements(snapshot)).toEqual([]);
    }
  },
);

test('RW dice ordering: every box names a clause, and every way can be told', () => {
  const { states, ways, always } = chartOf(machine);
  expect(states.map(({ rule }) => rule).filter((rule) => !Object.hasOwn(proofs.rules, rule))).toEqual([]);
  expect(ways.length).toBeGreaterThan(states.length);
  expect(always).toHaveLength(4);
  for (const rule of diceOrdering.rules) expect(proofs.rules).toHaveProperty([rule]);
});
