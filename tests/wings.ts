import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { root } from '../src/commands/toolchain.mjs';
import { english, type Tag, type Words } from '../src/games/common/words/words.ts';
import type { Game } from '../src/kernel/game.ts';
import { brought } from './brought.ts';

/** The facts of a game that its content holds. */
interface Facts {
  readonly title: string;
  readonly code: string;
  readonly modules: readonly { readonly id: string; readonly title: string; readonly code?: string }[];
}

/** A game as the suites of all wings read it. */
export interface Wing extends Facts {
  readonly id: string;
  readonly game: Game;
  readonly words: Words;
}

type Exports = Readonly<Record<string, unknown>>;

const engines = await brought(import.meta.glob<Exports>('../src/games/*/engine/index.ts'));
const words = await brought(import.meta.glob<Exports>('../src/games/*/words/words.ts'));

const isGame = (value: unknown): value is Game =>
  typeof value === 'object' && value !== null && 'id' in value && 'legal' in value;

/** The one function of a game's words that says all of them. */
function wordsOf(id: string): Words {
  const own = words.find(({ game }) => game === id);
  const [say] = Object.values(own?.value ?? {}).filter((value) => typeof value === 'function');
  if (say === undefined) throw new RangeError(`${id} has no words`);
  return (say as (w: Tag) => Words)(english);
}

/** Every wing that this run is about, with all its modules in the box. */
export const wings: readonly Wing[] = engines.map(({ game: id, value }) => {
  const game = Object.values(value).find(isGame);
  if (game === undefined) throw new RangeError(`${id} has no engine`);
  const { title, code, modules = [] } = parse(readFileSync(join(root, 'content', id, 'game.yaml'), 'utf8')) as Facts;
  return { id, title, code, modules, game, words: wordsOf(id) };
});

/** The wing of an id; throws RangeError where this run is about another. */
export function wingOf(id: string): Wing {
  const wing = wings.find((one) => one.id === id);
  if (wing === undefined) throw new RangeError(`no wing ${id}`);
  return wing;
}
