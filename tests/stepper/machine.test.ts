import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { parseMove } from '../../src/kernel/moves.ts';
import { ENGINE } from '../../src/kernel/save.ts';
import { played, refusal } from '../../src/stepper/branch.ts';
import {
  across,
  branchAt,
  type Cursor,
  counterpart,
  LIMITS,
  lastOf,
  nextName,
  type Outline,
  outlineOf,
  withLines,
} from '../../src/stepper/cursor.ts';
import { beat, cursorAt, hasNext, outlineAt, type StepperEvent, stepper } from '../../src/stepper/machine.ts';
import { fromKept, fromSpot, keep, spotOf } from '../../src/stepper/restore.ts';
import { formatSave, parseSave } from '../../src/stepper/storage.ts';
import { type Frame, type Track, trackOf } from '../../src/stepper/track.ts';
import { type Depot, depot, wagon } from './toy.ts';

const tracks = wagon.runs.map(({ key }) => trackOf(depot, wagon, key));
const outlines = wagon.runs.map((run) => outlineOf(depot, run));
const trackFor = (run: string) => tracks.find((track) => track.run.key === run) as Track<Depot>;

/** The frame that a cursor shows. */
function frameAt(run: string, cursor: Cursor): Frame<Depot> {
  const branch = branchAt(cursor);
  const frames = branch ? played(trackFor(run), branch).frames : trackFor(run).frames;
  const frame = frames[branch ? frames.length - 1 : cursor.at];
  if (!frame) throw new Error(`no frame at ${JSON.stringify(cursor)}`);
  return frame;
}

const referee = {
  refuses(run: string, cursor: Cursor, text: string) {
    const move = parseMove<Depot['Move']>(depot.vocabulary, text);
    return !move || refusal(depot, frameAt(run, cursor), move) !== undefined;
  },
  reaches: () => false,
};

function begin() {
  const clock = new SimulatedClock();
  const input = { outlines, run: '2', referee };
  const actor = createActor(stepper, { input, clock }).start();
  return {
    send: (...events: StepperEvent[]) => {
      for (const event of events) actor.send(event);
    },
    clock,
    state: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    cursor: () => cursorAt(actor.getSnapshot().context),
  };
}
const next: StepperEvent = { type: 'next' };
const move = (text: string): StepperEvent => ({ type: 'play', move: text });

/** The outline of a script in short: a letter names a step, a dot is one without a name. */
const outlineIn = (script: string): Outline => ({
  run: '2',
  fingerprint: 'abcd',
  steps: [...script].map((mark) => ({ kind: 'say', length: 1, ...(mark === '.' ? {} : { mark }) })),
});

test.each([
  ['..a..', 0, '.a...', 0, false],
  ['..a..', 2, '.a...', 2, false],
  ['..a..', 3, '.a...', 2, false],
  ['..a..', 5, '.a...', 4, false],
  ['..a.b', 5, '.a...b', 6, false],
  ['..a..', 3, '.....', 3, true],
  ['.ab..', 3, '....a', 5, true],
  ['..a..', 4, '.....', 4, false],
  ['.....', 5, '...', 3, true],
  ['..a..', 5, '...a', 4, true],
])(
  'after %s, step %i, the cursor in %s is %i (and no more than the nearest: %s)',
  (script, from, other, at, isNear) => {
    expect(across(from, outlineIn(script), outlineIn(other))).toEqual({ at, isNear });
  },
);

test('an outline has the names of the steps, and its fingerprint is the same without them', () => {
  const [run] = wagon.runs as [(typeof wagon.runs)[number]];
  const named = { ...run, script: run.script.map((step, i) => (i === 2 ? { ...step, mark: 'saved' } : step)) };
  const outline = outlineOf(depot, named);
  expect(outline.steps.map(({ mark }) => mark)).toEqual([undefined, undefined, 'saved', ...Array(3).fill(undefined)]);
  expect(outline.fingerprint).toBe(outlineOf(depot, run).fingerprint);
});

