import { render } from 'svelte/server';
import { expect, test } from 'vitest';
import type { Scenario } from '../../../../src/games/common/scenario.ts';
import Board from '../../../../src/games/railway-workers/board/Board.svelte';
import { railwayWorkers as game } from '../../../../src/games/railway-workers/engine/index.ts';
import type { Types } from '../../../../src/games/railway-workers/engine/types.ts';
import { scenario } from '../../../../src/games/railway-workers/scenarios/dice-ordering.ts';
import type { Game } from '../../../../src/kernel/game.ts';
import { differences } from '../../../../src/kernel/json.ts';
import { trackOf } from '../../../../src/stepper/track.ts';

const rules = game as unknown as Game<Types>;
const frames = scenario.runs.flatMap(({ key }) => {
  const track = trackOf(rules, scenario as unknown as Scenario<Types>, key).frames;
  return track.flatMap((frame, at) => {
    const last = track[at - 1];
    if (frame.narration.kind !== 'move' || last === undefined) return [];
    return [
      { move: frame.narration.move, now: rules.view(frame.state, 'public'), before: rules.view(last.state, 'public') },
    ];
  });
});

/** The badges that a step has put on dice and tokens, as they are seen. */
function badges({ now, before }: (typeof frames)[number]): string[] {
  const { body } = render(Board as unknown as typeof Board, {
    props: { view: now, before, changed: differences(before, now), idPrefix: 'x' },
  });
  const part = /class="(?:die|tokens)[^"]*"[^>]*><span class="delta[^"]*" aria-hidden="true">([^<]*)</g;
  return [...body.replace(/<!--.*?-->/g, '').matchAll(part)].map(([, text]) => text ?? '');
}

test('RW a die that is rolled again says what it was', () => {
  const rerolls = frames.flatMap((step) => (step.move.kind === 'rerollDie' ? [{ step, face: step.move.face }] : []));
  expect(rerolls.length).toBeGreaterThan(0);
  for (const { step, face } of rerolls)
    expect(badges(step)).toEqual([expect.stringMatching(new RegExp(`^${face}→[1-6]$`))]);
});

test('RW no die and no token says that it has changed where none has', () => {
  const others = frames.filter(({ now, before }) =>
    now.seats.every(
      ({ dice, tokens }, seat) =>
        differences(before.seats[seat]?.dice, dice).length + differences(before.seats[seat]?.tokens, tokens).length ===
        0,
    ),
  );
  expect(others.length).toBeGreaterThan(10);
  for (const step of others) expect(badges(step)).toEqual([]);
});
