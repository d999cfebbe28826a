import { test } from 'vitest';
import { referenceOf, wings } from '../../src/games/index.ts';
import { trackOf } from '../../src/stepper/track.ts';
import { isAsked } from '../asked.ts';

// The examples as the engine alone is held to them: all steps are legal or refused as they say, and lead to what they show.
// Only `npm run mutate` runs this, with the game that it changes; `tests/stepper/` asks more of them.

for (const [id, load] of Object.entries(wings)) {
  if (!isAsked(id)) continue;
  const wing = await load();
  const game = await referenceOf(wing).engine();
  for (const loadScenario of Object.values(wing.scenarios)) {
    const scenario = await loadScenario();
    for (const { key } of scenario.runs)
      test(`${scenario.id} ${key}: the rules bear out every step, every draw and the end`, () => {
        trackOf(game, scenario, key);
      });
  }
}
