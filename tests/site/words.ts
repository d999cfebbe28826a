import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';
import { allPages, type FoundGame, headOf, htmlOf, slugs } from './found.ts';
import { whole } from './harness.ts';

// What can be searched for in a game, found in its own pages.

/** What a game says of each clause and term: its number or title, and its text. */
export interface Previews {
  readonly clauses: Readonly<Record<string, readonly [number: string, text: string]>>;
  readonly terms: Readonly<Record<string, readonly [title: string, text: string]>>;
}
export const previewsOf = ({ id }: FoundGame): Previews =>
  JSON.parse(readFileSync(join(root, whole.dir, id, 'previews.json'), 'utf8'));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[a-z]{3,}/g) ?? [];
const textOf = (html: string): string => html.replaceAll(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ');

/** Every word of the pages of a game that tell everything there is. */
function everyWord({ id }: FoundGame): ReadonlySet<string> {
  const telling = new RegExp(`^/${id}/(print|components|examples/[^/]+|learn/[^/]+|procedures/[^/]+)/$`);
  return new Set(
    allPages()
      .filter((path) => telling.test(path))
      .flatMap((path) => wordsIn(textOf(htmlOf(path)))),
  );
}

/** The word of its glossary that a game has in most of its clauses, in lower case. */
export function commonWord(game: FoundGame): string {
  const { clauses, terms } = previewsOf(game);
  const texts = Object.values(clauses).map(([, text]) => wordsIn(text));
  const single = Object.values(terms)
    .map(([title]) => title.toLowerCase())
    .filter((title) => /^[a-z]+$/.test(title));
  const often = (word: string) => texts.filter((text) => text.includes(word)).length;
  const [first] = single.sort((a, b) => often(b) - often(a));
  if (first === undefined) throw new Error(`The glossary has no word of ${game.title}.`);
  return first;
}

/** Words of the glossary of a game of which another has nothing alike. */
export function wordsOnlyOf(game: FoundGame, other: FoundGame): string[] {
  const known = [...everyWord(other)];
  const own = Object.values(previewsOf(game).terms).flatMap(([title]) => wordsIn(title));
  const isStrange = (word: string) => word.length > 5 && !known.some((one) => one.startsWith(word.slice(0, 4)));
  return [...new Set(own)].filter(isStrange);
}

/** The questions of a game, with their slugs. */
export const questionsOf = ({ id }: FoundGame): { readonly slug: string; readonly question: string }[] =>
  slugs(id, 'faq').map((slug) => ({ slug, question: `${headOf(id, 'faq', slug).question}` }));
