import { href } from '../spine/href.ts';
import { faqsPath, gamePath, glossaryPath, rulingsPath } from '../spine/paths.ts';

/** Whole lists that can be looked through without a search. */
export function wholeListsOf(games: readonly { id: string; title: string }[]): { label: string; href: string }[] {
  const lists = games.flatMap(({ id, title }) => [
    { label: `${title}: chapters`, href: href(gamePath(id)) },
    { label: `${title}: FAQ`, href: href(faqsPath(id)) },
    { label: `${title}: rulings`, href: href(rulingsPath(id)) },
  ]);
  return [...lists, { label: 'Glossary', href: href(glossaryPath) }];
}
