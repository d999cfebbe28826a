import { expect, test } from 'vitest';
import { play } from '../engine/laws/play.ts';
import type { Subject } from '../engine/laws/subject.ts';
import { LAWS, look, titleOf } from '../engine/laws/suite.ts';

// A few whole games at random under all laws: one from the setup, and one from each other start. Only `npm run mutate`
// runs this, with the game that it changes; `tests/engine/laws/` plays hundreds.

const subjects = import.meta.glob<Record<string, Subject>>('../engine/laws/*.ts', { eager: true });
const SETUP = 3;

for (const subject of Object.values(subjects).flatMap((module) => Object.values(module))) {
  if (subject.plays !== undefined) continue;
  const starts = [undefined, ...(subject.starts ?? [])];
  for (const [i, start] of starts.entries()) {
    const config = subject.configs[(5 * i) % subject.configs.length] as Subject['configs'][number];
    test(`${subject.name}, ${titleOf(config)}, ${start?.name ?? 'setup'}: a whole game keeps every law`, () => {
      const run = play(subject, config, { seed: 7 * i, tape: [], start: SETUP + i });
      for (const law of LAWS) expect(look(law, run, new Map()), law.title).toEqual([]);
    });
  }
}
