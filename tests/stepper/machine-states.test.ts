import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { branchAt, outlineOf } from '../../src/stepper/cursor.ts';
import { cursorAt, outlineAt, type StepperEvent, type StepperInput, stepper } from '../../src/stepper/machine.ts';
import { tasks } from '../../src/stepper/tasks.ts';
import { depot, sharing, wagon } from './toy.ts';

const input = (more: Partial<StepperInput> = {}): StepperInput => ({
  outlines: wagon.runs.map((one) => outlineOf(depot, one)),
  run: '2',
  referee: { refuses: (_, cursor, move) => move === 'buy:red' && cursor.at < 3, reaches: () => false },
  ...more,
});

describe('the machine of the lesson', () => {
  const reached: readonly { readonly state: string; readonly events: readonly StepperEvent[] }[] = [
    { state: 'reading', events: [{ type: 'jump', at: 1 }] },
    { state: 'autoplay', events: [{ type: 'autoplay' }] },
  ];
  test.each(reached)('is $state', ({ state, events: all }) => {
    const actor = createActor(stepper, { input: input(), clock: new SimulatedClock() }).start();
    for (const event of all) actor.send(event);
    expect(actor.getSnapshot().value).toBe(state);
    // From everywhere the reader can start anew.
    actor.send({ type: 'restart' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'reading', context: { pane: 'none' } });
  });

  test('has no state that nothing shows: what stands open is in the context', () => {
    expect(reached.map(({ state }) => state)).toEqual(Object.keys(stepper.config.states ?? {}));
  });

  const events: fc.Arbitrary<StepperEvent | { readonly type: 'wait'; readonly ms: number }> = fc.oneof(
    fc
      .constantFrom(
        ...(['next', 'back', 'restart', 'autoplay', 'choose', 'compare', 'script', 'dismiss'] as const),
        ...(['hint', 'again', 'pass'] as const),
      )
      .map((type): StepperEvent => ({ type })),
    fc.integer({ min: -1, max: 9 }).map((at): StepperEvent => ({ type: 'jump', at })),
    fc
      .constantFrom('take:1', 'take:2', 'dig', 'buy:red', 'give:0:1')
      .map((move): StepperEvent => ({ type: 'play', move })),
    fc
      .record({ type: fc.constantFrom('line' as const, 'drop' as const), name: fc.constantFrom('A', 'B') })
      .map((event): StepperEvent => event),
    fc.constantFrom('2', '3', '9').map((run): StepperEvent => ({ type: 'run', run })),
    fc.constantFrom(1, 260, 20_000).map((ms) => ({ type: 'wait' as const, ms })),
  );
  test.each([
    ['of an example', stepper, input()],
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
        const { value, context } = actor.getSnapshot();
        expect(value).toBe('reading');
        const { at } = cursorAt(context);
        expect(at).toBeGreaterThanOrEqual(0);
        const branch = branchAt(cursorAt(context));
        if (!branch) expect(at).toBeLessThanOrEqual(outlineAt(context).steps.length);
      }),
      { numRuns: 400 },
    );
  });

  test('says each change once, and nothing after its end', () => {
    const clock = new SimulatedClock();
    const seen: unknown[] = [];
    const actor = createActor(stepper, { input: input(), clock });
    actor.subscribe(({ value }) => seen.push(value));
    actor.start();
    seen.length = 0;
    actor.send({ type: 'next' });
    clock.increment(20_000);
    actor.send({ type: 'next' });
    actor.stop();
    clock.increment(20_000);
    expect(seen).toEqual(['reading', 'reading']);
  });
});
