import { test } from 'vitest';
import type { Scenario } from '../../src/games/common/scenario.ts';
import type { Game } from '../../src/kernel/game.ts';
import { trackOf } from '../../src/stepper/track.ts';
import { brought } from '../brought.ts';

// The examples as the engine alone is held to them: all steps are legal or refused as they say, and lead to what they show.
// Only `npm run mutate` runs this, with the game that it changes; `tests/stepper/` asks more of them.

const scenarios = await brought(
  import.meta.glob<Scenario>(['../../src/games/*/{scenarios,modules/*/scenarios}/*.ts', '!**/positions.ts'], {
    import: 'scenario',
  }),
);
const engines = await brought(import.meta.glob<Record<string, unknown>>('../../src/games/*/engine/index.ts'));

const games = new Map(
  engines
    .flatMap(({ value }) => Object.values(value))
    .filter((value): value is Game => typeof value === 'object' && value !== null && 'id' in value && 'legal' in value)
    .map((game) => [game.id, game]),
);

for (const { value: scenario } of scenarios) {
  const game = games.get(scenario.game) as Game;
  for (const { key } of scenario.runs)
    test(`${scenario.id} ${key}: the rules bear out every step, every draw and the end`, () => {
      trackOf(game, scenario, key);
    });
}
