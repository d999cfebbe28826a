import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import type { Run, Scenario } from '../../src/games/common/scenario.ts';
import { english } from '../../src/games/common/words/words.ts';
import { parseMove } from '../../src/kernel/moves.ts';
import { played, refusal } from '../../src/stepper/branch.ts';
import { branchAt, type Cursor, LIMITS, outlineOf } from '../../src/stepper/cursor.ts';
import { holds } from '../../src/stepper/goal.ts';
import { beat, cursorAt, hasNext, type StepperEvent } from '../../src/stepper/machine.ts';
import { tasks } from '../../src/stepper/tasks.ts';
import { type Frame, ScriptError, trackOf } from '../../src/stepper/track.ts';
import { transcript } from '../../src/stepper/transcript.ts';
import { type Depot, depot, depotWords, sharing } from './toy.ts';

const track = trackOf(depot, sharing, '2');
const outlines = sharing.runs.map((one) => outlineOf(depot, one));
const [only] = sharing.runs as [Run<Depot>];

function frameAt(cursor: Cursor): Frame<Depot> {
  const branch = branchAt(cursor);
  const frames = branch ? played(track, branch).frames : track.frames;
  return frames[branch ? frames.length - 1 : cursor.at] as Frame<Depot>;
}
const referee = {
  refuses(_: string, cursor: Cursor, text: string) {
    const move = parseMove<Depot['Move']>(depot.vocabulary, text);
    return !move || refusal(depot, frameAt(cursor), move) !== undefined;
  },
  reaches(_: string, cursor: Cursor, at: number) {
    const step = track.run.script[at - 1];
    return step !== undefined && 'try' in step && holds(depot, frameAt(cursor).state, step.try);
  },
};

function begin() {
  const clock = new SimulatedClock();
  const input = { outlines, run: '2', referee, tasks };
  const actor = createActor(tasks.machine, { input, clock }).start();
  return {
    clock,
    send: (...events: StepperEvent[]) => {
      for (const event of events) actor.send(event);
    },
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    cursor: () => cursorAt(actor.getSnapshot().context),
    task: () => tasks.at(actor.getSnapshot().context),
  };
}
const next: StepperEvent = { type: 'next' };
const move = (text: string): StepperEvent => ({ type: 'play', move: text });

