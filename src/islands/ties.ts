import type { Lack, Refused } from '../games/common/board/lacks.ts';
import type { Movement } from '../games/common/board/movements.ts';
import type { BoardTies } from '../games/common/wing.ts';
import { numbered, type Piece, tied } from '../games/common/words/ties.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Option } from '../stepper/branch.ts';
import type { Frame } from '../stepper/track.ts';
import type { Row } from '../stepper/transcript.ts';

/** How a step is tied to the places of its board. */
export interface Ties {
  /** What it has moved. */
  readonly movements: readonly Movement[];
  /** What a move lacks that is refused. */
  readonly lacks: readonly Lack[];
  /** The places that have a number, in its order. */
  readonly places: readonly string[];
  /** A text in pieces: as it stands, or tied to a place. */
  piecesOf(text: string): readonly Piece[];
  /** The same of a text that tells of no step: numbers in it are not those that a step has changed. */
  piecesOfClause(text: string): readonly Piece[];
}

/** The place of the board that a word points at, and how to point at another. */
export interface Pointing {
  at(): string | undefined;
  to(place: string | undefined): void;
}

/** A step as it is shown: the position, as everybody sees it and as it is drawn, that before it, what is told, and the places that it is about. */
interface Shown<T extends GameTypes> {
  readonly view: T['View'];
  readonly seen: T['View'];
  readonly before: T['View'];
  readonly told: Row;
  /** Whether the answer to its question is shown. */
  readonly isAnswered: boolean;
  readonly about: readonly string[];
  /** The move that the reader has tried. */
  readonly tried: Option<T> | undefined;
  readonly frame: Frame<T>;
  readonly options: () => readonly Option<T>[];
}

/** What is told of a step, in the order in which it is read; the answer to its question once that is shown. */
const textsOf = ({ say, question, refusal, happened }: Row, isAnswered: boolean): string[] =>
  [
    question?.ask,
    isAnswered ? question?.answer : undefined,
    say,
    refusal?.text,
    ...happened.map(({ text }) => text),
  ].filter((text) => text !== undefined);

/** The move that is refused, by the reader's try or by the script. */
function refusedOf<T extends GameTypes>({ tried, frame, seen, options }: Shown<T>): Refused<T> | undefined {
  const { move, violation } = tried ?? (frame.narration.kind === 'refuse' ? frame.narration : {});
  if (move === undefined || violation === undefined) return undefined;
  const open = () => options().flatMap((one) => (one.violation || one.between ? [] : one.targets));
  return { view: seen, violation, move, asked: frame.prompt, open };
}

/** Ties a step to its board: its words, what it has moved, and what a refused move lacks. */
export function tiesOf<T extends GameTypes>(board: BoardTies<T> | undefined, shown: Shown<T>): Ties {
  const { view, before, told, isAnswered, about, tried } = shown;
  const names = board?.placeNames(view, before) ?? [];
  const refused = refusedOf(shown);
  return {
    // What the step before has moved is over for whoever tries something.
    movements: (!tried && board?.movements?.(before, view)) || [],
    lacks: (refused && board?.lacks?.(refused)) ?? [],
    places: numbered(textsOf(told, isAnswered), names, about),
    piecesOf: (text) => tied(text, names),
    piecesOfClause: (text) =>
      tied(
        text,
        names.filter(({ isChanged }) => !isChanged),
      ),
  };
}
