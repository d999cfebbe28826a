import { describe, expect, test } from 'vitest';
import { allowedBy, ruledBy } from '../../src/games/common/scenario.ts';
import { hash } from '../../src/kernel/hash.ts';
import { notJson } from '../../src/kernel/json.ts';
import { asMove, formatMove } from '../../src/kernel/moves.ts';
import { offScript, optionsOf } from '../../src/stepper/branch.ts';
import { wayEnd } from '../../src/stepper/cursor.ts';
import { holds } from '../../src/stepper/goal.ts';
import { LIMIT, solve } from '../../src/stepper/solve.ts';
import { type Frame, type Track, trackOf } from '../../src/stepper/track.ts';
import { citable, transcript } from '../../src/stepper/transcript.ts';
import { isWhole } from '../effort.ts';
import { wingOf, wings } from '../wings.ts';

// Every scenario there is, on the real engine. A new file in the folder of a game's scenarios is tested as soon as it stands
// there.

const files = (
  await Promise.all(
    wings.map(({ id, scenarios }) =>
      Promise.all(Object.entries(scenarios).map(async ([path, load]) => ({ game: id, path, scenario: await load() }))),
    ),
  )
).flat();

test('there are scenarios, each in the folder of its game, or of the module that it needs, and in a file of its own name', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const { game, path, scenario } of files) {
    const { modules, id, runs } = scenario;
    expect(scenario.game, path).toBe(game);
    expect(path).toBe(['.', ...modules.map((one) => `modules/${one}`), 'scenarios', `${id}.ts`].join('/'));
    for (const { start } of runs) expect(start.config.modules ?? [], id).toEqual(modules);
  }
});

const there = Object.keys(
  import.meta.glob(['../../src/games/*/{scenarios,modules/*/scenarios}/*.ts', '!**/positions.ts']),
);

test.each(wings)('the wing of $id knows every scenario in its folders', ({ id, scenarios }) => {
  const folder = `../../src/games/${id}/`;
  const own = there.filter((path) => path.startsWith(folder)).map((path) => path.replace(folder, './'));
  expect(Object.keys(scenarios).sort()).toEqual(own.sort());
});

