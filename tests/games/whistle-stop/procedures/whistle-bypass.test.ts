import { expect, test } from 'vitest';
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { chartOf, OUTSIDE } from '../../../../src/games/common/procedures/chart.ts';
import { begin, follow } from '../../../../src/games/common/procedures/walk.ts';
import { whistleStop as game } from '../../../../src/games/whistle-stop/engine/index.ts';
import { proofs } from '../../../../src/games/whistle-stop/engine/proofs.ts';
import { WAYS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { TOKENS } from '../../../../src/games/whistle-stop/engine/tables/goods.ts';
import { TURNS_OF } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { Config, State, Types } from '../../../../src/games/whistle-stop/engine/types.ts';
import type { Move } from '../../../../src/games/whistle-stop/engine/vocabulary.ts';
import { whistleBypass } from '../../../../src/games/whistle-stop/procedures/whistle-bypass.ts';
import { scenario } from '../../../../src/games/whistle-stop/scenarios/whistle-bypass.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { trackOf } from '../../../../src/stepper/track.ts';
import {
  disagreements as atRest,
  offered,
  standingIn,
  stepOf,
  type Walking,
  walkable,
  walking,
} from '../../../procedures/walking.ts';
import { asks } from './asks.ts';

type Snapshot = AnyMachineSnapshot;
const { machine } = whistleBypass;
const positionOf = (snapshot: Snapshot): State => (snapshot.context as { readonly position: State }).position;
const narration = (move: Move): string => formatMove(game.vocabulary, move);

/** Every move of a train that can be said, legal or not: what the chart and the engine must judge alike. */
function thinkable(position: State): Move[] {
  const task = position.agenda.at(-1);
  const seat = task !== undefined && 'seat' in task ? position.seats[task.seat] : undefined;
  return [
    ...game.legal(position),
    ...game.attempts(position),
    ...(seat?.trains ?? []).flatMap((_, train) =>
      TOKENS.flatMap((token) => WAYS.map((way): Move => ({ kind: 'move', train: train as 0, token, way }))),
    ),
    ...(seat?.tiles ?? []).flatMap((tile) => TURNS_OF[tile].map((turn): Move => ({ kind: 'layTile', tile, turn }))),
    ...WAYS.map((way): Move => ({ kind: 'bypass', way })),
    { kind: 'endMove' },
    { kind: 'passTrain' },
    { kind: 'bypassEndTile' },
    { kind: 'takeSpace', space: 1 },
  ];
}

/** Whether a move is whole: its stop takes effect or has done so, and what follows is not on this chart. */
const isWhole = (snapshot: Snapshot, from: State): boolean =>
  positionOf(snapshot) !== from && ['arrived', 'gained', 'token', OUTSIDE].includes(String(snapshot.value));

/** In what a state of the chart and the engine's position disagree. */
function disagreements(snapshot: Snapshot, from: State): string[] {
  const position = positionOf(snapshot);
  const found = atRest(asks['whistle-bypass'], snapshot, standingIn(game, position));
  if (isWhole(snapshot, from)) return found;
  for (const move of thinkable(position)) {
    const [chart, engine] = [snapshot.can(offered(game, position, move)), game.check(position, move) === undefined];
    if (chart !== engine)
      found.push(`${narration(move)}: ${chart ? 'enabled' : 'not enabled'}, but ${engine ? 'legal' : 'refused'}`);
  }
  return found;
}

/** The moves along which the chart is walked: where many tokens, tiles or spaces would do, the first and the last of them. */
function steps(snapshot: Snapshot, from: State): Walking<Types>[] {
  if (isWhole(snapshot, from)) return [];
  const legal = game.legal(positionOf(snapshot)).filter(({ kind }) => kind !== 'endTurn');
  const coals = legal.filter((move) => move.kind === 'move' && move.token === 'coal');
  const some = snapshot.matches('token')
    ? [...ends(coals), ...legal.filter((move) => move.kind === 'move' && move.token === 'whistle').slice(0, 6)]
    : snapshot.matches('first')
      ? legal
      : ends(legal);
  return some.map((move) => walking(game, positionOf(snapshot), move));
}
const ends = <T>(list: readonly T[]): T[] => [...list.slice(0, 1), ...list.slice(1).slice(-1)];

function walk(chart: AnyStateMachine, position: State): Snapshot[] {
  const paths = getSimplePaths(walkable<Types>(chart), {
    input: standingIn(game, position),
    events: (snapshot: Snapshot) => steps(snapshot, position),
    serializeState: (snapshot: Snapshot) => `${snapshot.value} ${hash(positionOf(snapshot))}`,
    serializeEvent: ({ move, type }: { readonly move?: Move; readonly type: string }) =>
      move ? narration(move) : type,
  });
  return paths.map(({ state }) => state as Snapshot);
}

/** Turns of games that are played at random, one in so many, in which there is a whistle to spend. */
function turns(seats: 2 | 3 | 4 | 5, seed: number, every: number): State[] {
  const config: Config = { seats, modules: [], variants: {}, rulings: { forwardTest: 'route', lossFloor: 'none' } };
  const found: State[] = [];
  let { state } = game.setup(config, seed);
  let tape = seed;
  let asked = 0;
  while (game.prompt(state).kind !== 'over') {
    const task = state.agenda.at(-1);
    if (task?.kind === 'turn' && (state.seats[task.seat]?.whistles ?? 0) > 0 && asked++ % every === 0)
      found.push(state);
    const legal = game.legal(state);
    tape = (Math.imul(tape, 1_103_515_245) + 12_345) >>> 1;
    const move = legal[tape % legal.length];
    const outcome = move === undefined ? undefined : game.apply(state, move);
    if (outcome?.ok !== true) throw new Error('a legal move was refused');
    state = outcome.state;
  }
  return found;
}

/** The positions of the worked example before a whistle is spent: an End tile to bypass, an own train to pass. */
const { frames: shown } = trackOf(game, scenario, '3');
const whistles = shown.flatMap(({ state }, i) => {
  const next = shown[i + 1]?.narration;
  return next?.kind === 'move' && next.move.kind === 'move' && next.move.token === 'whistle' ? [state] : [];
});
const positions = [...([2, 3, 5] as const).flatMap((seats) => turns(seats, 11 + seats, 25)), ...whistles];

/** What is found at every state of the chart that can be reached from these positions, each looked at once. */
function* judged(chart: AnyStateMachine): Generator<{ readonly value: string; readonly wrong: readonly string[] }> {
  const seen = new Set<string>();
  for (const position of positions)
    for (const snapshot of walk(chart, position)) {
      const key = `${snapshot.value} ${hash(positionOf(snapshot))}`;
      if (seen.has(key)) continue;
      seen.add(key);
      yield { value: String(snapshot.value), wrong: disagreements(snapshot, position) };
    }
}

test('WS whistle bypass: the chart agrees with the engine along the simple paths of every move', {
  timeout: 180_000,
}, () => {
  const visited = new Map<string, number>();
  const found = new Set<string>();
  for (const { value, wrong } of judged(machine)) {
    visited.set(value, (visited.get(value) ?? 0) + 1);
    for (const one of wrong) found.add(one);
  }
  expect([...found]).toEqual([]);
  expect([...visited.keys()].sort()).toEqual(['arrived', 'first', 'gained', 'leave', 'outside', 'tile', 'token']);
  expect(visited.get('arrived')).toBeGreaterThan(30);
});

test.each(scenario.runs.map(({ key }) => key))(
  'WS whistle bypass: the chart follows the worked example with %s players through several moves of trains',
  (key) => {
    const { frames } = trackOf(game, scenario, key);
    let now: Snapshot = begin(machine, standingIn(game, frames[0]?.state as State));
    const passed: string[] = [String(now.value)];
    for (const { narration: step, state, events } of frames) {
      if (step.kind !== 'move') continue;
      now = follow(machine, now, stepOf(game, step.move, { state, events }));
      passed.push(String(now.value));
    }
    expect(passed[0]).toBe('token');
    expect(passed).toEqual(expect.arrayContaining(['first', 'tile', 'leave']));
    expect(passed.filter((state) => state === 'token').length).toBeGreaterThan(2);
  },
);

test.each([
  ['the first stop of a whistle is passed over', 'isAtFirst', () => false],
  ['an empty space is passed over', 'needsTile', () => false],
  ['whatever is tried is done', 'isLegal', () => true],
  ['a coal goes anywhere', 'isLegalCoal', () => true],
])('WS whistle bypass: a chart that errs is found out, where %s', { timeout: 60_000 }, (_, guard, fault) => {
  const wrong = machine.provide({ guards: { [guard]: fault } });
  // One is enough: the rest of the walk is not needed.
  for (const { wrong: found } of judged(wrong)) if (found.length > 0) return;
  expect.unreachable('the fault was not found');
});

test('WS whistle bypass: every box names a clause, and every way can be told', () => {
  const { states, ways, always } = chartOf(machine);
  expect(states.map(({ rule }) => rule).filter((rule) => !Object.hasOwn(proofs.rules, rule))).toEqual([]);
  expect(ways.length).toBeGreaterThan(states.length);
  expect(always).toEqual([]);
  for (const rule of whistleBypass.rules) expect(proofs.rules).toHaveProperty([rule]);
});
