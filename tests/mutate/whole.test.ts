import { expect, test } from 'vitest';
import { play } from '../engine/laws/play.ts';
import type { Subject } from '../engine/laws/subject.ts';
import { LAWS, look } from '../engine/laws/suite.ts';

// Two whole games at random under the laws. Only `npm run mutate` runs this, with the game that it changes;
// `tests/engine/laws/` plays hundreds.

const subjects = import.meta.glob<Record<string, Subject>>('../engine/laws/*.ts', { eager: true });

/** Of the configurations one near the end, from the setup; and the first one, where something has run short. */
const GAMES = [
  { config: -4, seed: 7, tape: [], start: 0 },
  { config: 0, seed: 14, tape: [], start: 6 },
] as const;
/** The laws of replaying, of JSON and of orders hold the kernel more than a game, and take long. */
const OF_THE_KERNEL = [6, 7, 14];

for (const subject of Object.values(subjects).flatMap((module) => Object.values(module)))
  for (const { config, ...draw } of GAMES)
    test(`${subject.name}, game ${draw.seed}: a whole game keeps the laws`, () => {
      const run = play(subject, subject.configs.at(config) as Subject['configs'][number], draw);
      for (const law of LAWS.filter(({ number }) => !OF_THE_KERNEL.includes(number)))
        expect(look(law, run, new Map()), law.title).toEqual([]);
    });
