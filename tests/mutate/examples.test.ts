import { test } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import { trackOf } from '../../src/stepper/track.ts';
import type { Scenario } from '../../src/games/common/scenario.ts';

// The examples as the engine alone is held to them: all steps are legal or refused as they say, and lead to what they show.
// Only `npm run mutate` runs this; `tests/scenarios/` asks more of them. It leaves here the examples of one game.

const scenarios = import.meta.glob<Scenario>('../../src/scenarios/*/{*,modules/*/*}.ts', {
  eager: true,
  import: 'scenario',
});
const engines = import.meta.glob<Record<string, unknown>>('../../src/engine/*/index.ts', { eager: true });

const games = new Map(
  Object.values(engines)
    .flatMap((module) => Object.values(module))
    .filter((value): value is Game => typeof value === 'object' && value !== null && 'id' in value && 'legal' in value)
    .map((game) => [game.id, game]),
);

for (const scenario of Object.values(scenarios)) {
  if (scenario === undefined) continue;
  const game = games.get(scenario.game) as Game;
  for (const { key } of scenario.runs)
    test(`${scenario.id} ${key}: the rules bear out every step, every draw and the end`, () => {
      trackOf(game, scenario, key);
    });
}
