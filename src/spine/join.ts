import type { Catalogue } from '../games/common/words/catalogue.ts';
import type { WrittenArticle } from './articles.ts';
import type { WrittenChapter, WrittenClause } from './chapters.ts';
import { plainText, type Wording } from './document.ts';
import type { WrittenGame } from './read.ts';
import type { FaqData, LessonData, RulingData } from './schemas.ts';
import type {
  Chapter,
  Clause,
  CodeUnit,
  EngineRule,
  Faq,
  GameSpine,
  Lesson,
  Mention,
  Replaced,
  Ruling,
  Shown,
} from './types.ts';

/** What is joined with the content of a game. */
export interface Joined {
  readonly rules: Readonly<Record<string, EngineRule>>;
  readonly replaced: Replaced;
  readonly statements: ReadonlyMap<string, readonly string[]>;
  readonly code: ReadonlyMap<string, readonly CodeUnit[]>;
  readonly scenarios: ReadonlyMap<string, Shown>;
  /** The scenarios of its lessons too. */
  readonly plays: ReadonlyMap<string, Shown>;
  readonly procedures: ReadonlyMap<string, Shown>;
  readonly catalogue: Catalogue;
  readonly say: Wording;
}

/** A game with every reference followed both ways. */
export function joinGame(game: WrittenGame, joined: Joined): Omit<GameSpine, 'aliases' | 'choices'> {
  const written = game.chapters.flatMap((chapter) => chapter.clauses.map((clause) => ({ chapter, clause })));
  const order = new Map(written.map(({ clause }, at) => [clause.id, at]));
  const orderOf = ({ data }: Faq | Ruling): number => order.get(data.clauses[0] ?? '') ?? written.length;
  // In the order of the rules that they rest on first.
  const byClause = <A extends Faq | Ruling>(articles: A[]): A[] => articles.sort((a, b) => orderOf(a) - orderOf(b));
  const faq = byClause(
    game.faq.map((article): Faq => ({ ...joinArticle(game.id, article, joined.say), data: article.document.data })),
  );
  const rulings = byClause(
    game.rulings.map(
      (article): Ruling => ({ ...joinArticle(game.id, article, joined.say), data: article.document.data }),
    ),
  );
  const lessons = game.lessons.map((article): Lesson => {
    const { data } = article.document;
    const module = joined.plays.get(data.scenario)?.module;
    return { ...joinArticle(game.id, article, joined.say), data, ...(module === undefined ? {} : { module }) };
  });
  const chapters = new Map(game.chapters.map((chapter) => [chapter.id, joinChapter(game, chapter)]));
  const reference = game.sheets.find(({ module }) => module === undefined);
  const clauses = written.map(({ chapter, clause }): Clause => {
    const citing = (list: readonly (Faq | Lesson | Ruling)[]): string[] =>
      list.filter((one) => one.clauses.includes(clause.id)).map(({ slug }) => slug);
    const cites = (other: WrittenClause): boolean =>
      other.mentions.sees.some((see) => see.id === clause.id && see.game === undefined);
    return {
      ...joinClause(game, chapter, clause, joined),
      citedBy: written.filter((other) => cites(other.clause)).map((other) => other.clause.id),
      faq: citing(faq),
      rulings: citing(rulings),
      lessons: citing(lessons),
    };
  });
  return {
    id: game.id,
    data: game.data,
    contents: game.data.chapters.map(({ id, title }, index) => {
      const chapter = chapters.get(id);
      return { id, title, number: index + 1, ...(chapter === undefined ? {} : { chapter }) };
    }),
    chapters,
    clauses: new Map(clauses.map((clause) => [clause.id, clause])),
    faq: new Map(faq.map((one) => [one.slug, one])),
    rulings: new Map(rulings.map((one) => [one.slug, one])),
    lessons: new Map(lessons.map((one) => [one.slug, one])),
    scenarios: inOrder(joined.scenarios, clauses),
    procedures: inOrder(joined.procedures, clauses),
    catalogue: joined.catalogue,
    ...(reference === undefined ? {} : { reference: reference.data }),
    moduleSheets: new Map(
      game.sheets.flatMap(({ module, data }) => (module === undefined ? [] : [[module, data] as const])),
    ),
  };
}

