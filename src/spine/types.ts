import type { Catalogue } from '../games/common/words/catalogue.ts';
import type { Node } from './document.ts';
import type { ChapterData, FaqData, GameData, LessonData, ReferenceData, RulingData } from './schemas.ts';

/** A line of a file, path from the top of the repository, line from 1. */
export interface SourceLine {
  readonly file: string;
  readonly line: number;
}

/** A reference written in content: what it names, and where it is written. */
export interface Mention extends SourceLine {
  readonly id: string;
  /** The game of a cited clause where it is not the one that is written about. */
  readonly game?: string;
}

/** What the text of a clause, a FAQ, a ruling or a term refers to. */
export interface Mentions {
  readonly sees: readonly Mention[];
  readonly terms: readonly Mention[];
  readonly examples: readonly Mention[];
  readonly procedures: readonly Mention[];
  /** Tables of the rules, and components drawn in the text. */
  readonly grids: readonly Mention[];
  readonly pieces: readonly Mention[];
  readonly rulings: readonly Mention[];
  readonly modules: readonly Mention[];
  readonly variants: readonly Mention[];
}

/** A heading of a chapter with its derived number. */
export interface Section {
  readonly number: string;
  readonly title: string;
  /** The slug that the renderer gives the heading. */
  readonly slug: string;
}

/** One rule in one to three sentences: the unit that everything else cites. */
export interface Clause extends SourceLine {
  readonly game: string;
  readonly id: string;
  readonly chapter: string;
  /** chapter.section.clause, derived from place. */
  readonly number: string;
  readonly section: Section;
  /** The clause as plain text, marks and cited numbers spelled out. */
  readonly text: string;
  /** The clause as written, to be quoted elsewhere with its marks and links. */
  readonly nodes: readonly Node[];
  /** The player counts that parts of it are marked with; empty when none are. */
  readonly players: readonly number[];
  /** The player counts that it is for where all of it is marked. */
  readonly only?: readonly number[];
  readonly module?: string;
  /** The module or variant that it is for where all of it is marked. */
  readonly part?: string;
  /** Clauses that hold instead of it where their module plays. */
  readonly changedBy: readonly { readonly module: string; readonly clause: string }[];
  /** Of a clause of a module: those of the base game that it holds instead of. */
  readonly changes: readonly string[];
  /** Whether it is a row of the table by number of players, as `rowOf` reads it. */
  readonly isRow: boolean;
  /** Explanation carries no statement and is enforced by nothing. */
  readonly explains: boolean;
  /** Other words that a reader may look for it by. */
  readonly also?: string;
  /** Whether the engine has a rule of this id. */
  readonly enforced: boolean;
  /** Where the rulebook says it. */
  readonly rulebook: string;
  /** The numbered statements it carries. */
  readonly statements: readonly string[];
  readonly terms: readonly string[];
  readonly sees: readonly string[];
  /** Clauses whose text refers to this one. */
  readonly citedBy: readonly string[];
  readonly faq: readonly string[];
  readonly rulings: readonly string[];
  readonly examples: readonly string[];
  /** Lessons of the course that teach it. */
  readonly lessons: readonly string[];
  readonly procedures: readonly string[];
  readonly code: readonly CodeUnit[];
}

/** A chapter that has a file. */
export interface Chapter extends SourceLine {
  readonly game: string;
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** The module that all of it is about, where it is about one. */
  readonly module?: string;
  readonly data: ChapterData;
  readonly sections: readonly { readonly section: Section; readonly clauses: readonly string[] }[];
  readonly clauses: readonly string[];
  readonly examples: readonly string[];
  readonly procedures: readonly string[];
}

interface Article extends SourceLine {
  readonly game: string;
  readonly slug: string;
  /** The body as plain text. */
  readonly text: string;
  /** The clauses of its frontmatter, in that order, then those of its body. */
  readonly clauses: readonly string[];
  readonly terms: readonly string[];
}

export interface Faq extends Article {
  readonly data: FaqData;
}

export interface Ruling extends Article {
  readonly data: RulingData;
}

/** A lesson of the course of a game. */
export interface Lesson extends Article {
  readonly data: LessonData;
  /** The module that its scenario plays with. */
  readonly module?: string;
}

