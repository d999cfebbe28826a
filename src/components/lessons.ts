import { gameOf, games } from '../engine.ts';
import { href } from '../spine/href.ts';
import { lessonPath } from '../spine/paths.ts';
import { siteScenario } from '../spine/site.ts';
import type { GameSpine, Lesson } from '../spine/types.ts';
import { type Outline, outlineOf } from '../stepper/cursor.ts';
import { formatLink } from '../stepper/link.ts';
import { lessonKey } from '../stepper/progress.ts';
import { storageKey } from '../stepper/storage.ts';
import { minutesOf } from './minutes.ts';

/** What the list of a course and the page of a lesson tell their scripts of it, as attributes. */
export interface LessonData {
  readonly 'data-lesson': string;
  /** The steps that set a task, from 1, of each of its runs, as JSON. */
  readonly 'data-tasks': string;
  readonly 'data-first': string;
  /** Where its example keeps the reader's cursor. */
  readonly 'data-kept': string;
  readonly 'data-href': string;
  /** The query that leads to a step of its first run, but for the number of the step. */
  readonly 'data-link': string;
}

/** The outlines of a lesson, one for each run of its scenario. */
export function outlinesOf(game: string, lesson: Lesson): Outline[] {
  const scenario = siteScenario(game, lesson.data.scenario);
  const engine = Object.hasOwn(games, game) ? gameOf(game) : undefined;
  if (scenario === undefined || engine === undefined) return [];
  return scenario.runs.map((run) => outlineOf(engine, run));
}

/** The attributes of a lesson. */
export function lessonData(game: string, lesson: Lesson): LessonData {
  const { scenario } = lesson.data;
  const outlines = outlinesOf(game, lesson);
  const [first] = outlines;
  const link = first
    ? `?x=${formatLink(scenario, { run: first.run, fingerprint: first.fingerprint, at: 0 })}`.slice(0, -1)
    : '';
  return {
    'data-lesson': lessonKey(game, lesson.slug),
    'data-tasks': JSON.stringify(Object.fromEntries(outlines.map(({ run, steps }) => [run, tasksIn(steps)]))),
    'data-first': first?.run ?? '',
    'data-kept': storageKey(game, scenario),
    'data-href': href(lessonPath(game, lesson.slug)),
    'data-link': link,
  };
}

/** The steps that set a task, from 1. */
const tasksIn = (steps: Outline['steps']): number[] => steps.flatMap(({ kind }, i) => (kind === 'try' ? [i + 1] : []));

/** How many steps a lesson has, how many tasks among them, and how many minutes they take, in its first run. */
export function sizeOf(game: string, lesson: Lesson) {
  const steps = outlinesOf(game, lesson)[0]?.steps ?? [];
  const { lead, scenario } = lesson.data;
  const minutes = minutesOf(lead + lesson.text, siteScenario(game, scenario) ?? { runs: [] });
  return { steps: steps.length, tasks: tasksIn(steps).length, minutes };
}

/** The titles of the chapters that a lesson teaches from. */
export function chaptersOf(game: GameSpine, lesson: Lesson): string[] {
  const ids = lesson.data.clauses.flatMap((id) => game.clauses.get(id)?.chapter ?? []);
  return [...new Set(ids)].flatMap((id) => game.chapters.get(id)?.title ?? []);
}
