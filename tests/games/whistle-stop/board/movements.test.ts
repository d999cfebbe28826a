import { describe, expect, test } from 'vitest';
import type { Movement } from '../../../../src/games/common/board/movements.ts';
import type { Scenario } from '../../../../src/games/common/scenario.ts';
import { drawnOf, type Played } from '../../../../src/games/whistle-stop/board/moved.ts';
import { movements } from '../../../../src/games/whistle-stop/board/movements.ts';
import { whistleStop as game } from '../../../../src/games/whistle-stop/engine/index.ts';
import type { Types } from '../../../../src/games/whistle-stop/engine/types.ts';
import { game as wing } from '../../../../src/games/whistle-stop/game.ts';
import { openTrack } from '../../../../src/stepper/track.ts';

const scenarios = (await Promise.all(
  Object.values(wing.scenarios).map((load) => load()),
)) as unknown as Scenario<Types>[];

interface Step {
  readonly where: string;
  readonly move: Types['Move'];
  readonly before: Types['View'];
  readonly now: Types['View'];
  readonly moved: readonly Movement[];
  readonly played: Played;
  readonly seat: number | undefined;
}
/** Every move of every example of the base game, with what its picture shows to have moved. */
const steps: readonly Step[] = scenarios
  .filter(({ modules }) => modules.length === 0)
  .flatMap((scenario) =>
    scenario.runs.flatMap(({ key }) => {
      const { frames } = openTrack(game, scenario, key);
      const views = frames.map(({ state }) => game.view(state, 'public'));
      return frames.flatMap(({ narration, events, prompt }, at) => {
        const [before, now] = [views[at - 1], views[at]];
        if (narration.kind !== 'move' || before === undefined || now === undefined) return [];
        const where = `${scenario.id} ${key} ${at} ${narration.move.kind}`;
        const seat = 'seat' in prompt ? prompt.seat : undefined;
        const played = { move: narration.move, events };
        return [{ where, move: narration.move, before, now, moved: movements(before, now), played, seat }];
      });
    }),
  );
const of = (kind: Types['Move']['kind']) => steps.filter(({ move }) => move.kind === kind);
const goes = (moved: readonly Movement[], from: RegExp, to: RegExp) =>
  moved.some((one) => one.from.some((name) => from.test(name)) && one.to.some((name) => to.test(name)));

describe('what a step is shown to have moved', () => {
  test('the token that a move costs goes from its number to the next slot of the turn', () => {
    const all = of('move');
    expect(all.length).toBeGreaterThan(10);
    for (const { where, move, before, moved } of all) {
      if (move.kind !== 'move') continue;
      const seat = before.turn ?? -1;
      const slot = (before.seats[seat]?.spent.length ?? 0) + 1;
      // The last token of a turn goes with the turn, where that ends with the move.
      const isShown = moved.some(({ from }) => from[0] === `tokens:${seat}:${move.token}`);
      if (slot < 4 || isShown)
        expect(moved, where).toContainEqual({
          from: [`tokens:${seat}:${move.token}`],
          to: [`spent:${seat}:${slot}`],
          needsClearWay: true,
        });
    }
  });

  test('a tile that is taken comes from the display or the pile into the hand', () => {
    const all = of('takeTile');
    expect(all.length).toBeGreaterThan(3);
    for (const { where, moved } of all) expect(goes(moved, /^(display:|pile$)/, /^tile:\d:/), where).toBe(true);
  });

  test('resources that are paid go to the supply', () => {
    const has = ({ seats }: Types['View']) => seats.findIndex(({ resources }) => resources.lumber > 0);
    const { now } = steps.find((one) => has(one.now) >= 0) as Step;
    const seat = has(now);
    const seats = now.seats.map((one, i) =>
      i === seat ? { ...one, resources: { ...one.resources, lumber: one.resources.lumber - 1 } } : one,
    );
    expect(seat).toBeGreaterThanOrEqual(0);
    expect(movements(now, { ...now, seats })).toEqual([{ from: [`resource:${seat}:lumber`], to: ['supply:lumber'] }]);
    expect(movements({ ...now, seats }, now)).toEqual([]);
  });

  test('every step of every example shows what it changed: a way, a piece that moved or a number', () => {
    const numbers = ({ seats }: Types['View']) =>
      JSON.stringify(seats.map((one) => [one.coal, one.whistles, one.resources, one.gold, one.shares, one.score]));
    const still = steps.filter(
      ({ before, now, moved, played, seat }) =>
        moved.length === 0 && drawnOf(before, now, seat, played) === undefined && numbers(before) === numbers(now),
    );
    // Who ends a turn, or declines with no VP to lose, changes whose turn it is and nothing else; a train placed stands on its stop.
    const silent = still.filter(({ move }) => !['endTurn', 'decline', 'placeTrain'].includes(move.kind));
    expect(silent.map(({ where }) => where)).toEqual([]);
  });
});
