import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../../../src/commands/toolchain.mjs';

// Ten times the content, made of the one there is: every game stands there ten times, under ids of its own, with its
// clauses, questions, rulings, engine, words, examples, charts and boards. Terms that no game has for itself stay.

/** The folders in which each game has one of its own. */
const rooms = ['src/games', 'content', 'tests/games'] as const;

const copyId = (game: string, n: number): string => `${game}-${n}`;

/** Where a file of a game goes in a copy of it; `undefined` for a file that is not the game's own. */
export function copiedPath(path: string, game: string, n: number): string | undefined {
  const room = rooms.find((one) => path.startsWith(`${one}/${game}/`));
  return room && `${room}/${copyId(game, n)}${path.slice(`${room}/${game}`.length)}`;
}

/** A game's own text in a copy: where it names the game, in an address or a string, it names the copy. */
export function copiedText(text: string, game: string, n: number): string {
  return text.replace(new RegExp(`(?<![\\w-])${game}(?![\\w-])`, 'g'), copyId(game, n));
}

/** The file that names all games, a line each. */
export const register = 'src/engine.ts';

/** That file with copies `2 … times` of a game beside it. */
export function registered(text: string, game: string, times: number): string {
  const copies = Array.from({ length: times - 1 }, (_, i) => i + 2);
  return text
    .split('\n')
    .flatMap((line) => [line, ...copies.map((n) => copiedText(line, game, n)).filter((copy) => copy !== line)])
    .join('\n');
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
    if (path.startsWith('tests/') && !path.endsWith('/statements.tsv')) continue;
    mkdirSync(dirname(join(to, path)), { recursive: true });
    cpSync(join(root, path), join(to, path));
    for (const game of games)
      for (let n = 2; n <= times; n++) {
        const copy = copiedPath(path, game, n);
        if (copy !== undefined) write(copy, copiedText(readFileSync(join(root, path), 'utf8'), game, n));
      }
  }
  const text = readFileSync(join(root, register), 'utf8');
  write(
    register,
    games.reduce((sum, game) => registered(sum, game, times), text),
  );
}
