import { readArticle, type WrittenArticle } from './articles.ts';
import { plainText, reporter, type Source, type Wording } from './document.ts';
import type { Fault } from './faults.ts';
import { type TermData, termSchema } from './schemas.ts';
import type { Spine, Term, TermText } from './types.ts';

/** A term as one file writes it. Files of several games with one slug are one term. */
export interface WrittenTerm extends WrittenArticle<TermData> {
  /** The game in whose folder it stands; absent in content/glossary/. */
  readonly game?: string;
}

/** What the glossary is made of. */
export function readTerms(sources: readonly Source[], faults: Fault[]): WrittenTerm[] {
  return sources.flatMap((source) => {
    const path = /^content\/(?:([^/]+)\/)?glossary\/[^/]+\.mdx$/.exec(source.path);
    if (path === null) return [];
    const article = readArticle(source, termSchema, reporter(faults, source.path));
    const [, game] = path;
    return article === undefined ? [] : [{ ...article, ...(game === undefined ? {} : { game }) }];
  });
}

/**
 * The glossary in alphabetical order of the word. Equal slugs are one term, with the games in the order of `games` and a
 * text for each that says it in words of its own.
 */
export function joinTerms(
  written: readonly WrittenTerm[],
  games: readonly string[],
  say: (game: string) => Wording,
): Map<string, Term> {
  const rank = ({ game }: WrittenTerm): number => (game === undefined ? -1 : games.indexOf(game));
  const inOrder = [...written].sort((a, b) => rank(a) - rank(b));
  const bySlug = new Map<string, WrittenTerm[]>();
  for (const term of inOrder) bySlug.set(term.slug, [...(bySlug.get(term.slug) ?? []), term]);
  const terms = [...bySlug].map(([id, same]): [string, Term] => [
    id,
    {
      id,
      word: same[0]?.document.data.term ?? id,
      aliases: [...new Set(same.flatMap(({ document }) => document.data.aliases))],
      games: same.flatMap(({ game }) => game ?? []),
      texts: textsOf(same, say),
    },
  ]);
  return new Map(terms.sort(([, a], [, b]) => a.word.localeCompare(b.word, 'en')));
}

function textsOf(same: readonly WrittenTerm[], say: (game: string) => Wording): TermText[] {
  const texts = new Map<string, TermText>();
  for (const { game, source, document } of same) {
    const { clause } = document.data;
    const of = game === undefined ? [] : [{ game, ...(clause === undefined ? {} : { clause }) }];
    // As written, for a citation of two games may read the same and lead to two places.
    const body = source.text.replace(/^---[\s\S]*?\n---/, '').trim();
    const before = texts.get(body);
    const text = { text: plainText(document.children, say(game ?? '')), file: source.path, line: 1 };
    texts.set(body, before === undefined ? { ...text, of } : { ...before, of: [...before.of, ...of] });
  }
  return [...texts.values()];
}

/** A term as a game means it. */
export interface Meant extends Pick<Term, 'id' | 'word' | 'aliases'> {
  readonly text: string;
}

/** The terms that a game uses, in alphabetical order, as it means them; a term that names no game belongs to all. */
export function termsOf(spine: Spine, game: string): Meant[] {
  return [...spine.terms.values()].flatMap(({ id, word, aliases, texts }) => {
    const own = texts.find(({ of }) => of.some((one) => one.game === game)) ?? texts.find(({ of }) => of.length === 0);
    return own === undefined ? [] : [{ id, word, aliases, text: own.text }];
  });
}

/** The texts of a term as one, each behind the games that it is of where there are several. */
export function wholeText(spine: Spine, { texts }: Term): string {
  return texts.map(({ of, text }) => (texts.length === 1 ? text : `${titlesOf(spine, of)}: ${text}`)).join(' ');
}

/** The games that a text of a term is of, by their titles. */
export function titlesOf(spine: Spine, of: TermText['of']): string {
  return of.map(({ game }) => (spine.games.get(game) ?? spine.planned.get(game))?.data.title ?? game).join(', ');
}
