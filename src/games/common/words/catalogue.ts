import { originOf, type Provenance } from '../../../kernel/provenance.ts';

/** How sure a value of a component is: stated by a rulebook, worked out from it, seen in public, or made up to fit. */
export type Certainty = 'printed' | 'derived' | 'public' | 'reconstructed';

/** Where a value comes from, told to a reader. */
export interface Mark {
  readonly kind: Certainty;
  /** The section of the rulebook, or the public page. */
  readonly where?: string;
  /** The address of a public page. */
  readonly href?: string;
  /** What is known all the same of a value that is reconstructed. */
  readonly note?: string;
}

/** A value of a component in words, with its mark. */
export interface Value {
  readonly text: string;
  readonly mark: Mark;
  /** The clause that says what it does. */
  readonly rule?: string;
  /** The player counts that it is for, where it is not for all. */
  readonly players?: readonly number[];
  /** The variant that it is for, where it is not for all. */
  readonly part?: string;
}

/** Values that belong together: one offer of a tile, one city of a map. */
export interface Row {
  /** An anchor of its own. */
  readonly id?: string;
  readonly head?: string;
  readonly values: readonly Value[];
}

/** What the boards of a game are asked to draw. */
export interface Figure {
  readonly kind: string;
  readonly id?: string;
}

/** A tile, a board or a kind of piece. */
export interface Piece {
  /** Its anchor, unique in the game. */
  readonly id: string;
  readonly title: string;
  readonly figure: Figure;
  readonly rows: readonly Row[];
}

/** Components of one kind, drawn alike. */
export interface Kind {
  /** Its anchor, unique in the game. */
  readonly id: string;
  readonly title: string;
  /** The module in whose box it is, where it is in one. */
  readonly part?: string;
  readonly says: string;
  /** The clauses that say what such a component is for. */
  readonly rules: readonly string[];
  /** Tiles stand side by side; a board takes the width of the page. */
  readonly shape: 'tiles' | 'board';
  readonly pieces: readonly Piece[];
}

/** A cell of a grid: some words, and the clause behind them. */
export interface Cell {
  readonly text: string;
  readonly rule?: string;
  /** How sure its value is, where the rulebook does not state it. */
  readonly mark?: Mark;
}

/** A table in the rules: rows and columns that cross, as workers and actions do. */
export interface Grid {
  readonly id: string;
  readonly title: string;
  /** The module that it is about, where it is about one. */
  readonly part?: string;
  /** What the rows are. */
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly figure?: Figure; readonly cells: readonly Cell[] }[];
}

/** How many values of one sort there are, and how many of them are from the sources: 13 of 15 `city names`. */
export interface Tally {
  readonly what: string;
  readonly known: number;
  readonly all: number;
}

/** How much of what a game is played on is from the sources. */
export interface Known {
  /** What it is called: `this map`. */
  readonly of: string;
  readonly tallies: readonly Tally[];
  /** What else of it is reconstructed, as no table counts it. */
  readonly rest: string;
  /** The id of the kind that draws it, where the catalogue has one. */
  readonly kind?: string;
}

/** How an owner of the game corrects a value: one of them, worked. Paths are from the top of the repository. */
export interface Correction {
  /** What is corrected, in words. */
  readonly says: string;
  /** The table, with the line as it stands there and as it would then. */
  readonly table: { readonly file: string; readonly was: string; readonly now: string };
  /** The line that then says where the value is from. */
  readonly source: { readonly file: string; readonly now: string };
}

/** All that is drawn and tabled of a game's components. */
export interface Catalogue {
  readonly kinds: readonly Kind[];
  readonly grids: readonly Grid[];
  readonly board?: Known;
  readonly correction?: Correction;
}

/** Counts the rows of a table, and those whose `field` is not reconstructed. */
export function tallyOf(what: string, rows: readonly Provenance[], field: string): Tally {
  const known = rows.filter((row) => originOf(row, field).source !== 'reconstructed');
  return { what, known: known.length, all: rows.length };
}

/** All clauses that a catalogue cites. */
export function citedIn({ kinds, grids }: Catalogue): string[] {
  const values = kinds.flatMap(({ pieces }) => pieces.flatMap(({ rows }) => rows.flatMap((row) => row.values)));
  const cells = grids.flatMap(({ rows }) => rows.flatMap((row) => row.cells));
  const cited = [...values, ...cells].flatMap(({ rule }) => rule ?? []);
  return [...new Set([...kinds.flatMap(({ rules }) => rules), ...cited])];
}
