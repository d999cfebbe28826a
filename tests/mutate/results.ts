import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../src/commands/toolchain.mjs';
import type { Mutant } from './mutants.ts';
import type { Result } from './score.ts';

// What runs have found is kept in `.build/mutate`: all that is known of a game, and line by line the run that goes on.

/** A line of the log of a run: a mutant is begun, or done. */
export type Line = { readonly begun: Mutant['key'] } | { readonly done: Result };

const dir = join(root, '.build/mutate');
const knownOf = (game: string) => join(dir, `${game}.json`);
/** The log of a run: another process can go on from there. */
export const logOf = (game: string): string => join(dir, `${game}.log.jsonl`);

/** What earlier runs have found, by the keys of the mutants. */
export function known(game: string): ReadonlyMap<string, Result> {
  const file = knownOf(game);
  const all = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Result[]) : [];
  return new Map(all.map((result) => [result.key, result]));
}

/** The lines of the log of a run; one that was cut off is left out. */
export function logged(game: string): readonly Line[] {
  const text = existsSync(logOf(game)) ? readFileSync(logOf(game), 'utf8') : '';
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Line);
}

/** Begins the log of a run. */
export function beginLog(game: string): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(logOf(game), '');
}

/** Adds a line to the log of a run. */
export function log(game: string, line: Line): void {
  appendFileSync(logOf(game), `${JSON.stringify(line)}\n`);
}

/** Keeps what a run has found, beside what is known of mutants that it left out and that there still are. */
export function keep(game: string, found: readonly Result[], isStill: (key: string) => boolean): readonly Result[] {
  const all = new Map([...known(game)].filter(([key]) => isStill(key)));
  for (const result of found) all.set(result.key, result);
  const results = [...all.values()].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  writeFileSync(knownOf(game), `${JSON.stringify(results, null, 1)}\n`);
  return results;
}
