import type { Tag } from './words.ts';

/** What the signs on the line of steps mean; loaded when the key is opened. */
export function signWords(w: Tag) {
  return {
    slider: w`On the line of steps`,
    here: w`where you are`,
    ask: w`a question`,
    refuse: w`a refused move`,
    task: w`a task`,
    lacking: w`On the board, where a move is refused`,
    taken: w`too little, or in the way`,
    missing: w`missing`,
    gap: w`not connected, or not allowed here`,
    first: w`must come first`,
  };
}
