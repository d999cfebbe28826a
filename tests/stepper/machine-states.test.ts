import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type LessonEvent, type LessonInput, lesson, outlineAt, placeAt } from '../../src/stepper/machine.ts';
import { branchAt, outlineOf } from '../../src/stepper/place.ts';
import { tasks } from '../../src/stepper/tasks.ts';
import { depot, sharing, wagon } from './toy.ts';

const MOTION = 260;
const input = (more: Partial<LessonInput> = {}): LessonInput => ({
  outlines: wagon.runs.map((one) => outlineOf(depot, one)),
  run: '2',
  referee: { refuses: (_, place, move) => move === 'buy:red' && place.at < 3 },
  motion: () => MOTION,
  ...more,
});

describe('the machine of the lesson', () => {
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
    const actor = createActor(lesson, { input: input(), clock }).start();
    for (const event of all) {
      actor.send(event);
      clock.increment(MOTION);
    }
    expect(actor.getSnapshot().value).toBe(state);
    // From everywhere the reader can go on or start anew.
    actor.send({ type: 'restart' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'animating', context: { pane: 'none' } });
  });

  test('has no state that is not reached', () => {
    const passing = ['settling', 'animating'];
    const states = Object.keys(lesson.config.states ?? {});
    expect(reached.map(({ state }) => state).sort()).toEqual(states.filter((one) => !passing.includes(one)).sort());
  });

  const events: fc.Arbitrary<LessonEvent | { readonly type: 'wait'; readonly ms: number }> = fc.oneof(
    fc
      .constantFrom(
        ...(['next', 'back', 'restart', 'autoplay', 'choose', 'compare', 'script', 'dismiss'] as const),
        ...(['hint', 'again', 'pass'] as const),
      )
      .map((type): LessonEvent => ({ type })),
    fc.integer({ min: -1, max: 9 }).map((at): LessonEvent => ({ type: 'jump', at })),
    fc
      .constantFrom('take:1', 'take:2', 'dig', 'buy:red', 'give:0:1')
      .map((move): LessonEvent => ({ type: 'play', move })),
    fc
      .record({ type: fc.constantFrom('line' as const, 'drop' as const), name: fc.constantFrom('A', 'B') })
      .map((event): LessonEvent => event),
    fc.constantFrom('2', '3', '9').map((run): LessonEvent => ({ type: 'run', run })),
    fc.constantFrom(1, MOTION, 20_000).map((ms) => ({ type: 'wait' as const, ms })),
  );
  test.each([
    ['of an example', lesson, input()],
    ['with tasks', tasks.machine, input({ outlines: sharing.runs.map((one) => outlineOf(depot, one)), tasks })],
  ] as const)('%s comes to rest at a step of its run, whatever is done to it', (_, machine, begin) => {
    fc.assert(
      fc.property(fc.array(events, { maxLength: 40 }), (all) => {
        const clock = new SimulatedClock();
        const actor = createActor(machine, { input: begin, clock }).start();
        for (const event of all) {
          if (event.type === 'wait') clock.increment(event.ms);
          else actor.send(event);
        }
        // Autoplay goes on by itself; a touch ends it.
        if (actor.getSnapshot().value === 'autoplay') actor.send({ type: 'autoplay' });
        clock.increment(MOTION);
        const { value, context } = actor.getSnapshot();
        const settled = value === 'done' || value === 'comparing' || value === 'reading';
        expect(settled || value === 'choosing' || value === 'refused').toBe(true);
        expect(value === 'choosing').toBe(context.pane === 'moves' && value !== 'refused');
        const { at } = placeAt(context);
        expect(at).toBeGreaterThanOrEqual(0);
        const branch = branchAt(placeAt(context));
        if (!branch) expect(at).toBeLessThanOrEqual(outlineAt(context).steps.length);
      }),
      { numRuns: 400 },
    );
  });

  test('says each change once, and nothing after its end', () => {
    const clock = new SimulatedClock();
    const seen: unknown[] = [];
    const actor = createActor(lesson, { input: input(), clock });
    actor.subscribe(({ value }) => seen.push(value));
    actor.start();
    seen.length = 0;
    actor.send({ type: 'next' });
    clock.increment(MOTION);
    actor.send({ type: 'next' });
    actor.stop();
    clock.increment(MOTION);
    expect(seen).toEqual(['animating', 'reading', 'animating']);
  });
});
