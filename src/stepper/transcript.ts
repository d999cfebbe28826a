import type { Words } from '../games/common/words/words.ts';
import type { Seat } from '../kernel/agenda.ts';
import type { Game, GameTypes } from '../kernel/game.ts';
import type { Violation } from '../kernel/rules.ts';
import type { ScoreSheet } from '../kernel/score.ts';
import { optionsOf } from './branch.ts';
import { wayEnd } from './cursor.ts';
import type { Frame, Track } from './track.ts';

/** A sentence with the clause that it follows. */
export interface Cited {
  readonly text: string;
  /** Clause id. */
  readonly rule: string;
}

/** One step as a page without scripts, a sheet of paper or a screen reader tells it. */
export interface Row {
  /** 0 is the start. */
  readonly number: number;
  readonly kind: 'start' | 'say' | 'move' | 'refuse' | 'ask' | 'try';
  /** What the example says; absent where a move speaks for itself. */
  readonly say?: string;
  /** The move that is made or tried, in words. */
  readonly move?: string;
  /** What the move brought about, in order. */
  readonly happened: readonly Cited[];
  readonly refusal?: Cited;
  readonly question?: { readonly ask: string; readonly answer: string };
  /** Of a task: its hints, in order. */
  readonly hints?: readonly string[];
  /** The task that this step belongs to. */
  readonly task?: string;
  /** How the task stands: a hint, or that it is done. */
  readonly note?: { readonly label: string; readonly text: string; readonly isDone?: boolean };
}

/** What happened on the way to a frame, as sentences. */
export function happenings<T extends GameTypes>({ game }: Track<T>, words: Words<T>, frame: Frame<T>): Cited[] {
  const view = game.view(frame.state, 'public');
  return frame.events.flatMap((event) => {
    const text = words.event(event, view);
    return text === undefined ? [] : [{ text, rule: event.rule }];
  });
}

/** The score sheet of a frame that speaks of points, and of the end of the game; `undefined` for all others. */
export function sheetOf<T extends GameTypes>(game: Game<T>, frame: Frame<T>): ScoreSheet<T['Rule']> | undefined {
  const { narration, prompt, state } = frame;
  return prompt.kind === 'over' || ('scores' in narration && narration.scores) ? game.score(state) : undefined;
}

/** The lines of the score sheet that a frame speaks of, as sentences; at the end of the game all that are worth something. */
function scored<T extends GameTypes>({ game }: Track<T>, words: Words<T>, frame: Frame<T>): Cited[] {
  const { narration, events, state } = frame;
  const named = 'scores' in narration ? narration.scores : undefined;
  if (!named && events.length === 0) return [];
  const view = game.view(state, 'public');
  return (sheetOf(game, frame)?.lines ?? []).flatMap((line) => {
    const isTold = named ? line.rule in named : line.points !== 0;
    const text = isTold ? words.score?.(line, view) : undefined;
    return text === undefined ? [] : [{ text, rule: line.rule }];
  });
}

/** A move in one sentence part: what it does, and what comes with it. */
export function moveText<T extends GameTypes>(
  words: Words<T>,
  move: T['Move'],
  view: T['View'],
  asked: Frame<T>['prompt'],
): string {
  const { label, detail } = words.move(move, view, asked);
  return detail === undefined ? label : `${label} (${detail})`;
}

/** The seat that is to decide in a frame. */
export function askedOf<T extends GameTypes>({ prompt }: Frame<T>): Seat | undefined {
  return 'seat' in prompt ? prompt.seat : undefined;
}

/** One frame as a row; `number` is its position in the track or line, `before` the frame that its move was made in. */
export function rowOf<T extends GameTypes>(
  track: Track<T>,
  words: Words<T>,
  frame: Frame<T>,
  number: number,
  before = frame,
): Row {
  const { narration } = frame;
  const view = track.game.view(before.state, 'public');
  const events = happenings(track, words, frame);
  // Who has won is the last of them, and is told after the points that decide it.
  const winner = frame.prompt.kind === 'over' ? events.splice(-1) : [];
  const row = { number, kind: narration.kind, happened: [...events, ...scored(track, words, frame), ...winner] };
  switch (narration.kind) {
    case 'ask':
      return { ...row, question: { ask: narration.ask, answer: narration.answer } };
    case 'refuse': {
      const { violation, move, say } = narration;
      const text = words.violation(violation, move, view, askedOf(before));
      return { ...row, say, move: moveText(words, move, view, before.prompt), refusal: { text, rule: violation.rule } };
    }
    case 'move': {
      const move = moveText(words, narration.move, view, before.prompt);
      return narration.say === undefined ? { ...row, move } : { ...row, say: narration.say, move };
    }
    case 'try':
      return { ...row, say: narration.say, hints: narration.hints.map(({ say }) => say) };
    default:
      return { ...row, say: narration.say };
  }
}

