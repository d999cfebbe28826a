import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/commands/toolchain.mjs';
import type { Wing } from '../src/games/common/wing.ts';
import { english, type Words } from '../src/games/common/words/words.ts';
import { wings as all, referenceOf } from '../src/games/index.ts';
import type { Game } from '../src/kernel/game.ts';
import type { Proofs } from '../src/kernel/proofs.ts';
import { isAsked } from './asked.ts';

/** The facts of a game that its content holds. */
interface Facts {
  readonly title: string;
  readonly code: string;
  readonly players: readonly number[];
  readonly modules: readonly { readonly id: string; readonly title: string }[];
}

/** A wing as the suites that hold for all of them read it, with all its modules in the box. */
export interface WingTested extends Facts, Pick<Wing, 'scenarios'> {
  readonly id: string;
  readonly game: Game;
  readonly proofs: Proofs;
  readonly words: Words;
}

async function tested(id: string, load: () => Promise<Wing>): Promise<WingTested> {
  const wing = await load();
  const { engine, proofs, words } = referenceOf(wing);
  const {
    title,
    code,
    players,
    modules = [],
  } = parse(readFileSync(join(root, 'content', id, 'game.yaml'), 'utf8')) as Facts;
  const said = (await words())(english);
  return {
    id,
    title,
    code,
    players,
    modules,
    scenarios: wing.scenarios,
    game: await engine(),
    proofs: await proofs(),
    words: said,
  };
}

/** Every wing that this run is about. */
export const wings: readonly WingTested[] = await Promise.all(
  Object.entries(all)
    .filter(([id]) => isAsked(id))
    .map(([id, load]) => tested(id, load)),
);

/** The wing of an id; throws RangeError where this run is about another. */
export function wingOf(id: string): WingTested {
  const wing = wings.find((one) => one.id === id);
  if (wing === undefined) throw new RangeError(`no wing ${id}`);
  return wing;
}
