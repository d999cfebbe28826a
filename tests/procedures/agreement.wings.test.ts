import { describe, expect, test } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { OUTSIDE } from '../../src/games/common/procedures/chart.ts';
import { begin, follow } from '../../src/games/common/procedures/walk.ts';
import { wings as all, referenceOf } from '../../src/games/index.ts';
import { formatMove } from '../../src/kernel/moves.ts';
import { pliesOf } from '../../src/kernel/playout.ts';
import { offScript, played } from '../../src/stepper/branch.ts';
import { openTrack, trackOf } from '../../src/stepper/track.ts';
import { walked } from '../../src/stepper/walk.ts';
import { loadAsked } from '../asked.ts';
import { some } from '../effort.ts';
import { wings } from '../wings.ts';
import { type AsksOf, disagreements, standingIn, stepOf } from './walking.ts';

// Every machine walks along every scenario of its game and along random games, and stands at each step where the engine asks.

const tables = new Map(
  (await loadAsked<{ asks: AsksOf }>(import.meta.glob('../games/*/procedures/asks.ts') as never)).map(
    ({ game, value }) => [game, value.asks] as const,
  ),
);
const games = await Promise.all(
  wings.map(async (wing) => {
    const load = all[wing.id];
    if (load === undefined) throw new RangeError(`no wing ${wing.id}`);
    const loaded = await load();
    const { procedures } = referenceOf(loaded);
    return {
      ...wing,
      parts: Object.keys(loaded.plays),
      asks: tables.get(wing.id) ?? {},
      procedures: await Promise.all(Object.values(procedures).map((one) => one())),
      scenarios: await Promise.all(Object.values(wing.scenarios).map((one) => one())),
    };
  }),
);

