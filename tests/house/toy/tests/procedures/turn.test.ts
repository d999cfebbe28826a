import { expect, test } from 'vitest';
import { chartOf } from '../../../../../src/games/common/procedures/chart.ts';
import { begin, follow } from '../../../../../src/games/common/procedures/walk.ts';
import { trackOf } from '../../../../../src/stepper/track.ts';
import { offered, standingIn, stepOf } from '../../../../procedures/walking.ts';
import { sidingsAlone as game } from '../../src/engine/base.ts';
import type { State } from '../../src/engine/types.ts';
import { proofs } from '../../src/modules/night/engine/proofs.ts';
import { turn } from '../../src/procedures/turn.ts';
import { scenario } from '../../src/scenarios/pay-later.ts';

test.each(scenario.runs)('SI turn: the chart follows the example with $key players, move by move', ({ key }) => {
  const { frames } = trackOf(game, scenario, key);
  let before = frames[0]?.state as State;
  let now = begin(turn.machine, standingIn(game, before));
  const passed: unknown[] = [now.value];
  for (const { narration, state, events } of frames) {
    if (narration.kind === 'refuse') expect(now.can(offered(game, before, narration.move))).toBe(false);
    if (narration.kind !== 'move') continue;
    expect(now.can(offered(game, before, narration.move))).toBe(true);
    now = follow(turn.machine, now, stepOf(game, narration.move, { state, events }));
    before = state;
    passed.push(now.value);
  }
  // The last move ends the turn, and the next player loads.
  expect(passed).toEqual(['load', 'shunt', 'earn', 'load']);
});

test('SI turn: every box names a rule of the engine', () => {
  const { states, ways } = chartOf(turn.machine);
  expect(states.filter(({ rule }) => !Object.hasOwn(proofs.rules, rule))).toEqual([]);
  expect(ways).toHaveLength(4);
});
