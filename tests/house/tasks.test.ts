import { expect, test } from 'vitest';
import { wings } from '../../src/games/index.ts';
import { wayEnd } from '../../src/stepper/cursor.ts';

// What a task asks for is what its words say: who has done all of that has solved it.

/** Moves that end an action or a turn. */
const ENDS = /^(finish|end)/;

test('a task that is solved only when an action or a turn has ended says so', async () => {
  const silent: string[] = [];
  let count = 0;
  for (const [game, open] of Object.entries(wings))
    for (const [file, load] of Object.entries((await open()).scenarios)) {
      const { runs } = await load();
      for (const { key, script } of runs)
        script.forEach((step, at) => {
          if (!('try' in step)) return;
          const last = script[wayEnd(script, at) - 1];
          if (last === undefined || !('move' in last) || !ENDS.test(last.move.kind)) return;
          count += 1;
          if (!/\b(finish|ends?|complete)\b/i.test(step.say)) silent.push(`${game} ${file} ${key}: ${step.say}`);
        });
    }
  expect(count).toBeGreaterThan(3);
  expect(silent).toEqual([]);
});
