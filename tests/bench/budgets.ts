import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../src/commands/toolchain.mjs';

/** What a game may cost, or a game played with a module: `budgets.ts` in the folder of its tests. */
export interface Budgets {
  /** A mean decision of random play, in moves of boardgame.io's bare reducer on its toy game. */
  readonly decision: number;
  /** What a module adds to its game's engine, tables included, in kB minified and compressed; absent of a base game. */
  readonly engine?: number;
}

/** The budgets of a game played with modules, those of the last of them; throws Error where there are none. */
export async function budgetsOf(game: string, modules: readonly string[]): Promise<Budgets> {
  const folder = join(root, 'tests/games', game, ...modules.slice(-1).flatMap((module) => ['modules', module]));
  const { budgets } = (await import(pathToFileURL(join(folder, 'budgets.ts')).href)) as { readonly budgets: Budgets };
  return budgets;
}