describe.each(files.map(({ game, scenario }) => [wingOf(game).code, scenario] as const))('%s', (code, scenario) => {
  const { game, proofs, words: said } = wingOf(scenario.game);
  const tracks = new Map<string, Track>();
  const track = (run: string) => {
    const known = tracks.get(run) ?? trackOf(game, scenario, run, proofs);
    tracks.set(run, known);
    return known;
  };
  const frameBefore = (run: string, step: number) => track(run).frames[step - 1] as Frame;

  test(`${code} ${scenario.title}: has a title, a summary, and runs told apart by short keys`, () => {
    expect(scenario.id).toMatch(/^[a-z][a-z0-9-]*$/);
    expect(scenario.summary).toMatch(/^\S.*\.$/);
    const keys = scenario.runs.map(({ key }) => key);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9-]{1,12}$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(0);
    expect(scenario.runs.map(({ start }) => notJson(start.set ?? {}))).toEqual(keys.map(() => []));
  });

  test(`${code} ${scenario.title}: shows clauses that the engine has, and meets each of them`, () => {
    for (const rule of scenario.rules) expect(proofs.rules, rule).toHaveProperty([rule]);
    for (const rule of citable(scenario.runs.map(({ key }) => track(key)))) expect(proofs.rules).toHaveProperty([rule]);
  });

  // A table may have chosen any of them: each choice alone, all, and, where there is time for it, every two.
  const choices = allowedBy(scenario);
  const pairs = choices.flatMap((one, i) => choices.slice(i + 1).map((other) => [one, other]));
  const sets = [...choices.map((one) => [one]), ...(isWhole ? pairs : [])];
  if (choices.length > 2 || (choices.length === 2 && !isWhole)) sets.push(choices);
  const toldOf = new Map<string, ReturnType<typeof transcript>>();
  const asTold = (key: string) => {
    const known = toldOf.get(key) ?? transcript(track(key), said);
    toldOf.set(key, known);
    return known;
  };
  test.each(sets.map((names) => [names.join(', '), names] as const))(
    `${code} ${scenario.title}: is told the same by the rules of a table that plays %s`,
    (_, names) => {
      const ruled = ruledBy(scenario, names);
      for (const [at, { key }] of ruled.runs.entries()) {
        const { config } = ruled.runs[at]?.start ?? {};
        expect(config).not.toEqual(scenario.runs[at]?.start.config);
        expect(transcript(trackOf(game, ruled, key), said)).toEqual(asTold(key));
      }
    },
  );

  for (const { key, script, start } of scenario.runs) {
    const seats = `with ${start.config.seats} players`;

    test(`${code} ${scenario.title} ${seats}: the rules bear out every step, every draw and the end`, () => {
      expect(track(key).frames).toHaveLength(script.length + 1);
      expect(script.some((step) => 'move' in step)).toBe(true);
    });

    test(`${code} ${scenario.title} ${seats}: the same again is the same to the last event`, () => {
      const logs = [track(key), trackOf(game, scenario, key)].map(({ frames }) =>
        frames.map(({ state, events }) => [hash(state), events]),
      );
      expect(logs[0]).toEqual(logs[1]);
    });

    for (const [i, step] of script.entries()) {
      if (!('refuse' in step)) continue;
      test(`${code} ${step.rule} ${seats}: refused at step ${i + 1}. ${step.say}`, () => {
        const { state } = frameBefore(key, i + 1);
        const text = hash(state);
        expect(game.apply(state, step.refuse)).toMatchObject({ ok: false, violation: { rule: step.rule } });
        expect(hash(state)).toBe(text);
        expect(asMove(game.vocabulary, step.refuse)).toEqual(step.refuse);
      });
    }

    for (const [i, step] of script.entries()) {
      if (!('try' in step)) continue;
      test(`${code} task ${seats}: a solver reaches what step ${i + 1} asks. ${step.say}`, () => {
        const { state } = track(key).frames[i + 1] as Frame;
        const found = solve(game, state, step.try, LIMIT);
        expect(found.kind).toBe('way');
        if (found.kind !== 'way') return;
        let here = offScript(state);
        for (const move of found.way) {
          const outcome = game.apply(here, move);
          expect(outcome.ok).toBe(true);
          if (outcome.ok) here = outcome.state;
        }
        expect(holds(game, here, step.try)).toBe(true);
        // The way that the script shows is as short as the solver's.
        expect(wayEnd(script, i) - i - 1).toBeLessThanOrEqual(found.way.length);
      });

      test(`${code} task ${seats}: what step ${i + 1} asks does not depend on the order in which its way is gone`, () => {
        const { state } = track(key).frames[i + 1] as Frame;
        const way = script.slice(i + 1, wayEnd(script, i)).flatMap((one) => ('move' in one ? [one.move] : []));
        const ends: boolean[] = [];
        const seen = new Set<string>();
        const go = (here: typeof state, left: typeof way): void => {
          const text = `${hash(here)} ${left.map((move) => formatMove(game.vocabulary, move)).sort()}`;
          if (seen.has(text)) return;
          seen.add(text);
          if (left.length === 0) ends.push(holds(game, here, step.try));
          for (const [j, move] of left.entries()) {
            const outcome = game.apply(here, move);
            if (outcome.ok) go(outcome.state, left.toSpliced(j, 1));
          }
        };
        go(offScript(state), way);
        expect(ends.length).toBeGreaterThan(0);
        expect(ends).not.toContain(false);
      });

      test(`${code} task ${seats}: step ${i + 1} has hints, in whole sentences, that point at what its moves are about`, () => {
        expect(step.hints.length).toBeGreaterThan(0);
        const frames = track(key).frames.slice(i + 1, wayEnd(script, i));
        const places = new Set(frames.flatMap((frame) => optionsOf(game, frame).flatMap(({ targets }) => targets)));
        for (const { say, targets = [] } of step.hints) {
          expect(say).toMatch(/^[\p{Lu}\d$“].*\.$/su);
          for (const target of targets) expect(places, say).toContain(target);
        }
      });
    }

    test(`${code} ${scenario.title} ${seats}: beside every step, what is offered can be done and what is a near miss is refused with a reason`, () => {
      for (const frame of track(key).frames) {
        const view = game.view(frame.state, 'public');
        const options = optionsOf(game, frame);
        expect(options.length > 0, 'there is something to do, unless the game is over').toBe(
          frame.prompt.kind !== 'over',
        );
        expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
        for (const { move, text, violation } of options) {
          expect(game.check(frame.state, move)?.rule, text).toBe(violation?.rule);
          const { label, detail = '' } = said.move(move, view);
          expect(`${label}${detail}`, text).not.toMatch(/undefined|NaN|\[object/);
          if (violation) expect(said.violation(violation, move, view), violation.code).toMatch(/^\S.*\.$/);
        }
      }
    });

    test(`${code} ${scenario.title} ${seats}: every step is told in whole sentences`, () => {
      const { frames } = track(key);
      for (const row of transcript(track(key), said)) {
        const told = [row.say, row.refusal?.text, row.question?.ask, ...row.happened.map(({ text }) => text)];
        const sentences = told.filter((text) => text !== undefined);
        expect(sentences.length, `step ${row.number}`).toBeGreaterThan(0);
        for (const text of sentences) {
          expect(text).toMatch(/^[\p{Lu}\d$“].*[.?!:”]$/su);
          expect(text).not.toMatch(/undefined|NaN|\[object/);
        }
      }
      for (const { prompt, state } of frames)
        expect(said.prompt(prompt as never, game.view(state, 'public'))).toMatch(/^\p{Lu}.*\.$/u);
    });

    test(`${code} ${scenario.title} ${seats}: what a step points at is a place that has a name`, () => {
      const view = game.view(frameBefore(key, 1).state, 'public');
      const nameless = said.target('', view);
      for (const step of script)
        if ('targets' in step)
          for (const target of step.targets ?? []) {
            expect(said.target(target, view), target).not.toBe(nameless);
            expect(said.target(target, view), target).not.toMatch(/undefined|NaN|^[a-z0-9-]+$/);
          }
    });

    test(`${code} ${scenario.title} ${seats}: every move reads back from a link`, () => {
      for (const step of script) {
        const move = 'move' in step ? step.move : 'refuse' in step ? step.refuse : undefined;
        if (move) expect(formatMove(game.vocabulary, move)).toMatch(/^[A-Za-z][A-Za-z0-9:-]*$/);
      }
    });
  }
});
