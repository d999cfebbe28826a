import { searchRecords } from '../spine/records.ts';
import type { GameSpine, Spine } from '../spine/types.ts';
import { keptAs, words } from './words.ts';

/**
 * What a game is called where it is searched for: its title and those of its modules. Its short title is a name only if it has
 * a word that no text of any game has, for `Workers` asks for workers.
 */
export function namesOf(spine: Spine, { data, choices }: GameSpine): string[] {
  const isName = words(data.short).some((word) => keptAs(word).every((kept) => !wordsOf(spine).has(kept)));
  const modules = choices.parts.filter(({ kind }) => kind === 'module').map(({ title }) => title);
  return [...new Set([data.title, ...(isName ? [data.short] : []), ...modules])];
}

const said = new WeakMap<Spine, ReadonlySet<string>>();

/** Every word that a search finds something by, titles of games apart. */
function wordsOf(spine: Spine): ReadonlySet<string> {
  const known = said.get(spine);
  if (known !== undefined) return known;
  const records = [...spine.games.values()].flatMap((game) => searchRecords(spine, game));
  const titles = [...spine.games.values()].map(({ data }) => data.title);
  const without = (text: string) => titles.reduce((rest, title) => rest.replaceAll(title, ''), text);
  const texts = records.map(({ title, text, aliases }) => without(`${title} ${text} ${aliases}`));
  const all = new Set(texts.flatMap(words).flatMap(keptAs));
  said.set(spine, all);
  return all;
}
