import { describe, expect, test } from 'vitest';
import type { Scenario } from '../../../../../src/games/common/scenario.ts';
import { railroadRevolution as game } from '../../../../../src/games/railroad-revolution/engine/index.ts';
import { extensionOf } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/part.ts';
import type { State, Types } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import { scenario as crossing } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/crossing-cost-unpaid.ts';
import { scenario as finalScore } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/evolution-final-score.ts';
import { scenario as lapse } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/points-lapse.ts';
import { scenario as building } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/reward-building.ts';
import { scenario as twoTiles } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/two-tiles-in-one-move.ts';
import { scenario as full } from '../../../../../src/games/railroad-revolution/modules/evolution/scenarios/wagon-section-full.ts';
import { hash } from '../../../../../src/kernel/hash.ts';
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

describe('RE the last Station of the final score', () => {
  const track = trackOf(game, finalScore, '2');
  const at = track.run.script.findIndex((one) => 'try' in one);
  const start = offScript((track.frames[at + 1] as { state: State }).state);

  /** The totals of both players at every end of the game to which Yellow can still play. */
  function endings(from: State): string[] {
    const totals = new Set<string>();
    const seen = new Set<string>();
    const left = [from];
    for (let here = left.pop(); here; here = left.pop()) {
      if (game.prompt(here).kind === 'over') totals.add(game.score(here).totals.join(':'));
      const own = [...game.anytime(here)].filter((move) => 'seat' in move && move.seat === 0);
      for (const move of [...game.legal(here), ...own]) {
        const next = played(here, move);
        const key = hash(next);
        if (!seen.has(key)) left.push(next);
        seen.add(key);
      }
    }
    return [...totals];
  }

  test.each([
    ['charlotte', '148:166'],
    ['chicago', '141:166'],
    ['el-paso', '141:166'],
    ['salt-lake-city', '141:166'],
    ['san-diego', '141:166'],
  ] as const)('in %s ends %s, whatever else Yellow does', (city, totals) => {
    expect(endings(played(start, { kind: 'buildStation', city }))).toEqual([totals]);
  });

  test('in Houston wins with the points for tile and marker, and with no other use of them', () => {
    const all = endings(played(start, { kind: 'buildStation', city: 'houston' })).toSorted();
    expect(all).toEqual(['153:166', '159:166', '162:166', '165:166', '168:166']);
    const only = { kind: 'takePrimaryReward' } as const;
    const marker = played(start, { kind: 'buildStation', city: 'houston' }, only, { kind: 'moveMarker' });
    expect(endings(played(marker, { kind: 'moveMarker' }))).toEqual(['165:166']);
  });

  test('is possible nowhere else', () => {
    expect(game.legal(start).filter(({ kind }) => kind === 'buildStation')).toHaveLength(6);
  });
});
