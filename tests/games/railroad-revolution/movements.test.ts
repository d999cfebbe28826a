import { describe, expect, test } from 'vitest';
import type { Movement } from '../../../src/games/common/board/movements.ts';
import type { Scenario } from '../../../src/games/common/scenario.ts';
import { movements } from '../../../src/games/railroad-revolution/board/movements.ts';
import { railroadRevolution } from '../../../src/games/railroad-revolution/engine/index.ts';
import type { Types } from '../../../src/games/railroad-revolution/engine/types.ts';
import { game as wing } from '../../../src/games/railroad-revolution/game.ts';
import type { Game } from '../../../src/kernel/game.ts';
import { trackOf } from '../../../src/stepper/track.ts';

const game = railroadRevolution as unknown as Game<Types>;
const scenarios = (await Promise.all(
  Object.values(wing.scenarios).map((load) => load()),
)) as unknown as Scenario<Types>[];

interface Step {
  readonly where: string;
  readonly move: Types['Move'];
  readonly before: Types['View'];
  readonly moved: readonly Movement[];
}
/** Every move of every example, with what its picture shows to have moved. */
const steps: readonly Step[] = scenarios.flatMap((scenario) =>
  scenario.runs.flatMap(({ key }) => {
    const { frames } = trackOf(game, scenario, key);
    const views = frames.map(({ state }) => game.view(state, 'public'));
    return frames.flatMap(({ narration }, at) => {
      const [before, now] = [views[at - 1], views[at]];
      if (narration.kind !== 'move' || before === undefined || now === undefined) return [];
      const where = `${scenario.id} ${key} ${at}`;
      return [{ where, move: narration.move, before, moved: movements(before, now) }];
    });
  }),
);
const of = (kind: Types['Move']['kind']) => steps.filter(({ move }) => move.kind === kind);
const goes = (moved: readonly Movement[], from: RegExp, to: RegExp) =>
  moved.some((one) => one.from.some((name) => from.test(name)) && one.to.some((name) => to.test(name)));

describe('what a step is shown to have moved', () => {
  test.each([
    ['placeWorker', /^worker:\d:supply:/, /^worker:\d:(station|railroad|telegraph|trade):/],
    ['placeRail', /^section:\d:\d:rails$/, /^rail:/],
    ['buildStation', /^section:\d:\d:buildings$/, /^station:/],
    ['buildOffice', /^section:\d:\d:buildings$/, /^office:/],
    ['promoteWorker', /^worker:/, /^manager:/],
    ['takeTrain', /^stack:/, /^train:/],
    ['hireWorker', /^supply:/, /^worker:\d:supply:/],
    ['discardWorker', /^worker:/, /^supply:/],
  ] as const)('%s: the piece goes from its place to the next', (kind, from, to) => {
    const all = of(kind);
    expect(all.length).toBeGreaterThan(0);
    // The last rail of a stack may come from beside the board, and a milestone that is complete leaves with its managers.
    const shown = all.filter(({ moved }) => goes(moved, from, to));
    expect(shown.length / all.length).toBeGreaterThan(0.75);
  });

  test('what is sold leaves its section, and is shown nowhere else', () => {
    const sales = of('sellPiece');
    expect(sales.length).toBeGreaterThan(0);
    for (const { where, moved } of sales)
      expect(
        moved.some(({ from, to }) => /^section:/.test(from[0] ?? '') && to.length === 0),
        where,
      ).toBe(true);
    for (const { where, moved } of of('placeRail'))
      expect(
        moved.filter(({ to }) => to.length === 0),
        where,
      ).toEqual([]);
  });

  test('nothing is shown to move where nothing did, and nothing moves to where it was', () => {
    const still = steps.filter(({ move }) => ['pay', 'sellShare', 'declineDeal', 'decline'].includes(move.kind));
    expect(still.length).toBeGreaterThan(20);
    for (const { where, moved } of steps) for (const { from, to } of moved) expect(from, where).not.toEqual(to);
    for (const [view] of steps.map(({ before }) => [before] as const)) expect(movements(view, view)).toEqual([]);
  });
});
