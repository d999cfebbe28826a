import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page of the built site. */
export interface BuiltPage {
  readonly game: string;
  /** Begins and ends with a slash. */
  readonly path: string;
  readonly html: string;
}

const below = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'index.html')))
        .map(({ name }) => name)
        .sort()
    : [];

/** The games of a built site, by id. */
export function gamesOf(dir: string): string[] {
  return below(dir).filter((id) => below(join(dir, id, 'rules')).length > 0);
}

/** The pages of one kind of a game: `rules`, `examples`, `learn`, `faq`. */
export function pagesOf(dir: string, game: string, kind: string): BuiltPage[] {
  return below(join(dir, game, kind)).map((slug) => {
    const path = `/${game}/${kind}/${slug}/`;
    return { game, path, html: readFileSync(join(dir, path, 'index.html'), 'utf8') };
  });
}

/** The title of a page, without the name of the site. */
export function titleOf({ html, path }: BuiltPage): string {
  const text = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  if (text === undefined) throw new Error(`${path} has no heading`);
  return text.replaceAll('&#39;', '’').replaceAll('&amp;', '&').replaceAll('&quot;', '"').replace(/\s+/g, ' ').trim();
}
