import type { BoardTies } from '../games/common/wing.ts';
import { type Name, numbered } from '../games/common/words/ties.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Row } from '../stepper/transcript.ts';

/** How the words of a step are tied to the places of its board. */
export interface Ties {
  readonly names: readonly Name[];
  /** The places that have a number, in its order. */
  readonly places: readonly string[];
  /** The place that is pointed at. */
  readonly pointed: string | undefined;
  point(place: string | undefined): void;
}

/** What is told of a step, in the order in which it is read. */
const textsOf = ({ say, question, refusal, happened }: Row): string[] =>
  [question?.ask, question?.answer, say, refusal?.text, ...happened.map(({ text }) => text)].filter(
    (text) => text !== undefined,
  );

/** Ties the words of what is told to the board, once its ties are here: `told` is the step, `about` the places that it points at. */
export function openTies<T extends GameTypes>(
  board: () => BoardTies<T> | undefined,
  shown: () => {
    readonly view: T['View'];
    readonly before: T['View'];
    readonly told: Row;
    readonly about: readonly string[];
  },
): Ties {
  let pointed = $state.raw<string>();
  const names = $derived.by(() => {
    const { view, before } = shown();
    return board()?.placeNames(view, before) ?? [];
  });
  const places = $derived.by(() => {
    const { told, about } = shown();
    return numbered(textsOf(told), names, about);
  });
  return {
    get names() {
      return names;
    },
    get places() {
      return places;
    },
    get pointed() {
      return pointed;
    },
    point(place) {
      pointed = place;
    },
  };
}
