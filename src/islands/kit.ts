import type { Component, Snippet } from 'svelte';
import type { Game, GameTypes, Over } from '../kernel/game.ts';
import type { ScoreSheet } from '../kernel/score.ts';
import type { Ui } from '../stepper/words/ui.ts';
import type { FactsOf, Words } from '../games/common/words/words.ts';
import type { Later } from '../games/common/later.svelte.ts';

/** What every picture of a game takes. It knows no rules: it shows a view and reports what is pointed at. */
export interface BoardProps<T extends GameTypes> {
  view: T['View'];
  prompt?: T['Prompt'] | Over<T['Rule']> | undefined;
  /** What the position is worth, where the step speaks of points. */
  sheet?: ScoreSheet<T['Rule']> | undefined;
  /** Targets that the step, or the move under the finger, is about. */
  lit?: readonly string[];
  /** Targets that can be picked. */
  choosable?: readonly string[];
  /** Paths of the view that the step changed. */
  changed?: readonly string[];
  /** What everybody saw before the step. */
  before?: T['View'] | undefined;
  onpick?: ((target: string) => void) | undefined;
  /** What the whole example is about, as the picture calls its parts. */
  about?: readonly (string | number)[] | undefined;
  idPrefix: string;
  /** Stands after what is always shown, before what may open or grow. */
  children?: Snippet;
}

/** The state of a chart in which a position stands. */
export type PlaceOf<T extends GameTypes> = (state: T['State']) => string | undefined;

/** Everything that the island needs of one game. */
export interface Kit<T extends GameTypes> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  /** Loads what says in them why a move is refused; absent where that is here from the first. */
  readonly refusals?: Later;
  /** What two positions are compared by. */
  readonly facts: () => Promise<FactsOf<T>>;
  readonly ui: Ui;
  readonly Board: Component<BoardProps<T>>;
  /** What the signs of the board mean. */
  readonly key?: () => Promise<{ readonly default: Component }>;
  /** By procedure, for pages that draw it: what tells in which state of its chart a position stands. */
  readonly places: { readonly [procedure: string]: () => Promise<PlaceOf<T>> };
  /** Kinds of move that the board shows as they would be before they are made, while they are pointed at. */
  readonly drawn?: readonly T['Move']['kind'][];
  /** Through whose eyes the board is drawn: everybody's, or those of the seat that is asked, who knows what is its own. */
  readonly looks?: 'asked';
}

/** What a page gives an island: plain data, small enough to stand in its HTML. */
export interface ExampleProps {
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
  /** Level of the heading. */
  level?: 2 | 3;
  /** In a frame of another site: links open outside it. */
  embedded?: boolean;
}
