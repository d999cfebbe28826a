import type { BoardTies } from '../games/common/wing.ts';
import { numbered, type Piece, tied } from '../games/common/words/ties.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Row } from '../stepper/transcript.ts';

/** How the words of a step are tied to the places of its board. */
export interface Ties {
  /** The places that have a number, in its order. */
  readonly places: readonly string[];
  /** A text in pieces: as it stands, or tied to a place. */
  piecesOf(text: string): readonly Piece[];
}

/** A step as it is shown: the position, that before it, what is told, and the places that it is about. */
interface Shown<T extends GameTypes> {
  readonly view: T['View'];
  readonly before: T['View'];
  readonly told: Row;
  readonly about: readonly string[];
}

/** What is told of a step, in the order in which it is read. */
const textsOf = ({ say, question, refusal, happened }: Row): string[] =>
  [question?.ask, question?.answer, say, refusal?.text, ...happened.map(({ text }) => text)].filter(
    (text) => text !== undefined,
  );

/** Ties the words of what is told to the board. */
export function tiesOf<T extends GameTypes>(
  board: BoardTies<T> | undefined,
  { view, before, told, about }: Shown<T>,
): Ties {
  const names = board?.placeNames(view, before) ?? [];
  return { places: numbered(textsOf(told), names, about), piecesOf: (text) => tied(text, names) };
}
