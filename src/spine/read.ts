import { readArticle, type WrittenArticle } from './articles.ts';
import { readChapter, type WrittenChapter } from './chapters.ts';
import { parseYaml, reporter, type Source } from './document.ts';
import { type Fault, hint } from './faults.ts';
import {
  type FaqData,
  faqSchema,
  type GameData,
  gameSchema,
  type LessonData,
  lessonSchema,
  type ReferenceData,
  type RulingData,
  referenceSchema,
  rulingSchema,
} from './schemas.ts';

type LineOf = (...path: (string | number)[]) => number;

/** A game as written: its facts, and the files of its content that could be read. */
export interface WrittenGame {
  readonly id: string;
  readonly data: GameData;
  readonly chapters: readonly WrittenChapter[];
  readonly faq: readonly WrittenArticle<FaqData>[];
  readonly rulings: readonly WrittenArticle<RulingData>[];
  readonly lessons: readonly WrittenArticle<LessonData>[];
  /** Its sheet and those of its modules. */
  readonly sheets: readonly WrittenSheet[];
}

/** The rules of a game, or what a module of it adds, on one sheet, with the line on which a key of it stands. */
export interface WrittenSheet {
  readonly module?: string;
  readonly data: ReferenceData;
  readonly file: string;
  readonly lineOf: LineOf;
}

/** The games, and a fault for each file of content that belongs to no game or no chapter. */
export function readGames(sources: readonly Source[], faults: Fault[]): WrittenGame[] {
  const games = sources.flatMap((source) => {
    const id = /^content\/([^/]+)\/game\.yaml$/.exec(source.path)?.[1];
    return id === undefined ? [] : (readGame(id, source, sources, faults) ?? []);
  });
  for (const { path } of sources) {
    const [, id = ''] = /^content\/([^/]+)\/.*\.(?:mdx|yaml)$/.exec(path) ?? [];
    if (id === '' || id === 'glossary' || sources.some((one) => one.path === `content/${id}/game.yaml`)) continue;
    reporter(faults, path)('frontmatter', 1, `there is no game "${id}" in content/`);
  }
  return games;
}

function readGame(id: string, source: Source, sources: readonly Source[], faults: Fault[]): WrittenGame | undefined {
  const parsed = parseYaml(source.text, gameSchema, reporter(faults, source.path));
  if (parsed === undefined) return undefined;
  const { data } = parsed;
  const below = (folder: string): Source[] =>
    sources.filter(({ path }) => path.startsWith(`content/${id}/${folder}/`) && path.endsWith('.mdx'));
  const chapterOf = ({ path }: Source): string => path.slice(`content/${id}/rules/`.length, -'.mdx'.length);
  const files = new Map(below('rules').map((file) => [chapterOf(file), file]));
  const listed = new Set(data.chapters.map((chapter) => chapter.id));
  for (const [name, file] of files) {
    if (listed.has(name)) continue;
    reporter(faults, file.path)('frontmatter', 1, `${source.path} lists no chapter "${name}"${hint(name, listed)}`);
  }
  return {
    id,
    data,
    sheets: sources.flatMap(({ path, text }): WrittenSheet[] => {
      const [, game, sheet = ''] = /^content\/([^/]+)\/reference\/([^/]+)\.yaml$/.exec(path) ?? [];
      const parsed = game === id ? parseYaml(text, referenceSchema, reporter(faults, path)) : undefined;
      return parsed === undefined ? [] : [{ ...parsed, file: path, ...(sheet === 'game' ? {} : { module: sheet }) }];
    }),
    chapters: data.chapters.flatMap((chapter, index) => {
      const file = files.get(chapter.id);
      if (file === undefined) return [];
      return readChapter(file, id, chapter, index + 1, reporter(faults, file.path)) ?? [];
    }),
    faq: below('faq').flatMap((file) => readArticle(file, faqSchema, reporter(faults, file.path)) ?? []),
    rulings: below('rulings').flatMap((file) => readArticle(file, rulingSchema, reporter(faults, file.path)) ?? []),
    lessons: below('learn')
      .flatMap((file) => readArticle(file, lessonSchema, reporter(faults, file.path)) ?? [])
      .sort((a, b) => a.document.data.order - b.document.data.order),
  };
}
