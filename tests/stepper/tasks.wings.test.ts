import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import type { Scenario } from '../../src/games/common/scenario.ts';
import type { Game } from '../../src/kernel/game.ts';
import { formatMove, parseMove } from '../../src/kernel/moves.ts';
import { optionsOf, played, refusal } from '../../src/stepper/branch.ts';
import { branchAt, type Cursor, outlineOf } from '../../src/stepper/cursor.ts';
import { holds } from '../../src/stepper/goal.ts';
import { cursorAt, hasNext, type StepperEvent } from '../../src/stepper/machine.ts';
import { tasks } from '../../src/stepper/tasks.ts';
import { type Frame, trackOf } from '../../src/stepper/track.ts';
import { wings } from '../wings.ts';

// Every task of every game, on the real engine: once solved it stays so, and Next alone plays no solution.

const scenarios = (
  await Promise.all(
    wings.map(({ game, scenarios }) =>
      Promise.all(Object.values(scenarios).map(async (load) => ({ game, scenario: await load() }))),
    ),
  )
).flat();
const found = scenarios.flatMap(({ game, scenario }) =>
  scenario.runs.flatMap(({ key, script }) =>
    script.flatMap((step, i) =>
      'try' in step
        ? [[`${scenario.game}: ${scenario.title}, ${key}, step ${i + 1}`, game, scenario, key, i + 1] as const]
        : [],
    ),
  ),
);

function begin(game: Game, scenario: Scenario, run: string) {
  const track = trackOf(game, scenario, run);
  const outlines = scenario.runs.map((one) => outlineOf(game, one));
  const frameAt = (cursor: Cursor): Frame => {
    const branch = branchAt(cursor);
    return (branch ? played(track, branch).frames.at(-1) : track.frames[cursor.at]) as Frame;
  };
  const referee = {
    refuses(_: string, cursor: Cursor, text: string) {
      const move = parseMove(game.vocabulary, text);
      return !move || refusal(game, frameAt(cursor), move) !== undefined;
    },
    reaches(_: string, cursor: Cursor, at: number) {
      const step = track.run.script[at - 1];
      return step !== undefined && 'try' in step && holds(game, frameAt(cursor).state, step.try);
    },
  };
  const actor = createActor(tasks.machine, { input: { outlines, run, referee, tasks } }).start();
  const context = () => actor.getSnapshot().context;
  return {
    track,
    frame: () => frameAt(cursorAt(context())),
    send: (...events: StepperEvent[]) => {
      for (const event of events) actor.send(event);
    },
    context,
    cursor: () => cursorAt(context()),
    task: () => tasks.at(context()),
  };
}
const next: StepperEvent = { type: 'next' };
const text = (game: Game, move: object): string => formatMove(game.vocabulary, move as never);

test('there are tasks in every game', () => {
  expect(new Set(found.map(([, { id }]) => id))).toEqual(new Set(wings.map(({ id }) => id)));
});

describe.each(found)('%s', (_, game, scenario, run, at) => {
  const wayOf = ({ track, task, send }: ReturnType<typeof begin>) => {
    send({ type: 'jump', at });
    const { until = at } = task() ?? {};
    const moves = track.run.script.slice(at, until).flatMap((step) => ('move' in step ? [text(game, step.move)] : []));
    return { until, moves };
  };

  test('stays solved after every move that can follow, after Back, and from its start again', () => {
    const stepper = begin(game, scenario, run);
    const { moves } = wayOf(stepper);
    const { send, task, frame, cursor, context } = stepper;
    for (const [i, move] of moves.entries()) {
      expect(task()?.isSolved).toBe(false);
      send({ type: 'play', move });
      if (i < moves.length - 1) expect(context().solved).toEqual({});
    }
    expect(task()).toMatchObject({ at, isSolved: true });
    const solved = cursor();
    for (const { move, violation } of optionsOf(game, frame())) {
      if (violation) continue;
      send({ type: 'play', move: text(game, move) });
      // What the script plays next leads on to its next step; whatever else is played is still at the task.
      if (branchAt(cursor())) expect([text(game, move), task()?.isSolved]).toEqual([text(game, move), true]);
      expect(context().solved[run]).toContain(at);
      send({ type: 'jump', at: solved.at });
      for (const { name } of cursor().lines) send({ type: 'drop', name });
    }
    send({ type: 'jump', at: solved.at - 1 });
    expect(task()?.isSolved).toBe(true);
    send({ type: 'again' });
    expect([cursor().at, task()?.isSolved]).toEqual([at, true]);
    send(next);
    expect(context().held).toBe(false);
    expect(cursor().at).toBeGreaterThan(at);
  });

  test('is not left, and nothing of its solution is played, by Next alone', () => {
    const stepper = begin(game, scenario, run);
    const { until, moves } = wayOf(stepper);
    const { send, cursor, context, frame } = stepper;
    for (let n = 0; n < 4; n++) send(next);
    expect([cursor(), context().held, hasNext(context())]).toEqual([{ at, lines: [] }, true, true]);
    // From the first move of its way, too, and from the end of a line that leads elsewhere.
    if (moves.length > 1) {
      send({ type: 'play', move: moves[0] ?? '' }, next, next);
      expect([cursor().at, context().held]).toEqual([at + 1, true]);
      send({ type: 'jump', at });
    }
    const other = optionsOf(game, frame()).find(({ move, violation }) => !violation && text(game, move) !== moves[0]);
    if (other) {
      send({ type: 'play', move: text(game, other.move) });
      const there = cursor();
      const isSolved = context().solved[run]?.includes(at) === true;
      send(next, next);
      if (!isSolved && branchAt(there)) expect([cursor(), context().held]).toEqual([there, true]);
      if (isSolved) return;
    }
    send({ type: 'show' });
    expect([cursor().at, cursor().line]).toEqual([at + 1, undefined]);
    for (let n = at + 1; n < until; n++) send(next);
    expect([cursor().at, context().held, context().solved]).toEqual([until, false, {}]);
    send({ type: 'again' }, { type: 'pass' });
    expect(cursor().at).toBe(Math.min(until + 1, stepper.track.run.script.length));
  });
});
