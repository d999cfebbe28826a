import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';

/** The phrases of a clause that players type, as its `also` lists them. */
export interface Phrased {
  /** `game/clause` */
  readonly id: string;
  readonly phrases: readonly string[];
}

/** The clauses of a chapter of a game, with their phrases. */
export function phrased(game: string, source: string): Phrased[] {
  return [...source.matchAll(/<Rule\s([^>]*)>/g)].map(([, facts = '']) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(facts)?.[1] ?? '';
    const phrases = read('also')
      .split(',')
      .map((one) => one.trim());
    return { id: `${game}/${read('id')}`, phrases: phrases.filter((one) => one !== '') };
  });
}

/** What is wrong with the phrases of a clause, in sentences. */
export function lacks({ phrases }: Phrased): string[] {
  const long = phrases.filter((one) => one.split(' ').length > 8);
  return [
    ...(phrases.length < 3 || phrases.length > 6 ? [`has ${phrases.length} phrases instead of 3 to 6`] : []),
    ...(new Set(phrases).size < phrases.length ? ['says a phrase twice'] : []),
    ...long.map((one) => `has a phrase of more than 8 words: ${one}`),
  ];
}

/** Every clause of every game. */
export const allPhrased = (): Phrased[] =>
  globSync('content/*/rules/*.mdx', { cwd: root })
    .sort()
    .flatMap((path) => phrased(path.split('/')[1] ?? '', readFileSync(join(root, path), 'utf8')));

/** What of the list is still so. */
export const stillWithout = (list: readonly string[], all: readonly Phrased[]): string[] =>
  list.filter((id) => all.some((one) => one.id === id && lacks(one).length > 0));
