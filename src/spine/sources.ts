import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Source } from './document.ts';

const folders = ['content', 'tests/games', 'src/games'];
const wanted = [
  /^content\/[^/]+\/(game\.yaml|ids\.tsv)$/,
  /^content\/[^/]+\/reference\/[^/]+\.yaml$/,
  /^content\/[^/]+\/(rules|faq|rulings|learn|glossary)\/[^/]+\.mdx$/,
  /^content\/glossary\/[^/]+\.mdx$/,
  /^tests\/games\/[^/]+\/statements\.tsv$/,
  /^src\/games\/[^/]+\/(modules\/[^/]+\/)?engine\/.+\.ts$/,
];

/** Reads every file that the spine is built from, in a fixed order. `root` is the top of the repository. */
export function readSources(root: string): Source[] {
  return list(root).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** Tells whether anything was written, added or removed since: another stamp, another tree. */
export function stampSources(root: string): string {
  return list(root)
    .map((path) => `${path}:${statSync(join(root, path)).mtimeMs}`)
    .join('\n');
}

function list(root: string): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
    )
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => wanted.some((pattern) => pattern.test(path)))
    .sort();
}
