import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../../src/games/common/scenario.ts';
import { railroadRevolution as game } from '../../../../../src/games/railroad-revolution/engine/index.ts';
import { extensionOf } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/part.ts';
import type { State, Types } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { scenario as crossing } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/crossing-cost-unpaid.ts';
import { scenario as lapse } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/points-lapse.ts';
import { scenario as building } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/reward-building.ts';
import { scenario as twoTiles } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/two-tiles-in-one-move.ts';
import { scenario as full } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/wagon-section-full.ts';
import { offScript } from '../../../../../src/stepper/branch.ts';
import { trackOf } from '../../../../../src/stepper/track.ts';

// What an example of the expansion says could be done, or could not, beside what its script does.

type Move = Types['Move'];

/** The position at the question that begins so. */
function asked(scenario: Scenario<Types>, question: string): State {
  const track = trackOf(game, scenario, '2');
  const step = track.run.script.findIndex((one) => 'ask' in one && one.ask.startsWith(question));
  expect(step).toBeGreaterThan(0);
  return offScript((track.frames[step + 1] as { state: State }).state);
}

/** The position after some moves, each of which is legal. */
function played(state: State, ...moves: readonly Move[]): State {
  return moves.reduce((here, move) => {
    const outcome = game.apply(here, move);
    if (!outcome.ok) throw new Error(`${move.kind} is refused: ${outcome.violation.code}`);
    return outcome.state;
  }, state);
}

describe('RE what an answer says holds', () => {
  test('a section without Wagons takes a piece and gives nothing but the money', () => {
    const state = asked(full, 'With 2 players there are no Wagons');
    for (const section of [4, 5, 6] as const) {
      const put = played(state, { kind: 'placeInTradeArea', section });
      expect(put.evolution?.tradeArea.sections[section - 1]).toEqual({ wagons: [], building: 0 });
      expect(extensionOf(put, 0).cars).toEqual(extensionOf(state, 0).cars);
    }
  });

  test('Red’s marker passes the tiles for row I without one where it goes before his tile', () => {
    const state = asked(twoTiles, 'The next space has');
    const outcome = game.apply(state, { kind: 'moveMarker' });
    if (!outcome.ok) throw new Error('the marker cannot go up');
    expect(outcome.events).toContainEqual(
      expect.objectContaining({ kind: 'noTileTaken', rule: 'extension-slot-needed', seat: 1 }),
    );
    const late = played(outcome.state, { kind: 'moveTile', tile: 'perf-B1', slot: 'II-1' });
    expect(game.check(late, { kind: 'takePerformanceTile', tile: 'perf-A3', slot: 'I-1' })).toBeDefined();
  });

  test('Red’s 2 Shares are just enough: with 1 sold the way is still refused', () => {
    const state = asked(crossing, 'How can Red pay');
    const one = played(state, { kind: 'sellShare', seat: 1 });
    expect(game.check(one, { kind: 'moveMarker' })?.rule).toBe('crossing-cost-unpaid');
    expect(game.check(played(one, { kind: 'sellShare', seat: 1 }), { kind: 'moveMarker' })).toBeUndefined();
  });

  test('Yellow’s single point moves her marker for $300, and nothing else is offered', () => {
    const state = asked(lapse, 'May Yellow keep this point');
    expect(game.legal(state)).toEqual([{ kind: 'moveMarker' }, { kind: 'decline' }]);
    const moved = played(state, { kind: 'moveMarker' });
    expect(moved.seats[0]?.money).toBe((state.seats[0]?.money ?? 0) - 300);
  });

  test('the First Station bonus that Yellow could not take is none of Red’s', () => {
    const state = asked(building, 'Yellow has not taken');
    expect(game.check(state, { kind: 'takeFirstStationBonus' })).toBeDefined();
    expect(game.check(state, { kind: 'takePrimaryReward' })).toBeUndefined();
  });
});
