import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { chartOf } from '../../../../../src/games/common/procedures/chart.ts';
import { played } from '../../../../../src/games/common/procedures/procedure.ts';
import { trackOf } from '../../../../../src/stepper/track.ts';
import { sidingsAlone as game } from '../../src/engine/base.ts';
import { proofs } from '../../src/engine/proofs.ts';
import type { State } from '../../src/engine/types.ts';
import { turn } from '../../src/procedures/turn.ts';
import { scenario } from '../../src/scenarios/pay-later.ts';

test.each(scenario.runs)('SI turn: the chart follows the example with $key players, move by move', ({ key }) => {
  const { frames } = trackOf(game, scenario, key);
  const actor = createActor(turn.machine, { input: { position: frames[0]?.state as State } }).start();
  const places: unknown[] = [actor.getSnapshot().value];
  for (const { told, state } of frames) {
    if (told.kind === 'refuse') expect(actor.getSnapshot().can(played(told.move))).toBe(false);
    if (told.kind !== 'move') continue;
    expect(actor.getSnapshot().can(played(told.move))).toBe(true);
    actor.send(played(told.move));
    expect(actor.getSnapshot().context.position).toEqual(state);
    places.push(actor.getSnapshot().value);
  }
  expect(places).toEqual(['load', 'shunt', 'earn', 'refilled']);
});

test('SI turn: every box names a rule of the engine', () => {
  const { states, ways } = chartOf(turn.machine);
  expect(states.filter(({ rule }) => !Object.hasOwn(proofs.rules, rule))).toEqual([]);
  expect(ways).toHaveLength(4);
});