/** A move that a reader has tried at a frame and that is refused, as a row. */
export function triedRow<T extends GameTypes>(
  words: Words<T>,
  frame: Frame<T>,
  number: number,
  view: T['View'],
  move: T['Move'],
  violation: Violation<T['Rule']>,
): Row & { readonly move: string; readonly refusal: Cited } {
  const refusal = { text: words.violation(violation, move, view, askedOf(frame)), rule: violation.rule };
  return { number, kind: 'refuse', move: moveText(words, move, view, frame.prompt), happened: [], refusal };
}

/** A run told from its start to its end. */
export function transcript<T extends GameTypes>(track: Track<T>, words: Words<T>): Row[] {
  const { script } = track.run;
  let task: { readonly say: string; readonly until: number } | undefined;
  return track.frames.map((frame, number) => {
    const row = rowOf(track, words, frame, number, track.frames[number - 1]);
    if (frame.narration.kind === 'try') task = { say: frame.narration.say, until: wayEnd(script, number - 1) };
    return task && frame.narration.kind === 'move' && number <= task.until ? { ...row, task: task.say } : row;
  });
}

/** A part of a run that is one seat's: where it begins, in frames, and the seat by name. */
export interface Chapter {
  readonly at: number;
  readonly name: string;
}

/** The parts of a run, by whose they are: a new one begins with the first step at which another seat is to decide. */
export function chaptersOf<T extends GameTypes>({ game, frames }: Track<T>, words: Words<T>): Chapter[] {
  const chapters: Chapter[] = [];
  let last: Seat | undefined;
  frames.forEach((frame, at) => {
    const isDone = frame.narration.kind === 'move' || frame.narration.kind === 'refuse';
    const seat = askedOf((isDone && frames[at - 1]) || frame);
    if (at === 0 || seat === undefined || seat === last) return;
    last = seat;
    chapters.push({ at, name: words.seat(seat, game.view(frame.state, 'public')) });
  });
  return chapters.length > 1 ? chapters : [];
}

/** Letters in a line of the narrow column beside a board: of what is said, and of the smaller print below it. */
const COLUMN = { say: 44, small: 54 } as const;
const linesOf = (text: string | undefined, letters: number): number => Math.ceil((text?.length ?? 0) / letters);

/** How many lines the longest step takes in the column beside a board, so that its room can be kept for all of them. */
export function longestOf(rows: readonly Row[]): number {
  const lines = rows.map(
    ({ say, question, refusal, task, move, kind, happened }) =>
      linesOf(say, COLUMN.say) +
      linesOf(question?.answer, COLUMN.say) +
      linesOf(question?.ask, COLUMN.small) +
      linesOf(task, COLUMN.small) +
      (kind === 'refuse' ? linesOf(move, COLUMN.say) : 0) +
      [refusal, ...happened].reduce((sum, one) => sum + linesOf(one && `${one.text} 10.10`, COLUMN.small), 0),
  );
  return Math.max(0, ...lines);
}

/**
 * The clauses that an example can cite: those it shows, and those of every event and refusal that the reader meets on the
 * script or by one try beside it. In the order of the first citation.
 */
export function citable<T extends GameTypes>(tracks: readonly Track<T>[]): string[] {
  const rules = new Set<string>();
  for (const { game, scenario, frames } of tracks) {
    for (const rule of scenario.rules) rules.add(rule);
    for (const frame of frames) {
      for (const event of frame.events) rules.add(event.rule);
      for (const line of sheetOf(game, frame)?.lines ?? []) rules.add(line.rule);
      if (frame.narration.kind === 'refuse') rules.add(frame.narration.violation.rule);
      for (const { violation } of optionsOf(game, frame)) if (violation) rules.add(violation.rule);
    }
  }
  return [...rules];
}
