import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assign, createActor, createMachine, SimulatedClock } from 'xstate';
import { type Chart, type Clock, run, type Transition } from '../../src/stepper/chart.ts';
import { beat, type LessonContext, type LessonEvent, lesson, lessonContext } from '../../src/stepper/machine.ts';
import { outlineOf } from '../../src/stepper/place.ts';
import { tasks } from '../../src/stepper/tasks.ts';
import { depot, sharing, wagon } from './toy.ts';

// The lesson's chart is run by a few lines of our own. Here XState runs the same chart, and both must agree on everything.

type Step = Transition<LessonContext, LessonEvent>;

/** The chart as XState takes it. */
function forXState(chart: Chart<LessonContext, LessonEvent>, context: LessonContext) {
  const transition = (prefix: string) => (step: Step) => ({
    ...(step.guard ? { guard: step.guard as never } : {}),
    actions: (step.actions ?? []).map((change) => assign(change as never)),
    ...(step.target === undefined ? {} : { target: `${prefix}${step.target}`, reenter: true }),
  });
  const events = (prefix: string, on: Chart<LessonContext, LessonEvent>['on']) =>
    Object.fromEntries(Object.entries(on).map(([type, steps]) => [type, steps.map(transition(prefix))]));
  const states = Object.entries(chart.states).map(([name, { on = {}, always = [], after }]) => [
    name,
    {
      on: events('#lesson.', on),
      always: always.map(transition('#lesson.')),
      ...(after ? { after: { [`in ${name}`]: after.take.map(transition('#lesson.')) } } : {}),
    },
  ]);
  const delays = Object.entries(chart.states).flatMap(([name, { after }]) =>
    after ? [[`in ${name}`, ({ context }: { context: LessonContext }) => after.delay(context)]] : [],
  );
  return createMachine(
    {
      id: 'lesson',
      context,
      initial: chart.initial,
      on: events('#lesson.', chart.on),
      states: Object.fromEntries(states),
    } as never,
    { delays: Object.fromEntries(delays) } as never,
  );
}

const MOTION = 260;
const start = (): LessonContext =>
  lessonContext({
    outlines: wagon.runs.map((one) => outlineOf(depot, one)),
    run: '2',
    referee: { refuses: (_, place, move) => move === 'buy:red' && place.at < 3 },
    motion: () => MOTION,
  });

/** The same with tasks. */
const startOfTasks = (): LessonContext => {
  const outlines = sharing.runs.map((one) => outlineOf(depot, one));
  return lessonContext({ ...start(), outlines, tasks });
};

const events: fc.Arbitrary<LessonEvent | { readonly type: 'wait'; readonly ms: number }> = fc.oneof(
  fc.constantFrom<LessonEvent>(
    ...(
      [
        'next',
        'next',
        'back',
        'restart',
        'autoplay',
        'choose',
        'compare',
        'script',
        'dismiss',
        'hint',
        'again',
        'pass',
      ] as const
    ).map((type) => ({ type })),
  ),
  fc.record({ type: fc.constant('jump' as const), at: fc.integer({ min: -1, max: 9 }) }),
  fc.record({
    type: fc.constant('play' as const),
    move: fc.constantFrom('take:1', 'take:2', 'dig', 'buy:red', 'give:0:1'),
  }),
  fc.record({ type: fc.constantFrom('line' as const, 'drop' as const), name: fc.constantFrom('A', 'B') }),
  fc.record({ type: fc.constant('run' as const), run: fc.constantFrom('2', '3', '9') }),
  fc.record({ type: fc.constant('wait' as const), ms: fc.constantFrom(1, MOTION, beat(start()), 20_000) }),
);

describe('the chart of the lesson', () => {
  test.each([
    ['of an example', lesson, start],
    ['with tasks', tasks.chart, startOfTasks],
  ] as const)(
    '%s runs as XState runs it: same states, same context, at the same time',
    (_, chart, begin) => {
      fc.assert(
        fc.property(fc.array(events, { maxLength: 40 }), (all) => {
          const clocks = [new SimulatedClock(), new SimulatedClock()] as const;
          const theirs = createActor(forXState(chart, begin()), { clock: clocks[0] }).start();
          const ours = run(chart, begin(), () => undefined, clocks[1] as Clock);
          for (const event of all) {
            if (event.type === 'wait') for (const clock of clocks) clock.increment(event.ms);
            else {
              theirs.send(event as never);
              ours.send(event);
            }
            const { value, context } = theirs.getSnapshot();
            const { motion: _, referee: __, tasks: ___, ...plain } = ours.now.context;
            expect({ value: ours.now.value, context: plain }).toEqual({
              value,
              context: Object.fromEntries(
                Object.keys(plain).map((key) => [key, (context as Record<string, unknown>)[key]]),
              ),
            });
          }
        }),
        { numRuns: 400 },
      );
    },
    30_000,
  );

  const reached: readonly { readonly state: string; readonly events: readonly LessonEvent[] }[] = [
    { state: 'reading', events: [{ type: 'jump', at: 1 }] },
    { state: 'choosing', events: [{ type: 'choose' }] },
    { state: 'refused', events: [{ type: 'play', move: 'buy:red' }] },
    { state: 'comparing', events: [{ type: 'play', move: 'dig' }, { type: 'compare' }] },
    { state: 'done', events: [{ type: 'jump', at: 99 }] },
    { state: 'autoplay', events: [{ type: 'autoplay' }] },
  ];
  test.each(reached)('is $state', ({ state, events: all }) => {
    const clock = new SimulatedClock();
    const actor = run(lesson, start(), () => undefined, clock as Clock);
    for (const event of all) {
      actor.send(event);
      clock.increment(MOTION);
    }
    expect(actor.now.value).toBe(state);
    // From everywhere the reader can go on or start anew.
    actor.send({ type: 'restart' });
    expect(actor.now).toMatchObject({ value: 'animating', context: { pane: 'none' } });
  });

  test.each([lesson, tasks.chart])(
    'names no state that it does not have, and has none that is not reached',
    (chart) => {
      const named = Object.values(chart.states).flatMap(({ on = {}, always = [], after }) =>
        [...Object.values(on).flat(), ...always, ...(after?.take ?? [])].map(({ target }) => target),
      );
      const targets = [...named, ...Object.values(chart.on).flatMap((steps) => steps.map(({ target }) => target))];
      expect(new Set(targets)).toEqual(new Set(Object.keys(chart.states)));
      expect(reached.map(({ state }) => state).sort()).toEqual(
        Object.keys(lesson.states)
          .filter((state) => state !== 'settling' && state !== 'animating')
          .sort(),
      );
    },
  );

  test('says each change once, and nothing after its end', () => {
    const clock = new SimulatedClock();
    const seen: string[] = [];
    const lessonRun = run(lesson, start(), ({ value }) => seen.push(value), clock as Clock);
    lessonRun.send({ type: 'next' });
    clock.increment(MOTION);
    lessonRun.send({ type: 'run', run: '9' });
    lessonRun.send({ type: 'next' });
    lessonRun.stop();
    clock.increment(MOTION);
    lessonRun.send({ type: 'next' });
    expect(seen).toEqual(['animating', 'reading', 'animating']);
  });
});
