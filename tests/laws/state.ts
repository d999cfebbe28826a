import type { AnyState, Transition } from '../../src/kernel/game.ts';
import { hash } from '../../src/kernel/hash.ts';
import { deepFreeze, differences, notJson } from '../../src/kernel/json.ts';
import { seedRng } from '../../src/kernel/rng.ts';
import { replay, type Save, saveOf } from '../../src/kernel/save.ts';
import { apart, at, clone, equal, sample, somePlies, stateAt, viewersOf } from './play.ts';
import type { Law, Played } from './subject.ts';

// Laws 5, 6 and 7: states are plain values that nobody changes, and a game is its seed and its moves.

export const applyIsPure: Law = {
  number: 5,
  title: 'apply and every question leave a deep-frozen state untouched',
  every: 4,
  *check(run) {
    const { game, proofs } = run;
    for (const { i, before, ply } of somePlies(run, 4)) {
      const state = deepFreeze(clone(before));
      const move = deepFreeze(clone(ply.move));
      const calls: { readonly [name: string]: () => unknown } = {
        apply: () => game.apply(state, move),
        check: () => game.check(state, move),
        legal: () => [game.legal(state), game.anytime(state), game.attempts(state)],
        prompt: () => game.prompt(state),
        targets: () => game.targets(state, move),
        score: () => game.score(state),
        view: () => viewersOf(run.config).map((viewer) => game.view(state, viewer)),
        shuffleUnknown: () => proofs.shuffleUnknown(state, 'public', seedRng(i)),
        inventory: () => [proofs.inventory(state), proofs.faults(state)],
        orders: () => proofs.orders(state).map(({ items, compare }) => [...items].sort(compare)),
        resume: () => game.resume(state),
      };
      for (const [name, call] of Object.entries(calls)) {
        try {
          call();
        } catch (error) {
          yield `${at(run, i)}: ${name} on a frozen state: ${String(error)}`;
        }
      }
      // What freezing cannot stop, such as a change to a Map, shows here.
      const changed = apart(before, state);
      if (changed.length > 0) yield `${at(run, i)}: the state is changed at ${changed.join(' ')}`;
    }
  },
};

const same = (a: Transition, b: Transition): boolean =>
  equal([a.state, a.events, a.revealed], [b.state, b.events, b.revealed]);

/** The transitions of a game played anew from what a save holds, or its moves where it did not begin with the setup. */
function again(run: Played): Transition[] {
  const { game, config, seed, plies, start } = run;
  const moves = plies.map((ply) => ply.move);
  if (run.from === undefined) return replay(game, clone(saveOf(game, config, seed, moves)) as Save);
  const all: Transition[] = [start];
  for (const move of clone(moves)) {
    const outcome = game.apply((all.at(-1) as Transition).state, move);
    if (!outcome.ok) return all;
    all.push(outcome);
  }
  return all;
}

export const replaysEqually: Law = {
  number: 6,
  title: 'seed and moves replay to equal state, events and hash; a configuration survives',
  every: 6,
  *check(run) {
    const { game, config, plies, start } = run;
    if (run.thrown !== undefined) return;
    if (!equal(game.configure(clone(config)), config)) yield 'the configuration of a save is another one';
    if (notJson(config).length > 0) yield `the configuration is not JSON at ${notJson(config).join(' ')}`;
    const transitions = again(run);
    for (const [i, one] of [start, ...plies].entries()) {
      const two = transitions[i];
      if (two && same(one, two) && (i % 8 > 0 || hash(one.state) === hash(two.state))) continue;
      yield `${at(run, i - 1)}: replayed it differs at ${two ? differences(clone(one), clone(two)).slice(0, 5).join(' ') : 'all'}`;
      return;
    }
  },
};

export const statesAreJson: Law = {
  number: 7,
  title: 'a parsed state is equal and steps on equally, at every depth of the agenda',
  every: 4,
  *check(run) {
    const { game, plies } = run;
    const places = new Set(sample(run, plies.length, 4));
    const depths = new Set<number>();
    for (let i = 0; i < plies.length; i++) {
      const depth = stateAt(run, i).agenda.length;
      if (!depths.has(depth)) places.add(i);
      depths.add(depth);
    }
    for (const i of places) {
      const before = stateAt(run, i);
      const ply = plies[i];
      if (!ply) continue;
      const views = viewersOf(run.config).map((viewer) => game.view(before, viewer));
      for (const [what, value] of Object.entries({
        state: before,
        events: ply.events,
        view: views,
        prompt: game.prompt(before),
      }))
        for (const place of notJson(value).slice(0, 3)) yield `${at(run, i)}: the ${what} is not JSON at ${place}`;
      const parsed: AnyState = clone(before);
      const differs = differences(before, parsed);
      if (differs.length > 0 || hash(parsed) !== hash(before))
        yield `${at(run, i)}: parsed, the state differs at ${differs.join(' ')}`;
      if (!equal(game.prompt(parsed), game.prompt(before))) yield `${at(run, i)}: parsed, it asks something else`;
      const outcome = game.apply(parsed, clone(ply.move));
      if (!outcome.ok) yield `${at(run, i)}: parsed, it refuses the move`;
      else if (!same(outcome, ply))
        yield `${at(run, i)}: parsed, it steps on to another state or other events: ${differences(ply, outcome).slice(0, 5).join(' ')}`;
    }
  },
};