describe.each(games)('$code procedures', ({ code, id, game, asks, procedures, scenarios, players, parts }) => {
  test.each(procedures)(
    `${code} $title: its machine has the id of its file, and what is asked is said of states it has`,
    ({ id: procedure, machine }) => {
      expect(machine.id).toBe(procedure);
      const states = Object.keys(machine.states);
      expect(states).toContain(OUTSIDE);
      expect(states).toEqual(expect.arrayContaining(Object.keys(asks[procedure] ?? { none: true })));
    },
  );

  const runs = scenarios.flatMap((scenario) => scenario.runs.map((run) => ({ scenario, run })));
  test.each(runs)(
    `${code} $scenario.title, run $run.key: every machine stands where the engine asks, at every step`,
    ({ scenario, run }) => {
      const { frames } = trackOf(game, scenario, run.key);
      for (const { id: procedure, machine } of procedures) {
        const named = run.start.procedures?.[procedure];
        const isShown = scenario.procedure === procedure;
        let now: AnyMachineSnapshot | undefined;
        // A chart that the page does not draw need not be told where it begins; it joins when its procedure next begins.
        let isJoined = isShown || named !== undefined;
        for (const { narration, state, events } of frames) {
          const standing = standingIn(game, state);
          if (now === undefined) now = begin(machine, standing, named);
          else if (narration.kind === 'move')
            now = follow(machine, now, stepOf(game, narration.move, { state, events }));
          isJoined ||= now.value !== OUTSIDE;
          if (isJoined) expect(disagreements(asks[procedure], now, standing), procedure).toEqual([]);
        }
      }
      for (const procedure of Object.keys(run.start.procedures ?? {}))
        expect(procedures.map((one) => one.id)).toContain(procedure);
    },
  );

  const shown = runs.flatMap(({ scenario, run }) => {
    const procedure = procedures.find((one) => one.id === scenario.procedure);
    return procedure === undefined ? [] : [{ scenario, run, procedure }];
  });
  test.each(shown)(
    `${code} $scenario.title, run $run.key: what a page lights is where the engine asks, on lines of a reader's own too`,
    ({ scenario, run, procedure: { id: procedure, machine } }) => {
      const track = openTrack(game, scenario, run.key);
      const { length } = track.frames;
      /** Every fourth step, and from there a line of four moves. */
      for (let from = 0; from < length; from += 4) {
        const moves: string[] = [];
        for (let n = 0; n <= 4; n++) {
          const line = { name: 'A', from, moves };
          const cursor = { at: from + n, line: 'A', lines: [line] };
          const frame = n === 0 ? track.at(from) : played(track, line).frames.at(-1);
          if (frame === undefined) return expect.unreachable(`${moves}: a legal move was refused`);
          const state = walked(machine, track, cursor);
          expect(Object.keys(asks[procedure] ?? {})).toContain(state);
          const resting = begin(machine, standingIn(game, frame.state), state);
          expect(disagreements(asks[procedure], resting, standingIn(game, frame.state)), `${moves}`).toEqual([]);
          const legal = game.legal(offScript(frame.state));
          const move = legal[(from + n) % Math.max(1, legal.length)];
          if (move === undefined) break;
          moves.push(formatMove(game.vocabulary, move));
        }
      }
    },
  );

  const configs = parts.flatMap((part) => players.map((seats) => ({ seats, modules: part === 'base' ? [] : [part] })));
  test.each(configs)(
    `${code} $seats seats, $modules: every machine stands where the engine asks, all through random games`,
    (config) => {
      const seen = new Set<string>();
      for (let seed = 0; seed < some(24); seed++) {
        const start = game.setup(game.configure(config), seed);
        const first = standingIn(game, start.state);
        const walks = procedures.map(({ machine }) => begin(machine, first));
        const tape = tapeOf(seed, game.bounds.maxMoves);
        for (const { move, state, events } of pliesOf(game, start, tape)) {
          const step = stepOf(game, move, { state, events });
          for (const [i, { id: procedure, machine }] of procedures.entries()) {
            const now = follow(machine, walks[i] as AnyMachineSnapshot, step);
            walks[i] = now;
            seen.add(`${procedure} ${now.value}`);
            const found = disagreements(asks[procedure], now, step);
            if (found.length > 0)
              expect.unreachable(
                `${id}, seed ${seed}, ${procedure}: ${found.join('; ')} after ${JSON.stringify(move)}`,
              );
          }
        }
      }
      // Every machine was under way.
      for (const { id: procedure } of procedures)
        expect([...seen].filter((one) => one.startsWith(`${procedure} `)).length).toBeGreaterThan(1);
    },
    120_000,
  );

  const starts = runs.flatMap(({ scenario, run }) =>
    Object.entries(run.start.procedures ?? {}).map(([procedure, state]) => ({ scenario, run, procedure, state })),
  );
  // A game whose scenarios all begin where their machines do has nothing to find out.
  if (starts.length > 0)
    test(`${code}: a start that names another state of a machine, or none that it has, is found out`, () => {
      for (const { scenario, run, procedure, state } of starts) {
        const machine = procedures.find((one) => one.id === procedure)?.machine;
        if (machine === undefined) return expect.unreachable(`${scenario.id}: no procedure ${procedure}`);
        const standing = standingIn(game, trackOf(game, scenario, run.key).frames[0]?.state as never);
        const wrong = Object.keys(machine.states).filter(
          (one) => one !== state && disagreements(asks[procedure], begin(machine, standing, one), standing).length > 0,
        );
        expect(wrong.sort()).toEqual(
          Object.keys(machine.states)
            .filter((one) => one !== state)
            .sort(),
        );
        expect(() => begin(machine, standing, 'no such state')).toThrow();
      }
    });
});

/** Numbers that decide a random game; the same for the same seed. */
function tapeOf(seed: number, length: number): number[] {
  let now = seed + 1;
  return Array.from({ length }, () => {
    now = (Math.imul(now, 1_103_515_245) + 12_345) >>> 0;
    return now >>> 4;
  });
}
