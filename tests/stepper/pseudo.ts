import type { Tag } from '../../src/games/common/words/words.ts';

/** A locale that wraps whatever was written with the tag, so that what was not can be seen. */
export const pseudo: Tag = (literals, ...values) =>
  literals.reduce(
    (text, literal, i) => `${text}${values[i - 1] ?? ''}${/\p{L}/u.test(literal) ? `⟦${literal}⟧` : literal}`,
    '',
  );

/** A text that the scenario itself brings, wrapped as if it were translated. */
export const told = (text: string): string => `⟦${text}⟧`;

/** The words in a text that are not wrapped. `names` are the same in every language. */
export function unwrapped(text: string, names: readonly string[] = []): string[] {
  let rest = text.replace(/⟦[^⟦⟧]*⟧/g, ' ');
  for (const name of names) rest = rest.replaceAll(name, ' ');
  return rest.match(/\p{L}{2,}/gu) ?? [];
}