test('the fingerprint of an outline is another with an engine that plays the same moves to another end', () => {
  const [run] = wagon.runs as [(typeof wagon.runs)[number]];
  const [now, before] = [outlineOf(depot, run), outlineOf(depot, run, ENGINE - 1)];
  expect(before.fingerprint).not.toBe(now.fingerprint);
  expect({ ...before, fingerprint: now.fingerprint }).toEqual(now);
});

describe('the lesson', () => {
  test('steps on and back, and has nothing ahead at the end of the script', () => {
    const { send, state, cursor, context } = begin();
    expect(state()).toBe('reading');
    send(next, next, { type: 'back' });
    expect(cursor()).toEqual({ at: 1, lines: [] });
    send({ type: 'jump', at: 99 });
    expect([cursor().at, hasNext(context())]).toEqual([6, false]);
    send(next);
    expect([cursor().at, hasNext(context())]).toEqual([6, false]);
    send({ type: 'restart' }, { type: 'back' });
    expect([cursor().at, state()]).toEqual([0, 'reading']);
  });

  test('keeps the answer to a question until it is asked for', () => {
    const { send, context, cursor } = begin();
    send({ type: 'jump', at: 5 });
    expect([context().answered, cursor().at]).toEqual([false, 5]);
    send(next);
    expect([context().answered, cursor().at]).toEqual([true, 5]);
    send(next);
    expect([context().answered, cursor().at]).toEqual([false, 6]);
  });

  test('says why a move is refused, and nothing moves', () => {
    const { send, context, cursor } = begin();
    send({ type: 'choose' }, move('buy:red'));
    expect([context().pane, context().refused, cursor().at]).toEqual(['moves', 'buy:red', 0]);
    send({ type: 'dismiss' });
    expect([context().pane, context().refused]).toEqual(['moves', undefined]);
    send(move('no such move'));
    expect(context().refused).toBe('no such move');
    send(next);
    expect([context().pane, context().refused, cursor().at]).toEqual(['moves', undefined, 1]);
  });

  test('goes on along the script with the move that the script makes next', () => {
    const { send, cursor } = begin();
    send(move('take:1'));
    expect(cursor()).toEqual({ at: 3, lines: [] });
  });

  test('keeps a line of one’s own while one looks at the script, and goes on in it', () => {
    const { send, cursor, state } = begin();
    send({ type: 'jump', at: 3 }, move('take:2'), move('take:1'), { type: 'script' });
    expect(cursor()).toEqual({ at: 3, lines: [{ name: 'A', from: 3, moves: ['take:2', 'take:1'] }] });
    send({ type: 'line', name: 'A' });
    expect([cursor().at, cursor().line, state()]).toEqual([5, 'A', 'reading']);
    send(move('dig'));
    expect(cursor().lines).toEqual([{ name: 'A', from: 3, moves: ['take:2', 'take:1', 'dig'] }]);
    send({ type: 'back' }, move('dig'));
    expect(cursor()).toMatchObject({ at: 6, line: 'A', lines: [{ name: 'A' }] });
    send({ type: 'back' }, { type: 'back' }, move('take:2'));
    expect(cursor()).toMatchObject({ at: 5, line: 'B' });
    expect(cursor().lines[1]).toEqual({ name: 'B', from: 3, moves: ['take:2', 'take:2'] });
    send({ type: 'drop', name: 'B' });
    expect(cursor()).toMatchObject({ at: 3, lines: [{ name: 'A' }] });
    expect(cursor().line).toBeUndefined();
  });

  test('keeps a line of each run apart', () => {
    const { send, cursor, context } = begin();
    send(move('dig'), { type: 'run', run: '3' }, { type: 'run', run: '9' });
    expect([context().run, cursor()]).toEqual(['3', { at: 0, lines: [] }]);
    send(next, { type: 'run', run: '2' });
    expect(cursor()).toMatchObject({ at: 1, line: 'A' });
  });

  test('keeps the step where another run is turned to, and says where that has none', () => {
    const { send, cursor, context } = begin();
    send(next, next, { type: 'run', run: '3' });
    expect([context().run, cursor().at, context().notice]).toEqual(['3', 2, undefined]);
    send({ type: 'jump', at: 7 }, { type: 'run', run: '2' });
    expect([cursor().at, context().notice]).toEqual([6, 'run:near']);
    send({ type: 'back' }, { type: 'run', run: '3' });
    expect([cursor().at, context().notice]).toEqual([5, undefined]);
  });

  test('follows from a line of one’s own where it left the script', () => {
    const { send, cursor } = begin();
    send({ type: 'jump', at: 3 }, move('take:2'), move('take:1'), { type: 'run', run: '3' });
    expect(cursor()).toEqual({ at: 3, lines: [] });
  });

  test('compares only where there is a line, and stays with it from step to step', () => {
    const { send, context } = begin();
    send({ type: 'compare' });
    expect(context().pane).toBe('none');
    send(move('dig'), move('dig'), { type: 'compare' });
    expect(context().pane).toBe('compare');
    send({ type: 'back' });
    expect(context().pane).toBe('compare');
    send({ type: 'script' });
    expect(context().pane).toBe('none');
  });

  test('plays by itself with time to read, answers its questions, and rests at the end or when touched', () => {
    const { send, state, cursor, context, clock } = begin();
    send({ type: 'autoplay' });
    expect(state()).toBe('autoplay');
    clock.increment(beat(context()));
    expect([cursor().at, state()]).toEqual([1, 'autoplay']);
    send({ type: 'back' });
    expect([cursor().at, state()]).toEqual([0, 'reading']);
    send({ type: 'autoplay' });
    for (let n = 0; n < 8; n++) clock.increment(beat(context()));
    expect([cursor().at, state()]).toEqual([6, 'reading']);
    send({ type: 'autoplay' });
    expect([cursor().at, state()]).toEqual([0, 'autoplay']);
    send({ type: 'autoplay' });
    expect(state()).toBe('reading');
  });

  test('refuses a line too many with a notice, and loses none', () => {
    const { send, cursor, context } = begin();
    const options = ['dig', 'take:2', 'give:0:1'];
    for (const at of [0, 1, 2, 3, 4, 5])
      for (const text of options) send({ type: 'script' }, { type: 'jump', at }, move(text));
    expect(cursor().lines).toHaveLength(LIMITS.lines);
    expect(context().notice).toBe('full');
    send({ type: 'back' });
    expect(context().notice).toBeUndefined();
  });

  test('stands on a frame that the engine made, whatever the reader does', () => {
    const texts = ['take:1', 'take:2', 'dig', 'buy:red', 'buy:blue', 'give:0:1', 'nonsense'];
    const event: fc.Arbitrary<StepperEvent> = fc.oneof(
      fc.constantFrom<StepperEvent>(
        next,
        ...(['back', 'restart', 'autoplay', 'choose', 'compare', 'script', 'dismiss'] as const).map((type) => ({
          type,
        })),
      ),
      fc.record({ type: fc.constant('jump' as const), at: fc.integer({ min: -2, max: 12 }) }),
      fc.constantFrom(...texts).map(move),
      fc.record({ type: fc.constantFrom('line' as const, 'drop' as const), name: fc.constantFrom('A', 'B', 'C') }),
      fc.record({ type: fc.constant('run' as const), run: fc.constantFrom('2', '3', '4') }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        const { send, cursor, context } = begin();
        for (const one of events) {
          send(one);
          const here = cursor();
          expect(here.at).toBeLessThanOrEqual(lastOf(here, outlineAt(context())));
          frameAt(context().run, here);
          for (const line of here.lines) expect(played(trackFor(context().run), line).broken).toBeUndefined();
        }
      }),
    );
  });
});

