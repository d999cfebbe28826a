import { describe, expect, test } from 'vitest';
import { allowedBy, ruledBy, type Scenario } from '../../../src/games/common/scenario.ts';
import { railroadRevolution as game } from '../../../src/games/railroad-revolution/engine/index.ts';
import type { State, Types } from '../../../src/games/railroad-revolution/engine/types.ts';
import type { Move } from '../../../src/games/railroad-revolution/engine/vocabulary.ts';
import { scenario as share } from '../../../src/games/railroad-revolution/scenarios/share-for-yellow.ts';
import { scenario as sections } from '../../../src/games/railroad-revolution/scenarios/telegraph-sections.ts';
import { offScript } from '../../../src/stepper/branch.ts';
import { openTrack } from '../../../src/stepper/track.ts';

// An answer of an example that says what could be done holds by every reading that a table may play it with.

/** The position at the question that begins so. */
function asked(scenario: Scenario<Types>, key: string, question: string): State {
  const track = openTrack(game, scenario, key);
  const step = track.run.script.findIndex((one) => 'ask' in one && one.ask.startsWith(question));
  expect(step).toBeGreaterThan(0);
  return offScript((track.at(step + 1) as { state: State }).state);
}

const readings = (scenario: Scenario<Types>) => [
  scenario,
  ...allowedBy(scenario).map((name) => ruledBy(scenario, [name])),
];

describe('RR what an answer says could be done can be done, by every reading', () => {
  test('Black may discard a worker for the tile, and hire another with what it brings', () => {
    const TILE: Move = { kind: 'takeTelegraphTile' };
    for (const one of readings(sections))
      expect(game.check(asked(one, '4', 'May Black use the tile'), TILE)).toBeUndefined();
    const always = { ...sections, alsoWith: [{ rulings: { fourWorkers: 'always' } }] };
    const state = asked(ruledBy(always, ['four-workers.always']), '4', 'May Black use the tile');
    expect(game.check(state, TILE)?.code).toBe('fourWorkers');
  });

  test('Red may give a worker for a step with only 4, where the rest of his turn brings him back to 4', () => {
    const STEP: Move = { kind: 'advance', track: 'network' };
    /** Before the step, with 4 workers and a train whose $600, with the sale, will hire another. */
    const withFour = (scenario: Scenario<Types>): State => {
      const track = openTrack(game, scenario, '2');
      const step = track.run.script.findIndex((one) => 'ask' in one && one.ask.startsWith('Red has 5'));
      const { state } = track.at(step - 1) as { state: State };
      const trains = [{ front: 'train-money', faceUp: true }] as const;
      const seats = state.seats.map((company, seat) =>
        seat === 1 ? { ...company, trains, supply: { ...company.supply, white: 2 } } : company,
      );
      return offScript({ ...state, seats, supply: { ...state.supply, white: state.supply.white + 1 } });
    };
    for (const one of readings(share)) expect(game.check(withFour(one), STEP)).toBeUndefined();
    const always = { ...share, alsoWith: [{ rulings: { fourWorkers: 'always' } }] };
    expect(game.check(withFour(ruledBy(always, ['four-workers.always'])), STEP)?.code).toBe('fourWorkers');
  });
});