describe('a task', () => {
  test('is turned to by Next, which then offers the ways on and takes none', () => {
    const { send, state, cursor, context } = begin();
    send(next, next);
    expect([cursor().at, state(), context().held]).toEqual([2, 'reading', false]);
    send(next);
    expect([cursor().at, context().pane, context().held]).toEqual([2, 'moves', false]);
    send(next, next);
    expect([cursor().at, context().held]).toEqual([2, true]);
    send({ type: 'dismiss' });
    expect([cursor().at, context().held]).toEqual([2, false]);
  });

  test('shows its solution to those who ask for it, move by move, and is not solved by that', () => {
    const { send, cursor, context, task } = begin();
    send({ type: 'jump', at: 2 }, next, next, { type: 'show' });
    expect([cursor().at, context().pane, context().held]).toEqual([3, 'none', false]);
    send(next);
    expect(cursor()).toEqual({ at: 4, lines: [] });
    expect([context().played, task()?.isSolved]).toEqual([false, false]);
    send({ type: 'back' }, next, next);
    expect(cursor().at).toBe(5);
    // From a line of the reader's own it begins at the task; whoever starts again is asked again.
    send({ type: 'jump', at: 2 }, { type: 'again' }, move('take:1'), { type: 'show' });
    expect([cursor().at, cursor().line]).toEqual([3, undefined]);
    send({ type: 'again' }, next);
    expect([cursor().at, context().held]).toEqual([2, true]);
  });

  test('is solved along the way of the script, or on a line of one’s own, and goes on after it', () => {
    const { send, cursor, context, task } = begin();
    send({ type: 'jump', at: 2 }, move('give:0:1'));
    expect(task()).toMatchObject({ at: 2, until: 4, isOwn: false });
    send(move('buy:red'));
    const set = track.run.script[1];
    if (set === undefined || !('try' in set)) throw new Error('The script sets no task there.');
    expect([cursor().at, context().played, holds(depot, frameAt(cursor()).state, set.try)]).toEqual([4, true, true]);
    send(next);
    expect([cursor().at, task()]).toEqual([5, undefined]);
    send({ type: 'jump', at: 2 }, move('give:0:1'), { type: 'back' }, move('take:1'));
    expect([cursor().line, task()?.isOwn, hasNext(context())]).toEqual(['A', true, true]);
    // It was solved before, and stays so.
    expect(task()?.isSolved).toBe(true);
    send(next);
    // The step after the way: the last move of a way that was not gone is not told once more.
    expect(cursor()).toEqual({ at: 5, lines: [{ name: 'A', from: 2, moves: ['take:1'] }] });
  });

  test('shows its hints one at a time, the way last, and remembers them while one tries', () => {
    const { send, task, context } = begin();
    send({ type: 'hint' });
    expect(context().hinted).toBeUndefined();
    send({ type: 'jump', at: 2 }, { type: 'hint' });
    expect(task()).toMatchObject({ hints: 3, shown: 1 });
    send(move('take:1'), { type: 'hint' }, { type: 'hint' }, { type: 'hint' });
    expect(task()?.shown).toBe(3);
    send({ type: 'again' });
    expect(task()?.shown).toBe(3);
  });

  test('refuses what the rules refuse, and nothing moves', () => {
    const { send, context, cursor } = begin();
    send({ type: 'jump', at: 2 }, move('buy:red'), move('buy:red'));
    expect([context().refused, cursor().line]).toEqual(['buy:red', 'A']);
  });

  test('can be started again as often as one likes, and left without being solved', () => {
    const { send, cursor, context } = begin();
    send({ type: 'jump', at: 2 });
    for (let n = 0; n < 3 * LIMITS.lines; n++)
      send(move('take:1'), ...Array.from({ length: n }, (_, i) => move(i % 2 ? 'take:2' : 'dig')), { type: 'again' });
    expect([cursor().at, context().notice, context().pane]).toEqual([2, undefined, 'moves']);
    expect(cursor().lines.length).toBeLessThanOrEqual(LIMITS.lines);
    send({ type: 'pass' });
    expect([cursor().at, context().pane, hasNext(context())]).toEqual([5, 'none', false]);
    expect(context().notice).toBeUndefined();
    send({ type: 'jump', at: 5 }, { type: 'pass' }, { type: 'again' }, { type: 'hint' });
    expect([cursor().at, hasNext(context())]).toEqual([5, false]);
  });

  test('is what the page knows it to be, beside what is solved here', () => {
    const { send, task, context } = begin();
    send({ type: 'solved', solved: { 2: [9] } }, { type: 'jump', at: 2 });
    expect(task()?.isSolved).toBe(false);
    send({ type: 'solved', solved: { 2: [2] } });
    expect([task()?.isSolved, context().solved]).toEqual([true, { 2: [9, 2] }]);
  });

  test('stops what plays by itself until it is solved or its solution is asked for', () => {
    const { send, cursor, clock, context, state } = begin();
    const wait = () => {
      for (let n = 0; n < 7; n++) clock.increment(beat(context()));
    };
    send({ type: 'autoplay' });
    wait();
    expect([cursor().at, state(), context().held]).toEqual([2, 'reading', true]);
    send(move('take:1'), { type: 'autoplay' });
    wait();
    expect([cursor().line, state(), context().held]).toEqual(['A', 'reading', true]);
    send({ type: 'show' }, { type: 'autoplay' });
    wait();
    expect([cursor().at, cursor().line, state()]).toEqual([5, undefined, 'reading']);
    const other = begin();
    other.send({ type: 'jump', at: 2 }, move('give:0:1'), move('buy:red'), move('dig'), { type: 'autoplay' });
    for (let n = 0; n < 3; n++) other.clock.increment(beat(other.context()));
    expect([other.cursor().at, other.state()]).toEqual([5, 'reading']);
  });

  test('leaves no reader without a way on: from everywhere Next ends at the end, once the task is skipped', () => {
    const events = fc.constantFrom<StepperEvent>(
      next,
      ...(['back', 'again', 'hint', 'show', 'pass', 'choose', 'script'] as const).map((type) => ({ type })),
      ...['give:0:1', 'buy:red', 'take:1', 'dig'].map(move),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 30 }), (all) => {
        const { send, cursor, context } = begin();
        send(...all);
        for (let n = 0; n < 80; n++) {
          send(next);
          if (context().held) send({ type: 'pass' });
          // Lines beside the tasks end where the reader ends them.
          if (!hasNext(context()) && branchAt(cursor())) send({ type: 'script' });
        }
        expect([hasNext(context()), cursor().at]).toEqual([false, 5]);
      }),
    );
  });
});

describe('a script with a task', () => {
  const withScript = (change: (script: Run<Depot>['script']) => readonly object[]): Scenario<Depot> =>
    ({ ...sharing, runs: [{ ...only, script: change(only.script) }] }) as Scenario<Depot>;
  test.each<[string, Scenario<Depot>, string]>([
    [
      'whose goal holds before anything is done',
      withScript((script) =>
        script.map((step) => ('try' in step ? { ...step, try: { least: { '/coal/0': 4 } } } : step)),
      ),
      'step 2: the goal holds before anything is done',
    ],
    [
      'whose way does not reach the goal',
      withScript((script) => script.filter((_, i) => i !== 2)),
      'step 2: the moves that follow do not reach the goal',
    ],
    [
      'whose way is broken off before the goal',
      withScript((script) => script.flatMap((step, i) => (i === 3 ? [{ say: 'One moment.' }, step] : [step]))),
      'step 2: the moves that follow do not reach the goal',
    ],
    [
      'whose way goes on after the goal',
      withScript((script) =>
        script.map((step) => ('try' in step ? { ...step, try: { least: { '/coal/1': 1 } } } : step)),
      ),
      'step 2: the goal holds after step 3 already',
    ],
  ])('%s is refused', (_, scenario, message) => {
    expect(() => trackOf(depot, scenario, '2')).toThrow(new ScriptError(`sharing, run 2, ${message}`));
  });

  test('is told on paper: the task, its hints, and one way', () => {
    const rows = transcript(track, depotWords(english));
    expect(rows.map(({ kind, task }) => [kind, task])).toEqual([
      ['start', undefined],
      ['say', undefined],
      ['try', undefined],
      ['move', 'Buy the red wagon, and leave Red 1 coal.'],
      ['move', 'Buy the red wagon, and leave Red 1 coal.'],
      ['say', undefined],
    ]);
    expect(rows[2]).toMatchObject({
      say: 'Buy the red wagon, and leave Red 1 coal.',
      hints: ['A gift may be made at any time.', 'The wagon costs 3, and buying ends the turn.'],
    });
  });
});
