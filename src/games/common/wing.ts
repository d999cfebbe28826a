import type { Component } from 'svelte';
import type { Game, GameTypes } from '../../kernel/game.ts';
import type { Proofs } from '../../kernel/proofs.ts';
import type { Lack, Refused } from './board/lacks.ts';
import type { Movement } from './board/movements.ts';
import type { Point } from './board/point.ts';
import type { BoardProps } from './board/props.ts';
import type { SetupTables } from './board/setup-tables.ts';
import type { LazyWords } from './lazy-words.svelte.ts';
import type { Procedure } from './procedures/procedure.ts';
import type { Scenario } from './scenario.ts';
import type { Catalogue, Figure } from './words/catalogue.ts';
import type { Name } from './words/ties.ts';
import type { FactsOf, Tag, Words } from './words/words.ts';

/** Procedures as charts, by id, each loaded where it is needed. */
export type Procedures<T extends GameTypes = GameTypes> = { readonly [id: string]: () => Promise<Procedure<T>> };

/** What ties a step to the places of a board. */
export interface BoardTies<T extends GameTypes = GameTypes> {
  /** The pieces that a step has moved, from what everybody saw before it. */
  readonly movements?: (before: T['View'], now: T['View']) => readonly Movement[];
  /** What a refused move lacks, or what is in its way, by the places of the board. */
  readonly lacks?: (refused: Refused<T>) => readonly Lack[];
  /** What texts call the places, in a position and what everybody saw before the step to it. */
  readonly placeNames: (now: T['View'], before: T['View']) => readonly Name[];
}

/** Everything that an example of a game is played with. */
export interface Play<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly words: Words<T>;
  /** Loads what says in them why a move is refused; absent where that is here from the first. */
  readonly refusals?: LazyWords;
  /** What two positions are compared by. */
  readonly facts: () => Promise<FactsOf<T>>;
  readonly Board: Component<BoardProps<T>>;
  /** What the signs of the board mean. */
  readonly legend: () => Promise<{ readonly default: Component }>;
  /** For pages that draw one: its machine follows what is played. */
  readonly procedures: Procedures<T>;
  /** Kinds of move that the board shows as they would be before they are made, while they are pointed at. */
  readonly drawn?: readonly T['Move']['kind'][];
  /** What ties a step to the places of its board: loaded after its first step. */
  readonly ties?: () => Promise<BoardTies<T>>;
  /** Through whose eyes the board is drawn: everybody's, or those of the seat that is asked, who knows what is its own. */
  readonly looks?: 'asked';
}

/** What an example is about, as its board calls its parts: in a view, by the places its steps point at and the kinds of its moves. */
export type AboutOf<T extends GameTypes = GameTypes> = (
  view: T['View'],
  places: readonly string[],
  moves: readonly string[],
) => readonly (string | number)[];

/** Draws a laid-out table, and says where on it letters can stand. */
export interface SetupScene<T extends GameTypes = GameTypes> {
  /** The pictures of one position for each number of players, laid over each other; see `board/setup-tables.ts`. */
  readonly Picture: Component<{ readonly tables: SetupTables<T['View']> }>;
  /** Width and height of the picture. */
  readonly frame: readonly [width: number, height: number];
  /** The middles of the letters, by place. */
  readonly places: { readonly [place: string]: Point };
}

/** What pages, the spine and tests read of a game beside what it is played with. */
export interface Reference<T extends GameTypes = GameTypes> {
  /** The engine with all modules in the box; a configuration says which are played. */
  readonly engine: () => Promise<Game<T>>;
  /** What its laws ask of it, with all modules in the box. */
  readonly proofs: () => Promise<Proofs<T>>;
  /**
   * The addresses of the style sheets of its pictures, by `base` and by the module that adds to them. Each holds only rules
   * below classes of its own.
   */
  readonly sheets: { readonly [part: string]: () => Promise<{ readonly default: string }> };
  /** All that is said about the game, with all modules in the box. */
  readonly words: () => Promise<(w: Tag) => Words<T>>;
  readonly about?: () => Promise<AboutOf<T>>;
  readonly procedures: Procedures<T>;
  /** Its components in words, those of modules last. */
  readonly components?: () => Promise<Catalogue>;
  /** What draws a component of its catalogue. */
  readonly figure?: () => Promise<Component<Figure>>;
  /** Draws what a term of its glossary names, where its boards have a sign for it. */
  readonly sign?: () => Promise<Component<{ term: string }>>;
  /** Draws a position in a few strokes, for lists of many. */
  readonly thumb?: () => Promise<Component<{ view: T['View'] }>>;
  /** Draws a position in small: its board alone. */
  readonly scene?: () => Promise<Component<{ view: T['View']; idPrefix: string }>>;
  /** Its table as it is laid out, drawn, by `base` and by the modules that change it. */
  readonly setup?: { readonly [part: string]: () => Promise<SetupScene<T>> };
  /** Its boards in small, for the page of the design language. */
  readonly specimen?: () => Promise<Component<{ idPrefix: string }>>;
}

/**
 * A game as the rest of the house reads it: `src/games/<game>/game.ts` exports it as `game`. What is heavy is a function
 * that imports it, so that a page or a test takes what it needs.
 */
export interface Wing {
  readonly id: string;
  /** What its examples are played with, by `base` and by the module that is played along. */
  readonly plays: { readonly base: () => Promise<Play>; readonly [module: string]: () => Promise<Play> };
  /** Worked examples and lessons, by file from this folder: `./scenarios/<id>.ts`; those of the base game first. */
  readonly scenarios: { readonly [file: string]: () => Promise<Scenario> };
  /** Absent in the scripts of a page, which never ask for it. */
  readonly reference?: Reference;
}

/** A game's play as every part of the house takes it, which asks of each game only what all have. */
export const playOf = <T extends GameTypes>(play: Play<T>): Play => play as unknown as Play;

/** The same of what pages and tests read. */
export const referring = <T extends GameTypes>(reference: Reference<T>): Reference => reference as unknown as Reference;

/** The part of a game that an example is played with: the module that is played along, or `base`. */
export const partOf = ({ modules }: Pick<Scenario, 'modules'>): string => modules[0] ?? 'base';

/** The id of a scenario or a procedure, which its file is named after. */
export const idOf = (file: string): string => file.replace(/^.*\/|\.ts$/g, '');
