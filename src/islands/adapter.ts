import type { Play } from '../games/common/wing.ts';
import type { GameTypes } from '../kernel/game.ts';
import type { Chapter } from '../stepper/transcript.ts';
import type { Ui } from '../stepper/words/ui.ts';

/** What a game is played with, and the words of the example around it. */
export interface Adapter<T extends GameTypes> extends Play<T> {
  readonly ui: Ui;
}

/** What a page gives an island: plain data, small enough to stand in its HTML. */
export interface ExampleProps {
  /** Id of its game. */
  game: string;
  /** What of the game it is played with: `base`, or the module that is played along. */
  part: string;
  /** Id of the scenario. */
  scenario: string;
  /** The run that the page is rendered with; the first where absent. */
  run?: string | undefined;
  /** Where the page begins its runs, in steps, where that is not their start. */
  begins?: { readonly [run: string]: number } | undefined;
  /** The numbers of the clauses that are likely to be cited, by id. */
  clauses: { readonly [rule: string]: string };
  /** Where the pages of clauses stand; the id and `/` follow. */
  clauseRoot: string;
  /** The page of the example, for links to a step; the page itself where absent. */
  home?: string | undefined;
  /** What it is about, as its board calls its parts. */
  about?: readonly (string | number)[];
  /** The parts of its runs, by whose they are. */
  chapters?: { readonly [run: string]: readonly Chapter[] };
  /** The room of its text beside the board, in lines. */
  room?: number;
  /** Whether its page has said what it shows. */
  introduced?: boolean;
  /** On a page of its own, where there is room for the text beside the board. */
  large?: boolean;
  /** Level of the heading. */
  level?: 2 | 3;
  /** In a frame of another site: links open outside it. */
  embedded?: boolean;
}
