import { z } from 'zod';
import { type IconName, icons } from '../games/common/board/icons.ts';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is lower-case words joined by hyphens');
const line = z.string().trim().min(1);
/** A ruling of the engine and one of its options: `exchange in-place`. */
const option = z.string().regex(/^[a-z][a-zA-Z]* [a-z0-9]+(-[a-z0-9]+)*$/, 'an option is written "exchange in-place"');
/** A bare 2026-11-27 is text to one reader of YAML and a moment to another. */
const date = z.preprocess(
  (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
  z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a date is written 2026-11-27'),
);

/** A picture that boards share. */
const sign = z.enum(Object.keys(icons) as [IconName, ...IconName[]]);
const hex = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour is written #1d5c88');

/**
 * A game: its facts, and its chapters in a learner's order. A chapter without a file shows as in preparation, and so does a
 * game without any.
 */
export const gameSchema = z
  .strictObject({
    title: line,
    /** What it is called beside other games. */
    short: line,
    code: line,
    /** The rulebook that its rules are from; absent where nothing is written from it yet. */
    edition: line.optional(),
    /** Absent where our source does not name them. */
    year: z.number().int().optional(),
    publisher: line.optional(),
    authors: z.array(line).min(1),
    players: z.array(z.number().int().positive()).min(1),
    modules: z
      .array(z.strictObject({ id, title: line, code: line.optional(), year: z.number().int().optional() }))
      .default([]),
    /** The variants of its rulebook. The engine knows each by the same words, written together: `open-stack`, `openStack`. */
    variants: z.array(z.strictObject({ id, title: line })).default([]),
    /** Its colour on light and on dark paper; tests/site/tokens.test.ts holds those of all games apart. */
    accent: z.strictObject({ light: hex, dark: hex }),
    lead: line.optional(),
    /** What its page shows before the list of chapters: how one wins, a position, a turn in one line, the actions. */
    hub: z
      .strictObject({
        wins: line,
        scores: line,
        ends: line.optional(),
        /** A position: the last step of a run of an example, with what the picture shows, in words. */
        scene: z.strictObject({ scenario: id, run: line, shows: line }),
        turn: z
          .array(z.strictObject({ title: line, says: line, chapter: id }))
          .min(2)
          .max(5),
        actions: z
          .array(
            z.strictObject({ title: line, chapter: id, sign: sign.optional(), does: line, cost: line, gain: line }),
          )
          .default([]),
      })
      .optional(),
    /** A chapter of a module tells what only that module brings: all of its clauses are the module's. */
    chapters: z.array(z.strictObject({ id, title: line, module: id.optional() })).default([]),
  })
  .refine(({ chapters, edition }) => chapters.length === 0 || edition !== undefined, {
    path: ['edition'],
    message: 'a game with chapters says which rulebook they are from',
  });

/** How a game is laid out: a picture whose places have letters, and a step for each of them, in the order of a table. */
const setupSchema = z.strictObject({
  /** What the picture shows beside what its letters say. */
  shows: line,
  steps: z
    .array(
      z
        .strictObject({
          /** The place of the picture that its letter stands at. */
          place: id,
          says: line,
          clauses: z.array(id).min(1),
          /** The module with which alone the step is taken, or the one with which it is not. */
          module: id.optional(),
          without: id.optional(),
        })
        .refine(({ module, without }) => module === undefined || without === undefined, {
          message: 'a step is of a module or without one, not both',
        }),
    )
    .min(1)
    .max(24),
});

/** A chapter; `inPart` while only some of its rules are written. */
export const chapterSchema = z.strictObject({
  title: line,
  lead: line,
  /** What stands in place of its lead at a table that plays with a module. */
  leads: z.record(id, line).default({}),
  checked: date,
  inPart: z.boolean().default(false),
  /** What `<Setup>` shows, in the chapter that has it. */
  setup: setupSchema.optional(),
});

export const faqSchema = z.strictObject({
  question: line,
  verdict: line,
  aliases: z.array(line).default([]),
  clauses: z.array(id).min(1),
  scenario: id.optional(),
  /** The mark of the step of its scenario that answers. */
  step: id.optional(),
  terms: z.array(id).default([]),
  players: z.array(z.number().int().positive()).optional(),
  module: id.optional(),
});

export const rulingSchema = z.strictObject({
  title: line,
  question: line,
  /** Its question in few words, for the panel of the table; the question itself where absent. */
  asks: z.string().trim().min(1).max(60).optional(),
  reading: line,
  others: z.array(z.strictObject({ reading: line, consequence: line, option: option.optional() })).min(1),
  clauses: z.array(id).min(1),
  source: line,
  statements: z.array(line).default([]),
  aliases: z.array(line).default([]),
  scenario: id.optional(),
  terms: z.array(id).default([]),
  players: z.array(z.number().int().positive()).optional(),
  module: id.optional(),
});

/** A lesson of a game's course: what it teaches, and the scenario in which it is played. */
export const lessonSchema = z.strictObject({
  title: line,
  lead: line,
  /** Its place in the course, from 1. */
  order: z.number().int().positive(),
  clauses: z.array(id).min(1),
  /** What a reader knows at its end, each with the clause of its list that says so. */
  learnt: z.array(z.strictObject({ say: line, clause: id })).min(2),
  scenario: id,
  /** A picture of the table beside its text: the end of a scenario, what of it is shown and marked, and what one sees there. */
  scene: z
    .strictObject({
      of: id,
      about: z.array(z.union([line, z.number()])).min(1),
      lit: z.array(line).default([]),
      say: line,
    })
    .optional(),
  terms: z.array(id).default([]),
});

/** A term of the game in whose folder it stands; `clause` is the clause of that game that says more. */
export const termSchema = z.strictObject({
  term: line,
  aliases: z.array(line).default([]),
  clause: id.optional(),
});

/** A game on one sheet of paper: parts of lines, each with the clause that it sums up, tables of the game, or what its components say. */
export const referenceSchema = z.strictObject({
  lead: line,
  parts: z
    .array(
      z.union([
        z.strictObject({
          title: line,
          lines: z
            .array(
              z.strictObject({
                /** Says in bold what the line is about. */
                head: line.optional(),
                text: line,
                rule: id,
                players: z.array(z.number().int().positive()).optional(),
                module: id.optional(),
                variant: id.optional(),
              }),
            )
            .min(1),
        }),
        z.strictObject({ grid: id }),
        /** Components of a kind in words, each with how sure it is. */
        z.strictObject({ title: line, pieces: id }),
      ]),
    )
    .min(1),
});

export type GameData = z.infer<typeof gameSchema>;
export type ChapterData = z.infer<typeof chapterSchema>;
export type SetupData = z.infer<typeof setupSchema>;
export type FaqData = z.infer<typeof faqSchema>;
export type RulingData = z.infer<typeof rulingSchema>;
export type LessonData = z.infer<typeof lessonSchema>;
export type ReferenceData = z.infer<typeof referenceSchema>;
export type TermData = z.infer<typeof termSchema>;
