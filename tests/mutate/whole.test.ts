import { expect, test } from 'vitest';
import { loadAsked } from '../asked.ts';
import { play } from '../laws/play.ts';
import type { Subject } from '../laws/subject.ts';
import { LAWS, look } from '../laws/suite.ts';

// A whole game at random under the laws. Only `npm run mutate` runs this, with the game that it changes; the laws of the game
// play many.

const subjects = await loadAsked(
  import.meta.glob<readonly Subject[]>('../games/*/{laws,modules/*/laws}/subject.ts', { import: 'subjects' }),
);

/** The laws of replaying, of JSON and of orders hold the kernel more than a game, and take long. */
const OF_THE_KERNEL = [6, 7, 14];

for (const { name, plays, configs, ...subject } of subjects.flatMap(({ value }) => value)) {
  // Other rulings are played by a few games only.
  if (plays !== undefined) continue;
  test(`${name}: a whole game keeps the laws`, () => {
    const run = play({ ...subject, name, configs }, configs[1] ?? { seats: 2 }, { seed: 7, tape: [], start: 0 });
    for (const law of LAWS.filter(({ number }) => !OF_THE_KERNEL.includes(number)))
      expect(look(law, run, new Map()), law.title).toEqual([]);
  });
}
