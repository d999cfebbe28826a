import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/commands/toolchain.mjs';
import { told } from './mutants.ts';

/** Why mutants of a kind need not be noticed. All that is given has to fit. */
export interface Explanation {
  /** The file, below the engine of the game or of the module that brings the explanation; any of the game where none is named. */
  readonly file?: string;
  readonly mutator?: string;
  /** A part of what stood there. */
  readonly original?: string;
  /** What stands there instead, in whole. */
  readonly replacement?: string;
  readonly why: string;
}

/** The folders of a module's or a game's tests, and of the engine beside them: the modules first, the base last. */
const partsOf = (game: string): readonly { readonly tests: string; readonly engine: string }[] => {
  const modules = join(root, 'src/games', game, 'modules');
  const names = existsSync(modules) ? readdirSync(modules).sort() : [];
  return [...names.map((name) => join(game, 'modules', name)), game].map((part) => ({
    tests: join(root, 'tests/games', part),
    engine: join(root, 'src/games', part, 'engine'),
  }));
};

/**
 * The explanations that a game and its modules bring in `mutants.ts`, kept by hand, with whole paths of their files. One that
 * fits no mutant is told by `npm run mutate`. The first that fits is taken: those of modules come first.
 */
export async function explanationsOf(game: string): Promise<readonly Explanation[]> {
  const all: Explanation[] = [];
  for (const { tests, engine } of partsOf(game)) {
    const path = join(tests, 'mutants.ts');
    if (!existsSync(path)) continue;
    const { explained } = (await import(pathToFileURL(path).href)) as { explained: readonly Explanation[] };
    for (const { file, ...rest } of explained)
      all.push(file === undefined ? rest : { ...rest, file: told(join(engine, file)) });
  }
  return all;
}
