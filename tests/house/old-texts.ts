import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';
import { type Phrased, stillWithout } from './also.ts';
import { type Listed, type Offence, stillThere } from './voice.ts';

/** Texts of a game, or of the house, that were there before they were held to plain English. The lists only shrink. */
export interface OldTexts {
  /** Keys of sentences, by path. */
  readonly sentences: Listed;
  /** Clauses with fewer phrases than three. */
  readonly clauses: readonly string[];
}

const files = globSync('tests/{house,games/*}/old-texts.json', { cwd: root }).sort();

/** The lists there are, by path. */
export const lists = (): (readonly [path: string, list: OldTexts])[] =>
  files.map((path) => [path, JSON.parse(readFileSync(join(root, path), 'utf8')) as OldTexts] as const);

/** The game that a list belongs to; `house` for what no game says. */
const ownerOf = (path: string): string => path.split('/').at(-2) ?? '';

/** All listed sentences. */
export const listedSentences = (): Listed => Object.assign({}, ...lists().map(([, { sentences }]) => sentences));

/** All listed clauses, as `game/clause`. */
export const listedClauses = (): string[] =>
  lists().flatMap(([path, { clauses }]) => clauses.map((id) => `${ownerOf(path)}/${id}`));

/** A list without what is mended. */
export function shrunk(
  path: string,
  list: OldTexts,
  offences: readonly Offence[],
  clauses: readonly Phrased[],
): OldTexts {
  const owner = ownerOf(path);
  const left = stillWithout(
    list.clauses.map((id) => `${owner}/${id}`),
    clauses,
  );
  return { sentences: stillThere(list.sentences, offences), clauses: left.map((id) => id.slice(owner.length + 1)) };
}