describe('a place', () => {
  const [track] = tracks as [Track<Depot>];
  const [outline] = outlines as [(typeof outlines)[number]];
  const cursor: Cursor = { at: 4, line: 'A', lines: [{ name: 'A', from: 3, moves: ['take:2', 'dig'] }] };

  test('comes back from a link, beside the lines that one has', () => {
    const mine = [{ name: 'A', from: 0, moves: ['dig'] }];
    const back = fromSpot(track, outline, spotOf(cursor, outline), mine);
    expect(back).toEqual({ cursor: { at: 4, line: 'B', lines: [...mine, { ...cursor.lines[0], name: 'B' }] } });
    expect(fromSpot(track, outline, spotOf(cursor, outline), cursor.lines)).toEqual({ cursor });
  });

  test('comes back from a link to a line of one’s own without a second line, however far either goes', () => {
    const [whole] = cursor.lines as [(typeof cursor.lines)[number]];
    const short = { ...whole, moves: whole.moves.slice(0, 1) };
    const linked = (moves: readonly string[], at: number) => ({
      ...spotOf({ ...cursor, at }, outline),
      branch: { from: 3, moves },
    });
    // The link was made before the line went on.
    expect(fromSpot(track, outline, linked(short.moves, 4), [whole])).toEqual({ cursor });
    // The line went on elsewhere before the link was made.
    expect(fromSpot(track, outline, linked(whole.moves, 5), [short])).toEqual({ cursor: { ...cursor, at: 5 } });
  });

  test.each([
    ['of an earlier form of the script', { fingerprint: 'old!' }, 'changed', 4],
    ['beyond the end', { at: 99 }, 'noStep', 5],
    ['with a move that is refused', { branch: { from: 3, moves: ['take:2', 'buy:red', 'buy:red'] } }, 'broken', 5],
    [
      'of an earlier form with a move that is refused',
      { fingerprint: 'old!', branch: { from: 3, moves: ['take:2', 'buy:red', 'buy:red'] } },
      'cut',
      5,
    ],
    [
      'of an earlier form with no move that is possible',
      { fingerprint: 'old!', branch: { from: 3, moves: ['fly'] } },
      'cut',
      3,
    ],
    ['with no move that is possible', { branch: { from: 3, moves: ['fly'] } }, 'broken', 3],
  ] as const)('comes back from a link %s as near as can be, and says so', (_, change, fault, at) => {
    const spot = { ...spotOf({ ...cursor, at: 5 }, outline), at: 5, ...change };
    const back = fromSpot(track, outline, fault === 'changed' ? { ...spot, at: 4 } : spot, []);
    expect([back.notice, back.cursor.at]).toEqual([`link:${fault}`, at]);
  });

  test('comes back from what the device kept', () => {
    const text = formatSave(keep('2', { '2': cursor }, outlines)) ?? '';
    const read = parseSave(text);
    expect(read.ok && fromKept(track, outline, read.kept.runs['2'])).toEqual({ cursor });
  });

  test('keeps of an old save what can still be played', () => {
    const lines = [
      { name: 'A', from: 3, moves: ['fly'] },
      { name: 'B', from: 3, moves: ['take:2', 'buy:red', 'buy:red'] },
    ];
    expect(fromKept(track, outline, { fingerprint: 'old!', at: 99, line: 'A', lines })).toEqual({
      cursor: { at: 6, lines: [{ name: 'B', from: 3, moves: ['take:2', 'buy:red'] }] },
      notice: 'save:changed',
    });
  });

  test('blames no change of the script for a kept move that is not possible in the same script', () => {
    const lines = [{ name: 'A', from: 3, moves: ['take:2', 'fly'] }];
    expect(fromKept(track, outline, { fingerprint: outline.fingerprint, at: 5, line: 'A', lines })).toEqual({
      cursor: { at: 4, line: 'A', lines: [{ name: 'A', from: 3, moves: ['take:2'] }] },
      notice: 'save:broken',
    });
  });

  test('has its counterpart on the script: as many moves after the fork', () => {
    const on = (at: number) => counterpart({ ...cursor, at }, outline);
    expect([0, 3, 4, 5].map(on)).toEqual([0, 3, 4, 6]);
    const long = [{ name: 'A', from: 3, moves: ['take:2', 'dig', 'dig', 'dig'] }];
    expect(counterpart({ at: 7, line: 'A', lines: long }, outline)).toBe(6);
  });

  test('gives lines the first free letter', () => {
    expect(nextName([])).toBe('A');
    expect(nextName([{ name: 'A', from: 0, moves: [] }])).toBe('B');
    const many = Array.from({ length: 26 }, (_, i) => ({ name: String.fromCharCode(65 + i), from: i, moves: ['x'] }));
    expect(nextName(many)).toBe('A2');
    expect(withLines({ at: 0, lines: [] }, many).left).toHaveLength(26 - LIMITS.lines);
  });
});
