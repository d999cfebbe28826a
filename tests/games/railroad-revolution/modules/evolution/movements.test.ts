import { expect, test } from 'vitest';
import type { Movement } from '../../../../../src/games/common/board/movements.ts';
import type { Scenario } from '../../../../../src/games/common/scenario.ts';
import { railroadRevolution } from '../../../../../src/games/railroad-revolution/engine/index.ts';
import { game as wing } from '../../../../../src/games/railroad-revolution/game.ts';
import { movements } from '../../../../../src/games/railroad-revolution/modules/evolution/board/movements.ts';
import type { Types } from '../../../../../src/games/railroad-revolution/modules/evolution/engine/types.ts';
import type { Game } from '../../../../../src/kernel/game.ts';
import { trackOf } from '../../../../../src/stepper/track.ts';

const game = railroadRevolution as unknown as Game<Types>;
const scenarios = (await Promise.all(
  Object.values(wing.scenarios).map((load) => load()),
)) as unknown as Scenario<Types>[];

/** Every move of every example, with what its picture shows to have moved. */
const steps = scenarios.flatMap((scenario) =>
  scenario.runs.flatMap(({ key }) => {
    const { frames } = trackOf(game, scenario, key);
    const views = frames.map(({ state }) => game.view(state, 'public'));
    return frames.flatMap(({ narration }, at) => {
      const [before, now] = [views[at - 1], views[at]];
      if (narration.kind !== 'move' || before === undefined || now === undefined) return [];
      return [
        { where: `${scenario.id} ${key} ${at}`, move: narration.move, before, now, moved: movements(before, now) },
      ];
    });
  }),
);
const goes = (moved: readonly Movement[], from: RegExp, to: RegExp) =>
  moved.some((one) => one.from.some((name) => from.test(name)) && one.to.some((name) => to.test(name)));

test.each([
  ['takePerformanceTile', /^row:/, /^slot:\d:/],
  ['moveMarker', /^marker-at:/, /^marker-at:/],
  ['choosePerformanceTile', /^setup:/, /^slot:\d:/],
  ['moveTile', /^slot:\d:/, /^slot:\d:/],
] as const)('RE %s: the piece goes from its place to the next', (kind, from, to) => {
  const all = steps.filter(({ move }) => move.kind === kind);
  expect(all.length).toBeGreaterThan(0);
  for (const { where, moved } of all) expect(goes(moved, from, to), where).toBe(true);
});

test('RE a marker, a tile or a car that stands where it stood is not shown to move', () => {
  const own = /^(marker-at|slot:\d|car|reward):/;
  const still = steps.filter(({ before, now }) => JSON.stringify(before.evolution) === JSON.stringify(now.evolution));
  expect(still.length).toBeGreaterThan(20);
  for (const { where, moved } of still)
    expect(
      moved.flatMap(({ to }) => to).filter((name) => own.test(name)),
      where,
    ).toEqual([]);
  for (const { where, moved } of steps) for (const { from, to } of moved) expect(from, where).not.toEqual(to);
});

test('RE a car that is taken comes from its section or from beside the board', () => {
  const all = steps.filter(({ before, now }) =>
    now.evolution?.seats.some(({ cars }, seat) => cars.length > (before.evolution?.seats[seat]?.cars.length ?? 0)),
  );
  expect(all.length).toBeGreaterThan(0);
  for (const { where, moved } of all) expect(goes(moved, /^trade:/, /^car:/), where).toBe(true);
});
