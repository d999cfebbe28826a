import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../src/commands/toolchain.mjs';

// Ten times the content, made of the one there is: every game stands there ten times, under ids of its own, with its
// clauses, questions, rulings, engine, words, examples, charts and boards. The glossary is everybody's and stays.

/** `railroad-revolution` as its island is called. */
export const islandOf = (game: string): string =>
  game.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const copyId = (game: string, n: number): string => `${game}-${n}`;

/** Where a file of a game goes in a copy of it; `undefined` for a file that is not the game's own. */
export function copiedPath(path: string, game: string, n: number): string | undefined {
  const parts = path.split('/');
  const at = parts.findIndex((part) => part === game || part.startsWith(`${game}.`));
  const island = `src/islands/${islandOf(game)}.svelte`;
  if (path === island) return `src/islands/${islandOf(game)}${n}.svelte`;
  if (at < 0) return undefined;
  return parts.map((part, i) => (i === at ? part.replace(game, copyId(game, n)) : part)).join('/');
}

/** A game's own text in a copy: where it names the game, in an address or a string, it names the copy. */
export function copiedText(text: string, game: string, n: number): string {
  return text.replace(new RegExp(`(?<![\\w-])${game}(?![\\w-])`, 'g'), copyId(game, n));
}

/** The files that name all games, so that each finds its engine, its words and its island. */
export const registers = ['src/engine.ts', 'src/components/stage.ts', 'src/mdx/Example.astro'] as const;

/** Such a file with copies `2 … times` of a game beside it: its imports, and the lines or entries that are for its id. */
export function registered(text: string, game: string, times: number): string {
  const copies = Array.from({ length: times - 1 }, (_, i) => i + 2);
  const island = islandOf(game);
  const names = new Set<string>();
  const rename = (line: string, n: number) =>
    [...names].reduce((out, name) => out.replace(new RegExp(`\\b${name}\\b`, 'g'), `${name}_${n}`), line);
  const out: string[] = [];
  for (const line of text.split('\n')) {
    const [, what, from = ''] = /^import (.+) from '(.+)';$/.exec(line) ?? [];
    const isOwn = copiedPath(from, game, 2) !== undefined || from.endsWith(`/${island}.svelte`);
    if (what !== undefined && isOwn) {
      out.push(line);
      const bindings = what
        .replace(/[{}]/g, '')
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean);
      for (const binding of bindings) names.add(binding.split(' as ').at(-1) ?? binding);
      for (const n of copies) {
        const taken = bindings.map((one) => {
          const [own = '', alias = own] = one.split(' as ');
          return what.startsWith('{') ? `${own} as ${alias}_${n}` : `${own}_${n}`;
        });
        const there = from.endsWith('.svelte')
          ? from.replace(`${island}.svelte`, `${island}${n}.svelte`)
          : copiedText(from, game, n);
        out.push(`import ${what.startsWith('{') ? `{ ${taken.join(', ')} }` : taken.join(', ')} from '${there}';`);
      }
    } else if (new RegExp(`^\\s*'${game}': .+,$|=== '${game}(/[a-z-]+)?' &&`).test(line)) {
      out.push(line, ...copies.map((n) => rename(copiedText(line, game, n), n)));
    } else {
      const entry = new RegExp(`'${game}': (\\w+)`);
      out.push(
        line.replace(entry, (own) => [own, ...copies.map((n) => rename(copiedText(own, game, n), n))].join(', ')),
      );
    }
  }
  return out.join('\n');
}

/** Copies the project as it stands to a folder below it, so that it finds its packages, with every game so many times. */
export function multiply(to: string, games: readonly string[], times: number): void {
  rmSync(to, { recursive: true, force: true });
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    writeFileSync(join(to, path), text);
  };
  for (const path of paths) {
    if (path.startsWith('tests/') && !path.startsWith('tests/content/statements/')) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path));
    for (const game of games)
      for (let n = 2; n <= times; n++) {
        const copy = copiedPath(path, game, n);
        if (copy !== undefined) write(copy, copiedText(readFileSync(join(root, path), 'utf8'), game, n));
      }
  }
  for (const path of registers) {
    const text = readFileSync(join(root, path), 'utf8');
    write(
      path,
      games.reduce((sum, game) => registered(sum, game, times), text),
    );
  }
}
