import { cpSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { root, tool } from './toolchain.mjs';

// A draft is a copy of the tree with a toy game in it, for tests: alone, or beside the games that are here. It shows that a
// game is its three folders and a line, and that nothing outside of them needs any other.

/** Where the draft of a small site is made. */
export const draft = join(root, '.build/draft');

/** The toy, and where its three folders are kept. */
const toy = 'sidings';
const kept = 'tests/house/toy';
/** Where each of them goes. */
const rooms = { src: `src/games/${toy}`, content: `content/${toy}`, tests: `tests/games/${toy}` };
/** Its line of src/engine.ts. */
const line = `  ${toy}: (await import('./games/${toy}/engine/index.ts')).${toy},\n`;

/** What a draft has of the tree. */
const parts = [
  'astro.config.mjs',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
  'public',
  'src',
  'content',
  'tests',
];
/** What belongs to a game that is here. */
const game = /^(content\/(?!glossary\b)|(src|tests)\/games\/(?!common\/|common$|index\.ts))[^/]+/;
const gameLine = /^.*import\('\.\/games\/.*\n/gm;

/** The place of a file in a tree that has the toy. @param {string} path in this one, from its root */
function placed(path) {
  for (const [room, to] of Object.entries(rooms))
    if (path.startsWith(`${kept}/${room}/`)) return to + path.slice(`${kept}/${room}`.length);
  return path;
}

/** A file of the toy as it stands in such a tree, where the way to what it imports is another.
 * @param {string} path
 * @param {string} text
 */
function moved(path, text) {
  return text.replace(/(['"])(\.\.?\/[^'"\n]*)\1/g, (_, quote, name) => {
    const to = posix.relative(posix.dirname(placed(path)), placed(posix.join(posix.dirname(path), name)));
    return `${quote}${to.startsWith('.') ? to : `./${to}`}${quote}`;
  });
}

/** Puts the toy into a tree: its three folders, and its line behind the others. @param {string} dir */
function addToy(dir) {
  for (const room of Object.keys(rooms))
    for (const name of readdirSync(join(root, kept, room), { recursive: true, encoding: 'utf8' })) {
      const path = posix.join(kept, room, name.replaceAll('\\', '/'));
      if (statSync(join(root, path)).isDirectory()) continue;
      cpSync(join(root, path), join(dir, placed(path)));
      if (/\.(ts|svelte)$/.test(path))
        writeFileSync(join(dir, placed(path)), moved(path, readFileSync(join(root, path), 'utf8')));
    }
  const face = join(dir, 'src/engine.ts');
  const text = readFileSync(face, 'utf8');
  const end = text.indexOf('} as const;');
  writeFileSync(face, text.slice(0, end) + line + text.slice(end));
}

/** Makes a draft anew: a copy of the tree with the toy, beside the games that are here or in their place.
 * @param {string} dir an absolute path
 * @param {{ beside?: boolean }} [options]
 */
export function makeDraft(dir, { beside = false } = {}) {
  rmSync(dir, { recursive: true, force: true });
  for (const part of parts)
    cpSync(join(root, part), join(dir, part), {
      recursive: true,
      filter: (path) => beside || !game.test(relative(root, path).replaceAll('\\', '/')),
    });
  const face = join(dir, 'src/engine.ts');
  if (!beside) writeFileSync(face, readFileSync(face, 'utf8').replaceAll(gameLine, ''));
  addToy(dir);
  symlinkSync(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
}

/** Makes the draft of a small site and builds it below a base path, into .build/sub. */
export async function buildDraft() {
  makeDraft(draft);
  const env = { ROUNDHOUSE_BASE: '/sub/folder/', ROUNDHOUSE_OUT: '../sub' };
  await tool('astro', ['build'], { env, cwd: draft });
}
