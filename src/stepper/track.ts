import {
  begin,
  type Hint,
  type Run,
  type Scenario,
  type Scores,
  type Shown,
  type Step,
} from '../games/common/scenario.ts';
import type { AnyPrompt, Game, GameTypes, Over, Transition } from '../kernel/game.ts';
import { canonical } from '../kernel/json.ts';
import { formatMove } from '../kernel/moves.ts';
import type { Proofs } from '../kernel/proofs.ts';
import { seedRng } from '../kernel/rng.ts';
import type { Violation } from '../kernel/rules.ts';
import { wayEnd } from './cursor.ts';
import { at, holds } from './goal.ts';

/** A script that the engine does not bear out. The message names scenario, run and step. */
export class ScriptError extends Error {
  override name = 'ScriptError';
}

/** What led to a frame. */
export type Narration<T extends GameTypes = GameTypes> =
  | { readonly kind: 'start'; readonly say: string }
  | ({ readonly kind: 'say'; readonly say: string; readonly scores?: Scores | undefined } & Pointing)
  | { readonly kind: 'move'; readonly move: T['Move']; readonly say?: string }
  | {
      readonly kind: 'refuse';
      readonly move: T['Move'];
      readonly say: string;
      readonly violation: Violation<T['Rule']>;
    }
  | ({ readonly kind: 'ask'; readonly ask: string; readonly answer: string } & Pointing)
  | ({ readonly kind: 'try'; readonly say: string; readonly hints: readonly Hint[] } & Pointing);

interface Pointing {
  /** The places on the board that it is about. */
  readonly targets?: readonly string[] | undefined;
}

/** A position of an example with what led to it. */
export interface Frame<T extends GameTypes = GameTypes> {
  readonly state: T['State'];
  readonly prompt: T['Prompt'] | Over<T['Rule']> | AnyPrompt;
  /** What the move brought about; empty where nothing moved. */
  readonly events: readonly T['Event'][];
  readonly narration: Narration<T>;
}

/** A run of a scenario on the engine: frame 0 is the start, frame n stands after step n of the script. */
export interface Track<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly scenario: Scenario<T>;
  readonly run: Run<T>;
  /** A frame, played when it is first asked for; `undefined` where the script has none. Throws as `openTrack` says. */
  at(frame: number): Frame<T> | undefined;
  /** All frames. */
  readonly frames: readonly Frame<T>[];
}

function fail(scenario: string, run: string, where: string, why: string): never {
  throw new ScriptError(`${scenario}, run ${run}, ${where}: ${why}`);
}

/**
 * A run of a scenario, played as far as it is asked for.
 * @throws ScriptError where there is no such run; its frames where a move is refused or a refusal is another.
 */
export function openTrack<T extends GameTypes>(game: Game<T>, scenario: Scenario<T>, key: string): Track<T> {
  const off = (where: string, why: string) => fail(scenario.id, key, where, why);
  const run = scenario.runs.find((one) => one.key === key) ?? off('start', 'there is no such run');
  const frames: Frame<T>[] = [];

  const guarded = <R>(where: string, work: () => R): R => {
    try {
      return work();
    } catch (error) {
      if (error instanceof ScriptError) throw error;
      return off(where, error instanceof Error ? error.message : String(error));
    }
  };
  const next = (): Frame<T> => {
    const before = frames[frames.length - 1];
    const where = before ? `step ${frames.length}` : 'start';
    return guarded(where, () => {
      const step = run.script[frames.length - 1];
      const { state, events, narration } =
        before && step
          ? follow(game, before.state, step, (why) => off(where, why))
          : { ...begin(game, run.start), events: [], narration: { kind: 'start', say: scenario.summary } as const };
      return { state, events, narration, prompt: game.prompt(state) };
    });
  };
  const at = (n: number): Frame<T> | undefined => {
    if (!Number.isInteger(n) || n < 0 || n > run.script.length) return undefined;
    while (frames.length <= n) frames.push(next());
    return frames[n];
  };
  return {
    game,
    scenario,
    run,
    at,
    get frames() {
      at(run.script.length);
      return frames;
    },
  };
}

/**
 * A run of a scenario, played whole and held to everything that it says of itself; with `proofs`, its start may have no faults.
 * @throws ScriptError where there is no such run, the start has faults, a move is refused, a refusal is not the one that
 * is announced, something is not shown or scored as announced, a task is not solved by the moves after it, or the scripted draws are not exactly those that are drawn.
 */