/** Examples or procedures in the order in which a reader of the chapters meets the first clause that they show. */
function inOrder(
  shown: ReadonlyMap<string, Shown>,
  clauses: readonly { readonly id: string }[],
): ReadonlyMap<string, Shown> {
  const order = new Map(clauses.map(({ id }, at) => [id, at]));
  const of = ({ rules }: Shown) => order.get(rules[0] ?? '') ?? clauses.length;
  return new Map([...shown].sort(([, a], [, b]) => of(a) - of(b)));
}

function joinClause(
  game: WrittenGame,
  chapter: WrittenChapter,
  clause: WrittenClause,
  joined: Joined,
): Omit<Clause, 'citedBy' | 'faq' | 'lessons' | 'rulings'> {
  const { only } = clause;
  const rule = joined.rules[clause.id];
  const module = clause.module ?? rule?.module;
  const showing = (list: ReadonlyMap<string, Shown>, placed: readonly Mention[]): string[] =>
    unique([...placed, ...[...list.values()].filter(({ rules }) => rules.includes(clause.id))].map(({ id }) => id));
  return {
    game: game.id,
    id: clause.id,
    chapter: chapter.id,
    number: clause.number,
    section: clause.section,
    text: plainText(clause.children, joined.say),
    nodes: clause.children,
    players: clause.players,
    ...(only === undefined || game.data.players.every((count) => only.includes(count)) ? {} : { only }),
    ...(module === undefined ? {} : { module }),
    ...(clause.part === undefined ? {} : { part: clause.part }),
    changedBy: Object.entries(joined.replaced).flatMap(([by, { [clause.id]: now }]) =>
      now === undefined ? [] : [{ module: by, clause: now }],
    ),
    changes: Object.entries(joined.replaced[module ?? ''] ?? {}).flatMap(([old, now]) =>
      now === clause.id ? [old] : [],
    ),
    explains: clause.explains,
    isRow: clause.isRow,
    ...(clause.also === undefined ? {} : { also: clause.also }),
    enforced: rule !== undefined,
    rulebook: clause.rulebook ?? rule?.section ?? '',
    statements: joined.statements.get(clause.id) ?? [],
    terms: unique(clause.mentions.terms.map(({ id }) => id)),
    sees: unique(clause.mentions.sees.filter((see) => see.game === undefined).map(({ id }) => id)),
    examples: showing(joined.scenarios, clause.shows.examples),
    procedures: showing(joined.procedures, clause.shows.procedures),
    code: joined.code.get(clause.id) ?? [],
    file: chapter.source.path,
    line: clause.line,
  };
}

function joinChapter(game: WrittenGame, chapter: WrittenChapter): Chapter {
  return {
    game: game.id,
    id: chapter.id,
    number: game.data.chapters.findIndex(({ id }) => id === chapter.id) + 1,
    title: chapter.document.data.title,
    ...(chapter.module === undefined ? {} : { module: chapter.module }),
    data: chapter.document.data,
    sections: chapter.sections.map((section) => ({
      section,
      clauses: chapter.clauses.filter((clause) => clause.section === section).map(({ id }) => id),
    })),
    clauses: chapter.clauses.map(({ id }) => id),
    examples: unique(chapter.mentions.examples.map(({ id }) => id)),
    procedures: unique(chapter.mentions.procedures.map(({ id }) => id)),
    file: chapter.source.path,
    line: 1,
  };
}

function joinArticle(
  game: string,
  { slug, source, document, mentions }: WrittenArticle<FaqData | LessonData | RulingData>,
  say: Wording,
) {
  return {
    game,
    slug,
    text: plainText(document.children, say),
    clauses: unique([
      ...document.data.clauses,
      ...mentions.sees.filter((see) => see.game === undefined).map(({ id }) => id),
    ]),
    terms: unique([...document.data.terms, ...mentions.terms.map(({ id }) => id)]),
    file: source.path,
    line: 1,
  };
}

function unique<T>(list: readonly T[]): T[] {
  return [...new Set(list)];
}