/** A word of the glossary; games that have it under one slug share it. */
export interface Term {
  readonly id: string;
  readonly word: string;
  readonly aliases: readonly string[];
  /** The games that it is of, in their order; none where it belongs to all. */
  readonly games: readonly string[];
  /** What it means: one text, or one for each game that says it in words of its own. */
  readonly texts: readonly TermText[];
}

/** A text of a term, with the games that it is of, and the clause of each that says more. */
export interface TermText extends SourceLine {
  readonly text: string;
  readonly of: readonly { readonly game: string; readonly clause?: string }[];
}

/** A top-level function or constant of the engine that cites rules by id. */
export interface CodeUnit {
  readonly name: string;
  readonly file: string;
  readonly from: number;
  readonly to: number;
  readonly source: string;
}

/** By module: the rules of the base game that it replaces, each with its own that holds instead. */
export type Replaced = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What the engine says of a rule: where the rulebook states it, and the module that brings it. */
export interface EngineRule {
  readonly section: string;
  readonly module?: string;
}

/** What the spine needs to know of a scenario or a procedure. */
export interface Shown {
  readonly id: string;
  readonly title: string;
  /** One sentence for lists. */
  readonly summary: string;
  readonly rules: readonly string[];
  readonly file: string;
  /** Of a scenario: the steps that have a name. */
  readonly marks?: ReadonlySet<string>;
  /** Of a scenario: the module that it plays with. */
  readonly module?: string;
  /** Of a scenario: whether it sets tasks. Such a one is played as a lesson, never as an example. */
  readonly hasTasks?: boolean;
}

/** What the engine can be set to beside modules, by the names of its configuration; the first option is the default. */
export interface EngineOptions {
  readonly variants: readonly string[];
  readonly rulings: Readonly<Record<string, readonly string[]>>;
}

/** A ruling that can be chosen at a table: by our reading, or by another that the engine can play as well. */
export interface RulingChoice {
  /** The engine's name for it, with hyphens: `any-time`. */
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  /** What its readings answer, in few words. */
  readonly asks: string;
  /** Ours. */
  readonly reading: string;
  /** The clauses that it touches. */
  readonly clauses: readonly string[];
  readonly others: readonly { /** `any-time.own-decisions` */ readonly id: string; readonly reading: string }[];
}

/** What the reader's table can choose beside the player count: one source for the panel, the address and all pages. */
export interface Choices {
  readonly parts: readonly { readonly id: string; readonly title: string; readonly kind: 'module' | 'variant' }[];
  readonly rulings: readonly RulingChoice[];
}

/** The kinds of address that are promised to last. */
export const kinds = ['clause', 'faq', 'ruling', 'lesson'] as const;
export type Kind = (typeof kinds)[number];

/** All of one game. Maps keep the order in which things are shown. */
export interface GameSpine {
  readonly id: string;
  readonly data: GameData;
  /** Every chapter of the game in order; `chapter` is absent while it is in preparation. */
  readonly contents: readonly {
    readonly id: string;
    readonly title: string;
    readonly number: number;
    readonly chapter?: Chapter;
  }[];
  readonly chapters: ReadonlyMap<string, Chapter>;
  readonly clauses: ReadonlyMap<string, Clause>;
  readonly faq: ReadonlyMap<string, Faq>;
  readonly rulings: ReadonlyMap<string, Ruling>;
  /** The lessons of its course, in order. */
  readonly lessons: ReadonlyMap<string, Lesson>;
  /** The worked examples. */
  readonly scenarios: ReadonlyMap<string, Shown>;
  readonly procedures: ReadonlyMap<string, Shown>;
  /** Its components drawn and its tables; both empty while it has none. */
  readonly catalogue: Catalogue;
  /** Its rules on one sheet, where they are written. */
  readonly reference?: ReferenceData;
  /** What its modules add or change, each on a sheet of its own, where it is written. */
  readonly moduleSheets: ReadonlyMap<string, ReferenceData>;
  /** Former ids by kind, each with the id that stands for it now. */
  readonly aliases: Readonly<Record<Kind, ReadonlyMap<string, string>>>;
  readonly choices: Choices;
}

/** The build-time index of everything that is written and of what it cites. */
export interface Spine {
  /** The games that have rules here. */
  readonly games: ReadonlyMap<string, GameSpine>;
  /** Those of which only the facts are here, in preparation. */
  readonly planned: ReadonlyMap<string, { readonly id: string; readonly data: GameData }>;
  readonly terms: ReadonlyMap<string, Term>;
}