export function trackOf<T extends GameTypes>(
  game: Game<T>,
  scenario: Scenario<T>,
  key: string,
  proofs?: Pick<Proofs<T>, 'faults'>,
): Track<T> {
  const track = openTrack(game, scenario, key);
  const { run } = track;
  const off = (where: string, why: string) => fail(scenario.id, key, where, why);
  const hold = (where: string, { state }: Frame<T>, shown: Shown = {}) => {
    const view = game.view(state, 'public');
    for (const [path, value] of Object.entries(shown)) {
      const found = at(view, path);
      if (canonical(found) !== canonical(value))
        off(where, `${path} shows ${canonical(found)}, not ${canonical(value)}`);
    }
  };
  const count = (where: string, { state }: Frame<T>, scores: Scores) => {
    const { lines, totals } = game.score(state);
    for (const [rule, points] of Object.entries(scores)) {
      const found = totals.map((total, seat) =>
        rule === 'total'
          ? total
          : lines.reduce((sum, line) => sum + (line.seat === seat && line.rule === rule ? line.points : 0), 0),
      );
      if (canonical(found) !== canonical(points))
        off(where, `${rule} scores ${canonical(found)}, not ${canonical(points)}`);
    }
  };
  const faults = proofs?.faults((track.at(0) as Frame<T>).state) ?? [];
  if (faults.length > 0) off('start', faults.join('; '));
  for (const [i, step] of run.script.entries()) {
    const where = `step ${i + 1}`;
    if ('shows' in step) hold(where, track.at(i + 1) as Frame<T>, step.shows);
    if ('scores' in step) count(where, track.at(i + 1) as Frame<T>, step.scores ?? {});
  }
  for (const [i, step] of run.script.entries()) {
    if (!('try' in step)) continue;
    const last = wayEnd(run.script, i);
    const reached = track.frames.findIndex(({ state }, at) => at > i && holds(game, state, step.try));
    if (reached === i + 1) off(`step ${i + 1}`, 'the goal holds before anything is done');
    if (reached < 0 || reached > last) off(`step ${i + 1}`, 'the moves that follow do not reach the goal');
    if (reached < last) off(`step ${i + 1}`, `the goal holds after step ${reached} already`);
  }
  const end = track.frames[run.script.length] as Frame<T>;
  hold('end', end, run.checks);
  const draws = drawsOff(end.state, run);
  if (draws) off('end', draws);
  return track;
}

function follow<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  step: Step<T>,
  fail: (why: string) => never,
): Pick<Transition<T>, 'state' | 'events'> & { readonly narration: Narration<T> } {
  const still = { state, events: [] };
  if ('move' in step) {
    const outcome = game.apply(state, step.move);
    if (outcome.ok) return { ...outcome, narration: { kind: 'move', ...step } };
    const { rule, code } = outcome.violation;
    return fail(`${formatMove(game.vocabulary, step.move)} is refused under ${rule} (${code})`);
  }
  if ('refuse' in step) {
    const violation = game.check(state, step.refuse);
    const move = formatMove(game.vocabulary, step.refuse);
    if (!violation) return fail(`${move} is legal, not refused under ${step.rule}`);
    if (violation.rule !== step.rule)
      return fail(`${move} is refused under ${violation.rule} (${violation.code}), not ${step.rule}`);
    return { ...still, narration: { kind: 'refuse', move: step.refuse, say: step.say, violation } };
  }
  if ('ask' in step)
    return { ...still, narration: { kind: 'ask', ask: step.ask, answer: step.answer, targets: step.targets } };
  if ('try' in step)
    return { ...still, narration: { kind: 'try', say: step.say, targets: step.targets, hints: step.hints } };
  return { ...still, narration: { kind: 'say', say: step.say, targets: step.targets, scores: step.scores } };
}

/** What is wrong with the draws of a finished script, where they were written down. */
function drawsOff(end: GameTypes['State'], run: Run): string | undefined {
  if (!run.start.draws) return undefined;
  const { rng } = end;
  if (rng.alg !== 'script/1') return 'the scripted draws are gone';
  if (rng.draws.length > 0) return `scripted draws are left over: ${rng.draws.join(', ')}`;
  return canonical(rng.after) === canonical(seedRng(run.start.seed)) ? undefined : 'a draw is missing from the script';
}
