import type { Locator, Page } from 'playwright-core';
import type { Scenario } from '../../src/games/common/scenario.ts';
import type { Wing } from '../../src/games/common/wing.ts';
import { english, type Words } from '../../src/games/common/words/words.ts';
import { referenceOf, wings } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Option, optionsOf, played, teaching } from '../../src/stepper/branch.ts';
import { type Outline, outlineOf } from '../../src/stepper/cursor.ts';
import { type Frame, type Track, trackOf } from '../../src/stepper/track.ts';
import { exactly, exampleOn, ui } from './play.ts';

// The scenarios of all games, with the engine and the words that a page plays them with.

const isLesson = ({ runs }: Scenario): boolean => runs.some(({ script }) => script.some((step) => 'try' in step));

/** A scenario with what it is played with. */
export interface Staged {
  readonly scenario: Scenario;
  readonly game: Game;
  readonly words: Words;
  /** One for each run. */
  readonly outlines: readonly Outline[];
  /** The outline of its first run. */
  readonly first: Outline;
  /** Path of its own page. */
  readonly path: string;
  readonly embed: string;
}

function stage(scenario: Scenario, game: Game, words: Words): Staged {
  const outlines = scenario.runs.map((run) => outlineOf(game, run));
  const [first] = outlines;
  if (first === undefined) throw new Error(`${scenario.id} has no run.`);
  const kind = isLesson(scenario) ? 'learn' : 'examples';
  const path = `/${scenario.game}/${kind}/${scenario.id}/`;
  return { scenario, game, words, outlines, first, path, embed: `/embed/${scenario.game}/${scenario.id}/` };
}

async function stageAll(load: () => Promise<Wing>): Promise<Staged[]> {
  const wing = await load();
  const { engine, words } = referenceOf(wing);
  const [game, wordsOf] = await Promise.all([engine(), words()]);
  const scenarios = await Promise.all(Object.values(wing.scenarios).map((read) => read()));
  return scenarios.map((scenario) => stage(scenario, game, wordsOf(english)));
}

const all = (await Promise.all(Object.values(wings).map(stageAll))).flat();
/** Every lesson: a scenario with tasks. Those of a base game come before those of its modules. */
export const lessons = all.filter(({ scenario }) => isLesson(scenario));
/** Every other scenario. */
export const examples = all.filter(({ scenario }) => !isLesson(scenario));

/** A run of a scenario on its engine. */
export const trackIn = ({ game, scenario }: Staged, run: string): Track => trackOf(game, scenario, run);

/** What a reader may try in a frame, as the list of moves offers it. */
export const offered = ({ game, words }: Staged, frame: Frame): readonly Option<never>[] =>
  teaching(optionsOf(game, frame), words, game.view(frame.state, 'public'), frame.prompt) as never;

/** The name of the button of a move in a frame: its label and detail, and what is said of it besides. */
export function nameOf({ game, words }: Staged, frame: Frame, { move }: Pick<Option<never>, 'move'>): RegExp {
  const { label, detail } = words.move(move, game.view(frame.state, 'public'), frame.prompt as never);
  const text = detail === undefined ? label : `${label} ${detail}`;
  return exactly(text.replace(/\s+/g, ' ').trim(), `(( ·)? ?(${ui.inScript}|${ui.tryIt}))*$`);
}

/** The frame after moves of the reader's own that leave the script at a frame. */
export function frameAfter(staged: Staged, run: string, from: number, moves: readonly string[]): Frame {
  const track = trackIn(staged, run);
  const frame = moves.length === 0 ? track.at(from) : played(track, { from, moves }).frames[moves.length - 1];
  if (frame === undefined) throw new Error(`${staged.scenario.id}, run ${run}: ${moves.join(', ')} cannot be played.`);
  return frame;
}

/** A place of a script where a reader may leave it. */
export interface Fork {
  /** The step that stands. */
  readonly from: number;
  readonly frame: Frame;
  /** The answers to what is asked, but for the one that the script gives. */
  readonly others: readonly Option<never>[];
  /** Near misses. */
  readonly tries: readonly Option<never>[];
}

/** The first step of a run after `after` where the script moves, other answers are legal and near misses are offered. */
export function forkOf(staged: Staged, { run, steps }: Outline, after = 2): Fork {
  const track = trackIn(staged, run);
  for (const [from, { kind, move }] of steps.entries()) {
    const frame = track.at(from);
    if (from <= after || kind !== 'move' || frame === undefined) continue;
    const options = offered(staged, frame);
    const others = options.filter(({ text, violation, between }) => !violation && !between && text !== move);
    const tries = options.filter(({ violation }) => violation);
    if (others.length > 1 && tries.length > 0) return { from, frame, others, tries };
  }
  throw new Error(`${staged.scenario.id}, run ${run}: nowhere can a reader leave it and be refused.`);
}

/** The first example with all that one can have: a chart, several runs of different player counts, a question, a refusal. */
export function featured(): Staged {
  const found = examples.find(({ scenario, first }) => {
    const has = (kind: string) => first.steps.some((step) => step.kind === kind);
    return scenario.procedure !== undefined && scenario.runs.length > 2 && has('ask') && has('refuse');
  });
  if (found === undefined) throw new Error('No example has a chart, three runs, a question and a refusal.');
  return found;
}

/** The tasks of the first run of a lesson: the step that sets each, what it says, and one way to it. */
export function tasksOf({ scenario, first }: Staged) {
  const script = scenario.runs[0]?.script ?? [];
  return first.steps.flatMap(({ until = 0 }, i) => {
    const set = script[i];
    const way = first.steps.slice(i + 1, until).flatMap(({ move }) => (move === undefined ? [] : [move]));
    return set !== undefined && 'try' in set ? [{ at: i + 1, until, way, set }] : [];
  });
}

/** A lesson by its game and id; the first of several tasks that is of no module where none is named. */
export function lesson(name?: string): Staged {
  const found = lessons.find((one) =>
    name === undefined
      ? one.scenario.modules.length === 0 && tasksOf(one).length > 2
      : `${one.scenario.game}/${one.scenario.id}` === name,
  );
  if (found === undefined) throw new Error(`There is no lesson ${name ?? 'of three tasks'}.`);
  return found;
}

/** The button of a move in the open list, by its text in links. Of moves that are called the same it is the one in its place. */
export function buttonOf(page: Page, staged: Staged, frame: Frame, text: string): Locator {
  const options = offered(staged, frame);
  const option = options.find((one) => one.text === text);
  if (option === undefined) throw new Error(`${staged.scenario.id}: ${text} is not offered there.`);
  const name = nameOf(staged, frame, option);
  const same = options.filter((one) => nameOf(staged, frame, one).source === name.source);
  return exampleOn(page).list.getByRole('button', { name }).nth(same.indexOf(option));
}
