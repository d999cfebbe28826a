import { expect, test } from 'vitest';
import { type AnyActor, type AnyMachineSnapshot, type AnyStateMachine, createActor } from 'xstate';
import { getSimplePaths } from 'xstate/graph';
import { chartOf } from '../../../../src/games/common/procedures/chart.ts';
import { type Played, played } from '../../../../src/games/common/procedures/procedure.ts';
import { whistleStop as game } from '../../../../src/games/whistle-stop/engine/index.ts';
import { proofs } from '../../../../src/games/whistle-stop/engine/proofs.ts';
import { WAYS } from '../../../../src/games/whistle-stop/engine/tables/board.ts';
import { TOKENS } from '../../../../src/games/whistle-stop/engine/tables/goods.ts';
import { TURNS_OF } from '../../../../src/games/whistle-stop/engine/tables/tiles.ts';
import type { Config, State } from '../../../../src/games/whistle-stop/engine/types.ts';
import type { Move } from '../../../../src/games/whistle-stop/engine/vocabulary.ts';
import { placeInMove } from '../../../../src/games/whistle-stop/procedures/move-place.ts';
import { whistleBypass } from '../../../../src/games/whistle-stop/procedures/whistle-bypass.ts';
import { scenario } from '../../../../src/games/whistle-stop/scenarios/whistle-bypass.ts';
import { hash } from '../../../../src/kernel/hash.ts';
import { formatMove } from '../../../../src/kernel/moves.ts';
import { trackOf } from '../../../../src/stepper/track.ts';

type Snapshot = AnyMachineSnapshot;
const { machine } = whistleBypass;
const positionOf = (snapshot: Snapshot): State => (snapshot.context as { readonly position: State }).position;
const told = (move: Move): string => formatMove(game.vocabulary, move);

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

/** In what a state of the chart and the engine's position disagree. */
function disagreements(snapshot: Snapshot): string[] {
  const position = positionOf(snapshot);
  const value = String(snapshot.value);
  const place = placeInMove(position);
  if (snapshot.status === 'done')
    return place === 'tile' || place === 'first' || place === 'leave'
      ? [`the chart has ended at ${value}, the engine stands at ${place}`]
      : [];
  const found = place === value ? [] : [`the chart stands at ${value}, the engine at ${place}`];
  for (const move of thinkable(position)) {
    // A turn can end instead of a move; that is not on this chart.
    if (move.kind === 'endTurn') continue;
    const [chart, engine] = [snapshot.can(played(move)), game.check(position, move) === undefined];
    if (chart !== engine)
      found.push(`${told(move)}: ${chart ? 'enabled' : 'not enabled'}, but ${engine ? 'legal' : 'refused'}`);
  }
  return found;
}

/** The moves along which the chart is walked: where many tokens, tiles or spaces would do, the first and the last of them. */
function steps(snapshot: Snapshot): Played<Move>[] {
  if (snapshot.status === 'done') return [];
  const legal = game.legal(positionOf(snapshot)).filter(({ kind }) => kind !== 'endTurn');
  const coals = legal.filter((move) => move.kind === 'move' && move.token === 'coal');
  const some = snapshot.matches('token')
    ? [...ends(coals), ...legal.filter((move) => move.kind === 'move' && move.token === 'whistle').slice(0, 6)]
    : snapshot.matches('first')
      ? legal
      : ends(legal);
  return some.map((move) => played(move));
}
const ends = <T>(list: readonly T[]): T[] => [...list.slice(0, 1), ...list.slice(1).slice(-1)];

function walk(chart: AnyStateMachine, position: State): Snapshot[] {
  const paths = getSimplePaths(chart, {
    input: { position },
    events: (snapshot: Snapshot) => steps(snapshot),
    serializeState: (snapshot: Snapshot) => `${snapshot.value} ${hash(positionOf(snapshot))}`,
    serializeEvent: (event) => ('move' in event ? told(event.move as Move) : event.type),
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
  const next = shown[i + 1]?.told;
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
      yield { value: String(snapshot.value), wrong: disagreements(snapshot) };
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
  expect([...visited.keys()].sort()).toEqual(['arrived', 'first', 'gained', 'leave', 'tile', 'token']);
  expect(visited.get('arrived')).toBeGreaterThan(100);
});

test.each(scenario.runs.map(({ key }) => key))(
  'WS whistle bypass: the chart follows the worked example with %s players, move by move',
  (key) => {
    const { frames } = trackOf(game, scenario, key);
    let before = frames[0]?.state as State;
    let actor: AnyActor | undefined;
    const ends: string[] = [];
    for (const { told: step, state } of frames) {
      if (step.kind !== 'move') continue;
      // Each move of a train is a walk of its own; what its stop asks for, and the end of a turn, are not on this chart.
      if (step.move.kind === 'move') actor = createActor(machine, { input: { position: before } }).start();
      before = state;
      if (actor === undefined) continue;
      actor.send(played(step.move));
      const snapshot: Snapshot = actor.getSnapshot();
      expect(positionOf(snapshot)).toEqual(state);
      expect(disagreements(snapshot)).toEqual([]);
      if (snapshot.status !== 'done') continue;
      ends.push(String(snapshot.value));
      actor = undefined;
    }
    expect(ends).toContain('gained');
    expect(ends.filter((end) => end === 'arrived').length).toBeGreaterThan(1);
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
